// The credits of memoryStore(): wallets, holds and a double-entry ledger kept as its balances.
import { type LedgerProof, type Period, toWallet, type Wallet } from "../store/credits.js";
import type { Payment } from "../store/reservation.js";

interface Account {
  /** The wallet, as `reserve` sees it. */
  readonly wallet: { granted: number; held: number; spent: number };
  /** The ledger's balances of the wallet's four accounts; they sum to zero. */
  readonly posted: { grant: number; available: number; held: number; spent: number };
}

/** What was taken from which wallet. */
type Held = Extract<Payment, { readonly kind: "credits" }>;

/** Wallets by account and period. Every change of a wallet is one ledger transaction whose lines sum to zero. */
export interface MemoryLedger {
  /** Holds credits where the wallet has them, and gives what is left; else undefined. */
  hold(accountId: string, period: Period, amount: number): number | undefined;
  /** Ends a hold in the period that it was taken in: so many of its credits are kept, the rest goes back. */
  release(hold: Held, kept: number, verb: "capture" | "void"): void;
  topUp(accountId: string, period: Period, credits: number): void;
  wallet(accountId: string, period: Period): Wallet;
  verify(pending: number): LedgerProof;
}

/** An empty ledger. */
export function createMemoryLedger(): MemoryLedger {
  const accounts = new Map<string, Account>();
  const holds = { captured: 0, voided: 0 };
  const idOf = (accountId: string, periodId: string) => `${accountId}\n${periodId}`;

  function open(accountId: string, { id, granted }: Period): Account {
    const key = idOf(accountId, id);
    let account = accounts.get(key);
    if (!account) {
      account = {
        wallet: { granted, held: 0, spent: 0 },
        posted: { grant: 0, available: 0, held: 0, spent: 0 },
      };
      accounts.set(key, account);
      transfer(account, "grant", "available", granted);
    }
    return account;
  }

  return {
    hold(accountId, period, amount) {
      const account = open(accountId, period);
      const { remaining } = toWallet(account.wallet);
      if (remaining < amount) return undefined;
      account.wallet.held += amount;
      transfer(account, "available", "held", amount);
      return remaining - amount;
    },
    release({ accountId, period, amount }, kept, verb) {
      const account = accounts.get(idOf(accountId, period.id));
      if (!account) throw new Error(`there is no wallet of ${accountId} in the period ${period.id}`);
      account.wallet.held -= amount;
      account.wallet.spent += kept;
      holds[verb === "capture" ? "captured" : "voided"] += 1;
      transfer(account, "held", "spent", kept);
      transfer(account, "held", "available", amount - kept);
    },
    topUp(accountId, period, credits) {
      const account = open(accountId, period);
      account.wallet.granted += credits;
      transfer(account, "grant", "available", credits);
    },
    wallet(accountId, { id, granted }) {
      const account = accounts.get(idOf(accountId, id));
      return toWallet(account?.wallet ?? { granted, held: 0, spent: 0 });
    },
    verify(pending) {
      const total = { sum: 0, granted: 0, held: 0, spent: 0 };
      let unexplained = 0;
      for (const account of accounts.values()) {
        const { granted, held, spent, remaining } = toWallet(account.wallet);
        const { posted } = account;
        total.granted += granted;
        total.held += held;
        total.spent += spent;
        total.sum += posted.grant + posted.available + posted.held + posted.spent;
        unexplained += Math.abs(posted.grant + granted) + Math.abs(posted.available - remaining);
        unexplained += Math.abs(posted.held - held) + Math.abs(posted.spent - spent);
      }
      return { ok: total.sum === 0 && unexplained === 0, ...total, ...holds, pending, unexplained };
    },
  };
}

/** One ledger transaction: what leaves one account arrives on another. */
function transfer(
  { posted }: Account,
  from: keyof Account["posted"],
  to: keyof Account["posted"],
  amount: number,
): void {
  posted[from] -= amount;
  posted[to] += amount;
}
