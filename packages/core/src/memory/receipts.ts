// The receipts of memoryStore(), and the usage that is counted from them.
import { utcDay } from "../platform/clock.js";
import { createLru } from "../platform/lru.js";
import type { Receipt, ReceiptStore, Usage, UsageStore } from "../store/receipt.js";
import { isUnpaid, UNPAID_RECEIPTS } from "../store/retention.js";

/** Receipts in this process. */
export interface MemoryReceipts extends ReceiptStore, UsageStore {
  /** Keeps the receipt of a call, with those of the tools that it asked. */
  keep(receipt: Receipt, inner: readonly Receipt[], accountId: string, now: number): void;
  /** Drops the unpaid ones that are too old, or too many of one account. */
  expire(now: number): void;
}

interface KeptReceipt {
  readonly accountId: string;
  readonly receipt: Receipt;
  readonly keptAt: number;
  /** Whether nobody has paid for its call. */
  readonly isUnpaid: boolean;
}

/** The calls of one tool by one account on one day. */
interface Counted extends Pick<Usage, "tool" | "day"> {
  readonly accountId: string;
  calls: number;
  credits: number;
}

// Only the newest are kept: the memory of a process that runs for long stays bounded.
const KEPT_RECEIPTS = 10_000;
const KEPT_USAGE = 10_000;

/** None kept. */
export function createMemoryReceipts(): MemoryReceipts {
  const receipts = createLru<KeptReceipt>(KEPT_RECEIPTS);
  const counts = createLru<Counted>(KEPT_USAGE);
  // Most services keep none, and to look through ten thousand receipts takes milliseconds.
  let mayHaveUnpaid = false;

  function count({ tool, credits_used }: Receipt, accountId: string, day: string): void {
    const name = `${day} ${tool} ${accountId}`;
    const before = counts.get(name);
    if (before === undefined) {
      counts.set(name, { accountId, day, tool, calls: 1, credits: credits_used });
      return;
    }
    before.calls += 1;
    before.credits += credits_used;
  }

  return {
    keep(receipt, inner, accountId, now) {
      // A call whose hold had lapsed may be recorded twice.
      if (!receipts.has(receipt.receipt_id)) count(receipt, accountId, utcDay(now));
      const facts = { accountId, keptAt: now, isUnpaid: isUnpaid(receipt) };
      mayHaveUnpaid ||= facts.isUnpaid;
      for (const each of [...inner, receipt]) receipts.set(each.receipt_id, { ...facts, receipt: each });
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
    usage({ accountId, fromDay, toDay }) {
      return [...counts.values()]
        .filter((each) => each.accountId === accountId && each.day >= fromDay && each.day <= toDay)
        .map(({ day, tool, calls, credits }) => ({ day, tool, calls, credits }))
        .sort((a, b) => (`${a.day} ${a.tool}` < `${b.day} ${b.tool}` ? -1 : 1));
    },
  };
}
