// The database behind the store: SQLite in one file, opened for money.
import { createRequire } from "node:module";

/** What a column holds here. */
export type Value = string | number | null;

/** A prepared statement. */
export interface Statement {
  run(...values: Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
}

/** A connection, as far as it is used here: `node:sqlite` and `@photostructure/sqlite` have the same one. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

// From this version on `node:sqlite` is there and warns of nothing.
const BUILT_IN_SINCE = 26;

// Pages in the log before they are moved into the file: fewer moves, each with a sync of its own, for a larger log.
const CHECKPOINT_PAGES = 4_000;

// SQLite's own numbers for what goes wrong.
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Connects to a file with the engine's own settings. */
export function connect(file: string): Database {
  return new (load())(file);
}

/** Opens a file; every commit is on the disk before it is acknowledged. Another's lock is waited for so many milliseconds. */
export function openDatabase(file: string, lockMs: number): Database {
  const database = connect(file);
  try {
    // The time-out comes first: switching to WAL may have to wait for another process already.
    database.exec(`PRAGMA busy_timeout = ${lockMs}`);
    database.exec("PRAGMA journal_mode = WAL");
    database.exec("PRAGMA synchronous = FULL");
    database.exec("PRAGMA foreign_keys = ON");
    database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    // In KiB where it is negative.
    database.exec("PRAGMA cache_size = -32000");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether an error says that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return numberOf(error) === BUSY;
}

/** Whether an error says that the file is damaged, or none of SQLite's. */
export function isDamage(error: unknown): boolean {
  const number = numberOf(error);
  return number === CORRUPT || number === NOT_A_DATABASE;
}

function numberOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  // An extended number has the plain one in its lowest byte.
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}

function load(): new (file: string) => Database {
  const require = createRequire(import.meta.url);
  const [major = "0"] = process.versions.node.split(".");
  const name = Number(major) >= BUILT_IN_SINCE ? "node:sqlite" : "@photostructure/sqlite";
  return (require(name) as { DatabaseSync: new (file: string) => Database }).DatabaseSync;
}
