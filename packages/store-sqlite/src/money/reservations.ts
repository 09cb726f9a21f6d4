// Reserve, settle and reap: the verbs of money. They decide in memory, and their transaction writes at its end.
import type { Payment, Reservation, Reserved, Settlement, StoredAnswer } from "@svckit/core";
import type { Allowances } from "./allowances.js";
import type { BoundClaim, ClaimId, Claims } from "./claims.js";
import type { Hold, HoldEnding, Holds } from "./holds.js";
import type { Receipts } from "./receipts.js";
import type { Wallets } from "./wallets.js";

/** The verbs. */
export interface Reservations {
  reserve(reservation: Reservation): Reserved;
  settle(settlement: Settlement): Settled;
  /** Voids what has lapsed by an instant, and what was given up. */
  reap(now: number, givenUp: readonly string[]): Reaped;
}

/** What a settlement came to. */
export interface Settled {
  readonly settled: boolean;
  /** Whether the call had bound the key, so that its waiters are to be notified. */
  readonly ownsClaim: boolean;
}

/** What was voided. */
export interface Reaped {
  readonly holds: number;
  /** The keys that ended with it: freed, or with the answer that they stand for now. */
  readonly ended: readonly { readonly claim: ClaimId; readonly answer: StoredAnswer | undefined }[];
}

/** The parts that the verbs are put together from. */
export interface ReservationParts {
  readonly holds: Holds;
  readonly wallets: Wallets;
  readonly allowances: Allowances;
  readonly claims: Claims;
  readonly receipts: Receipts;
}

/** Puts the verbs together. */
export function createReservations(parts: ReservationParts): Reservations {
  const { holds, wallets, allowances, claims, receipts } = parts;

  function take(payment: Payment, now: number): Reserved & { readonly walletId?: number } {
    if (payment.kind === "free") return { outcome: "granted", remaining: null };
    if (payment.kind === "credits") return wallets.hold(payment, now);
    return allowances.take(payment.bucket, payment.day, payment.limits);
  }

  /** Ends a hold that has not ended. */
  function end(id: string, ending: HoldEnding, now: number): Hold | undefined {
    const ended = holds.end(id, ending, now);
    if (!ended) return undefined;
    const { hold, kept } = ended;
    const { walletId, amount, bucket, day } = hold;
    if (walletId !== undefined) wallets.release(walletId, amount, kept);
    if (bucket !== undefined && day !== undefined) allowances.end(bucket, day, ending.verb === "capture");
    return hold;
  }

  /** Ends the key of a settled call; `false` where the call had not bound it. */
  function endClaim({ id, claim: ending }: Settlement, bound: BoundClaim | undefined): boolean {
    if (!ending || bound?.scope !== ending.claim.scope || bound.key !== ending.claim.key) return false;
    const { body, keepUntil, budget } = ending;
    if (body === undefined || keepUntil === undefined) claims.free(bound, id);
    else claims.complete(bound, id, { body, keepUntil, budget });
    return true;
  }

  return {
    reserve({ id, payment, claim, now, expiresAt, lapsed }) {
      if (holds.has(id)) throw new Error(`there is a hold ${id} already`);
      if (claim && !claims.isFree({ claim, now })) return { outcome: "claimed" };
      const taken = take(payment, now);
      if (taken.outcome !== "granted") return taken;
      const bound = claim && claims.bind(claim, id, lapsed);
      const { remaining, walletId } = taken;
      const amount = payment.kind === "credits" ? payment.amount : 0;
      const { bucket, day } = payment.kind === "allowance" ? payment : {};
      holds.add({ id, expiresAt, amount, walletId, bucket, day, claim: bound }, now);
      return { outcome: "granted", remaining };
    },
    settle(settlement) {
      const { id, verb, amount, accountId, receipt, now } = settlement;
      const hold = verb === "record" ? undefined : end(id, { verb, amount }, now);
      if (verb !== "record" && !hold) return { settled: false, ownsClaim: false };
      // A hold ends once, and its receipt is new. A call whose hold had lapsed may be recorded twice.
      const isNew = receipt && (hold !== undefined || !receipts.has(receipt.receipt_id));
      if (isNew && accountId !== undefined) receipts.keep(receipt, accountId, settlement);
      return { settled: true, ownsClaim: endClaim(settlement, hold?.claim) };
    },
    reap(now, givenUp) {
      const ended: { claim: ClaimId; answer: StoredAnswer | undefined }[] = [];
      let count = 0;
      for (const id of [...holds.lapsed(now), ...givenUp]) {
        const hold = end(id, { verb: "void" }, now);
        if (!hold) continue;
        count += 1;
        if (hold.claim) ended.push({ claim: hold.claim, answer: claims.lapse(hold.claim, id) });
      }
      return { holds: count, ended };
    },
  };
}
