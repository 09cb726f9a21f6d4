// Pruning: receipts and sums of usage are dropped from the oldest on, a piece in each transaction.
import { setImmediate as turn } from "node:timers/promises";
import {
  type CountedPiece,
  type PrunedPiece,
  type PruneStore,
  type SqliteStatement,
  utcDay,
} from "@svckit/core";
import type { Database } from "../file/database.js";
import type { GroupCommit } from "../file/group-commit.js";

// Everybody waits for a piece: a row has a page of its own in the index by account, and is on the disk once it returns.
const DROPPED_AT_ONCE = 50;
const COUNTED_AT_ONCE = 1_000;

// In the order in which they were written, so that no index is needed: each would cost every call something.
const OLDEST =
  "SELECT rowid AS id, settled_at AS settledAt FROM receipt WHERE rowid > ? ORDER BY rowid LIMIT ?";
const SIZED = `
SELECT rowid AS id, settled_at AS settledAt, octet_length(receipt) + octet_length(id) + octet_length(account_id) AS bytes
FROM receipt WHERE rowid > ? ORDER BY rowid LIMIT ?`;

const NEXT_TIMED =
  "SELECT rowid AS id, settled_at AS settledAt FROM receipt WHERE rowid > ? AND settled_at IS NOT NULL ORDER BY rowid LIMIT 1";
const NEWEST = "SELECT max(rowid) AS id FROM receipt";
// How many places are looked at for what stands behind receipts of a clock that was ahead.
const PLACES = 20;

const KEY = "day, account_id, tool, key_id, end_user";
const DROP_USAGE = `DELETE FROM usage WHERE (${KEY}) IN (SELECT ${KEY} FROM usage WHERE day < ? LIMIT ${DROPPED_AT_ONCE})`;
const USAGE = `
SELECT ${KEY} FROM usage WHERE day < ? AND (${KEY}) > (?, ?, ?, ?, ?) ORDER BY ${KEY} LIMIT ${COUNTED_AT_ONCE}`;

const FIRST = 0;
const FIRST_USAGE = ["", "", "", "", ""];

interface Row {
  readonly id: number;
  /** null: the receipt of something that a call asked. */
  readonly settledAt: number | null;
  readonly bytes?: number;
}

interface Found {
  readonly old: readonly Row[];
  /** Where to read on; undefined where nothing old is to be expected any more. */
  readonly next: number | undefined;
}

/** Prepares the statements. Holds that have ended stand in the ledger's journal alone, and stay with it. */
export function createPruning(database: Database, group: GroupCommit): PruneStore {
  const sql = {
    oldest: database.prepare(OLDEST),
    sized: database.prepare(SIZED),
    nextTimed: database.prepare(NEXT_TIMED),
    newest: database.prepare(NEWEST),
    drop: database.prepare("DELETE FROM receipt WHERE rowid = ?"),
    dropUsage: database.prepare(DROP_USAGE),
    usage: database.prepare(USAGE),
  };
  // What is not old is not looked at twice on the way.
  let from = FIRST;

  async function dropReceipts(before: number): Promise<PrunedPiece> {
    const { old, next } = await group.run(() => {
      const found = findOld(sql.oldest, sql, { from, before, most: DROPPED_AT_ONCE });
      for (const { id } of found.old) sql.drop.run(id);
      return found;
    });
    from = next ?? FIRST;
    return { rows: old.length, isMore: next !== undefined };
  }

  async function dropUsage(day: string): Promise<PrunedPiece> {
    const rows = await group.run(() => Number(sql.dropUsage.run(day).changes));
    return { rows, isMore: rows === DROPPED_AT_ONCE };
  }

  function countReceipts(before: number, after: string | undefined): CountedPiece {
    const at = after === undefined ? FIRST : Number(after);
    const { old, next } = findOld(sql.sized, sql, { from: at, before, most: COUNTED_AT_ONCE });
    const bytes = old.reduce((sum, row) => sum + (row.bytes ?? 0), 0);
    return { rows: old.length, bytes, next: next === undefined ? undefined : String(next) };
  }

  function countUsage(day: string, after: string | undefined): CountedPiece {
    // `as`: written below; a row has the columns of the statement.
    const place = after === undefined ? FIRST_USAGE : (JSON.parse(after) as string[]);
    const rows = (sql.usage.all(day, ...place) as Record<string, string>[]).map((row) => Object.values(row));
    const last = rows.length === COUNTED_AT_ONCE ? rows.at(-1) : undefined;
    const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(row.join("")), 0);
    return { rows: rows.length, bytes, next: last && JSON.stringify(last) };
  }

  return {
    prune({ kind, before }) {
      if (kind === "receipts") return dropReceipts(before);
      return kind === "usage" ? dropUsage(utcDay(before)) : { rows: 0, isMore: false };
    },
    async countPrunable({ kind, before, after }) {
      await turn();
      if (kind === "receipts") return countReceipts(before, after);
      return kind === "usage" ? countUsage(utcDay(before), after) : { rows: 0, bytes: 0, next: undefined };
    },
  };
}

interface Search {
  readonly from: number;
  readonly before: number;
  readonly most: number;
}

/**
 * The rows of a piece that are older than an instant. The receipts of what a call asked stand before its own, which alone
 * knows the time. The search ends at a piece without any: what is behind it was written later, or by a clock that was set back.
 */
function findOld(statement: SqliteStatement, places: Places, { from, before, most }: Search): Found {
  // `as`: the columns are those of the statement.
  const rows = statement.all(from, most) as unknown as Row[];
  const last = rows.findLastIndex(({ settledAt }) => settledAt !== null);
  const isFull = rows.length === most;
  // A call that has asked for more than a piece.
  if (last < 0 && isFull) return findOld(statement, places, { from, before, most: 2 * most });
  const old: Row[] = [];
  let time = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(0, last + 1).reverse()) {
    time = row.settledAt ?? time;
    if (time < before) old.push(row);
  }
  const end = rows[last]?.id;
  if (!isFull || end === undefined) return { old, next: undefined };
  return { old, next: old.length > 0 ? end : placeBeforeOld(places, { from: end, before }) };
}

interface Places {
  readonly nextTimed: SqliteStatement;
  readonly newest: SqliteStatement;
}

/** A place with something old behind it, by some looks at all that follows; undefined where none was seen. */
function placeBeforeOld(
  { nextTimed, newest }: Places,
  { from, before }: Pick<Search, "from" | "before">,
): number | undefined {
  // `as`: the columns are those of the statements.
  const { id: end } = newest.get() as { id: number };
  let place = from;
  for (let at = 0; at < PLACES; at++) {
    const next = from + Math.floor(((end - from) * at) / PLACES);
    const row = nextTimed.get(next) as Row | undefined;
    if (row === undefined) return undefined;
    if ((row.settledAt ?? before) < before) return place;
    place = next;
  }
  return undefined;
}
