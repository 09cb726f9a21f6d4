// Store: keeps what must outlive a call. Each verb is atomic, and may be one statement of an engine.

import type { ErrorCode } from "../errors/error-table.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import { type Awaitable, isPending } from "../platform/awaitable.js";
import type { AccountStore } from "./account.js";
import type { AllowanceQuery, AllowanceState, AnonymousLimits } from "./allowance.js";
import type { LedgerProof, Period, Wallet, WalletQuery } from "./credits.js";
import type { Claim, ClaimStore } from "./idempotency.js";
import type { DailyCountStore, RateLimitStore } from "./rate-limit.js";
import type { Receipt, ReceiptStore, UsageStore } from "./receipt.js";

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
  /** `capture` keeps what was reserved, `void` gives it back, `record` writes down a call whose hold lapsed. */
  readonly verb: "capture" | "void" | "record";
  /** The account that may read the receipt back. */
  readonly accountId: string | undefined;
  readonly receipt: Receipt | undefined;
  readonly claim: ClaimEnding | undefined;
  readonly now: number;
}

/** What becomes of the call's idempotency key. */
export interface ClaimEnding {
  readonly claim: Claim;
  /** The answer that waiters get; undefined lets them run the call themselves. */
  readonly body: string | undefined;
  /** Until when the answer is replayed; undefined frees the key at once. */
  readonly keepUntil: number | undefined;
}

/** The ports that a service needs, together. */
export interface Store
  extends AccountStore,
    ClaimStore,
    DailyCountStore,
    RateLimitStore,
    ReceiptStore,
    UsageStore {
  /**
   * Binds the key, then holds the credits or takes the allowance, in one transaction. Of racing callers with one
   * key exactly one is granted; a wallet or an allowance is never overdrawn; a refusal unbinds the key.
   */
  reserve(reservation: Reservation): Awaitable<Reserved>;
  /**
   * Ends a reservation in one transaction: exactly one caller gets `true`; `false` says that the hold was settled
   * or lapsed before, and then nothing is written.
   */
  settle(settlement: Settlement): Awaitable<boolean>;
  /** Voids holds that lapsed; gives their number. Safe beside a settle that comes late. */
  reap(now: number): Awaitable<number>;
  /** An account's wallet in a period; undefined where the account has none. */
  wallet(query: WalletQuery): Awaitable<Wallet | undefined>;
  /** A bucket's day on the keyless lane. */
  allowance(query: AllowanceQuery): Awaitable<AllowanceState>;
  /** Proves the ledger over the whole store. */
  verify(): Awaitable<LedgerProof>;
  /** Whether the store can be written to now. */
  ready(): Awaitable<boolean>;
  close(): Awaitable<void>;
}

/**
 * Asks a store. Whatever it throws means that it cannot be reached, and is thrown under the code of what was asked for.
 * A store may answer at once: then nobody waits for a promise.
 */
export function withStoreError<T>(code: ErrorCode, ask: () => Awaitable<T>): Awaitable<T> {
  const fail = (cause: unknown): never => {
    throw isServiceError(cause) ? cause : new ServiceError(code, { cause, retryAfterS: 1 });
  };
  try {
    const asked = ask();
    return isPending(asked) ? Promise.resolve(asked).catch(fail) : asked;
  } catch (cause) {
    return fail(cause);
  }
}

/** The code of a payment whose store cannot be reached. */
export const PAYMENT_UNREACHABLE: Readonly<Record<Payment["kind"], ErrorCode>> = {
  credits: "QUOTA_SERVICE_UNAVAILABLE",
  allowance: "ANON_QUOTA_UNAVAILABLE",
  free: "STATE_BACKEND_UNAVAILABLE",
};
