// memoryStore(): a store in this process, gone with it. Also the reference model that the other stores are tested against.

import { type Clock, systemClock } from "../platform/clock.js";
import { type Extensible, openExtensions, type StoreExtension } from "../store/extension.js";
import { creditsKept, type Payment, type Reservation, type Reserved } from "../store/reservation.js";
import type { Store } from "../store/store.js";
import { createMemoryAccounts } from "./accounts.js";
import { createMemoryAllowance } from "./allowance.js";
import { createMemoryApprovals } from "./approvals.js";
import { type BoundKey, createMemoryClaims } from "./claims.js";
import { createMemoryLedger } from "./ledger.js";
import { createMemoryDatabase } from "./memory-tables.js";
import { createMemoryDailyCount, createMemoryRateLimit } from "./rate-limit.js";
import { createMemoryReceipts } from "./receipts.js";

/** How a store in memory is opened. */
export interface MemoryStoreOptions {
  readonly clock?: Clock;
  /** What packages add to it. */
  readonly extensions?: readonly StoreExtension<object>[];
}

/** A call that runs: what it has taken, and the key that it has bound. */
interface Pending {
  readonly reservation: Reservation;
  readonly bound: BoundKey | undefined;
}

/** A store in this process's memory. Nothing survives the process: for tests, demonstrations and hosts that keep no money in it. */
export function memoryStore(options: MemoryStoreOptions = {}): Store & Extensible {
  const ledger = createMemoryLedger();
  const accounts = createMemoryAccounts(ledger);
  const allowance = createMemoryAllowance();
  const approvals = createMemoryApprovals();
  const claims = createMemoryClaims(options.clock ?? systemClock);
  const database = createMemoryDatabase();
  const { extension, parts } = openExtensions(options.extensions ?? [], (each) => each.memory(database));
  const joining = parts.filter(({ joinSettle }) => joinSettle);
  const pending = new Map<string, Pending>();
  const receipts = createMemoryReceipts();
  const { consumeRate, peekRate } = createMemoryRateLimit();
  const { takeDaily, dropDaily } = createMemoryDailyCount();
  let secret: string | undefined;

  function take(payment: Payment, now: number): Reserved {
    if (payment.kind === "free") return { outcome: "granted", remaining: null };
    if (payment.kind === "allowance") {
      const taken = allowance.take(payment.bucket, payment.day, payment.limits);
      return typeof taken === "number" ? { outcome: "granted", remaining: taken } : { outcome: taken };
    }
    if (!accounts.hasWallet(payment.accountId)) return { outcome: "no_wallet" };
    const remaining = ledger.hold(payment.accountId, payment.period, payment.amount, now);
    return remaining === undefined ? { outcome: "quota_exceeded" } : { outcome: "granted", remaining };
  }

  function end(payment: Payment, verb: "capture" | "void", amount?: number): void {
    if (payment.kind === "credits")
      ledger.release(payment, creditsKept({ verb, amount }, payment.amount), verb);
    if (payment.kind === "allowance") allowance.end(payment.bucket, payment.day, verb === "capture");
  }

  return {
    ...accounts.verbs,
    findClaim: claims.findClaim,
    awaitAnswer: claims.awaitAnswer,
    ...approvals.verbs,
    closeAccount(closing) {
      database.write(() => {
        for (const part of parts) part.joinClose?.(closing);
      });
      claims.forget(closing.scope);
      return accounts.verbs.closeAccount(closing);
    },
    consumeRate,
    peekRate,
    takeDaily,
    findReceipt: receipts.findReceipt,
    listReceipts: receipts.listReceipts,
    prune: receipts.prune,
    countPrunable: receipts.countPrunable,
    usage: receipts.usage,
    eraseEndUsers({ accountId, subjects }) {
      receipts.eraseEndUsers(accountId);
      dropDaily(subjects);
      return false;
    },

    reserve(reservation) {
      const { claim, payment, now } = reservation;
      const bound = claim && claims.bind(claim, reservation.id, now);
      if (claim && !bound) return { outcome: "claimed" };
      const reserved = take(payment, now);
      if (reserved.outcome === "granted") pending.set(reservation.id, { reservation, bound });
      else if (claim && bound) claims.end(bound, { claim, body: undefined, keepUntil: undefined });
      return reserved;
    },
    settle(settlement) {
      const { id, verb, amount, accountId, receipt, claim } = settlement;
      const hold = pending.get(id);
      if (verb !== "record" && !hold) return false;
      // Extensions come first: where one throws, nothing is settled.
      if (joining.length > 0) {
        database.write(() => {
          for (const part of joining) part.joinSettle?.(settlement);
        });
      }
      if (verb !== "record" && hold) {
        pending.delete(id);
        end(hold.reservation.payment, verb, amount);
      }
      if (receipt && accountId !== undefined) receipts.keep(receipt, accountId, settlement);
      const bound = claim && (hold ? hold.bound : claims.boundBy(id, claim.claim));
      if (claim && bound) claims.end(bound, claim);
      return true;
    },
    reap(now) {
      let reaped = 0;
      for (const [id, { reservation, bound }] of pending) {
        const { payment, claim, expiresAt, lapsed } = reservation;
        if (expiresAt > now) continue;
        pending.delete(id);
        end(payment, "void");
        if (claim && bound) claims.end(bound, { claim, body: lapsed?.body, keepUntil: lapsed?.keepUntil });
        reaped += 1;
      }
      receipts.expire(now);
      approvals.expire(now);
      return reaped;
    },
    keepSecret({ proposed }) {
      secret ??= proposed;
      return secret;
    },
    wallet: (query) => (accounts.hasWallet(query.accountId) ? ledger.wallet(query) : undefined),
    allowance: allowance.state,
    verify: () =>
      ledger.verify(
        [...pending.values()].filter(({ reservation }) => reservation.payment.kind === "credits").length,
      ),
    extension,
    ready: () => true,
    close() {},
  };
}
