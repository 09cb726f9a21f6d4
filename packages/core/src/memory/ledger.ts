// The credits of memoryStore(): wallets, holds and a double-entry ledger kept as its balances.
import {
  type Balance,
  type BoughtLine,
  type BoughtStep,
  needsStep,
  newBalance,
  type Purse,
  periodsOf,
  settleBought,
  viewWallet,
} from "../store/bought.js";
import { type LedgerProof, type Period, toWallet, type Wallet, type WalletQuery } from "../store/credits.js";
import type { Payment } from "../store/reservation.js";

/** The ledger's balances of a wallet's four accounts; they sum to zero. */
interface Posted {
  grant: number;
  available: number;
  held: number;
  spent: number;
}

interface Account {
  /** The wallets, as `reserve` sees them, by the ids of their periods. */
  readonly wallets: Map<string, Balance>;
  readonly posted: Map<string, Posted>;
  purse: Purse | undefined;
  /** The credits that were carried from one period to another: in the end none. */
  carried: number;
}

/** What was taken from which wallet. */
type Held = Extract<Payment, { readonly kind: "credits" }>;

/** Wallets by account and period. Every change of a wallet is one ledger transaction whose lines sum to zero. */
export interface MemoryLedger {
  /** Holds credits where the wallet has them, and gives what is left; else undefined. */
  hold(accountId: string, period: Period, amount: number, now: number): number | undefined;
  /** Ends a hold in the period that it was taken in: so many of its credits are kept, the rest goes back. */
  release(hold: Held, kept: number, verb: "capture" | "void"): void;
  /** Does a step of what is bought. */
  step(accountId: string, step: BoughtStep): void;
  /** Does one for an account that has bought; others owe nothing. */
  settlePassed(accountId: string, step: BoughtStep): void;
  wallet(query: WalletQuery): Wallet;
  verify(pending: number): LedgerProof;
}

/** An empty ledger. */
export function createMemoryLedger(): MemoryLedger {
  const accounts = new Map<string, Account>();
  const count = { captured: 0, voided: 0, bought: 0, adjusted: 0, expired: 0 };

  function accountOf(accountId: string): Account {
    const known = accounts.get(accountId);
    if (known) return known;
    const account = { wallets: new Map(), posted: new Map(), purse: undefined, carried: 0 };
    accounts.set(accountId, account);
    return account;
  }

  function post(account: Account, { verb, period, credits }: BoughtLine): void {
    transfer(account, period, "grant", "available", credits);
    if (verb === "buy") count.bought += credits;
    if (verb === "adjust") count.adjusted += credits;
    if (verb === "expire") count.expired -= credits;
    if (verb === "carry") account.carried += credits;
  }

  function step(accountId: string, given: BoughtStep): Balance {
    const account = accountOf(accountId);
    const { purse, wallets, lines } = settleBought(account, given);
    account.purse = purse;
    for (const [period, balance] of wallets) account.wallets.set(period, balance);
    for (const line of lines) post(account, line);
    return wallets.get(given.period.id) ?? newBalance(0);
  }

  /** The wallet that a call is paid from. A step is done where it is new, something in it expires, or it has too little. */
  function walletFor(accountId: string, period: Period, amount: number, now: number): Balance {
    const { wallets, purse } = accountOf(accountId);
    const balance = wallets.get(period.id);
    const call = { period, amount, now };
    return balance && !needsStep(balance, () => purse, call) ? balance : step(accountId, { period, now });
  }

  return {
    hold(accountId, period, amount, now) {
      const balance = walletFor(accountId, period, amount, now);
      const { remaining } = toWallet(balance);
      if (remaining < amount) return undefined;
      const account = accountOf(accountId);
      account.wallets.set(period.id, withCalls(balance, balance.held + amount, balance.spent));
      transfer(account, period.id, "available", "held", amount);
      return remaining - amount;
    },
    release({ accountId, period: { id }, amount }, kept, verb) {
      const account = accountOf(accountId);
      const balance = account.wallets.get(id);
      if (!balance) throw new Error(`there is no wallet of ${accountId} in the period ${id}`);
      account.wallets.set(id, withCalls(balance, balance.held - amount, balance.spent + kept));
      count[verb === "capture" ? "captured" : "voided"] += 1;
      transfer(account, id, "held", "spent", kept);
      transfer(account, id, "held", "available", amount - kept);
    },
    step,
    settlePassed(accountId, given) {
      if (accounts.get(accountId)?.purse) step(accountId, given);
    },
    wallet({ accountId, period, now = Number.NEGATIVE_INFINITY }) {
      const { purse, wallets } = accounts.get(accountId) ?? { purse: undefined, wallets: new Map() };
      const read = new Map([...wallets].filter(([id]) => periodsOf(purse, period).includes(id)));
      return viewWallet({ purse, wallets: read }, { period, now });
    },
    verify(pending) {
      const total = { sum: 0, granted: 0, held: 0, spent: 0 };
      let unexplained = 0;
      for (const account of accounts.values()) {
        unexplained += Math.abs(account.carried);
        for (const [id, balance] of account.wallets) {
          const { granted, held, spent, remaining } = toWallet(balance);
          const posted = postedOf(account, id);
          total.granted += granted;
          total.held += held;
          total.spent += spent;
          total.sum += posted.grant + posted.available + posted.held + posted.spent;
          unexplained += Math.abs(posted.grant + granted) + Math.abs(posted.available - remaining);
          unexplained += Math.abs(posted.held - held) + Math.abs(posted.spent - spent);
        }
      }
      return { ok: total.sum === 0 && unexplained === 0, ...total, ...count, pending, unexplained };
    },
  };
}

/** The balance with what calls hold and have spent. Written out: V8 takes a microsecond to spread and set a member again. */
function withCalls({ granted, bought, floor, lapsesAt }: Balance, held: number, spent: number): Balance {
  return { granted, held, spent, bought, floor, lapsesAt };
}

function postedOf({ posted }: Account, period: string): Posted {
  const known = posted.get(period);
  if (known) return known;
  const balances = { grant: 0, available: 0, held: 0, spent: 0 };
  posted.set(period, balances);
  return balances;
}

/** One ledger transaction: what leaves one account arrives on another. */
function transfer(
  account: Account,
  period: string,
  from: keyof Posted,
  to: keyof Posted,
  amount: number,
): void {
  const posted = postedOf(account, period);
  posted[from] -= amount;
  posted[to] += amount;
}
