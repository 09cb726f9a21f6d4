// Ledger comparison: what the rows of the store say beside what the journal comes to.
import { setImmediate as turn } from "node:timers/promises";
import type { LedgerProof } from "@svckit/core";
import type { Balances, Totals } from "./ledger-totals.js";

/** A wallet's row. */
export interface WalletRow {
  readonly id: number;
  readonly account_id: string;
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
  /** 1: it has something bought, or the end of it, where the account's purse is not. */
  readonly is_stray: number;
}

// Everybody waits while so many are looked at.
const WALLETS_AT_ONCE = 5_000;

/** Compares what the rows say with what the journal comes to. */
export function createComparison({ wallets, carried, ...totals }: Totals) {
  const none: Balances = { granted: 0, available: 0, held: 0, spent: 0 };
  const total = { granted: 0, held: 0, spent: 0 };
  const found = new Set<number>();
  // What leaves one wallet of an account comes into another of it.
  const carriedOf = new Map<string, number>();
  let unexplained = 0;

  return {
    wallet({ id, account_id, granted, held, spent, is_stray }: WalletRow): void {
      const posted = wallets.get(id) ?? none;
      found.add(id);
      const came = carried.get(id);
      if (came !== undefined) carriedOf.set(account_id, (carriedOf.get(account_id) ?? 0) + came);
      unexplained +=
        is_stray +
        Math.abs(granted + posted.granted) +
        Math.abs(held - posted.held) +
        Math.abs(spent - posted.spent) +
        Math.abs(granted - held - spent - posted.available);
      total.granted += granted;
      total.held += held;
      total.spent += spent;
    },
    fault(count: number): void {
      unexplained += count;
    },
    async proof(named: number): Promise<LedgerProof> {
      const { pending, pendingCredits, count, credits, referred, faults } = totals;
      let sum = 0;
      let looked = 0;
      for (const [id, { granted, available, held, spent }] of wallets) {
        sum += granted + available + held + spent;
        // There are lines, but no wallet.
        if (!found.has(id))
          unexplained += Math.abs(granted) + Math.abs(available) + Math.abs(held) + Math.abs(spent);
        looked += 1;
        if (looked % WALLETS_AT_ONCE === 0) await turn();
      }
      for (const rest of carriedOf.values()) unexplained += Math.abs(rest);
      unexplained += Math.abs(named - referred) + Math.abs(total.held - pendingCredits);
      // Every hold has ended once, or is pending.
      const isEnded = count.hold === count.capture + count.void + pending.size;
      return {
        ok: sum === 0 && unexplained === 0 && faults === 0 && isEnded,
        sum,
        ...total,
        captured: count.capture,
        voided: count.void,
        pending: pending.size,
        bought: credits.buy,
        adjusted: credits.adjust,
        expired: 0 - credits.expire,
        unexplained,
      };
    },
  };
}
