// Reservation: what a call takes before it runs, and how it ends.

import type { ErrorCode } from "../errors/error-table.js";
import type { AnonymousLimits } from "./allowance.js";
import type { Period } from "./credits.js";
import type { Claim } from "./idempotency.js";
import type { Receipt } from "./receipt.js";
import type { AnswerBudget } from "./retention.js";

/** What a call is paid with. */
export type Payment =
  | { readonly kind: "credits"; readonly accountId: string; readonly period: Period; readonly amount: number }
  | {
      readonly kind: "allowance";
      readonly bucket: string;
      readonly day: string;
      readonly limits: AnonymousLimits;
    }
  | { readonly kind: "free" };

/** A call about to run. Instants are milliseconds. */
export interface Reservation {
  /** The receipt's id; also the hold's. */
  readonly id: string;
  readonly payment: Payment;
  readonly claim: Claim | undefined;
  readonly now: number;
  /** When a hold that nobody settled lapses. */
  readonly expiresAt: number;
  /** What its key stands for once it has lapsed or was voided by a reap; undefined frees the key then. */
  readonly lapsed?: LapsedAnswer | undefined;
}

/** The answer to a call that nobody has settled, and must not be run again. */
export interface LapsedAnswer {
  readonly body: string;
  readonly keepUntil: number;
}

/** The answer to a reservation. A refusal has changed nothing. */
export type Reserved =
  | {
      readonly outcome: "granted";
      /** Credits or keyless calls left behind this one; null where neither is counted. */
      readonly remaining: number | null;
    }
  /** Another call holds the key, or has completed it. */
  | { readonly outcome: "claimed" }
  | { readonly outcome: "quota_exceeded" }
  | { readonly outcome: "no_wallet" }
  | { readonly outcome: "allowance_exceeded" }
  | { readonly outcome: "shared_allowance_exceeded" };

/** How a reserved call ended. */
export interface Settlement {
  readonly id: string;
  /** `capture` keeps what was reserved, `void` gives it back, `record` writes down a call that took nothing, or whose hold lapsed. */
  readonly verb: "capture" | "void" | "record";
  /**
   * Of a capture: the credits that are kept, at most what was held; the rest goes back. All of it where left out. 0 keeps
   * nothing, and is a capture still. The receipt's `credits_used` says the same number, as usage counts that.
   */
  readonly amount?: number | undefined;
  /** The account that may read the receipt back. */
  readonly accountId: string | undefined;
  readonly receipt: Receipt | undefined;
  /** The receipt as JSON, for a store that keeps it as text: the answer has the same text in it, and makes it once. */
  readonly receiptText?: (() => string) | undefined;
  /** Which of the account's keys asked, and for whom: kept beside the receipt, for the usage. */
  readonly keyId?: string | undefined;
  readonly endUser?: string | undefined;
  /**
   * The receipts of the tools that the call asked, which its result cites. They are kept beside its own, for the same account
   * and as long, and count as no calls; none without a receipt of its own.
   */
  readonly inner?: readonly Receipt[] | undefined;
  readonly claim: ClaimEnding | undefined;
  readonly now: number;
}

/**
 * How many of the credits that were held a settlement keeps. In doubt the customer is right: more than was held keeps what
 * was held, a part of a credit goes back, and what is no number keeps nothing.
 */
export function creditsKept({ verb, amount }: Pick<Settlement, "verb" | "amount">, held: number): number {
  if (verb !== "capture") return 0;
  if (amount === undefined) return held;
  return amount >= 0 ? Math.min(Math.floor(amount), held) : 0;
}

/** What becomes of the call's idempotency key. */
export interface ClaimEnding {
  readonly claim: Claim;
  /** The answer that waiters get; undefined lets them run the call themselves. */
  readonly body: string | undefined;
  /** Until when the answer is replayed; undefined frees the key at once. */
  readonly keepUntil: number | undefined;
  /** What the answer is counted in; undefined for one that stays until it expires, however many there are. */
  readonly budget?: AnswerBudget | undefined;
}

/** The code of a payment whose store cannot be reached. */
export const PAYMENT_UNREACHABLE: Readonly<Record<Payment["kind"], ErrorCode>> = {
  credits: "QUOTA_SERVICE_UNAVAILABLE",
  allowance: "ANON_QUOTA_UNAVAILABLE",
  free: "STATE_BACKEND_UNAVAILABLE",
};
