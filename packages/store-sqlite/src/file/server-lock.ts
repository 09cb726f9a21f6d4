// Server lock: one server at a time on a file. The operating system holds it, so it ends with the process.
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Database, isBusy } from "./database.js";

/** The lock, while this process has it. */
export interface ServerLock {
  release(): void;
}

// For this user alone, as the store itself.
const OWN = 0o600;

/** Takes the lock of a file; undefined where another process has it. */
export function takeServerLock(file: string): ServerLock | undefined {
  const lockFile = `${file}.lock`;
  // Whoever may read a lock may hold it, and so keep the server from starting.
  closeSync(openSync(lockFile, "a", OWN));
  const lock = connect(lockFile);
  try {
    // An exclusive transaction of SQLite is a lock of the operating system, on every platform.
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    writeFileSync(pidFileOf(file), String(process.pid), { mode: OWN });
    return { release: () => release(lock) };
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** The number of the process that has the lock of a file. */
export function serverOf(file: string): string {
  try {
    return readFileSync(pidFileOf(file), "utf8") || "unknown";
  } catch {
    return "unknown";
  }
}

function pidFileOf(file: string): string {
  return `${file}.pid`;
}

function release(lock: Database): void {
  lock.exec("ROLLBACK");
  lock.close();
}
