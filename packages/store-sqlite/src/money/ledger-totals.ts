// Ledger totals: what the lines of the journal come to, each row added once, in its order.
import type { JournalRow, Line } from "./journal.js";

/** The balances of a wallet. A grant takes its credits from the first of them, so that all four sum to zero. */
export interface Balances {
  granted: number;
  available: number;
  held: number;
  spent: number;
}

/** What the journal comes to, as far as it was read. */
export interface Totals {
  readonly wallets: Map<number, Balances>;
  /** The credits of the holds that have not ended, by id. */
  readonly pending: Map<string, number>;
  pendingCredits: number;
  readonly count: Record<Line[0], number>;
  /** The credits that came by purchases and adjustments, and went as they expired. */
  readonly credits: { buy: number; adjust: number; expire: number };
  /** The credits that were carried into each wallet from others. */
  readonly carried: Map<number, number>;
  /** The credits of the lines that have acted for a reference. */
  referred: number;
  /** How many lines there were. */
  entries: number;
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

/** Of no row. */
export function noTotals(): Totals {
  const grants = { grant: 0, buy: 0, adjust: 0, expire: 0, carry: 0 };
  return {
    wallets: new Map(),
    pending: new Map(),
    pendingCredits: 0,
    count: { ...grants, hold: 0, capture: 0, void: 0, release: 0 },
    credits: { buy: 0, adjust: 0, expire: 0 },
    carried: new Map(),
    referred: 0,
    entries: 0,
    faults: 0,
    seq: 0,
  };
}

/** Adds the next row. */
export function addRow(totals: Totals, { seq, lines }: JournalRow): void {
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
    totals.entries += 1;
    if (isFault(pending, line, lines[index + 1])) totals.faults += 1;
    const held = pending.get(id) ?? 0;
    if (verb === "hold") keepPending(totals, id, amount);
    else if (verb === "release") keepPending(totals, id, held - amount);
    else if (verb === "capture" || verb === "void") keepPending(totals, id, undefined);
    else addGranted(totals, line, walletId);
  }
  totals.seq = seq;
}

function keepPending(totals: Totals, id: string, credits: number | undefined): void {
  const { pending } = totals;
  totals.pendingCredits += (credits ?? 0) - (pending.get(id) ?? 0);
  if (credits === undefined) pending.delete(id);
  else pending.set(id, credits);
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
