// Cells: a row as a database keeps it, and back.
import { columnNames } from "./sql-text.js";
import type { AnyTable } from "./table.js";

type Cell = string | number | null;

/** The values of a row in the order of the columns. JSON becomes its text. */
export function toCells(table: AnyTable, row: object): Cell[] {
  return columnNames(table).map((name) => {
    // `as`: a row has the columns of its table.
    const value = (row as Readonly<Record<string, unknown>>)[name];
    if (value === null || value === undefined) return null;
    // `as`: what is no JSON is text or a number.
    return table.columns[name] === "json" ? JSON.stringify(value) : (value as Cell);
  });
}

/** A row out of a database, where an integer may come as text. */
export function fromCells(table: AnyTable, cells: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    columnNames(table).map((name) => {
      const value = cells[name] ?? null;
      if (value === null) return [name, null];
      if (table.columns[name] === "integer") return [name, Number(value)];
      return [name, table.columns[name] === "json" ? JSON.parse(String(value)) : value];
    }),
  );
}
