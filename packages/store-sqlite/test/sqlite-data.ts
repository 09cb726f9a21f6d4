// A SQLite file whose processes are killed.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";
import type { CrashData } from "./crash-data.js";

// How long a process that is about to write has to reach the lock.
const TO_THE_LOCK_MS = 20;

/** A file in a folder of its own. */
export function createSqliteData(): CrashData {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-crash-"));
  const file = join(folder, "svc.db");
  // A server makes the file, which an administrator does not; it has let go of it once this returns.
  void sqliteStore(file).close();
  const beside = sqliteStore(file, { role: "administrator" });
  return {
    place: { file },
    beside,
    async block() {
      const writer = connect(file);
      writer.exec("PRAGMA busy_timeout = 1000; BEGIN IMMEDIATE");
      return async () => {
        writer.exec("ROLLBACK");
        writer.close();
      };
    },
    waits: () => sleep(TO_THE_LOCK_MS),
    // The lock is free at once.
    miss: async () => {},
    async next() {
      const store = sqliteStore(file);
      return { store, release: async () => store.close() };
    },
    async close() {
      await beside.close();
      rmSync(folder, { recursive: true });
    },
  };
}
