// The receipts of memoryStore(), and the usage that is counted from them.

import { utcDay } from "../platform/clock.js";
import { createLru } from "../platform/lru.js";
import type { PruneStore } from "../store/pruning.js";
import type { Receipt } from "../store/receipt.js";
import {
  passes,
  type ReceiptListing,
  type ReceiptPage,
  type ReceiptPlace,
  type ReceiptStore,
  type SettledReceipt,
} from "../store/receipt-store.js";
import type { Settlement } from "../store/reservation.js";
import { isUnpaid, UNPAID_RECEIPTS } from "../store/retention.js";
import { type CountedCalls, createUsageSums, nameOfSum, type UsageStore } from "../store/usage.js";
import { createMemoryPruning } from "./pruning.js";

/** Receipts in this process. */
export interface MemoryReceipts extends ReceiptStore, PruneStore, Pick<UsageStore, "usage"> {
  /** Has the calls of an account be those of no end user. */
  eraseEndUsers(accountId: string): void;
  /** Keeps the receipt of a call, with those of the tools that it asked. */
  keep(
    receipt: Receipt,
    accountId: string,
    settlement: Pick<Settlement, "verb" | "inner" | "keyId" | "endUser" | "now">,
  ): void;
  /** Drops the unpaid ones that are too old, or too many of one account. */
  expire(now: number): void;
}

interface KeptReceipt {
  readonly accountId: string;
  readonly receipt: Receipt;
  readonly keptAt: number;
  /** Whether nobody has paid for its call. */
  readonly isUnpaid: boolean;
  /** Whether it is a call's own, and not that of a tool which a call asked. */
  readonly isOfCall: boolean;
  readonly keyId: string;
  /** Empty once it is forgotten. */
  endUser: string;
}

/** The calls of one tool by one key of an account for one end user on one day. */
type Counted = { -readonly [Field in keyof CountedCalls]: CountedCalls[Field] };

// Only the newest are kept: the memory of a process that runs for long stays bounded.
const KEPT_RECEIPTS = 10_000;
const KEPT_USAGE = 10_000;

/** None kept. */
export function createMemoryReceipts(): MemoryReceipts {
  const receipts = createLru<KeptReceipt>(KEPT_RECEIPTS);
  const counts = createLru<Counted>(KEPT_USAGE);
  // Most services keep none, and to look through ten thousand receipts takes milliseconds.
  let mayHaveUnpaid = false;

  function count(calls: Counted): void {
    const name = nameOfSum(calls);
    const before = counts.get(name);
    if (before === undefined) {
      counts.set(name, calls);
      return;
    }
    before.calls += calls.calls;
    before.credits += calls.credits;
  }

  return {
    ...createMemoryPruning(receipts, counts),
    keep(receipt, account, { verb, inner = [], keyId: key = "", endUser = "", now }) {
      const { tool, credits_used: credits } = receipt;
      // A call whose hold had lapsed may be recorded twice; a hold ends once.
      if (verb !== "record" || !receipts.has(receipt.receipt_id))
        count({ day: utcDay(now), tool, account, key, endUser, calls: 1, credits });
      const unpaid = isUnpaid(receipt);
      mayHaveUnpaid ||= unpaid;
      const toKept = (each: Receipt, isOfCall: boolean): KeptReceipt => ({
        accountId: account,
        receipt: each,
        keptAt: now,
        isUnpaid: unpaid,
        isOfCall,
        keyId: key,
        endUser,
      });
      for (const each of inner) receipts.set(each.receipt_id, toKept(each, false));
      receipts.set(receipt.receipt_id, toKept(receipt, true));
    },
    expire(now) {
      if (!mayHaveUnpaid) return;
      const unpaid = new Map<string, number>();
      // The newest come first.
      for (const [id, { accountId, isUnpaid, keptAt }] of [...receipts.entries()]) {
        if (!isUnpaid) continue;
        const number = (unpaid.get(accountId) ?? 0) + 1;
        unpaid.set(accountId, number);
        if (number > UNPAID_RECEIPTS.perAccount || keptAt <= now - UNPAID_RECEIPTS.keptMs)
          receipts.delete(id);
      }
      mayHaveUnpaid = unpaid.size > 0;
    },
    findReceipt({ accountId, receiptId }) {
      const kept = receipts.peek(receiptId);
      return kept?.accountId === accountId ? kept.receipt : undefined;
    },
    listReceipts: (listing) => pageOf([...receipts.values()], listing),
    eraseEndUsers(accountId) {
      for (const each of receipts.values()) if (each.accountId === accountId) each.endUser = "";
      for (const [name, each] of [...counts.entries()]) {
        if (each.account !== accountId || each.endUser === "") continue;
        counts.delete(name);
        count({ ...each, endUser: "" });
      }
    },
    usage(query) {
      const { accountId, fromDay, toDay } = query;
      const sums = createUsageSums(query);
      for (const each of counts.values()) {
        const isOf = accountId === undefined || each.account === accountId;
        if (isOf && each.day >= fromDay && each.day <= toDay) sums.add(each);
      }
      return sums.rows();
    },
  };
}

function pageOf(kept: readonly KeptReceipt[], listing: ReceiptListing): ReceiptPage {
  const {
    accountId,
    since = Number.NEGATIVE_INFINITY,
    until = Number.POSITIVE_INFINITY,
    after,
    limit,
  } = listing;
  const found = kept
    .filter(
      (each) =>
        each.isOfCall &&
        each.accountId === accountId &&
        each.keptAt >= since &&
        each.keptAt < until &&
        passes(listing, each),
    )
    .map(({ receipt, keptAt }) => ({ receipt, settledAt: keptAt }))
    .filter((each) => after === undefined || compare(placeOf(each), after) > 0)
    .sort((a, b) => compare(placeOf(a), placeOf(b)));
  const receipts = found.slice(0, limit);
  const last = receipts.at(-1);
  return { receipts, next: found.length > limit && last ? placeOf(last) : undefined };
}

function placeOf({ receipt, settledAt }: SettledReceipt): ReceiptPlace {
  return { settledAt, id: receipt.receipt_id };
}

/** The newest come first. */
function compare(a: ReceiptPlace, b: ReceiptPlace): number {
  return b.settledAt - a.settledAt || Buffer.compare(Buffer.from(b.id), Buffer.from(a.id));
}
