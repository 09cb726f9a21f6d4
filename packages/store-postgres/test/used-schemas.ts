// Schemas that a test has done with, emptied for the next one: to make the tables takes longer than most tests.
import { randomUUID } from "node:crypto";
import type { StoreExtension } from "@svckit/core";
import type pg from "pg";

/** Schemas whose tables are those of the same extensions. */
export interface Shelf {
  /** One that is empty; undefined where there is none yet. */
  take(): string | undefined;
  /** Empties one, and has it for the next test. No store works on it any more. */
  giveBack(pool: pg.Pool, schema: string): Promise<void>;
}

const shelves = new Map<string, Shelf>();

// Triggers that keep rows from being deleted do not run here. What a migration wrote down stays. A table whose rows are deleted
// one by one would be planned for as one that stays small.
const EMPTY = (schema: string) => `
  DO $$ DECLARE each record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR each IN SELECT relname AS name FROM pg_class
      WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
        AND relname NOT IN ('schema_version', 'migration')
    LOOP EXECUTE format('TRUNCATE %I.%I CASCADE', '${schema}', each.name); END LOOP;
    FOR each IN SELECT sequencename AS name, start_value FROM pg_sequences
      WHERE schemaname = '${schema}' AND last_value IS NOT NULL
    LOOP PERFORM setval(format('%I.%I', '${schema}', each.name), each.start_value, false); END LOOP;
  END $$`;

/** The name of a schema that is not there yet. */
export function newSchemaName(): string {
  return `svckit_test_${randomUUID().replaceAll("-", "").slice(0, 16)}`;
}

/** The schemas of these extensions' tables. */
export function shelfOf(extensions: readonly StoreExtension<object>[]): Shelf {
  const tables = tablesOf(extensions);
  const shelf = shelves.get(tables) ?? createShelf();
  shelves.set(tables, shelf);
  return shelf;
}

/** What tells tables from others: two schemas with the same text have the same tables. */
export function tablesOf(extensions: readonly StoreExtension<object>[]): string {
  return JSON.stringify(extensions.map(({ name, postgres }) => [name, postgres.migrations]));
}

function createShelf(): Shelf {
  const empty: string[] = [];
  return {
    take: () => empty.pop(),
    async giveBack(pool, schema) {
      await pool.query(EMPTY(schema));
      empty.push(schema);
    },
  };
}
