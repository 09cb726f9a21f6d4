// The store that SVC_STORE names.
import { homedir } from "node:os";
import { type Clock, type Logger, memoryStore, type Store, type StoreExtension } from "@svckit/core";
import type { SqliteStoreOptions } from "@svckit/store-sqlite";

/** Who opens the store: a server that runs calls, or an administrator beside it. */
export type StoreRole = "server" | "administrator";

/** The store where SVC_STORE is not set. */
export const DEFAULT_STORE = "sqlite:./data/svc.db";

const POOL_SIZE = 10;
const CONNECT_MS = 3_000;

/** How a store is opened. */
export interface StoreOptions {
  readonly clock: Clock | undefined;
  /** Is told what a server's operator should know of the store. */
  readonly logger?: Logger;
  readonly extensions?: readonly StoreExtension<object>[];
}

/** Opens `sqlite:<file>`, `postgres://…` or `memory:`; throws an `Error` that names what cannot be opened. */
export async function openStore(
  spec: string,
  role: StoreRole,
  { clock, logger, extensions = [] }: StoreOptions,
): Promise<Store> {
  const shared = { extensions, ...(clock && { clock }) };
  const file = sqliteFileOf(spec);
  if (file !== undefined) return openSqlite(file, { ...shared, role });
  if (isPostgres(spec)) return openPostgres(spec, { ...shared, ...(logger && { logger }) });
  if (spec !== "memory:")
    throw new Error(`SVC_STORE takes sqlite:<file>, postgres://… or memory:, but is ${hide(spec)}`);
  if (role === "server") return memoryStore(shared);
  throw new Error(
    "SVC_STORE is memory:, which lives in the server's process and cannot be administered from another",
  );
}

/** Whether a store's address is that of a Postgres. */
export function isPostgres(spec: string): boolean {
  return /^postgres(ql)?:\/\//.test(spec);
}

/** The file that a store's address names, `undefined` where it names no file of SQLite; throws an `Error` where the name is none. */
export function sqliteFileOf(spec: string): string | undefined {
  if (!spec.startsWith("sqlite:")) return undefined;
  const file = spec.slice("sqlite:".length);
  if (file.trim() === "") throw new Error("SVC_STORE is sqlite: without the name of a file");
  if (file === ":memory:") throw new Error(`SVC_STORE is ${spec}, and a store in memory is memory: alone`);
  // As a shell reads it, which does not where the tilde stands behind a colon.
  return file.replace(/^~(?=\/|$)/, homedir());
}

/** Opens a file. Loads the engine, which other stores do without. */
async function openSqlite(file: string, options: SqliteStoreOptions): Promise<Store> {
  const { sqliteStore } = await import("@svckit/store-sqlite");
  try {
    return sqliteStore(file, options);
  } catch (cause) {
    throw new Error(`SVC_STORE: ${messageOf(cause)}`, { cause });
  }
}

/** Opens a pool that ends with the store. Loads the driver, which other stores do without. */
async function openPostgres(
  connectionString: string,
  options: {
    readonly clock?: Clock;
    readonly logger?: Logger;
    readonly extensions: readonly StoreExtension<object>[];
  },
): Promise<Store> {
  const [{ default: pg }, { postgresStore }] = await Promise.all([
    import("pg"),
    import("@svckit/store-postgres"),
  ]);
  try {
    // Reads the address without connecting. The error may hold the password, so it is not shown.
    new pg.Client({ connectionString });
  } catch (cause) {
    throw new Error(`SVC_STORE is no postgres address that can be read: ${hide(connectionString)}`, {
      cause,
    });
  }
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_MS });
  try {
    await pool.query("SELECT 1");
  } catch (cause) {
    await pool.end();
    throw new Error(`SVC_STORE: the database cannot be reached: ${messageOf(cause)}`, { cause });
  }
  const store = postgresStore(pool, options);
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}

/** A store's address without what may be a password. */
function hide(spec: string): string {
  return JSON.stringify(spec.replace(/\/\/.*@/s, "//…@").replace(/\?.*/s, "?…"));
}

/** The message, or the code: the message is empty where none of several addresses answered. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String(Reflect.get(error, "code"));
}
