// Purses: what accounts have bought, and in which wallet it is. They stay in memory from one transaction to the next.
import type { Purse } from "@svckit/core";
import type { Database } from "../file/database.js";

/** Purses by account. */
export interface Purses {
  /** An account's purse in this transaction; undefined where it has never bought. */
  find(accountId: string): Purse | undefined;
  /** An account's purse as it was last committed. */
  read(accountId: string): Purse | undefined;
  set(accountId: string, purse: Purse): void;
  /** Writes what was set in this transaction. */
  write(): void;
  /** Forgets all, and what was set. */
  drop(): void;
}

interface Row {
  readonly period: string;
  readonly lots: string;
  readonly behind: string;
}

const WRITE = `
INSERT INTO purse (account_id, period, lots, behind) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET period = excluded.period, lots = excluded.lots, behind = excluded.behind`;

/** Prepares the statements. */
export function createPurses(database: Database): Purses {
  const sql = {
    read: database.prepare("SELECT period, lots, behind FROM purse WHERE account_id = ?"),
    write: database.prepare(WRITE),
  };
  const remembered = new Map<string, Purse | undefined>();
  const changed = new Set<string>();

  function read(accountId: string): Purse | undefined {
    const row = sql.read.get(accountId) as Row | undefined;
    // `as`: written by `write`.
    return (
      row && ({ period: row.period, lots: JSON.parse(row.lots), behind: JSON.parse(row.behind) } as Purse)
    );
  }

  return {
    find(accountId) {
      if (!remembered.has(accountId)) remembered.set(accountId, read(accountId));
      return remembered.get(accountId);
    },
    read,
    set(accountId, purse) {
      remembered.set(accountId, purse);
      changed.add(accountId);
    },
    write() {
      for (const accountId of changed) {
        const purse = remembered.get(accountId);
        if (purse)
          sql.write.run(accountId, purse.period, JSON.stringify(purse.lots), JSON.stringify(purse.behind));
      }
      changed.clear();
    },
    drop() {
      remembered.clear();
      changed.clear();
    },
  };
}
