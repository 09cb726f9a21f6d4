// The credits of memoryStore(): wallets, holds and a double-entry ledger kept as its balances.
import type { Cycle, LedgerProof, Wallet } from "./credits.js";

interface MutableWallet {
  readonly granted: number;
  held: number;
  spent: number;
}

/** Wallets by account and cycle. Every change of a wallet is one ledger transaction whose lines sum to zero. */
export interface MemoryLedger {
  /** Holds credits where the wallet has them; gives what is left, or undefined. */
  hold(accountId: string, cycle: Cycle, amount: number): number | undefined;
  /** Ends a hold in the cycle that it was taken in. */
  release(accountId: string, cycleId: string, amount: number, verb: "capture" | "void"): void;
  topUp(accountId: string, cycle: Cycle, credits: number): void;
  wallet(accountId: string, cycle: Cycle): Wallet;
  verify(pending: number): LedgerProof;
}

/** An empty ledger. */
export function createMemoryLedger(): MemoryLedger {
  const wallets = new Map<string, MutableWallet>();
  const balances = new Map<string, number>();
  const holds = { captured: 0, voided: 0 };

  function post(lines: readonly (readonly [account: string, amount: number])[]): void {
    for (const [account, amount] of lines) balances.set(account, (balances.get(account) ?? 0) + amount);
  }

  function open(accountId: string, cycle: Cycle): MutableWallet {
    const id = `${accountId} ${cycle.id}`;
    const existing = wallets.get(id);
    if (existing) return existing;
    const wallet = { granted: cycle.granted, held: 0, spent: 0 };
    wallets.set(id, wallet);
    post([
      [`grant:${id}`, -cycle.granted],
      [`available:${id}`, cycle.granted],
    ]);
    return wallet;
  }

  function toWallet({ granted, held, spent }: MutableWallet): Wallet {
    return { granted, held, spent, remaining: granted - held - spent };
  }

  return {
    hold(accountId, cycle, amount) {
      const wallet = open(accountId, cycle);
      const { remaining } = toWallet(wallet);
      if (remaining < amount) return undefined;
      wallet.held += amount;
      post([
        [`available:${accountId} ${cycle.id}`, -amount],
        [`held:${accountId} ${cycle.id}`, amount],
      ]);
      return remaining - amount;
    },
    release(accountId, cycleId, amount, verb) {
      const id = `${accountId} ${cycleId}`;
      const wallet = wallets.get(id);
      if (!wallet) throw new Error(`there is no wallet ${id}`);
      wallet.held -= amount;
      if (verb === "capture") wallet.spent += amount;
      holds[verb === "capture" ? "captured" : "voided"] += 1;
      post([
        [`held:${id}`, -amount],
        [verb === "capture" ? `spent:${id}` : `available:${id}`, amount],
      ]);
    },
    topUp(accountId, cycle, credits) {
      const wallet = open(accountId, cycle);
      const id = `${accountId} ${cycle.id}`;
      wallets.set(id, { ...wallet, granted: wallet.granted + credits });
      post([
        [`grant:${id}`, -credits],
        [`available:${id}`, credits],
      ]);
    },
    wallet: (accountId, cycle) => toWallet(open(accountId, cycle)),
    verify(pending) {
      const total = { granted: 0, held: 0, spent: 0 };
      let unexplained = 0;
      for (const [id, wallet] of wallets) {
        const { granted, held, spent, remaining } = toWallet(wallet);
        total.granted += granted;
        total.held += held;
        total.spent += spent;
        const posted = (account: string) => balances.get(`${account}:${id}`) ?? 0;
        unexplained += Math.abs(posted("grant") + granted) + Math.abs(posted("available") - remaining);
        unexplained += Math.abs(posted("held") - held) + Math.abs(posted("spent") - spent);
      }
      const sum = [...balances.values()].reduce((all, balance) => all + balance, 0);
      return { ok: sum === 0 && unexplained === 0, sum, ...total, ...holds, pending, unexplained };
    },
  };
}
