// SQL text: the statement of an operation, for both databases. It is made of the tables' own names alone, never of values.
import type { Listing } from "./operations.js";
import { type AnyTable, columnsOf, tableName } from "./table.js";

/** How a database writes what the statements have in common. */
export interface Dialect {
  /** Stands in front of a table's name. */
  readonly schema: string;
  /** A comparison that no other schema can put its own in place of. */
  operator(sign: string): string;
  /** The value of a number, from 1 on. */
  value(number: number): string;
  /** Behind a statement that reads rows which are about to change. */
  readonly forUpdate: string;
  readonly skipLocked: string;
}

export const SQLITE: Dialect = {
  schema: "",
  operator: (sign) => sign,
  value: (number) => `?${number}`,
  // One transaction writes at a time.
  forUpdate: "",
  skipLocked: "",
};

export const POSTGRES: Dialect = {
  schema: "$schema.",
  operator: (sign) => `OPERATOR(pg_catalog.${sign})`,
  value: (number) => `$${number}`,
  forUpdate: " FOR UPDATE",
  skipLocked: " FOR UPDATE SKIP LOCKED",
};

/** The names of a table's columns. */
export function columnNames(table: AnyTable): readonly string[] {
  return Object.keys(table.columns);
}

/** Reads a row by its key. */
export function getText(dialect: Dialect, table: AnyTable, isLocked: boolean): string {
  return `SELECT ${columnNames(table).join(", ")} FROM ${dialect.schema}${tableName(table)} WHERE ${equalsText(
    dialect,
    table.key,
  )}${isLocked ? dialect.forUpdate : ""}`;
}

/** Writes rows that `source` gives in the order of the columns, and gives the keys of those that were written. */
export function insertText(dialect: Dialect, table: AnyTable, source: string): string {
  const names = columnNames(table).join(", ");
  return `INSERT INTO ${dialect.schema}${tableName(table)} (${names}) ${source}
    ON CONFLICT DO NOTHING RETURNING ${table.key.join(", ")}`;
}

/** Writes rows over those of the same key; `source` as above. */
export function putText(dialect: Dialect, table: AnyTable, source: string): string {
  const names = columnNames(table);
  const others = names.filter((name) => !table.key.includes(name));
  const set = others.map((name) => `${name} = excluded.${name}`).join(", ");
  return `INSERT INTO ${dialect.schema}${tableName(table)} (${names.join(", ")}) ${source}
    ON CONFLICT (${table.key.join(", ")}) DO UPDATE SET ${set}`;
}

/** Removes a row by its key. */
export function removeText(dialect: Dialect, table: AnyTable): string {
  return `DELETE FROM ${dialect.schema}${tableName(table)} WHERE ${equalsText(dialect, table.key)}`;
}

/** Lists rows; the values are those of `equals`, `after`, `upTo` and the limit, in this order. */
export function listText(dialect: Dialect, table: AnyTable, listing: Listing): string {
  const { equals = [], after = [], upTo, order = "asc", lock } = listing;
  const columns = columnsOf(table, listing.index);
  const behind = columns.slice(equals.length);
  const { schema, value, operator } = dialect;
  const conditions = equals.length > 0 ? [equalsText(dialect, columns.slice(0, equals.length))] : [];
  let number = equals.length;
  if (after.length > 0) {
    const values = after.map(() => value(++number));
    const sign = operator(order === "asc" ? ">" : "<");
    conditions.push(`${rowOf(behind.slice(0, after.length))} ${sign} ${rowOf(values)}`);
  }
  if (upTo !== undefined)
    conditions.push(`${behind[0]} ${operator(order === "asc" ? "<=" : ">=")} ${value(++number)}`);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "";
  const sorted = behind.length > 0 ? ` ORDER BY ${behind.map((name) => `${name} ${order}`).join(", ")}` : "";
  return `SELECT ${columnNames(table).join(", ")} FROM ${schema}${tableName(table)}${where}${sorted} LIMIT ${value(
    ++number,
  )}${lock === undefined ? "" : dialect.skipLocked}`;
}

/** The values of a listing's statement. */
export function listValues({ equals = [], after = [], upTo, limit }: Listing): (string | number)[] {
  return [...equals, ...after, ...(upTo === undefined ? [] : [upTo]), limit];
}

function equalsText({ operator, value }: Dialect, columns: readonly string[]): string {
  return columns.map((name, at) => `${name} ${operator("=")} ${value(at + 1)}`).join(" AND ");
}

function rowOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? "") : `(${parts.join(", ")})`;
}
