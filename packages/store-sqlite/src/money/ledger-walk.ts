// Ledger walk: reads the journal in its order, adds it up, and holds the checkpoints on its way against it.
import { createHash, type Hash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import type { BrokenCheckpoint, Checkpoint } from "@svckit/core";
import type { Journal, JournalRow } from "./journal.js";
import { toTexts } from "./ledger-balances.js";
import { addRow, type Totals } from "./ledger-totals.js";

/** A way through the journal. */
export interface LedgerWalk {
  /** What was read comes to. */
  readonly totals: Totals;
  /** Reads what follows, in pieces; calls are served in between. */
  readOn(): Promise<void>;
  /** Ends at what was read: the first checkpoint on the way that does not hold, and the digest of the entries behind the last. */
  end(): Promise<{ readonly broken: BrokenCheckpoint | undefined; readonly digest: string }>;
}

/** Where a walk begins. */
interface Start {
  readonly totals: Totals;
  /** Behind this one; from the start where left out. */
  readonly from?: Checkpoint | undefined;
  /** The checkpoints on the way, the first one first. */
  readonly passed: readonly Checkpoint[];
}

/** Begins a walk. */
export function createLedgerWalk(journal: Journal, { totals, from, passed }: Start): LedgerWalk {
  const ahead = [...passed];
  let hash = hashAfter(from);
  let broken: BrokenCheckpoint | undefined;

  /** Holds those against what was read that end before a row. */
  async function passBefore(seq: number): Promise<void> {
    for (let next = ahead[0]; next && next.position < seq; next = ahead[0]) {
      ahead.shift();
      broken ??= await brokenAt(next, { totals, digest: hash.digest("hex"), isLast: ahead.length === 0 });
      // Each is held against what lies between it and the one before, whatever is wrong there.
      hash = hashAfter(next);
    }
  }

  async function add(row: JournalRow): Promise<void> {
    if (ahead.length > 0) await passBefore(row.seq);
    addRow(totals, row);
    hash.update(entryOf(row));
  }

  return {
    totals,
    async readOn() {
      for (let isMore = true; isMore; await turn()) {
        const rows = journal.piece(totals.seq + 1);
        for (const row of rows.read) await add(row);
        isMore = rows.isMore;
      }
    },
    async end() {
      await passBefore(Number.POSITIVE_INFINITY);
      return { broken, digest: hash.copy().digest("hex") };
    },
  };
}

async function brokenAt(
  { number, digest, entries, balances }: Checkpoint,
  found: { readonly totals: Totals; readonly digest: string; readonly isLast: boolean },
): Promise<BrokenCheckpoint | undefined> {
  if (digest !== found.digest || entries !== found.totals.entries) return { number, part: "digest" };
  if (found.isLast && balances !== (await toTexts(found.totals)).digest) return { number, part: "balances" };
  return undefined;
}

/** A digest begins with that of the checkpoint before. */
function hashAfter(before: Checkpoint | undefined): Hash {
  return createHash("sha256").update(before ? `${before.digest}\n` : "");
}

/** A row as its digest takes it: with its length, so that no two journals come to the same bytes. */
function entryOf({ seq, text }: JournalRow): string {
  return `${seq} ${text.length} ${text}\n`;
}
