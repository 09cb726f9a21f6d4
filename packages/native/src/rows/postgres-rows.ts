// Rows in Postgres: the operations as statements of a transaction, many rows in one.
import type { PostgresQuery } from "@svckit/core";
import { fromCells, toCells } from "./cells.js";
import type { Operation } from "./operations.js";
import { columnNames, getText, insertText, listText, listValues, POSTGRES, putText } from "./sql-text.js";
import { type AnyTable, type KeyValue, tableName } from "./table.js";

/** Carries out operations by the statements of one transaction. */
export function postgresRows(query: PostgresQuery): (operation: Operation) => Promise<unknown> {
  return async (operation) => {
    const { table } = operation;
    switch (operation.does) {
      case "get": {
        const text = getText(POSTGRES, table, operation.lock !== undefined);
        const [cells] = await query(text, operation.key);
        return cells && fromCells(table, cells);
      }
      case "insert": {
        const { rows } = operation;
        const text = insertText(POSTGRES, table, sourceOf(table));
        const written = (await query(text, [recordsOf(table, rows)])).map((row) => keyText(table, row));
        return rows.map((row) => written.includes(keyText(table, row)));
      }
      case "put":
        await query(putText(POSTGRES, table, sourceOf(table)), [recordsOf(table, operation.rows)]);
        return undefined;
      case "remove":
        await query(removeMany(table), [JSON.stringify(operation.keys.map((key) => keyRecord(table, key)))]);
        return undefined;
      case "list": {
        const { listing } = operation;
        const found = await query(listText(POSTGRES, table, listing), listValues(listing));
        return found.map((cells) => fromCells(table, cells));
      }
    }
  };
}

/** The rows in the first value, in the order of the columns. */
function sourceOf(table: AnyTable): string {
  const names = columnNames(table);
  return `SELECT ${names.map((name) => `r.${name}`).join(", ")} FROM ${recordset(table, names)}`;
}

/** The key of a row as one text. An integer comes back from Postgres as text. */
function keyText({ key }: AnyTable, row: object): string {
  return JSON.stringify(key.map((name) => String(Reflect.get(row, name))));
}

function removeMany(table: AnyTable): string {
  const matches = table.key.map((name) => `t.${name} ${POSTGRES.operator("=")} r.${name}`).join(" AND ");
  return `DELETE FROM $schema.${tableName(table)} AS t USING ${recordset(table, table.key)} WHERE ${matches}`;
}

/** The rows in the first value, which is a JSON array of objects. */
function recordset(table: AnyTable, names: readonly string[]): string {
  const typed = names.map(
    (name) => `${name} pg_catalog.${table.columns[name] === "integer" ? "int8" : "text"}`,
  );
  return `pg_catalog.jsonb_to_recordset($1::pg_catalog.jsonb) AS r (${typed.join(", ")})`;
}

function recordsOf(table: AnyTable, rows: readonly object[]): string {
  const names = columnNames(table);
  const records = rows.map((row) => {
    const cells = toCells(table, row);
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  });
  return JSON.stringify(records);
}

function keyRecord({ key: names }: AnyTable, key: readonly KeyValue[]): object {
  return Object.fromEntries(names.map((name, at) => [name, key[at]]));
}
