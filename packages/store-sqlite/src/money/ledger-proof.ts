// The proof of the ledger: wallets, holds and the journal say the same.
import { setImmediate as turn } from "node:timers/promises";
import type { LedgerProof } from "@svckit/core";
import type { Database } from "../file/database.js";
import type { Journal, JournalRow, Line } from "./journal.js";

/** The balances of a wallet. A grant takes its credits from the first of them, so that all four sum to zero. */
interface Balances {
  granted: number;
  available: number;
  held: number;
  spent: number;
}

interface WalletRow {
  readonly id: number;
  readonly account_id: string;
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
}

/** What the journal comes to, as far as it was read. */
interface Totals {
  readonly wallets: Map<number, Balances>;
  /** The credits of the holds that have not ended, by id. */
  readonly pending: Map<string, number>;
  readonly count: Record<Line[0], number>;
  /** The credits that came by purchases and adjustments, and went as they expired. */
  readonly credits: { buy: number; adjust: number; expire: number };
  /** The credits that were carried into each wallet from others. */
  readonly carried: Map<number, number>;
  /** The credits of the lines that have acted for a reference. */
  referred: number;
  /** Rows that are missing, and lines that no call can have written. */
  faults: number;
  /** The last row that was read. */
  seq: number;
}

// Every line moves its amount from one balance to another.
const MOVES: Readonly<Record<Line[0], readonly [from: keyof Balances, to: keyof Balances]>> = {
  grant: ["granted", "available"],
  buy: ["granted", "available"],
  adjust: ["granted", "available"],
  expire: ["granted", "available"],
  carry: ["granted", "available"],
  hold: ["available", "held"],
  capture: ["held", "spent"],
  void: ["held", "available"],
  release: ["held", "available"],
};

// Each purse stands in a wallet with its ends, and no other wallet has something bought.
const PURSE_FAULTS = `
SELECT (
  SELECT count(*) FROM purse AS p LEFT JOIN wallet AS w ON w.account_id = p.account_id AND w.period = p.period
  WHERE w.id IS NULL OR w.lapses_at IS NOT (SELECT min(value ->> 'expiresAt') FROM json_each(p.lots))
    OR (SELECT min(value ->> 'credits') FROM json_each(p.lots)) < 1
) + (
  SELECT count(*) FROM wallet AS w LEFT JOIN purse AS p ON p.account_id = w.account_id
  WHERE ((w.floor < 0 OR w.lapses_at IS NOT NULL) AND w.period IS NOT p.period)
    OR (w.bought <> 0 AND w.period IS NOT p.period
      AND w.period NOT IN (SELECT value FROM json_each(coalesce(p.behind, '[]'))))
) AS faults`;

/**
 * Adds up the whole store, as it is at one instant. The journal is read a piece at a time, and calls are served in between.
 * It is only ever appended to, so the next proof reads on where this one ended.
 */
export function createLedgerProof(database: Database, journal: Journal): () => Promise<LedgerProof> {
  const wallets = database.prepare("SELECT id, account_id, granted, held, spent FROM wallet");
  const references = database.prepare("SELECT coalesce(sum(credits), 0) AS credits FROM reference");
  const purses = database.prepare(PURSE_FAULTS);
  const totals = noTotals();

  /** Reads on; `false` where the end was reached. */
  function readPiece(): boolean {
    const rows = journal.piece(totals.seq + 1);
    for (const row of rows.read) add(totals, row);
    return rows.isMore;
  }

  return async () => {
    while (readPiece()) await turn();
    // In one transaction: half of what another process commits meanwhile must not be seen.
    database.exec("BEGIN");
    try {
      while (readPiece());
      const { credits } = references.get() as { readonly credits: number };
      const { faults } = purses.get() as { readonly faults: number };
      return compare(totals, wallets.all() as WalletRow[], { referred: credits, faults });
    } finally {
      database.exec("COMMIT");
    }
  };
}

function noTotals(): Totals {
  const grants = { grant: 0, buy: 0, adjust: 0, expire: 0, carry: 0 };
  return {
    wallets: new Map(),
    pending: new Map(),
    count: { ...grants, hold: 0, capture: 0, void: 0, release: 0 },
    credits: { buy: 0, adjust: 0, expire: 0 },
    carried: new Map(),
    referred: 0,
    faults: 0,
    seq: 0,
  };
}

function add(totals: Totals, { seq, lines }: JournalRow): void {
  const { wallets, pending, count } = totals;
  totals.faults += seq - totals.seq - 1;
  for (const [index, line] of lines.entries()) {
    const [verb, id, walletId, amount] = line;
    // A hold without credits is none of the ledger's.
    if (walletId === null) continue;
    const balances = wallets.get(walletId) ?? { granted: 0, available: 0, held: 0, spent: 0 };
    wallets.set(walletId, balances);
    const [from, to] = MOVES[verb];
    balances[from] -= amount;
    balances[to] += amount;
    count[verb] += 1;
    if (isFault(pending, line, lines[index + 1])) totals.faults += 1;
    if (verb === "hold") pending.set(id, amount);
    else if (verb === "release") pending.set(id, (pending.get(id) ?? 0) - amount);
    else if (verb === "capture" || verb === "void") pending.delete(id);
    else addGranted(totals, line, walletId);
  }
  totals.seq = seq;
}

function addGranted(totals: Totals, [verb, id, , amount]: Line, walletId: number): void {
  const { credits, carried } = totals;
  if (verb === "buy" || verb === "adjust" || verb === "expire") credits[verb] += amount;
  if (verb === "carry") carried.set(walletId, (carried.get(walletId) ?? 0) + amount);
  if (id.startsWith("reference ")) totals.referred += amount;
}

/** A hold is begun once, and ends with what it began with: at once, or as a release and the capture of the rest. */
function isFault(pending: ReadonlyMap<string, number>, line: Line, next: Line | undefined): boolean {
  const [verb, id, , amount] = line;
  const held = pending.get(id);
  if (verb === "hold") return amount < 0 || held !== undefined;
  if (verb === "adjust" || verb === "carry") return false;
  if (verb === "expire") return amount > 0;
  if (verb === "grant" || verb === "buy") return amount < 0;
  if (verb !== "release") return held !== amount;
  const isOfCapture = next?.[0] === "capture" && next[1] === id;
  return !isOfCapture || amount <= 0 || held === undefined || amount > held;
}

function compare(
  totals: Totals,
  rows: readonly WalletRow[],
  kept: { readonly referred: number; readonly faults: number },
): LedgerProof {
  const { wallets, pending, count, credits, carried, faults } = totals;
  let sum = 0;
  let unexplained = Math.abs(kept.referred - totals.referred) + kept.faults;
  const carriedOf = new Map<string, number>();
  const total = { granted: 0, held: 0, spent: 0 };
  const missing = new Set(wallets.keys());
  for (const { id, account_id, granted, held, spent } of rows) {
    carriedOf.set(account_id, (carriedOf.get(account_id) ?? 0) + (carried.get(id) ?? 0));
    const posted = wallets.get(id) ?? { granted: 0, available: 0, held: 0, spent: 0 };
    missing.delete(id);
    unexplained +=
      Math.abs(granted + posted.granted) +
      Math.abs(held - posted.held) +
      Math.abs(spent - posted.spent) +
      Math.abs(granted - held - spent - posted.available);
    total.granted += granted;
    total.held += held;
    total.spent += spent;
  }
  for (const [id, { granted, available, held, spent }] of wallets) {
    sum += granted + available + held + spent;
    // There are lines, but no wallet.
    if (missing.has(id))
      unexplained += Math.abs(granted) + Math.abs(available) + Math.abs(held) + Math.abs(spent);
  }
  // What leaves one wallet of an account comes into another of it.
  for (const rest of carriedOf.values()) unexplained += Math.abs(rest);
  const pendingCredits = [...pending.values()].reduce((credits, amount) => credits + amount, 0);
  unexplained += Math.abs(total.held - pendingCredits);
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
}
