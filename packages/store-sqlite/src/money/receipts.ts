// Receipts, and the usage that they are counted into as they are written.
import {
  createGrowth,
  isUnpaid,
  type Receipt,
  type ReceiptQuery,
  UNPAID_RECEIPTS,
  type Usage,
  type UsageQuery,
  utcDay,
} from "@svckit/core";
import type { Database } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";

/** The receipts of accounts, and their usage. */
export interface Receipts extends WriteBehind {
  /** Keeps a receipt whose id is new, with those of the tools that its call asked. */
  keep(receipt: Receipt, inner: readonly Receipt[], accountId: string, now: number): void;
  has(receiptId: string): boolean;
  find(query: ReceiptQuery): Receipt | undefined;
  usage(query: UsageQuery): Usage[];
  /** Drops some of the unpaid receipts that are too old, or too many of an account; `true` where there may be more. */
  expire(now: number): boolean;
}

interface Count {
  readonly accountId: string;
  readonly day: string;
  readonly tool: string;
  calls: number;
  credits: number;
}

// How many one transaction drops.
const DROPPED_AT_ONCE = 200;

const KEEP = `
INSERT INTO receipt (id, account_id, receipt, unpaid_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const DROP_OLD = `
DELETE FROM receipt WHERE rowid IN (SELECT rowid FROM receipt WHERE unpaid_at <= ? LIMIT ?)`;

const DROP_BEYOND = `
DELETE FROM receipt WHERE rowid IN (
  SELECT rowid FROM receipt WHERE account_id = ? AND unpaid_at IS NOT NULL
  ORDER BY unpaid_at DESC, rowid DESC LIMIT ? OFFSET ?
)`;

const COUNT = `
INSERT INTO usage (account_id, day, tool, calls, credits) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits`;

/** Prepares the statements. */
export function createReceipts(database: Database): Receipts {
  const sql = {
    keep: database.prepare(KEEP),
    count: database.prepare(COUNT),
    dropOld: database.prepare(DROP_OLD),
    dropBeyond: database.prepare(DROP_BEYOND),
    has: database.prepare("SELECT 1 FROM receipt WHERE id = ?"),
    find: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
    usage: database.prepare(
      `SELECT day, tool, calls, credits FROM usage
       WHERE account_id = ? AND day BETWEEN ? AND ? ORDER BY day, tool`,
    ),
  };
  const counts = new Map<string, Count>();
  const growth = createGrowth();

  return {
    keep(receipt, inner, accountId, now) {
      const { tool, credits_used } = receipt;
      const unpaidAt = isUnpaid(receipt) ? now : null;
      for (const each of [...inner, receipt])
        sql.keep.run(each.receipt_id, accountId, JSON.stringify(each), unpaidAt);
      if (unpaidAt !== null)
        growth.add({ name: accountId, most: UNPAID_RECEIPTS.perAccount }, 1 + inner.length);
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
    expire(now) {
      const { changes: old } = sql.dropOld.run(now - UNPAID_RECEIPTS.keptMs, DROPPED_AT_ONCE);
      const [account] = growth.take(1);
      if (account === undefined) return Number(old) === DROPPED_AT_ONCE;
      const { changes: beyond } = sql.dropBeyond.run(account.name, DROPPED_AT_ONCE, account.most);
      if (Number(beyond) === DROPPED_AT_ONCE) growth.putBack([account]);
      return true;
    },
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
