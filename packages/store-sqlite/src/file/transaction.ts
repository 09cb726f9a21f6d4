// Transaction: a piece of work that is on the disk as a whole once it returns, or not at all.
import { rollBack } from "./database.js";
import type { OpenFile } from "./open-file.js";

/** Runs `work` as one transaction and gives what it gives. */
export type Transact = <T>(work: () => T) => T;

/** What is remembered of the file, and gathered to be written to it. */
export interface Gathered {
  /** Writes what was gathered, at the end of a transaction. */
  write(): void;
  /** Forgets what no longer holds: a transaction was undone with what it gathered, or others have written to the file. */
  forget(why: "undone" | "stale"): void;
}

/** Prepares for transactions on a file, which are refused once it is no longer in its place. */
export function createTransactions(
  { database, requireSameFile, requireSameVersions }: OpenFile,
  gathered: readonly Gathered[],
): Transact {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  // It changes where another connection has committed, and not by what this one commits.
  const dataVersion = database.prepare("PRAGMA data_version");
  let seen: number | undefined;

  /** Under the lock, so that nobody else writes from here on. */
  function forgetWhereStale(): void {
    const { data_version } = dataVersion.get() as { readonly data_version: number };
    if (data_version === seen) return;
    requireSameVersions();
    for (const each of gathered) each.forget("stale");
    seen = data_version;
  }

  return (work) => {
    requireSameFile();
    begin.run();
    try {
      forgetWhereStale();
      const value = work();
      for (const each of gathered) each.write();
      commit.run();
      return value;
    } catch (error) {
      rollBack(database);
      for (const each of gathered) each.forget("undone");
      throw error;
    }
  };
}
