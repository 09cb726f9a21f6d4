// Opening the store's file: no second server has it, it is whole, and its tables are those of this program.
import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { VersionedTables } from "@svckit/core";
import { type Database, isDamage, isFull, openDatabase, openReader } from "./database.js";
import { createIdentityGuard, type IdentityGuard } from "./file-identity.js";
import { migrate, requireVersions } from "./migrate.js";
import { type ServerLock, serverOf, takeServerLock } from "./server-lock.js";
import { createWalCheckpointer, type WalCheckpointer } from "./wal-checkpointer.js";

/** A file that is open. */
export interface OpenFile {
  readonly database: Database;
  /** A second connection, which writes nothing, for what takes long to read as it is at one instant. It is closed with the file. */
  reader(): Database;
  /** Throws where the file was removed or replaced: what is written now would be lost. */
  requireSameFile(): void;
  /** Throws where another process has migrated it: this program would not know what it writes to. */
  requireSameVersions(): void;
  /** Is told of each commit. */
  committed(): void;
  /** Is told of each error of a transaction. */
  failed(error: unknown): void;
  /** Lets go of it; once more does nothing. */
  close(): void;
}

// A larger file is not checked at each start. Damage in it shows where it is read.
const CHECKED_BYTES = 256 * 1024 * 1024;

// While a server waits for a lock it serves nobody. An administrator holds one only for the time of a commit.
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
    requireOneFile(path);
    if (role === "server") lock = requireServerLock(path, role);
    const database = openChecked(path, role, extensions);
    let reader: Database | undefined;
    const checkpointer = role === "server" ? createWalCheckpointer(path, database, LOCK_MS[role]) : undefined;
    const guard = createIdentityGuard([path, `${path}-wal`]);
    const requireSameFile = requiringSameFile(guard);
    return {
      database,
      reader() {
        requireSameFile();
        reader ??= openReader(path, LOCK_MS[role]);
        return reader;
      },
      requireSameFile,
      requireSameVersions: () => requireVersions(database, extensions),
      committed() {
        checkpointer?.committed();
      },
      failed(error) {
        if (isFull(error)) checkpointer?.refused();
      },
      close: closing(database, { reader: () => reader, checkpointer, guard, lock }),
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

/** The real name of a file: a link to it shares the lock of the file. A server makes a file that is not there. */
function pathOf(file: string, role: "server" | "administrator"): string {
  // Elsewhere it is SQLite's name for a database without a file.
  if (file === ":memory:") throw new Error("a store in memory is memoryStore() of @svckit/core");
  if (existsSync(file)) return realpathSync(file);
  // At a mistyped path there would be an empty store, where every answer looks as if all were well.
  if (role === "administrator")
    throw new Error("there is no such file; a server makes it with its first start");
  makeFolder(dirname(file));
  // It holds digests of keys and answers to callers, which are for nobody else on the machine. Its log gets the same mode.
  closeSync(openSync(file, "a", 0o600));
  return join(realpathSync(dirname(file)), basename(file));
}

/** Makes a folder, and those above it. Below one that takes none, such as `/proc`, Node's own `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Throws where the file was removed or replaced. The log is part of the store: for a while it alone has what was committed. */
function requiringSameFile({ isSame }: IdentityGuard): () => void {
  return () => {
    if (!isSame()) throw new Error("the store's file or its log was removed or replaced while it was open");
  };
}

/** Refuses a folder, and a file with two names: each name would have a lock and a log of its own. */
function requireOneFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Error("it is a folder; name a file in it");
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

function closing(
  database: Database,
  {
    reader,
    checkpointer,
    guard,
    lock,
  }: {
    readonly reader: () => Database | undefined;
    readonly checkpointer: WalCheckpointer | undefined;
    readonly guard: IdentityGuard;
    readonly lock: ServerLock | undefined;
  },
): () => void {
  let closed = false;
  return () => {
    if (closed) return;
    closed = true;
    try {
      checkpointer?.close();
      reader()?.close();
      if (lock) emptyLog(database);
      database.close();
    } finally {
      guard.close();
      lock?.release();
    }
  };
}

/** Moves the log into the file: then the file alone is the whole store, and can be copied. */
function emptyLog(database: Database): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // On a full disk the log stays, and the next opening reads it.
  }
}
