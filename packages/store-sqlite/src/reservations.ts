// Reserve, settle and reap: the verbs of money, as statements that run within one transaction.
import type { Payment, Reservation, Reserved, Settlement } from "@svckit/core";
import type { Allowances } from "./allowances.js";
import type { ClaimId, Claims } from "./claims.js";
import type { Database } from "./database.js";
import type { Receipts } from "./receipts.js";
import type { Wallets } from "./wallets.js";

/** The verbs, to be run within a transaction. */
export interface Reservations {
  reserve(reservation: Reservation): Reserved;
  settle(settlement: Settlement): Settled;
  /** Voids what was to lapse before an instant. */
  reap(lapsedBefore: number, now: number): Reaped;
}

/** What a settlement came to. */
export interface Settled {
  readonly settled: boolean;
  /** Whether the key was the call's own, so that its waiters are to be told. */
  readonly ownsClaim: boolean;
}

/** What was voided. */
export interface Reaped {
  readonly holds: number;
  /** The keys that were freed with it. */
  readonly freed: readonly ClaimId[];
}

/** What is held: credits of a wallet, a call of a bucket's day, or nothing. */
interface HoldRow {
  readonly id: string;
  readonly wallet_id: number | null;
  readonly amount: number;
  readonly bucket: string | null;
  readonly day: string | null;
  readonly claim_scope: string | null;
  readonly claim_key: string | null;
}

/** The parts that the verbs are put together from. */
export interface ReservationParts {
  readonly wallets: Wallets;
  readonly allowances: Allowances;
  readonly claims: Claims;
  readonly receipts: Receipts;
}

const COLUMNS = "id, wallet_id, amount, bucket, day, claim_scope, claim_key";

/** Prepares the statements. */
export function createReservations(database: Database, parts: ReservationParts): Reservations {
  const { wallets, allowances, claims, receipts } = parts;
  const sql = {
    hold: database.prepare(`INSERT INTO hold (${COLUMNS}, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`),
    endHold: database.prepare(`DELETE FROM hold WHERE id = ? RETURNING ${COLUMNS}`),
    lapsed: database.prepare("SELECT id FROM hold WHERE expires_at <= ?"),
  };

  function take(id: string, payment: Payment, now: number): Reserved & { readonly walletId?: number } {
    if (payment.kind === "free") return { outcome: "granted", remaining: null };
    if (payment.kind === "credits") return wallets.hold(id, payment, now);
    return allowances.take(payment.bucket, payment.day, payment.limits);
  }

  /** Ends a hold: whoever deletes its row ends it, and nobody else does. */
  function end(id: string, verb: "capture" | "void", now: number): HoldRow | undefined {
    const hold = sql.endHold.get(id) as HoldRow | undefined;
    if (!hold) return undefined;
    const { wallet_id, amount, bucket, day } = hold;
    if (wallet_id !== null) wallets.release(id, wallet_id, amount, verb, now);
    if (bucket !== null && day !== null) allowances.end(bucket, day, verb === "capture");
    return hold;
  }

  return {
    reserve({ id, payment, claim, now, expiresAt }) {
      if (claim && !claims.bind(claim, id, now)) return { outcome: "claimed" };
      const taken = take(id, payment, now);
      if (taken.outcome !== "granted") {
        if (claim) claims.free(claim, id);
        return taken;
      }
      const { remaining, walletId = null } = taken;
      const amount = payment.kind === "credits" ? payment.amount : 0;
      const { bucket = null, day = null } = payment.kind === "allowance" ? payment : {};
      sql.hold.run(id, walletId, amount, bucket, day, claim?.scope ?? null, claim?.key ?? null, expiresAt);
      return { outcome: "granted", remaining };
    },
    settle({ id, verb, accountId, receipt, claim, now }) {
      if (verb !== "record" && !end(id, verb, now)) return { settled: false, ownsClaim: false };
      if (receipt && accountId !== undefined) receipts.keep(receipt, accountId, now);
      return { settled: true, ownsClaim: claim !== undefined && claims.end(claim, id) };
    },
    reap(lapsedBefore, now) {
      const freed: ClaimId[] = [];
      const rows = sql.lapsed.all(lapsedBefore) as { readonly id: string }[];
      for (const { id } of rows) {
        const hold = end(id, "void", now);
        if (hold?.claim_scope == null || hold.claim_key == null) continue;
        const claim = { scope: hold.claim_scope, key: hold.claim_key };
        if (claims.free(claim, id)) freed.push(claim);
      }
      return { holds: rows.length, freed };
    },
  };
}
