// Wallets: the balances. They stay in memory from one transaction to the next.
import {
  type Balance as BalanceState,
  type BoughtLine,
  type BoughtStep,
  needsStep,
  type Period,
  periodsOf,
  type Reserved,
  settleBought,
  viewWallet,
  type Wallet,
  type WalletQuery,
} from "@svckit/core";
import { type Database, writeRow } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";
import type { Journal } from "./journal.js";
import { createPurses } from "./purses.js";

/** Credits. A transaction writes a balance once, however many calls have changed it. */
export interface Wallets extends WriteBehind {
  /** Holds credits where the wallet has them; `walletId` is the wallet. */
  hold(debit: Debit, now: number): Reserved & { readonly walletId?: number };
  /** Keeps some of what was held and gives back the rest, in the wallet that it was taken from. */
  release(walletId: number, amount: number, kept: number): void;
  hasWallet(accountId: string): boolean;
  /** Does a step of what is bought, on an account that has a wallet; `reference` is what the change acts for. */
  step(accountId: string, step: BoughtStep, reference?: string): void;
  /** Does one for an account that has bought; others owe nothing. */
  settlePassed(accountId: string, step: BoughtStep): void;
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
  readonly bought: number;
  readonly floor: number;
  readonly lapses_at: number | null;
}

type Balance = { readonly id: number } & { -readonly [name in keyof BalanceState]: BalanceState[name] };

// With more balances than these in memory, all of them are dropped and read again.
const MAX_REMEMBERED = 20_000;

const COLUMNS = "id, granted, held, spent, bought, floor, lapses_at";

const OPEN = "INSERT INTO wallet (id, account_id, period, granted, held, spent) VALUES (?, ?, ?, 0, 0, 0)";

const WRITE =
  "UPDATE wallet SET granted = ?, held = ?, spent = ?, bought = ?, floor = ?, lapses_at = ? WHERE id = ?";

/** Prepares the statements. */
export function createWallets(database: Database, journal: Journal): Wallets {
  const sql = {
    hasWallet: database.prepare("SELECT has_wallet FROM account WHERE id = ?"),
    find: database.prepare(`SELECT ${COLUMNS} FROM wallet WHERE account_id = ? AND period = ?`),
    findById: database.prepare(`SELECT ${COLUMNS} FROM wallet WHERE id = ?`),
    last: database.prepare("SELECT coalesce(max(id), 0) AS id FROM wallet"),
    open: database.prepare(OPEN),
    write: database.prepare(WRITE),
  };
  const purses = createPurses(database);
  const byName = new Map<string, Balance>();
  const byId = new Map<number, Balance>();
  const opened: (readonly [id: number, accountId: string, period: string])[] = [];
  const changed = new Set<Balance>();
  let lastId: number | undefined;

  function hasWallet(accountId: string): boolean {
    const row = sql.hasWallet.get(accountId) as { readonly has_wallet: number } | undefined;
    return row?.has_wallet === 1;
  }

  function remember(row: Row): Balance {
    const balance = byId.get(row.id) ?? { id: row.id, ...toBalance(row) };
    byId.set(row.id, balance);
    return balance;
  }

  /** The balance of a period, where it is there. */
  function find(accountId: string, period: string): Balance | undefined {
    const name = nameOf(accountId, period);
    const known = byName.get(name);
    if (known) return known;
    const row = sql.find.get(accountId, period) as Row | undefined;
    if (!row) return undefined;
    const balance = remember(row);
    byName.set(name, balance);
    return balance;
  }

  function open(accountId: string, period: string, state: BalanceState): Balance {
    lastId = 1 + (lastId ?? (sql.last.get() as { readonly id: number }).id);
    opened.push([lastId, accountId, period]);
    const balance = { id: lastId, ...state };
    byId.set(lastId, balance);
    byName.set(nameOf(accountId, period), balance);
    return balance;
  }

  function step(accountId: string, given: BoughtStep, reference?: string): void {
    const before = purses.find(accountId);
    const found = periodsOf(before, given.period).flatMap((period) => {
      const balance = find(accountId, period);
      return balance ? [[period, balance] as const] : [];
    });
    const { purse, wallets, lines } = settleBought({ purse: before, wallets: new Map(found) }, given);
    if (purse) purses.set(accountId, purse);
    for (const [period, state] of wallets) {
      const known = find(accountId, period);
      changed.add(known ? Object.assign(known, state) : open(accountId, period, state));
    }
    for (const line of lines) post(accountId, line, given.now, reference);
  }

  function post(
    accountId: string,
    { verb, period, credits }: BoughtLine,
    now: number,
    reference: string | undefined,
  ): void {
    const { id } = find(accountId, period) ?? { id: 0 };
    const isReferred = reference !== undefined && (verb === "buy" || verb === "adjust");
    journal.post([verb, isReferred ? `reference ${reference}` : `${verb} ${id}`, id, credits, now]);
  }

  /** The balance that a call is paid from. A step is done where it is new, something in it expires, or it has too little. */
  function balanceFor({ accountId, period, amount }: Debit, now: number): Balance | undefined {
    const balance = find(accountId, period.id);
    if (!balance && !hasWallet(accountId)) return undefined;
    const call = { period, amount, now };
    if (balance && !needsStep(balance, () => purses.find(accountId), call)) return balance;
    step(accountId, { period, now });
    return find(accountId, period.id);
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
    purses.drop();
    lastId = undefined;
  }

  return {
    hold(debit, now) {
      const balance = balanceFor(debit, now);
      if (!balance) return { outcome: "no_wallet" };
      const remaining = balance.granted - balance.held - balance.spent - debit.amount;
      if (remaining < 0) return { outcome: "quota_exceeded" };
      balance.held += debit.amount;
      changed.add(balance);
      return { outcome: "granted", remaining, walletId: balance.id };
    },
    release(walletId, amount, kept) {
      const balance = byNumber(walletId);
      balance.held -= amount;
      balance.spent += kept;
      changed.add(balance);
    },
    hasWallet,
    step,
    settlePassed(accountId, given) {
      if (purses.find(accountId)) step(accountId, given);
    },
    read({ accountId, period, now = Number.NEGATIVE_INFINITY }) {
      if (!hasWallet(accountId)) return undefined;
      const purse = purses.read(accountId);
      const found = periodsOf(purse, period).flatMap((id) => {
        const row = sql.find.get(accountId, id) as Row | undefined;
        return row ? [[id, toBalance(row)] as const] : [];
      });
      return viewWallet({ purse, wallets: new Map(found) }, { period, now });
    },
    write() {
      for (const row of opened) writeRow(sql.open, ...row);
      opened.length = 0;
      for (const { id, granted, held, spent, bought, floor, lapsesAt } of changed)
        writeRow(sql.write, granted, held, spent, bought, floor, lapsesAt, id);
      changed.clear();
      purses.write();
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

function nameOf(accountId: string, period: string): string {
  return `${accountId}\n${period}`;
}

function toBalance({ granted, held, spent, bought, floor, lapses_at }: Row): BalanceState {
  return { granted, held, spent, bought, floor, lapsesAt: lapses_at };
}
