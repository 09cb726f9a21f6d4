// Opening the store's file: no second server has it, it is whole, and its tables are those of this program.
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { VersionedTables } from "@svckit/core";
import { type Database, isDamage, openDatabase } from "./database.js";
import { migrate, requireVersions } from "./migrate.js";
import { type ServerLock, serverOf, takeServerLock } from "./server-lock.js";

/** A file that is open. */
export interface OpenFile {
  readonly database: Database;
  /** Throws where the file was taken away or another put in its place: what is written now would be lost with it. */
  requireSameFile(): void;
  /** Throws where another process has migrated it: this program would not know what it writes to. */
  requireSameVersions(): void;
  /** Lets go of it; once more does nothing. */
  close(): void;
}

// A larger file is not read through at each start; what is damaged in it fails where it is read.
const CHECKED_BYTES = 256 * 1024 * 1024;

// A server stands still while it waits for a lock, and an administrator holds one for no longer than a commit takes.
const LOCK_MS = { server: 1_000, administrator: 5_000 };

const ALREADY_ALONE: ServerLock = { release() {} };

/** Opens the file for a server, which is alone on it, or for an administrator; throws an `Error` that names the file. */
export function openFile(
  file: string,
  role: "server" | "administrator",
  extensions: readonly VersionedTables[],
): OpenFile {
  let lock: ServerLock | undefined;
  try {
    const path = pathOf(file, role);
    requireOneName(path);
    if (role === "server") lock = requireServerLock(path, role);
    const database = openChecked(path, role, extensions);
    return {
      database,
      requireSameFile: requiringSameFile(path),
      requireSameVersions: () => requireVersions(database, extensions),
      close: closing(database, lock),
    };
  } catch (cause) {
    lock?.release();
    const why = cause instanceof Error ? cause.message : String(cause);
    const next = isDamage(cause) ? "; `svc doctor` says what is left of it" : "";
    throw new Error(`the store ${file} cannot be opened: ${why}${next}`, { cause });
  }
}

function requireServerLock(path: string, role: "server" | "administrator"): ServerLock {
  const lock = takeServerLock(path);
  if (lock) return lock;
  const next =
    role === "server"
      ? "stop it, or give this one a store of its own"
      : "stop it before its store is migrated";
  throw new Error(`another server (process ${serverOf(path)}) is running on it; ${next}`);
}

/** The one name of a file, so that a link to it is locked as the file is. A server makes a file that is not there. */
function pathOf(file: string, role: "server" | "administrator"): string {
  if (existsSync(file)) return realpathSync(file);
  // A path that was mistyped would be an empty store, of which everything that is asked is answered as if all were well.
  if (role === "administrator")
    throw new Error("there is no such file; a server makes it with its first start");
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Digests of keys and answers to callers are in it: nobody else on the machine reads them. SQLite gives its log the same mode.
  closeSync(openSync(file, "a", 0o600));
  return join(realpathSync(dirname(file)), basename(file));
}

/** The log is as much of the store as the file: what is committed is in it alone for a while. */
function requiringSameFile(path: string): () => void {
  const files = [path, `${path}-wal`];
  const opened = files.map(identityOf);
  let isLost = false;
  return () => {
    isLost ||= files.some((file, index) => {
      const found = identityOf(file);
      opened[index] ??= found;
      return found !== opened[index];
    });
    if (isLost) throw new Error("the store's file or its log was removed or replaced while it was open");
  };
}

function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/** Refuses a file with two names: each would have a server and a log of its own. */
function requireOneName(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.nlink > 1) throw new Error("it has a second name, a hard link; leave it one");
}

function openChecked(
  path: string,
  role: "server" | "administrator",
  extensions: readonly VersionedTables[],
): Database {
  const database = openDatabase(path, LOCK_MS[role]);
  try {
    if (role === "server" && statSync(path).size <= CHECKED_BYTES) check(database);
    // A server has kept the others off already; an administrator does so for as long as it migrates.
    migrate(database, extensions, () => (role === "server" ? ALREADY_ALONE : requireServerLock(path, role)));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function check(database: Database): void {
  const row = database.prepare("PRAGMA quick_check(1)").get() as { readonly quick_check: string };
  if (row.quick_check === "ok") return;
  // SQLite's own number for a damaged file.
  throw Object.assign(new Error(`the file is damaged: ${row.quick_check.replaceAll("\n", " ")}`), {
    errcode: 11,
  });
}

function closing(database: Database, lock: ServerLock | undefined): () => void {
  let closed = false;
  return () => {
    if (closed) return;
    closed = true;
    try {
      if (lock) emptyLog(database);
      database.close();
    } finally {
      lock?.release();
    }
  };
}

/** Moves the log into the file, so that a copy of the file alone is the whole store. */
function emptyLog(database: Database): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // Where the disk is full the log stays; the next opening reads it.
  }
}
