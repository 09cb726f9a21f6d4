// Schemas that a test has done with, emptied for the next one: to make the tables takes longer than most tests.
import { randomUUID } from "node:crypto";
import type { StoreExtension } from "@svckit/core";
import type pg from "pg";

/** A schema that is empty, with a pool for a test's own questions, and one for a store that its store has closed well. */
export interface UsedSchema {
  readonly name: string;
  readonly pool: pg.Pool;
  /** Their connections know the tables already: a new one has the server read of all of them first. */
  readonly spare: pg.Pool | undefined;
}

/** Schemas whose tables are those of the same extensions. */
export interface Shelf {
  /** One that is empty; undefined where there is none yet. */
  take(): UsedSchema | undefined;
  /** Empties one, and has it for the next test. No store works on it any more. */
  giveBack(used: UsedSchema): Promise<void>;
}

const shelves = new Map<string, Shelf>();

// Triggers that keep rows from being deleted do not run here. What a migration wrote down stays. To truncate a table makes its
// files anew, and those of all that refer to it: it takes six times as long. One that was counted, or is large, would be planned
// for as one that stays small where its rows are deleted.
const EMPTY = (schema: string) => `
  DO $$ DECLARE each record; BEGIN
    SET LOCAL session_replication_role = replica;
    FOR each IN SELECT relname AS name, reltuples >= 0 OR pg_relation_size(oid) > 5 * 8192 AS is_known FROM pg_class
      WHERE relnamespace = '${schema}'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
        AND relname NOT IN ('schema_version', 'migration')
    LOOP EXECUTE format(CASE WHEN each.is_known THEN 'TRUNCATE %I.%I CASCADE' ELSE 'DELETE FROM %I.%I' END,
      '${schema}', each.name); END LOOP;
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
  const empty: UsedSchema[] = [];
  return {
    take: () => empty.pop(),
    async giveBack(used) {
      await used.pool.query(EMPTY(used.name));
      empty.push(used);
    },
  };
}
