// Receipts, and the usage that is counted from them as they are written.
import { type Receipt, type Usage, utcDay } from "@svckit/core";
import type { Database } from "./database.js";
import type { Gathered } from "./group-commit.js";

/** What was recorded of the calls of an account. */
export interface Receipts extends Gathered {
  /** Keeps a receipt whose id is new. */
  keep(receipt: Receipt, accountId: string, now: number): void;
  /** Whether a receipt is kept, or about to be. */
  has(receiptId: string): boolean;
  find(accountId: string, receiptId: string): Receipt | undefined;
  usage(accountId: string, fromDay: string, toDay: string): Usage[];
}

interface Count {
  readonly accountId: string;
  readonly day: string;
  readonly tool: string;
  calls: number;
  credits: number;
}

const KEEP = `
INSERT INTO receipt (id, account_id, receipt)
SELECT value ->> 0, value ->> 1, value -> 2 FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING`;

const COUNT = `
INSERT INTO usage (account_id, day, tool, calls, credits)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?) WHERE true
ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits`;

/** Prepares the statements that read. */
export function createReceipts(database: Database): Receipts {
  const sql = {
    has: database.prepare("SELECT 1 FROM receipt WHERE id = ?"),
    find: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
    usage: database.prepare(
      `SELECT day, tool, calls, credits FROM usage
       WHERE account_id = ? AND day BETWEEN ? AND ? ORDER BY day, tool`,
    ),
  };
  const kept: (readonly [id: string, accountId: string, receipt: Receipt])[] = [];
  const counts = new Map<string, Count>();

  return {
    keep(receipt, accountId, now) {
      const { receipt_id, tool, credits_used } = receipt;
      kept.push([receipt_id, accountId, receipt]);
      const day = utcDay(now);
      const name = `${accountId}\n${day}\n${tool}`;
      const count = counts.get(name);
      if (count) {
        count.calls += 1;
        count.credits += credits_used;
      } else counts.set(name, { accountId, day, tool, calls: 1, credits: credits_used });
    },
    has: (receiptId) => kept.some(([id]) => id === receiptId) || sql.has.get(receiptId) !== undefined,
    find(accountId, receiptId) {
      const row = sql.find.get(receiptId, accountId) as { readonly receipt: string } | undefined;
      // `as`: written by `keep`.
      return row && (JSON.parse(row.receipt) as Receipt);
    },
    usage: (accountId, fromDay, toDay) =>
      // The rows are spread, since they are no plain objects.
      (sql.usage.all(accountId, fromDay, toDay) as Usage[]).map((row) => ({ ...row })),
    writes() {
      const usage = [...counts.values()].map(({ accountId, day, tool, calls, credits }) => [
        accountId,
        day,
        tool,
        calls,
        credits,
      ]);
      counts.clear();
      return [
        { sql: KEEP, rows: kept.splice(0) },
        { sql: COUNT, rows: usage },
      ];
    },
    forget() {
      kept.length = 0;
      counts.clear();
    },
  };
}
