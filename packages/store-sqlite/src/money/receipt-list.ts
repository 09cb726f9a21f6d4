// Receipt list: the receipts of an account's calls, the newest first, read a batch at a time.
import { setImmediate as turn } from "node:timers/promises";
import {
  passes,
  RECEIPTS_LOOKED_AT,
  type Receipt,
  type ReceiptPlace,
  type ReceiptStore,
  type SettledReceipt,
} from "@svckit/core";
import type { Database } from "../file/database.js";

// Calls are served between two batches.
const BATCH = 200;

// Behind every place that there is, in a list that goes from the newest to the oldest.
const FIRST: ReceiptPlace = { settledAt: Number.MAX_SAFE_INTEGER, id: "" };

const READ = `
SELECT id, settled_at AS settledAt, key_id AS keyId, end_user AS endUser, receipt FROM receipt
WHERE account_id = ? AND settled_at IS NOT NULL AND settled_at >= ? AND (settled_at, id) < (?, ?)
ORDER BY settled_at DESC, id DESC LIMIT ?`;

interface Row extends ReceiptPlace {
  readonly keyId: string;
  readonly endUser: string;
  readonly receipt: string;
}

/** Prepares the statement. */
export function createReceiptList(database: Database): ReceiptStore["listReceipts"] {
  const read = database.prepare(READ);

  return async (listing) => {
    const { accountId, since = Number.MIN_SAFE_INTEGER, until, after, limit } = listing;
    const receipts: SettledReceipt[] = [];
    let last = firstOf(after, until);
    for (let looked = 0; looked < RECEIPTS_LOOKED_AT; looked += BATCH) {
      // `as`: the columns are those of the statement.
      const rows = read.all(accountId, since, last.settledAt, last.id, BATCH) as Row[];
      for (const { id, settledAt, keyId, endUser, receipt: text } of rows) {
        // `as`: written by `keep`.
        const receipt = JSON.parse(text) as Receipt;
        if (passes(listing, { receipt, keyId, endUser })) {
          if (receipts.length === limit) return { receipts, next: last };
          receipts.push({ receipt, settledAt });
        }
        last = { settledAt, id };
      }
      if (rows.length < BATCH) return { receipts, next: undefined };
      await turn();
    }
    return { receipts, next: last };
  };
}

/** Where reading begins: what was settled at `until` or later is not listed. */
function firstOf(after: ReceiptPlace | undefined, until: number | undefined): ReceiptPlace {
  const end = until === undefined ? FIRST : { settledAt: until, id: "" };
  return after !== undefined && after.settledAt < end.settledAt ? after : end;
}
