// Wallets: the balances. They stay in memory from one transaction to the next.
import {
  type Period,
  type Reserved,
  type TopUp,
  toWallet,
  type Wallet,
  type WalletQuery,
} from "@svckit/core";
import type { Database } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";
import type { Journal } from "./journal.js";

/** Credits. A transaction writes a balance once, however many calls have changed it. */
export interface Wallets extends WriteBehind {
  /** Holds credits where the wallet has them; `walletId` is the wallet. */
  hold(debit: Debit, now: number): Reserved & { readonly walletId?: number };
  /** Keeps some of what was held and gives back the rest, in the wallet that it was taken from. */
  release(walletId: number, amount: number, kept: number): void;
  /** Adds credits; `false` for an account without a wallet. */
  topUp(topUp: TopUp): boolean;
  /** A wallet as it was last committed; one that no call has opened has its grant. */
  read(query: WalletQuery): Wallet | undefined;
}

/** What is taken from whom. */
export interface Debit {
  readonly accountId: string;
  readonly period: Period;
  readonly amount: number;
}

interface Row {
  readonly id: number;
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
}

interface Balance {
  readonly id: number;
  granted: number;
  held: number;
  spent: number;
}

// With more balances than these in memory, all of them are dropped and read again.
const MAX_REMEMBERED = 20_000;

const OPEN = "INSERT INTO wallet (id, account_id, period, granted, held, spent) VALUES (?, ?, ?, 0, 0, 0)";

const WRITE = "UPDATE wallet SET granted = ?, held = ?, spent = ? WHERE id = ?";

/** Prepares the statements. */
export function createWallets(database: Database, journal: Journal): Wallets {
  const sql = {
    hasWallet: database.prepare("SELECT has_wallet FROM account WHERE id = ?"),
    find: database.prepare("SELECT id, granted, held, spent FROM wallet WHERE account_id = ? AND period = ?"),
    findById: database.prepare("SELECT id, granted, held, spent FROM wallet WHERE id = ?"),
    last: database.prepare("SELECT coalesce(max(id), 0) AS id FROM wallet"),
    open: database.prepare(OPEN),
    write: database.prepare(WRITE),
  };
  const byName = new Map<string, Balance>();
  const byId = new Map<number, Balance>();
  const opened: (readonly [id: number, accountId: string, period: string])[] = [];
  const changed = new Set<Balance>();
  let lastId: number | undefined;

  function hasWallet(accountId: string): boolean {
    const row = sql.hasWallet.get(accountId) as { readonly has_wallet: number } | undefined;
    return row?.has_wallet === 1;
  }

  function remember({ id, granted, held, spent }: Row): Balance {
    const balance = byId.get(id) ?? { id, granted, held, spent };
    byId.set(id, balance);
    return balance;
  }

  function open(accountId: string, { id: period, granted }: Period, now: number): Balance {
    lastId = 1 + (lastId ?? (sql.last.get() as { readonly id: number }).id);
    opened.push([lastId, accountId, period]);
    const balance = remember({ id: lastId, granted, held: 0, spent: 0 });
    changed.add(balance);
    journal.post(["grant", `grant ${lastId}`, lastId, granted, now]);
    return balance;
  }

  /** The balance of a period. One that is not there is opened with its grant; an account without a wallet has none. */
  function find(accountId: string, period: Period, now: number): Balance | undefined {
    const name = `${accountId}\n${period.id}`;
    const known = byName.get(name);
    if (known) return known;
    const row = sql.find.get(accountId, period.id) as Row | undefined;
    if (!row && !hasWallet(accountId)) return undefined;
    const balance = row ? remember(row) : open(accountId, period, now);
    byName.set(name, balance);
    return balance;
  }

  function byNumber(walletId: number): Balance {
    const known = byId.get(walletId);
    if (known) return known;
    const row = sql.findById.get(walletId) as Row | undefined;
    if (!row) throw new Error(`there is no wallet ${walletId}`);
    return remember(row);
  }

  function dropBalances(): void {
    byName.clear();
    byId.clear();
    lastId = undefined;
  }

  return {
    hold({ accountId, period, amount }, now) {
      const balance = find(accountId, period, now);
      if (!balance) return { outcome: "no_wallet" };
      const remaining = balance.granted - balance.held - balance.spent - amount;
      if (remaining < 0) return { outcome: "quota_exceeded" };
      balance.held += amount;
      changed.add(balance);
      return { outcome: "granted", remaining, walletId: balance.id };
    },
    release(walletId, amount, kept) {
      const balance = byNumber(walletId);
      balance.held -= amount;
      balance.spent += kept;
      changed.add(balance);
    },
    topUp({ accountId, period, credits, now }) {
      const balance = find(accountId, period, now);
      if (!balance) return false;
      balance.granted += credits;
      changed.add(balance);
      journal.post(["grant", `top-up ${balance.id}`, balance.id, credits, now]);
      return true;
    },
    read({ accountId, period }) {
      if (!hasWallet(accountId)) return undefined;
      const row = sql.find.get(accountId, period.id) as Row | undefined;
      return toWallet(row ?? { granted: period.granted, held: 0, spent: 0 });
    },
    write() {
      for (const row of opened) sql.open.run(...row);
      opened.length = 0;
      for (const { id, granted, held, spent } of changed) sql.write.run(granted, held, spent, id);
      changed.clear();
      // Nothing is decided until this is committed: what is read after it is what was written.
      if (byId.size > MAX_REMEMBERED) dropBalances();
    },
    invalidate() {
      dropBalances();
      changed.clear();
      opened.length = 0;
    },
  };
}
