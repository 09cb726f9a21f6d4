// A schema of its own on the test run's Postgres, with pools into it.
import type { Clock, Store, StoreExtension } from "@svckit/core";
import pg from "pg";
import { postgresStore } from "../src/index.js";
import { newSchemaName, shelfOf, tablesOf } from "./used-schemas.js";

/** A schema that a test has to itself. */
export interface TestSchema {
  readonly name: string;
  /** A pool for the test's own questions. */
  readonly pool: pg.Pool;
  /** Opens a store on it, as a process would: with a pool of its own. */
  open(clock?: Clock, extensions?: readonly StoreExtension<object>[]): OpenedStore;
  /** Makes every instance look silent for a minute. */
  silence(): Promise<void>;
  /** Closes what was opened, and drops the schema or empties it for the next test. */
  drop(): Promise<void>;
}

// What waits on the shelf keeps no worker from its end.
const IDLE = { allowExitOnIdle: true, idleTimeoutMillis: 60_000 };

/** A store with its pool. */
export interface OpenedStore {
  readonly store: Store;
  readonly pool: pg.Pool;
  /** Ends it as a crash does: it does nothing more. */
  crash(): Promise<void>;
  /** Ends it well. */
  end(): Promise<void>;
}

/**
 * A schema on a server. Where a test says which extensions it opens stores with, it may get the schema of a test before it,
 * and leaves it to the next: it may do what it likes to rows, and leaves tables, functions and triggers as they were.
 */
export function createTestSchema(url: string, used?: readonly StoreExtension<object>[]): TestSchema {
  // A server that outlives the tests keeps none of their schemas.
  const shelf = used && !process.env["DATABASE_URL"] ? shelfOf(used) : undefined;
  const taken = shelf?.take();
  const name = taken?.name ?? newSchemaName();
  const tables = tablesOf(used ?? []);
  let hasOtherTables = false;
  const pool = taken?.pool ?? new pg.Pool({ connectionString: url, max: 2, ...IDLE });
  if (!taken) pool.on("error", () => {});
  let spare = taken?.spare;
  const opened: { readonly store: Store; readonly pool: pg.Pool; isOver: boolean }[] = [];

  return {
    name,
    pool,
    open(clock, extensions = []) {
      hasOtherTables ||= tablesOf(extensions) !== tables;
      const own = spare ?? new pg.Pool({ connectionString: url, max: 4, ...IDLE });
      spare = undefined;
      const life = clock && mortal(clock);
      const store = postgresStore(own, { schema: name, extensions, ...(life && { clock: life.clock }) });
      const entry = { store, pool: own, isOver: false };
      opened.push(entry);
      return {
        store,
        pool: own,
        async crash() {
          entry.isOver = true;
          life?.end();
          await own.end();
        },
        async end() {
          entry.isOver = true;
          await store.close();
          await own.end();
        },
      };
    },
    async silence() {
      await pool.query(`UPDATE ${name}.instance SET heartbeat_at = clock_timestamp() - interval '1 minute'`);
    },
    async drop() {
      const isKept = shelf !== undefined && opened.length > 0 && !hasOtherTables;
      for (const { store, pool: own, isOver } of opened) {
        if (isOver) continue;
        await store.close();
        if (!isKept || spare) await own.end();
        else spare = own.removeAllListeners("error");
      }
      if (isKept) return shelf.giveBack({ name, pool, spare });
      await spare?.end();
      await pool.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
      await pool.end();
    },
  };
}

/** Opens a store for a process that is killed and never closes it. */
export function openForProcess(url: string, schema: string): Store {
  return postgresStore(new pg.Pool({ connectionString: url, max: 4 }), { schema });
}

/** A clock whose timers die with their process. */
function mortal(clock: Clock): { readonly clock: Clock; end(): void } {
  let alive = true;
  return {
    clock: {
      now: () => clock.now(),
      after: (ms, task) =>
        clock.after(ms, () => {
          if (alive) task();
        }),
    },
    end() {
      alive = false;
    },
  };
}
