// Rows in memory: the operations over the tables of a store without a database.
import type { MemoryDatabase, MemoryTable } from "@svckit/core";
import type { Listing, Operation } from "./operations.js";
import { type AnyTable, columnsOf, type KeyValue } from "./table.js";

type Row = Readonly<Record<string, unknown>>;

/** Carries out operations on the tables of one store. */
export function memoryRows(
  database: MemoryDatabase,
  tables: readonly AnyTable[],
): (operation: Operation) => unknown {
  const rowsOf = new Map(tables.map((table) => [table, database.table<Row>()]));

  function find(table: AnyTable): MemoryTable<Row> {
    const rows = rowsOf.get(table);
    if (!rows) throw new Error(`the store has no table ${table.name}`);
    return rows;
  }

  return (operation) => {
    const { table } = operation;
    const rows = find(table);
    switch (operation.does) {
      case "get":
        return rows.get(JSON.stringify(operation.key));
      case "insert":
        return operation.rows.map((row) => {
          const key = keyOf(table, row);
          if (rows.get(key) !== undefined) return false;
          rows.set(key, copyOf(row));
          return true;
        });
      case "put":
        for (const row of operation.rows) rows.set(keyOf(table, row), copyOf(row));
        return undefined;
      case "remove":
        for (const key of operation.keys) rows.delete(JSON.stringify(key));
        return undefined;
      case "list":
        return listRows(table, rows.rows(), operation.listing);
    }
  };
}

function keyOf(table: AnyTable, row: object): string {
  // `as`: a row has the columns of its table.
  return JSON.stringify(table.key.map((column) => (row as Row)[column]));
}

/** As a database keeps it: nobody changes what was written, and JSON is what its text says. */
function copyOf(row: object): Row {
  return JSON.parse(JSON.stringify(row));
}

function listRows(
  table: AnyTable,
  rows: Iterable<Row>,
  { index, equals = [], after, upTo, order = "asc", limit }: Listing,
): Row[] {
  const columns = columnsOf(table, index);
  const behind = columns.slice(equals.length);
  const sign = order === "asc" ? 1 : -1;
  // `as`: the columns of an index hold such values, and where one holds null the row is in no range.
  const at = (row: Row, column: string) => row[column] as KeyValue | null;
  const found = [];
  for (const row of rows) {
    if (!equals.every((value, place) => at(row, columns[place] ?? "") === value)) continue;
    if (upTo !== undefined) {
      const value = at(row, behind[0] ?? "");
      if (value === null || sign * compareValues(value, upTo) > 0) continue;
    }
    if (after !== undefined && sign * compareRows(row, behind, after) <= 0) continue;
    found.push(row);
  }
  const compare = (a: Row, b: Row) =>
    sign *
    compareRows(
      a,
      behind,
      behind.map((column) => at(b, column)),
    );
  return found.sort(compare).slice(0, limit);
}

function compareRows(row: Row, columns: readonly string[], values: readonly (KeyValue | null)[]): number {
  for (const [place, other] of values.entries()) {
    // `as`: as above.
    const order = compareValues(row[columns[place] ?? ""] as KeyValue | null, other);
    if (order !== 0) return order;
  }
  return 0;
}

/** As the databases do: numbers by size, text by its bytes, null in front. */
function compareValues(a: KeyValue | null, b: KeyValue | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
