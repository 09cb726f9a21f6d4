// Reserve, settle and reap: the verbs of money, as statements that run within one transaction.
import { type Payment, type Reservation, type Reserved, type Settlement, utcDay } from "@svckit/core";
import type { Claims } from "./claims.js";
import type { Database } from "./database.js";

/** The verbs, to be run within a transaction. */
export interface Reservations {
  reserve(reservation: Reservation): Reserved;
  settle(settlement: Settlement): boolean;
  /** Voids the pending holds that lapsed before an instant; gives the claims that were freed with them. */
  reap(lapsedBefore: number, now: number): readonly ClaimId[];
  /** The wallet's row of a cycle, opened with its grant where there is none. */
  openWallet(accountId: string, cycle: { readonly id: string; readonly granted: number }, now: number): void;
}

/** A claim by its primary key. */
export interface ClaimId {
  readonly scope: string;
  readonly key: string;
}

interface HoldRow {
  readonly id: string;
  readonly kind: Payment["kind"];
  readonly account_id: string;
  readonly cycle: string;
  readonly amount: number;
  readonly bucket: string;
  readonly day: string;
  readonly claim_scope: string | null;
  readonly claim_key: string | null;
}

const SHARED_BUCKET = "*";
const HOLD_COLUMNS = "id, kind, account_id, cycle, amount, bucket, day, claim_scope, claim_key";

/** Prepares the statements. */
export function createReservations(database: Database, claims: Claims): Reservations {
  const sql = {
    takeCredits: database.prepare(
      `UPDATE wallet SET held = held + ?3 WHERE account_id = ?1 AND cycle = ?2 AND granted - held - spent >= ?3
       RETURNING granted - held - spent AS remaining`,
    ),
    hasWallet: database.prepare("SELECT has_wallet FROM account WHERE id = ?"),
    openWallet: database.prepare(
      "INSERT INTO wallet (account_id, cycle, granted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    ),
    endCredits: database.prepare(
      "UPDATE wallet SET held = held - ?3, spent = spent + ?4 WHERE account_id = ?1 AND cycle = ?2",
    ),
    openDay: database.prepare("INSERT INTO allowance (day, bucket) VALUES (?, ?) ON CONFLICT DO NOTHING"),
    takeCall: database.prepare(
      `UPDATE allowance SET inflight = inflight + 1 WHERE day = ?1 AND bucket = ?2 AND used + inflight < ?3
       RETURNING ?3 - used - inflight AS remaining`,
    ),
    endCall: database.prepare(
      "UPDATE allowance SET inflight = inflight - 1, used = used + ?3 WHERE day = ?1 AND bucket = ?2",
    ),
    hold: database.prepare(
      `INSERT INTO hold (${HOLD_COLUMNS}, state, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
    ),
    endHold: database.prepare(
      `UPDATE hold SET state = ? WHERE id = ? AND state = 'pending' RETURNING ${HOLD_COLUMNS}`,
    ),
    lapsed: database.prepare("SELECT id FROM hold WHERE state = 'pending' AND expires_at <= ?"),
    post: database.prepare(
      "INSERT INTO ledger (tx_id, verb, account_id, cycle, debit, credit, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    receipt: database.prepare(
      `INSERT INTO receipt (id, account_id, day, tool, credits_used, receipt) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING`,
    ),
  };

  function openWallet(
    accountId: string,
    cycle: { readonly id: string; readonly granted: number },
    now: number,
  ): void {
    const { changes } = sql.openWallet.run(accountId, cycle.id, cycle.granted);
    if (Number(changes) > 0) {
      sql.post.run(
        `${accountId} ${cycle.id}`,
        "grant",
        accountId,
        cycle.id,
        "grant",
        "available",
        cycle.granted,
        now,
      );
    }
  }

  function take(id: string, payment: Payment, now: number): Reserved {
    if (payment.kind === "free") return { outcome: "granted", remaining: null };
    if (payment.kind === "allowance") return takeCall(payment);
    const { accountId, cycle, amount } = payment;
    let row = sql.takeCredits.get(accountId, cycle.id, amount) as { remaining: number } | undefined;
    if (row === undefined) {
      const account = sql.hasWallet.get(accountId) as { has_wallet: number } | undefined;
      if (account?.has_wallet !== 1) return { outcome: "no_wallet" };
      openWallet(accountId, cycle, now);
      row = sql.takeCredits.get(accountId, cycle.id, amount) as { remaining: number } | undefined;
    }
    if (row === undefined) return { outcome: "quota_exceeded" };
    sql.post.run(id, "hold", accountId, cycle.id, "available", "held", amount, now);
    return { outcome: "granted", remaining: row.remaining };
  }

  function takeCall({ bucket, day, limits }: Extract<Payment, { kind: "allowance" }>): Reserved {
    sql.openDay.run(day, bucket);
    const own = sql.takeCall.get(day, bucket, limits.callsPerDay) as { remaining: number } | undefined;
    if (own === undefined) return { outcome: "allowance_exceeded" };
    sql.openDay.run(day, SHARED_BUCKET);
    const shared = sql.takeCall.get(day, SHARED_BUCKET, limits.sharedCallsPerDay);
    if (shared !== undefined) return { outcome: "granted", remaining: own.remaining };
    sql.endCall.run(day, bucket, 0);
    return { outcome: "shared_allowance_exceeded" };
  }

  /** Ends a pending hold once; undefined where it was ended before. */
  function end(id: string, verb: "capture" | "void", now: number): HoldRow | undefined {
    const state = verb === "capture" ? "captured" : "voided";
    const hold = sql.endHold.get(state, id) as HoldRow | undefined;
    if (hold?.kind === "credits") {
      const spent = verb === "capture" ? hold.amount : 0;
      sql.endCredits.run(hold.account_id, hold.cycle, hold.amount, spent);
      const credit = verb === "capture" ? "spent" : "available";
      sql.post.run(id, verb, hold.account_id, hold.cycle, "held", credit, hold.amount, now);
    }
    if (hold?.kind === "allowance") {
      const counts = verb === "capture" ? 1 : 0;
      for (const bucket of [hold.bucket, SHARED_BUCKET]) sql.endCall.run(hold.day, bucket, counts);
    }
    return hold;
  }

  return {
    openWallet,
    reserve({ id, payment, claim, now, expiresAt }) {
      if (claim && !claims.bind(claim, id, now)) return { outcome: "claimed" };
      const reserved = take(id, payment, now);
      if (reserved.outcome !== "granted") {
        if (claim) claims.free(claim, id);
        return reserved;
      }
      const credits = payment.kind === "credits" ? payment : undefined;
      const call = payment.kind === "allowance" ? payment : undefined;
      sql.hold.run(
        id,
        payment.kind,
        credits?.accountId ?? null,
        credits?.cycle.id ?? null,
        credits?.amount ?? 0,
        call?.bucket ?? null,
        call?.day ?? null,
        claim?.scope ?? null,
        claim?.key ?? null,
        expiresAt,
      );
      return reserved;
    },
    settle({ id, verb, accountId, receipt, claim, now }) {
      if (verb !== "record" && end(id, verb, now) === undefined) return false;
      if (receipt && accountId !== undefined) {
        const { receipt_id, tool, credits_used } = receipt;
        sql.receipt.run(receipt_id, accountId, utcDay(now), tool, credits_used, JSON.stringify(receipt));
      }
      if (claim) claims.end(claim, id);
      return true;
    },
    reap(lapsedBefore, now) {
      const freed: ClaimId[] = [];
      for (const { id } of sql.lapsed.all(lapsedBefore) as { id: string }[]) {
        const hold = end(id, "void", now);
        if (hold?.claim_scope == null || hold.claim_key == null) continue;
        const claim = { scope: hold.claim_scope, key: hold.claim_key };
        claims.free(claim, id);
        freed.push(claim);
      }
      return freed;
    },
  };
}
