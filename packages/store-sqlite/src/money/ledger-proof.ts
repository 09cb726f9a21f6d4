// The proof of the ledger: wallets, holds and the journal say the same.
import { setImmediate as turn } from "node:timers/promises";
import type { LedgerProof, SqliteStatement, SqliteValue } from "@svckit/core";
import type { Database } from "../file/database.js";
import { createJournal } from "./journal.js";
import { addRow, type Balances, noTotals, type Totals } from "./ledger-totals.js";

interface WalletRow {
  readonly id: number;
  readonly account_id: string;
  readonly granted: number;
  readonly held: number;
  readonly spent: number;
  readonly is_stray: number;
}

// How many rows are read at once: everybody waits for them.
const ROWS_AT_ONCE = 500;

// Each purse stands in a wallet with its ends, and no other wallet has something bought.
const PURSES = `
SELECT p.account_id, w.id IS NULL OR w.lapses_at IS NOT (SELECT min(value ->> 'expiresAt') FROM json_each(p.lots))
  OR coalesce((SELECT min(value ->> 'credits') FROM json_each(p.lots)) < 1, 0) AS is_fault
FROM purse AS p LEFT JOIN wallet AS w ON w.account_id = p.account_id AND w.period = p.period
WHERE p.account_id > ? ORDER BY p.account_id LIMIT ?`;

const WALLETS = `
SELECT w.id, w.account_id, w.granted, w.held, w.spent,
  ((w.floor < 0 OR w.lapses_at IS NOT NULL) AND w.period IS NOT p.period)
  OR (w.bought <> 0 AND w.period IS NOT p.period
    AND w.period NOT IN (SELECT value FROM json_each(coalesce(p.behind, '[]')))) AS is_stray
FROM wallet AS w LEFT JOIN purse AS p ON p.account_id = w.account_id
WHERE w.id > ? ORDER BY w.id LIMIT ?`;

const REFERENCES = `
SELECT account_id, reference, credits FROM reference
WHERE (account_id, reference) > (?, ?) ORDER BY account_id, reference LIMIT ?`;

/**
 * Adds up the whole store, as it is at one instant, which `openReader` has a connection of its own for. All is read a piece at
 * a time, and calls are served in between. The journal is only ever appended to, so the next proof reads on where this one ended.
 */
export function createLedgerProof(openReader: () => Database): () => Promise<LedgerProof> {
  let prove: (() => Promise<LedgerProof>) | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    // One at a time: they share the connection, and what was read before.
    const proof = last.then(() => {
      prove ??= provingOn(openReader());
      return prove();
    });
    last = proof.catch(() => {});
    return proof;
  };
}

function provingOn(reader: Database): () => Promise<LedgerProof> {
  const journal = createJournal(reader, "journal");
  const wallets = reader.prepare(WALLETS);
  const purses = reader.prepare(PURSES);
  const references = reader.prepare(REFERENCES);
  const totals = noTotals();

  async function readOn(): Promise<void> {
    for (let isMore = true; isMore; await turn()) {
      const rows = journal.piece(totals.seq + 1);
      for (const row of rows.read) addRow(totals, row);
      isMore = rows.isMore;
    }
  }

  return async () => {
    await readOn();
    // In one transaction: half of what is committed meanwhile must not be seen.
    reader.exec("BEGIN");
    try {
      await readOn();
      const comparison = createComparison(totals);
      await inPieces<WalletRow>(wallets, [0], ({ id }) => [id], comparison.wallet);
      await inPieces<{ readonly account_id: string; readonly is_fault: number }>(
        purses,
        [""],
        (row) => [row.account_id],
        ({ is_fault }) => comparison.fault(is_fault),
      );
      let named = 0;
      await inPieces<{ readonly account_id: string; readonly reference: string; readonly credits: number }>(
        references,
        ["", ""],
        (row) => [row.account_id, row.reference],
        ({ credits }) => {
          named += credits;
        },
      );
      return await comparison.proof(named);
    } finally {
      reader.exec("COMMIT");
    }
  };
}

/** Hands over each row of a statement that takes where to read on and how many rows. */
async function inPieces<Row>(
  statement: SqliteStatement,
  from: readonly SqliteValue[],
  placeOf: (row: Row) => readonly SqliteValue[],
  each: (row: Row) => void,
): Promise<void> {
  for (let place = from; ; await turn()) {
    // `as`: the columns are those of the statement.
    const rows = statement.all(...place, ROWS_AT_ONCE) as readonly Row[];
    for (const row of rows) each(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    place = placeOf(last);
  }
}

/** Compares what the rows say with what the journal comes to. */
function createComparison({ wallets, carried, ...totals }: Totals) {
  const none: Balances = { granted: 0, available: 0, held: 0, spent: 0 };
  const total = { granted: 0, held: 0, spent: 0 };
  const found = new Set<number>();
  // What leaves one wallet of an account comes into another of it.
  const carriedOf = new Map<string, number>();
  let unexplained = 0;

  return {
    wallet({ id, account_id, granted, held, spent, is_stray }: WalletRow): void {
      const posted = wallets.get(id) ?? none;
      found.add(id);
      const came = carried.get(id);
      if (came !== undefined) carriedOf.set(account_id, (carriedOf.get(account_id) ?? 0) + came);
      unexplained +=
        is_stray +
        Math.abs(granted + posted.granted) +
        Math.abs(held - posted.held) +
        Math.abs(spent - posted.spent) +
        Math.abs(granted - held - spent - posted.available);
      total.granted += granted;
      total.held += held;
      total.spent += spent;
    },
    fault(count: number): void {
      unexplained += count;
    },
    async proof(named: number): Promise<LedgerProof> {
      const { pending, pendingCredits, count, credits, referred, faults } = totals;
      let sum = 0;
      let looked = 0;
      for (const [id, { granted, available, held, spent }] of wallets) {
        sum += granted + available + held + spent;
        // There are lines, but no wallet.
        if (!found.has(id))
          unexplained += Math.abs(granted) + Math.abs(available) + Math.abs(held) + Math.abs(spent);
        looked += 1;
        if (looked % (10 * ROWS_AT_ONCE) === 0) await turn();
      }
      for (const rest of carriedOf.values()) unexplained += Math.abs(rest);
      unexplained += Math.abs(named - referred) + Math.abs(total.held - pendingCredits);
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
    },
  };
}
