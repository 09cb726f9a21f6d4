// Pruning: what is older than the operator keeps is dropped, a month or a piece in each statement.
import {
  type Clock,
  type Logger,
  type PrunedKind,
  type PruneStore,
  type Pruning,
  utcDay,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { sqlState } from "../connection/pool.js";
import { PIECE } from "../sql/retention-functions.js";

const { EQUALS, LESS } = OPERATORS;

const PRUNE: Readonly<Record<PrunedKind, string>> = {
  receipts: "SELECT $schema.prune_receipts($1) AS rows",
  holds: "SELECT $schema.prune_holds($1) AS rows",
  usage: "SELECT $schema.prune_usage($1) AS rows",
};

// Sums of usage are few beside the calls that they count, and are kept in one table.
const DROP_MONTH: Readonly<Partial<Record<PrunedKind, string>>> = {
  receipts: "SELECT $schema.drop_month_of_receipts($1) AS rows",
  holds: "SELECT $schema.drop_month_of_holds($1) AS rows",
};

// It counts the rows of a month.
const MONTH_TIMEOUT_MS = 600_000;
// After there was none to drop, or none that could be: what is a piece at a time goes in between.
const LOOK_EVERY_MS = 60_000;

const SIZES =
  "SELECT pg_catalog.count(*) AS rows, coalesce(pg_catalog.sum(pg_catalog.pg_column_size(r.*)), 0) AS bytes";

const COUNT: Readonly<Record<PrunedKind, string>> = {
  receipts: `${SIZES} FROM $schema.receipt AS r LEFT JOIN $schema.receipt AS c ON c.id ${EQUALS} r.of_call
    WHERE coalesce(r.settled_at, c.settled_at) ${LESS} $1`,
  holds: `${SIZES} FROM $schema.ended_hold AS r
    WHERE r.kind ${EQUALS} 'credits' AND r.expires_at ${LESS} $1`,
  usage: `${SIZES} FROM $schema.usage AS r WHERE r.day ${LESS} $1`,
};

// It reads every row that would go.
const COUNT_TIMEOUT_MS = 600_000;

// The functions that drop months do not belong to whoever the tables belong to.
const NO_RIGHT = "42501";

/** What is dropped is dropped in one statement. */
export function createPruning({ query, transaction }: Executor, clock: Clock, logger: Logger): PruneStore {
  const lookedAt = new Map<PrunedKind, number>();

  /** Drops the oldest month of which nothing is to stay; null where none is dropped. */
  async function dropMonth({ kind, before }: Pruning): Promise<number | null> {
    const text = DROP_MONTH[kind];
    const sinceLook = Math.abs(clock.now() - (lookedAt.get(kind) ?? Number.NEGATIVE_INFINITY));
    if (text === undefined || sinceLook < LOOK_EVERY_MS) return null;
    const rows = await droppedBy(text, before);
    if (rows === null) lookedAt.set(kind, clock.now());
    return rows;
  }

  async function droppedBy(text: string, before: number): Promise<number | null> {
    try {
      const [row] = await transaction((query) => query(text, [before]), MONTH_TIMEOUT_MS);
      const rows = row?.["rows"] ?? null;
      return rows === null ? null : Number(rows);
    } catch (error) {
      if (!(error instanceof Error) || sqlState(error) !== NO_RIGHT) throw error;
      logger.warn("a month could not be dropped: its rows go in pieces", { reason: error.message });
      return null;
    }
  }

  return {
    async prune(pruning) {
      const ofMonth = await dropMonth(pruning);
      if (ofMonth !== null) return { rows: ofMonth, isMore: true };
      const [row] = await query(PRUNE[pruning.kind], [limitOf(pruning)]);
      const rows = row?.["rows"] ?? null;
      // Null: another server drops a whole month.
      return { rows: Number(rows), isMore: rows === null || Number(rows) >= PIECE };
    },
    async countPrunable(pruning) {
      const [row] = await query(COUNT[pruning.kind], [limitOf(pruning)], COUNT_TIMEOUT_MS);
      return { rows: Number(row?.["rows"] ?? 0), bytes: Number(row?.["bytes"] ?? 0), next: undefined };
    },
  };
}

/** The instant, or the first day that stays. */
function limitOf({ kind, before }: Pruning): number | string {
  return kind === "usage" ? utcDay(before) : before;
}
