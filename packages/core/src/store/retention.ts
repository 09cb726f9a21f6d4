// Retention: for how long a store keeps what nobody has paid for, and how much of it.

import { createLru } from "../platform/lru.js";
import type { Receipt } from "./receipt.js";

/** The receipts of calls that took no credits: the newest of each account, for thirty days. Those of paid calls stay. */
export const UNPAID_RECEIPTS = { perAccount: 1_000, keptMs: 30 * 86_400_000 };

/** Whether a receipt is one of those that are kept for a while. */
export function isUnpaid(receipt: Receipt): boolean {
  return receipt.credits_used === 0;
}

/** What several stored answers may take together. */
export interface AnswerBudget {
  readonly name: string;
  /** Of their texts in UTF-8. Where they come to more, the next reap drops the oldest. */
  readonly bytes: number;
}

/** The most that the text of a result may take, by what an answer of an upstream may: more is no answer, and so every answer can be kept. */
export function mostResultBytes(maxBytes: number): number {
  return 2 * maxBytes;
}

const KEYLESS_BYTES = 64 * 1024 * 1024;
const UNPAID_BYTES = 32 * 1024 * 1024;

/** The budget of all answers of the keyless lane. */
export function keylessBudget(maxBytes: number): AnswerBudget {
  return { name: "keyless", bytes: Math.max(KEYLESS_BYTES, 2 * mostResultBytes(maxBytes)) };
}

/** The budget of a scope's answers that took no credits: failures, and tools that are free. */
export function unpaidBudget(scope: string, maxBytes: number): AnswerBudget {
  return { name: scope, bytes: Math.max(UNPAID_BYTES, 2 * mostResultBytes(maxBytes)) };
}

/** Something that may hold `most`: bytes of a budget, receipts of an account. */
export interface Bounded {
  readonly name: string;
  readonly most: number;
}

/** What has grown since it was last cut back, so that a reap looks at nothing else. */
export interface Growth {
  add(bounded: Bounded, amount: number): void;
  /** Gives those that have grown by a sixteenth of what they may hold, once; at most `count` of them. */
  take(count: number): readonly Bounded[];
  /** Gives them once more: they could not be cut back. */
  putBack(bounded: readonly Bounded[]): void;
}

const REMEMBERED_NAMES = 10_000;
const NOTICED = 1 / 16;

/** Nothing is known yet: what grows for the first time is due at once, since another process may have let it grow before. */
export function createGrowth(): Growth {
  const grown = createLru<{ readonly amount: number }>(REMEMBERED_NAMES);
  const due = new Map<string, Bounded>();
  return {
    add(bounded, more) {
      const { name, most } = bounded;
      const amount = (grown.get(name)?.amount ?? Number.POSITIVE_INFINITY) + more;
      const isDue = amount > most * NOTICED;
      grown.set(name, { amount: isDue ? 0 : amount });
      if (isDue) due.set(name, bounded);
    },
    take(count) {
      const taken = [...due.values()].slice(0, count);
      for (const { name } of taken) due.delete(name);
      return taken;
    },
    putBack(bounded) {
      for (const each of bounded) due.set(each.name, each);
    },
  };
}
