// Ended lines: up to which line of the ledger no other can come any more, though transactions commit in any order.
import { type Executor, OPERATORS } from "../connection/executor.js";

const { EQUALS } = OPERATORS;

// In one statement: the hold of whatever comes behind that line is dropped after these were counted.
const END = `
SELECT (SELECT coalesce(pg_catalog.max(seq), 0) FROM $schema.ledger) AS seq,
  coalesce(pg_catalog.sum(captured), 0) AS captured, coalesce(pg_catalog.sum(voided), 0) AS voided
FROM $schema.past_hold`;

// Whoever has written a line has this lock on the table until its transaction has ended.
const WRITERS = `
SELECT l.virtualtransaction AS writer FROM pg_catalog.pg_locks AS l
JOIN pg_catalog.pg_database AS d ON d.oid ${EQUALS} l.database AND d.datname ${EQUALS} pg_catalog.current_database()
WHERE l.granted AND l.mode ${EQUALS} 'RowExclusiveLock'
  AND l.relation ${EQUALS} (SELECT tableoid FROM $schema.ledger LIMIT 1)`;

const SLEEP = "SELECT pg_catalog.pg_sleep(0.02)";
const MOST_LOOKS = 100;

/** Where the ledger ends. */
export interface LedgerEnd {
  /** The last line that is committed. Others may come before it, of transactions that are open. */
  readonly position: number;
  /** The holds that were dropped by their age until then, by how they had ended. */
  readonly prunedCaptured: number;
  readonly prunedVoided: number;
}

/** As it is now. */
export async function ledgerEnd({ query }: Pick<Executor, "query">): Promise<LedgerEnd> {
  const [row = {}] = await query(END);
  const [position = 0, prunedCaptured = 0, prunedVoided = 0] = ["seq", "captured", "voided"].map((name) =>
    Number(row[name]),
  );
  return { position, prunedCaptured, prunedVoided };
}

/**
 * Waits for whoever may have written a line before the last one that was committed, while nobody waits for this; `false` where a
 * transaction has been open for two seconds.
 */
export async function areEarlierLinesEnded({ query }: Pick<Executor, "query">): Promise<boolean> {
  let before: ReadonlySet<unknown> | undefined;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const writers = (await query(WRITERS)).map(({ writer }) => writer);
    // Those that came later write behind it.
    before = new Set(writers.filter((writer) => before?.has(writer) ?? true));
    if (before.size === 0) return true;
    await query(SLEEP);
  }
  return false;
}
