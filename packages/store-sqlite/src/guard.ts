// Guard: one server at a time on a file, held by the operating system, so that it ends with the process however that ends.
import { readFileSync, writeFileSync } from "node:fs";
import { connect, type Database } from "./database.js";

/** Takes the guard of a file; throws an `Error` that names the process which has it. */
export function takeGuard(file: string): { release(): void } {
  const pidFile = `${file}.pid`;
  // A lock within SQLite is a lock of the operating system on the file, which works the same on every platform.
  const lock = connect(`${file}.lock`);
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new Error(
      `another server (process ${holder(pidFile)}) is running on ${file}; stop it, or give this one a store of its own`,
      { cause },
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return { release: () => release(lock) };
}

function release(lock: Database): void {
  lock.exec("ROLLBACK");
  lock.close();
}

function holder(pidFile: string): string {
  try {
    return readFileSync(pidFile, "utf8");
  } catch {
    return "unknown";
  }
}
