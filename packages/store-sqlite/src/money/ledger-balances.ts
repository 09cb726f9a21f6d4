// Ledger balances: the totals of the journal as texts, in which a checkpoint keeps them, and back.
import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { noTotals, type Totals } from "./ledger-totals.js";

/** The texts of all totals, and their digest. */
export interface BalanceTexts {
  readonly digest: string;
  readonly texts: readonly string[];
}

type WalletColumns = readonly [id: number, granted: number, held: number, spent: number, carried: number];

interface Part {
  readonly sums?: Pick<Totals, "count" | "credits" | "referred" | "entries">;
  readonly wallets?: readonly WalletColumns[];
  readonly pending?: readonly (readonly [id: string, credits: number])[];
}

// So many wallets or holds stand in a text: some ten kilobytes.
const IN_A_PART = 500;
// Everybody waits while so many texts are written or read: a few milliseconds.
const PARTS_AT_ONCE = 4;

/** Writes the totals down. They must have no faults, and all four balances of each wallet sum to zero, as a proof has found. */
export async function toTexts(totals: Totals): Promise<BalanceTexts> {
  const hash = createHash("sha256");
  const texts: string[] = [];
  for (const part of partsOf(totals)) {
    const text = JSON.stringify(part);
    hash.update(framed(text));
    texts.push(text);
    if (texts.length % PARTS_AT_ONCE === 0) await turn();
  }
  return { digest: hash.digest("hex"), texts };
}

function* partsOf({ wallets, carried, pending, ...rest }: Totals): Generator<Part> {
  const { count, credits, referred, entries } = rest;
  yield { sums: { count, credits, referred, entries } };
  for (const ids of inParts(wallets)) {
    yield {
      wallets: ids.map(([id, { granted, held, spent }]) => [id, granted, held, spent, carried.get(id) ?? 0]),
    };
  }
  for (const holds of inParts(pending)) yield { pending: holds };
}

function* inParts<Key, Value>(map: ReadonlyMap<Key, Value>): Generator<(readonly [Key, Value])[]> {
  let part: (readonly [Key, Value])[] = [];
  for (const entry of map) {
    part.push(entry);
    if (part.length < IN_A_PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** The totals of texts that were written up to a row; undefined where they are not those of the digest. */
export async function fromTexts({ digest, texts }: BalanceTexts, seq: number): Promise<Totals | undefined> {
  const hash = createHash("sha256");
  for (const [index, text] of texts.entries()) {
    hash.update(framed(text));
    if (index % PARTS_AT_ONCE === 0) await turn();
  }
  if (hash.digest("hex") !== digest) return undefined;
  const totals = { ...noTotals(), seq };
  for (const [index, text] of texts.entries()) {
    // `as`: `toTexts` wrote it, as the digest says.
    addPart(totals, JSON.parse(text) as Part);
    if (index % PARTS_AT_ONCE === 0) await turn();
  }
  return totals;
}

function addPart(totals: Totals, { sums, wallets = [], pending = [] }: Part): void {
  if (sums) Object.assign(totals, sums);
  for (const [id, granted, held, spent, carried] of wallets) {
    totals.wallets.set(id, { granted, available: 0 - granted - held - spent, held, spent });
    if (carried !== 0) totals.carried.set(id, carried);
  }
  for (const [id, credits] of pending) {
    totals.pending.set(id, credits);
    totals.pendingCredits += credits;
  }
}

/** With its length before it, so that no two lists of texts come to the same bytes. */
function framed(text: string): string {
  return `${text.length} ${text}\n`;
}
