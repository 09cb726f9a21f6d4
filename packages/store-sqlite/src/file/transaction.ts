// Transaction: a piece of work that is on the disk as a whole once it returns, or not at all.
import { rollBack } from "./database.js";
import type { OpenFile } from "./open-file.js";

/** Runs `work` as one transaction and gives what it gives. */
export type Transact = <T>(work: () => T) => T;

/** A part of the store that decides in memory and writes behind, at the end of each transaction. */
export interface WriteBehind {
  /** Writes what was decided in this transaction. */
  write(): void;
  /** Drops what no longer holds: the transaction was undone, or another process has written to the file. */
  invalidate(why: "undone" | "stale"): void;
}

/** Transactions on a file. They are refused once it is no longer the file that was opened, or has other tables. */
export function createTransactions(
  { database, requireSameFile, requireSameVersions, committed, failed }: OpenFile,
  parts: readonly WriteBehind[],
): Transact {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  // It changes when another connection commits, and not when this one does.
  const dataVersion = database.prepare("PRAGMA data_version");
  let seen: number | undefined;

  /** Runs under the lock: nobody else writes from here on. */
  function invalidateStale(): void {
    const { data_version } = dataVersion.get() as { readonly data_version: number };
    if (data_version === seen) return;
    requireSameVersions();
    for (const part of parts) part.invalidate("stale");
    seen = data_version;
  }

  function inTransaction<T>(work: () => T): T {
    try {
      invalidateStale();
      const value = work();
      for (const part of parts) part.write();
      commit.run();
      return value;
    } catch (error) {
      rollBack(database);
      for (const part of parts) part.invalidate("undone");
      failed(error);
      throw error;
    }
  }

  return (work) => {
    requireSameFile();
    begin.run();
    const value = inTransaction(work);
    committed();
    return value;
  };
}
