// What runs in the thread that writes: each message is a transaction.
import type { Database, Statement } from "./database.js";
import type { Change } from "./group-commit.js";

/** What the thread is told at its start. */
export interface WriterSetup {
  /** The module that the engine is found from. */
  readonly from: string;
  readonly engine: string;
  readonly file: string;
  readonly settings: readonly string[];
}

/** What became of a transaction: see `Writer`. */
export type Outcome =
  | { readonly changed: readonly number[] | "stale" }
  | { readonly message: string; readonly errcode: unknown };

/** The whole program. It is handed over as text, and so uses nothing from outside and names no function within. */
export function writerThread(): void {
  const { parentPort: port, workerData } = process.getBuiltinModule("node:worker_threads");
  const { from, engine, file, settings } = workerData as WriterSetup;
  const prepared = new Map<string, Statement>();
  let database: Database | undefined;
  let version: unknown;
  let begun = false;

  port?.on("message", (changes: readonly Change[] | "close") => {
    if (changes === "close") {
      database?.close();
      port.close();
      return;
    }
    try {
      if (!database) {
        const { DatabaseSync } = process.getBuiltinModule("node:module").createRequire(from)(engine);
        const opened = new DatabaseSync(file) as Database;
        for (const setting of settings) opened.exec(setting);
        database = opened;
      }
      if (!begun) {
        database.exec("BEGIN IMMEDIATE");
        begun = true;
        // It changes where another connection has committed, and not by what this one commits.
        const seen = database.prepare("PRAGMA data_version").get() as { readonly data_version: number };
        if (seen.data_version !== version) {
          version = seen.data_version;
          port.postMessage({ changed: "stale" });
          return;
        }
      }
      const changed: number[] = [];
      for (const { sql, values } of changes) {
        const statement = prepared.get(sql) ?? database.prepare(sql);
        prepared.set(sql, statement);
        changed.push(Number(statement.run(...values).changes));
      }
      database.exec("COMMIT");
      begun = false;
      port.postMessage({ changed });
    } catch (error) {
      begun = false;
      try {
        database?.exec("ROLLBACK");
      } catch {
        // A transaction that the engine has ended itself needs no ending.
      }
      const { message, errcode } = error as { message: string; errcode?: unknown };
      port.postMessage({ message, errcode });
    }
  });
}
