// Rows in SQLite: the operations as prepared statements.
import type { SqliteDatabase, SqliteStatement } from "@svckit/core";
import { fromCells, toCells } from "./cells.js";
import type { Operation } from "./operations.js";
import {
  columnNames,
  getText,
  insertText,
  listText,
  listValues,
  putText,
  removeText,
  SQLITE,
} from "./sql-text.js";
import type { AnyTable } from "./table.js";

/** Carries out operations on the tables of one file. */
export function sqliteRows(database: SqliteDatabase): (operation: Operation) => unknown {
  const prepared = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  }

  return (operation) => {
    const { table } = operation;
    switch (operation.does) {
      case "get": {
        const cells = prepare(getText(SQLITE, table, false)).get(...operation.key);
        return cells === undefined ? undefined : fromCells(table, rowOf(cells));
      }
      case "insert":
        return operation.rows.map(
          (row) => prepare(insertOne(table)).get(...toCells(table, row)) !== undefined,
        );
      case "put":
        for (const row of operation.rows) prepare(putOne(table)).run(...toCells(table, row));
        return undefined;
      case "remove":
        for (const key of operation.keys) prepare(removeText(SQLITE, table)).run(...key);
        return undefined;
      case "list": {
        const { listing } = operation;
        const found = prepare(listText(SQLITE, table, listing)).all(...listValues(listing));
        return found.map((cells) => fromCells(table, rowOf(cells)));
      }
    }
  };
}

const insertOne = (table: AnyTable) => insertText(SQLITE, table, valuesOf(table));
const putOne = (table: AnyTable) => putText(SQLITE, table, valuesOf(table));

function valuesOf(table: AnyTable): string {
  const values = columnNames(table).map(() => "?");
  return `VALUES (${values.join(", ")})`;
}

function rowOf(cells: unknown): Readonly<Record<string, unknown>> {
  // `as`: SQLite gives each row as an object by column.
  return cells as Readonly<Record<string, unknown>>;
}
