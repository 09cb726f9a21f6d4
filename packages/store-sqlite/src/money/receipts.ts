// Receipts of accounts, which are counted as they are written.
import {
  createGrowth,
  isUnpaid,
  type Receipt,
  type ReceiptQuery,
  type Settlement,
  UNPAID_RECEIPTS,
  utcDay,
} from "@svckit/core";
import { type Database, writeRow } from "../file/database.js";
import type { UsageCounts } from "./usage.js";

/** The receipts of accounts. */
export interface Receipts {
  /** Keeps a receipt whose id is new, with those of the tools that its call asked. */
  keep(
    receipt: Receipt,
    accountId: string,
    settlement: Pick<Settlement, "receiptText" | "inner" | "keyId" | "endUser" | "now">,
  ): void;
  has(receiptId: string): boolean;
  find(query: ReceiptQuery): Receipt | undefined;
  /** Drops some of the unpaid receipts that are too old, or too many of an account; `true` where there may be more. */
  expire(now: number): boolean;
}

// How many one transaction drops.
const DROPPED_AT_ONCE = 200;

const KEEP = `
INSERT INTO receipt (id, account_id, key_id, end_user, receipt, unpaid_at, settled_at) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING`;

const DROP_OLD = `
DELETE FROM receipt WHERE rowid IN (SELECT rowid FROM receipt WHERE unpaid_at <= ? LIMIT ?)`;

const DROP_BEYOND = `
DELETE FROM receipt WHERE rowid IN (
  SELECT rowid FROM receipt WHERE account_id = ? AND unpaid_at IS NOT NULL
  ORDER BY unpaid_at DESC, rowid DESC LIMIT ? OFFSET ?
)`;

/** Prepares the statements. */
export function createReceipts(database: Database, counts: Pick<UsageCounts, "add">): Receipts {
  const sql = {
    keep: database.prepare(KEEP),
    dropOld: database.prepare(DROP_OLD),
    dropBeyond: database.prepare(DROP_BEYOND),
    has: database.prepare("SELECT 1 FROM receipt WHERE id = ?"),
    find: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
  };
  const growth = createGrowth();

  return {
    keep(receipt, account, { receiptText, inner = [], keyId: key = "", endUser = "", now }) {
      const { tool, credits_used: credits } = receipt;
      const unpaidAt = isUnpaid(receipt) ? now : null;
      for (const each of inner)
        writeRow(sql.keep, each.receipt_id, account, key, endUser, JSON.stringify(each), unpaidAt, null);
      const text = receiptText?.() ?? JSON.stringify(receipt);
      writeRow(sql.keep, receipt.receipt_id, account, key, endUser, text, unpaidAt, now);
      if (unpaidAt !== null)
        growth.add({ name: account, most: UNPAID_RECEIPTS.perAccount }, 1 + inner.length);
      counts.add({ day: utcDay(now), account, tool, key, endUser, calls: 1, credits });
    },
    has: (receiptId) => sql.has.get(receiptId) !== undefined,
    find({ accountId, receiptId }) {
      const row = sql.find.get(receiptId, accountId) as { readonly receipt: string } | undefined;
      // `as`: written by `keep`.
      return row && (JSON.parse(row.receipt) as Receipt);
    },
    expire(now) {
      const { changes: old } = sql.dropOld.run(now - UNPAID_RECEIPTS.keptMs, DROPPED_AT_ONCE);
      const [account] = growth.take(1);
      if (account === undefined) return Number(old) === DROPPED_AT_ONCE;
      const { changes: beyond } = sql.dropBeyond.run(account.name, DROPPED_AT_ONCE, account.most);
      if (Number(beyond) === DROPPED_AT_ONCE) growth.putBack([account]);
      return true;
    },
  };
}
