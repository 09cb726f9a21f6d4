// Guard: one server at a time on a file, held by the operating system, so that it ends with the process however that ends.
import { readFileSync, writeFileSync } from "node:fs";
import { connect, type Database, isBusy } from "./database.js";

/** Takes the guard of a file; throws an `Error` that names the process which has it. */
export function takeGuard(file: string): { release(): void } {
  const pidFile = `${file}.pid`;
  const lock = connect(`${file}.lock`);
  try {
    // A lock within SQLite is a lock of the operating system on the file, which works the same on every platform.
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
    writeFileSync(pidFile, String(process.pid));
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(
      `another server (process ${holder(pidFile)}) is running on it; stop it, or give this one a store of its own`,
      { cause },
    );
  }
  return { release: () => release(lock) };
}

function release(lock: Database): void {
  lock.exec("ROLLBACK");
  lock.close();
}

function holder(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8") || "unknown";
  } catch {
    return "unknown";
  }
}
