// Receipts, and the usage that they are counted into as they are written.
import { type Receipt, type ReceiptQuery, type Usage, type UsageQuery, utcDay } from "@svckit/core";
import type { Database } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";

/** The receipts of accounts, and their usage. */
export interface Receipts extends WriteBehind {
  /** Keeps a receipt whose id is new. */
  keep(receipt: Receipt, accountId: string, now: number): void;
  has(receiptId: string): boolean;
  find(query: ReceiptQuery): Receipt | undefined;
  usage(query: UsageQuery): Usage[];
}

interface Count {
  readonly accountId: string;
  readonly day: string;
  readonly tool: string;
  calls: number;
  credits: number;
}

const KEEP = `
INSERT INTO receipt (id, account_id, receipt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`;

const COUNT = `
INSERT INTO usage (account_id, day, tool, calls, credits) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits`;

/** Prepares the statements. */
export function createReceipts(database: Database): Receipts {
  const sql = {
    keep: database.prepare(KEEP),
    count: database.prepare(COUNT),
    has: database.prepare("SELECT 1 FROM receipt WHERE id = ?"),
    find: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
    usage: database.prepare(
      `SELECT day, tool, calls, credits FROM usage
       WHERE account_id = ? AND day BETWEEN ? AND ? ORDER BY day, tool`,
    ),
  };
  const counts = new Map<string, Count>();

  return {
    keep(receipt, accountId, now) {
      const { receipt_id, tool, credits_used } = receipt;
      sql.keep.run(receipt_id, accountId, JSON.stringify(receipt));
      const day = utcDay(now);
      const name = `${accountId}\n${day}\n${tool}`;
      const count = counts.get(name);
      if (count) {
        count.calls += 1;
        count.credits += credits_used;
      } else counts.set(name, { accountId, day, tool, calls: 1, credits: credits_used });
    },
    has: (receiptId) => sql.has.get(receiptId) !== undefined,
    find({ accountId, receiptId }) {
      const row = sql.find.get(receiptId, accountId) as { readonly receipt: string } | undefined;
      // `as`: written by `keep`.
      return row && (JSON.parse(row.receipt) as Receipt);
    },
    usage: ({ accountId, fromDay, toDay }) =>
      // A row of the engine is no plain object, and its copy is.
      (sql.usage.all(accountId, fromDay, toDay) as Usage[]).map((row) => ({ ...row })),
    write() {
      for (const { accountId, day, tool, calls, credits } of counts.values()) {
        sql.count.run(accountId, day, tool, calls, credits);
      }
      counts.clear();
    },
    invalidate() {
      counts.clear();
    },
  };
}
