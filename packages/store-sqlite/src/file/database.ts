// The database behind the store: SQLite in one file, opened for money.
import { createRequire } from "node:module";
import type { SqliteStatement, SqliteValue } from "@svckit/core";

/** A connection, as far as it is used here: `node:sqlite` and `@photostructure/sqlite` have the same one. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): SqliteStatement;
  close(): void;
}

// From this version on `node:sqlite` is there and warns of nothing.
const BUILT_IN_SINCE = 26;

/** The module that has `DatabaseSync`. */
export const ENGINE =
  Number.parseInt(process.versions.node, 10) >= BUILT_IN_SINCE ? "node:sqlite" : "@photostructure/sqlite";

/**
 * So many pages of the log are moved into the file at once where no thread does so, and everybody waits for it. Four times as
 * many took 35 ms instead of 9, for no more calls a second.
 */
export const CHECKPOINT_PAGES = 1_000;

// SQLite's own numbers for what goes wrong.
const BUSY = 5;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;

/** Connects to a file with the engine's own settings. */
export function connect(file: string): Database {
  const { DatabaseSync } = createRequire(import.meta.url)(ENGINE) as {
    DatabaseSync: new (file: string) => Database;
  };
  return new DatabaseSync(file);
}

/** The settings of a connection: a commit returns once it is on the disk, and another's lock is waited for so long. */
export function settingsOf(lockMs: number): readonly string[] {
  return [
    // The time-out comes first: the switch to WAL may have to wait for another process.
    `PRAGMA busy_timeout = ${lockMs}`,
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    `PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`,
    // A negative number is in KiB.
    "PRAGMA cache_size = -32000",
  ];
}

/** Opens a file with the settings. */
export function openDatabase(file: string, lockMs: number): Database {
  const database = connect(file);
  try {
    for (const setting of settingsOf(lockMs)) database.exec(setting);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a file once more, to read alone. */
export function openReader(file: string, lockMs: number): Database {
  const database = openDatabase(file, lockMs);
  database.exec("PRAGMA query_only = ON");
  return database;
}

/** Runs a statement for what it changes. `run` would make an object that tells of it, a microsecond for each row. */
export function writeRow(statement: SqliteStatement, ...values: SqliteValue[]): void {
  statement.get(...values);
}

/** Runs a statement; `true` where it changed a row. */
export function changes(statement: SqliteStatement, ...values: SqliteValue[]): boolean {
  return Number(statement.run(...values).changes) > 0;
}

/** Undoes the transaction that is open. */
export function rollBack(database: Database): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // A transaction that the engine has ended itself needs no ending.
  }
}

/** Whether an error says that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return numberOf(error) === BUSY;
}

/** Whether an error says that the file is damaged, or that it is no file of SQLite. */
export function isDamage(error: unknown): boolean {
  const number = numberOf(error);
  return number === CORRUPT || number === NOT_A_DATABASE;
}

/** Whether an error says that the disk took no more. */
export function isFull(error: unknown): boolean {
  const number = numberOf(error);
  return number === FULL || number === IO_ERROR;
}

/** Whether an error says that a constraint refuses a row. */
export function isConstraint(error: unknown): boolean {
  return numberOf(error) === CONSTRAINT;
}

function numberOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  // An extended number has the plain one in its lowest byte.
  return typeof error.errcode === "number" ? error.errcode & 0xff : undefined;
}
