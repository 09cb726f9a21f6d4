// Store: keeps what must outlive a call. Each verb is atomic, and may be one statement of an engine.

import type { ErrorCode } from "../errors/error-table.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import { type Awaitable, orElse } from "../platform/awaitable.js";
import type { AccountStore } from "./account.js";
import type { AllowanceQuery, AllowanceState } from "./allowance.js";
import type { ApprovalStore } from "./approval.js";
import type { CheckpointStore } from "./checkpoint.js";
import type { LedgerProof, Wallet, WalletQuery } from "./credits.js";
import type { Extensible } from "./extension.js";
import type { ClaimStore } from "./idempotency.js";
import type { PruneStore } from "./pruning.js";
import type { DailyCountStore, RateLimitStore } from "./rate-limit.js";
import type { ReceiptStore } from "./receipt-store.js";
import type { Reservation, Reserved, Settlement } from "./reservation.js";
import type { UsageStore } from "./usage.js";

/** The ports that a service needs, together. */
export interface Store
  extends AccountStore,
    ApprovalStore,
    ClaimStore,
    DailyCountStore,
    RateLimitStore,
    ReceiptStore,
    UsageStore,
    // What a store leaves out that makes no checkpoints, knows no extensions, or drops nothing by its age.
    Partial<CheckpointStore>,
    Partial<Extensible>,
    Partial<PruneStore> {
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
  /**
   * The deployment's secret: of all that were ever proposed to this store the first is kept, and given to everyone. A store
   * that leaves this out keeps none.
   */
  keepSecret?(proposal: { readonly proposed: string }): Awaitable<string>;
  /** An account's wallet in a period; undefined where the account has none. */
  wallet(query: WalletQuery): Awaitable<Wallet | undefined>;
  /** A bucket's day on the keyless lane. */
  allowance(query: AllowanceQuery): Awaitable<AllowanceState>;
  /** Proves the ledger over the whole store, and all its checkpoints where it makes some. */
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
  return orElse(ask, (cause) => {
    throw isServiceError(cause) ? cause : new ServiceError(code, { cause, retryAfterS: 1 });
  });
}

/** A store whose verbs are all asked `withStoreError`, after `mayAsk` has not thrown. */
export function withStoreErrors(store: Store, code: ErrorCode, mayAsk: () => void): Store {
  // `as`: it has what is looked up of the store. The store itself may be frozen, and then a proxy of it could give nothing else.
  return new Proxy({} as Store, {
    get(_, name) {
      const verb: unknown = Reflect.get(store, name);
      if (typeof verb !== "function") return verb;
      return (...given: unknown[]) =>
        withStoreError(code, () => {
          mayAsk();
          return Reflect.apply(verb, store, given);
        });
    },
  });
}
