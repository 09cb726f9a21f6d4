// Executor: runs statements on the pool, alone or in a transaction. One that lost a race is run again.
import type { PostgresDatabase, PostgresQuery, PostgresRow } from "@svckit/core";
import { ignoreBreak, type Pool, type PoolClient, quoteName, sqlState } from "./pool.js";

/** Runs statements in one schema. */
export interface Executor extends PostgresDatabase {
  /**
   * Runs a statement, in which `$schema` is the schema's name. One that lost a race with another transaction is run again;
   * one that is not answered in `timeoutMs`, 5 s by default, is given up with its connection.
   */
  query(text: string, values?: readonly unknown[], timeoutMs?: number): Promise<readonly PostgresRow[]>;
  /** Each statement of `work` may take `timeoutMs`, 5 s by default, and sees what was committed before it. */
  transaction<T>(work: (query: PostgresQuery) => Promise<T>, timeoutMs?: number): Promise<T>;
}

/**
 * The operators of statements that run outside the store's functions. By their names alone they would be looked up in the
 * connection's `search_path`, and so would functions and types: whoever may make some in a schema of it could run in them.
 */
export const OPERATORS = {
  EQUALS: "OPERATOR(pg_catalog.=)",
  UNEQUAL: "OPERATOR(pg_catalog.<>)",
  LESS: "OPERATOR(pg_catalog.<)",
  GREATER: "OPERATOR(pg_catalog.>)",
  AT_LEAST: "OPERATOR(pg_catalog.>=)",
  AT_MOST: "OPERATOR(pg_catalog.<=)",
  PLUS: "OPERATOR(pg_catalog.+)",
  MINUS: "OPERATOR(pg_catalog.-)",
  JOINED: "OPERATOR(pg_catalog.||)",
  MEMBER: "OPERATOR(pg_catalog.->>)",
} as const;

const QUERY_TIMEOUT_MS = 5_000;
const MAX_RACES = 20;

// Serialization failure and deadlock: the transaction was rolled back and can be run again.
const LOST_RACES: ReadonlySet<string> = new Set(["40001", "40P01"]);
// Without a name: a row of a later time was on its way to the partition of what is of no month, and its month was made meanwhile.
const CHECK_VIOLATION = "23514";

/** Runs statements on a pool, in a schema. */
export function createExecutor(pool: Pool, schema: string): Executor {
  const texts = new Map<string, string>();
  function named(text: string): string {
    const known = texts.get(text) ?? text.replaceAll("$schema", () => quoteName(schema));
    texts.set(text, known);
    return known;
  }
  return {
    query: (text, values = [], timeoutMs = QUERY_TIMEOUT_MS) =>
      untilWon(async () => {
        const query = { text: named(text), values: [...values], query_timeout: timeoutMs };
        return (await pool.query(query)).rows;
      }),
    transaction: (work, timeoutMs = QUERY_TIMEOUT_MS) =>
      untilWon(() =>
        inTransaction(pool, timeoutMs, (query) => work(async (text, values) => query(named(text), values))),
      ),
  };
}

async function untilWon<T>(run: () => Promise<T>): Promise<T> {
  for (let races = 0; ; races += 1) {
    try {
      return await run();
    } catch (error) {
      if (races >= MAX_RACES || !isLostRace(error)) throw error;
    }
  }
}

function isLostRace(error: unknown): boolean {
  const state = sqlState(error) ?? "";
  return LOST_RACES.has(state) || (state === CHECK_VIOLATION && !isOfNamedCheck(error));
}

/** A check of a table has a name. The bounds of a partition have none. */
function isOfNamedCheck(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint !== undefined;
}

/** Runs `work` in a transaction on a connection of the pool. Each of its statements may take `timeoutMs`. */
export async function inTransaction<T>(
  pool: Pool,
  timeoutMs: number,
  work: (query: PostgresQuery) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  client.on("error", ignoreBreak);
  // A connection that has not answered is in an unknown state: it is given up.
  let isLost = false;
  const query: PostgresQuery = async (text, values = []) => {
    try {
      return (await client.query({ text, values: [...values], query_timeout: timeoutMs })).rows;
    } catch (error) {
      isLost ||= sqlState(error) === undefined;
      throw error;
    }
  };
  try {
    // Whatever the server's default is: each statement sees what was committed before it.
    await query("BEGIN ISOLATION LEVEL READ COMMITTED");
    const value = await work(query);
    await query("COMMIT");
    return value;
  } catch (error) {
    if (!isLost) await query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    release(client, isLost);
  }
}

function release(client: PoolClient, isLost: boolean): void {
  client.off("error", ignoreBreak);
  client.release(isLost);
}
