// Executor: runs statements on the pool, alone or in a transaction. One that lost a race is run again.
import { createHash } from "node:crypto";
import type { PostgresDatabase, PostgresQuery, PostgresRow } from "@svckit/core";
import { ignoreBreak, type Pool, type PoolClient, type Query, quoteName, sqlState } from "./pool.js";

/** The names of statements that are prepared, by their texts. */
type Names = ReadonlyMap<string, string>;

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

// Between the store and the database may be a pooler that gives a statement to another connection than prepared it, and a
// function that was made anew may give other columns than the prepared statement knows. Nothing was run.
const NOT_PREPARED: ReadonlySet<string> = new Set(["26000", "42P05", "0A000"]);

/**
 * Runs statements on a pool, in a schema. Those of `prepared` are parsed once a connection, unless a pooler turns out to be
 * between that knows no prepared statements.
 */
export function createExecutor(pool: Pool, schema: string, prepared: readonly string[] = []): Executor {
  const texts = new Map<string, string>();
  const names = new Map(prepared.map((text) => [named(text), nameOf(named(text))]));

  async function untilRun<T>(run: () => Promise<T>): Promise<T> {
    return untilWon(async () => {
      try {
        return await run();
      } catch (error) {
        if (!NOT_PREPARED.has(sqlState(error) ?? "")) throw error;
        names.clear();
        return await run();
      }
    });
  }

  function named(text: string): string {
    const known = texts.get(text) ?? text.replaceAll("$schema", () => quoteName(schema));
    texts.set(text, known);
    return known;
  }
  return {
    query: (text, values = [], timeoutMs = QUERY_TIMEOUT_MS) =>
      untilRun(async () => (await pool.query(toQuery(named(text), values, { timeoutMs, names }))).rows),
    transaction: (work, timeoutMs = QUERY_TIMEOUT_MS) =>
      untilRun(() =>
        inTransaction(
          pool,
          timeoutMs,
          (query) => work(async (text, values) => query(named(text), values)),
          names,
        ),
      ),
  };
}

/** The same text has the same name in each process: behind a pooler they may share a connection. */
function nameOf(text: string): string {
  return `svckit_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
}

function toQuery(
  text: string,
  values: readonly unknown[],
  { timeoutMs, names }: { readonly timeoutMs: number; readonly names: Names },
): Query {
  const name = names.get(text);
  return { ...(name !== undefined && { name }), text, values: [...values], query_timeout: timeoutMs };
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

/** Runs `work` in a transaction on a connection of the pool. Each of its statements may take `timeoutMs`; `names` are those of statements that are prepared. */
export async function inTransaction<T>(
  pool: Pool,
  timeoutMs: number,
  work: (query: PostgresQuery) => Promise<T>,
  names: Names = new Map(),
): Promise<T> {
  const client = await pool.connect();
  client.on("error", ignoreBreak);
  // A connection that has not answered is in an unknown state: it is given up.
  let isLost = false;
  const query: PostgresQuery = async (text, values = []) => {
    try {
      return (await client.query(toQuery(text, values, { timeoutMs, names }))).rows;
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
