// Wallets: the balances that one transaction works with, and the ledger's lines that explain each change of them.
import type { Cycle, Reserved, Wallet } from "@svckit/core";
import type { Database } from "./database.js";
import type { Gathered } from "./group-commit.js";

/** Credits, to be moved within a transaction. A balance is read once in it and written once, however many calls share it. */
export interface Wallets extends Gathered {
  /** Holds credits where the wallet has them; `walletId` is where. */
  hold(holdId: string, debit: Debit, now: number): Reserved & { readonly walletId?: number };
  /** Ends what was held, in the wallet that it was taken from. */
  release(holdId: string, walletId: number, amount: number, verb: "capture" | "void", now: number): void;
  /** Adds credits; `false` for an account without a wallet. */
  topUp(accountId: string, cycle: Cycle, credits: number, now: number): boolean;
  /** A wallet as it was committed last; it is opened by its first call. */
  read(accountId: string, cycle: Cycle): Wallet | undefined;
}

/** What is taken from whom. */
export interface Debit {
  readonly accountId: string;
  readonly cycle: Cycle;
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
  changed: boolean;
}

/** Prepares the statements. */
export function createWallets(database: Database): Wallets {
  const sql = {
    hasWallet: database.prepare("SELECT has_wallet FROM account WHERE id = ?"),
    find: database.prepare("SELECT id, granted, held, spent FROM wallet WHERE account_id = ? AND cycle = ?"),
    findById: database.prepare("SELECT id, granted, held, spent FROM wallet WHERE id = ?"),
    open: database.prepare(
      "INSERT INTO wallet (account_id, cycle, granted, held, spent) VALUES (?, ?, ?, 0, 0)",
    ),
    write: database.prepare("UPDATE wallet SET granted = ?, held = ?, spent = ? WHERE id = ?"),
    post: database.prepare("INSERT INTO ledger (tx_id, verb, wallet_id, amount, at) VALUES (?, ?, ?, ?, ?)"),
  };
  const byName = new Map<string, Balance>();
  const byId = new Map<number, Balance>();

  function hasWallet(accountId: string): boolean {
    const row = sql.hasWallet.get(accountId) as { readonly has_wallet: number } | undefined;
    return row?.has_wallet === 1;
  }

  function gather(row: Row): Balance {
    const balance = byId.get(row.id) ?? { ...row, changed: false };
    byId.set(row.id, balance);
    return balance;
  }

  /** The balance of a period, opened with its grant where there is none; undefined for an account without a wallet. */
  function open(accountId: string, { id: cycle, granted }: Cycle, now: number): Balance | undefined {
    const name = `${accountId}\n${cycle}`;
    let balance = byName.get(name);
    if (balance) return balance;
    const row = sql.find.get(accountId, cycle) as Row | undefined;
    if (row) balance = gather(row);
    else if (hasWallet(accountId)) {
      const id = Number(sql.open.run(accountId, cycle, granted).lastInsertRowid);
      balance = gather({ id, granted, held: 0, spent: 0 });
      sql.post.run(`grant ${id}`, "grant", id, granted, now);
    } else return undefined;
    byName.set(name, balance);
    return balance;
  }

  function byNumber(walletId: number): Balance {
    const balance = byId.get(walletId);
    if (balance) return balance;
    const row = sql.findById.get(walletId) as Row | undefined;
    if (!row) throw new Error(`there is no wallet ${walletId}`);
    return gather(row);
  }

  return {
    hold(holdId, { accountId, cycle, amount }, now) {
      const balance = open(accountId, cycle, now);
      if (!balance) return { outcome: "no_wallet" };
      const remaining = balance.granted - balance.held - balance.spent - amount;
      if (remaining < 0) return { outcome: "quota_exceeded" };
      balance.held += amount;
      balance.changed = true;
      sql.post.run(holdId, "hold", balance.id, amount, now);
      return { outcome: "granted", remaining, walletId: balance.id };
    },
    release(holdId, walletId, amount, verb, now) {
      const balance = byNumber(walletId);
      balance.held -= amount;
      if (verb === "capture") balance.spent += amount;
      balance.changed = true;
      sql.post.run(holdId, verb, walletId, amount, now);
    },
    topUp(accountId, cycle, credits, now) {
      const balance = open(accountId, cycle, now);
      if (!balance) return false;
      balance.granted += credits;
      balance.changed = true;
      sql.post.run(`top-up ${balance.id}`, "grant", balance.id, credits, now);
      return true;
    },
    read(accountId, cycle) {
      if (!hasWallet(accountId)) return undefined;
      const row = sql.find.get(accountId, cycle.id) as Row | undefined;
      const { granted, held, spent } = row ?? { granted: cycle.granted, held: 0, spent: 0 };
      return { granted, held, spent, remaining: granted - held - spent };
    },
    write() {
      for (const { id, granted, held, spent, changed } of byId.values()) {
        if (changed) sql.write.run(granted, held, spent, id);
      }
    },
    forget() {
      byName.clear();
      byId.clear();
    },
  };
}
