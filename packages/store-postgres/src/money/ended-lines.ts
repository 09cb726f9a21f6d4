// Ended lines: up to which line of the ledger no other can come any more, though transactions commit in any order.
import { type Executor, OPERATORS } from "../connection/executor.js";

const { EQUALS } = OPERATORS;

const LAST = "SELECT coalesce(pg_catalog.max(seq), 0) AS seq FROM $schema.ledger";

// Whoever has written a line has this lock on the table until its transaction has ended.
const WRITERS = `
SELECT l.virtualtransaction AS writer FROM pg_catalog.pg_locks AS l
JOIN pg_catalog.pg_database AS d ON d.oid ${EQUALS} l.database AND d.datname ${EQUALS} pg_catalog.current_database()
WHERE l.granted AND l.mode ${EQUALS} 'RowExclusiveLock'
  AND l.relation ${EQUALS} (SELECT tableoid FROM $schema.ledger LIMIT 1)`;

const SLEEP = "SELECT pg_catalog.pg_sleep(0.02)";
const MOST_LOOKS = 100;

/** The last line that is committed. Others may come before it, of transactions that are open. */
export async function lastLine({ query }: Pick<Executor, "query">): Promise<number> {
  return Number((await query(LAST))[0]?.["seq"] ?? 0);
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
