// Receipts, and the usage that is counted from them as they are written.
import { type Receipt, type Usage, utcDay } from "@svckit/core";
import type { Database } from "./database.js";
import type { Gathered } from "./group-commit.js";

/** The statements; `keep` is to be run within a transaction, which writes the usage of all its receipts once. */
export interface Receipts extends Gathered {
  keep(receipt: Receipt, accountId: string, now: number): void;
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

/** Prepares the statements. */
export function createReceipts(database: Database): Receipts {
  const sql = {
    keep: database.prepare(
      "INSERT INTO receipt (id, account_id, receipt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    ),
    find: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
    count: database.prepare(
      `INSERT INTO usage (account_id, day, tool, calls, credits) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT DO UPDATE SET calls = calls + ?4, credits = credits + ?5`,
    ),
    usage: database.prepare(
      `SELECT day, tool, calls, credits FROM usage
       WHERE account_id = ? AND day BETWEEN ? AND ? ORDER BY day, tool`,
    ),
  };
  const counts = new Map<string, Count>();

  return {
    keep(receipt, accountId, now) {
      const { receipt_id, tool, credits_used } = receipt;
      if (Number(sql.keep.run(receipt_id, accountId, JSON.stringify(receipt)).changes) === 0) return;
      const day = utcDay(now);
      const name = `${accountId}\n${day}\n${tool}`;
      const count = counts.get(name) ?? { accountId, day, tool, calls: 0, credits: 0 };
      count.calls += 1;
      count.credits += credits_used;
      counts.set(name, count);
    },
    find(accountId, receiptId) {
      const row = sql.find.get(receiptId, accountId) as { readonly receipt: string } | undefined;
      // `as`: written by `keep`.
      return row && (JSON.parse(row.receipt) as Receipt);
    },
    usage: (accountId, fromDay, toDay) =>
      // The rows are spread, since they are no plain objects.
      (sql.usage.all(accountId, fromDay, toDay) as Usage[]).map((row) => ({ ...row })),
    write() {
      for (const { accountId, day, tool, calls, credits } of counts.values()) {
        sql.count.run(accountId, day, tool, calls, credits);
      }
    },
    forget: () => counts.clear(),
  };
}
