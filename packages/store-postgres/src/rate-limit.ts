// Limits over all processes: exact sliding windows, in which attempts are counted in batches, and daily counts.
import {
  type DailyCountStore,
  RATE_WINDOW_MS,
  type RateAttempt,
  type RateDecision,
  type RateLimitStore,
  type RateState,
} from "@svckit/core";
import { type Executor, OPERATORS } from "./connection/executor.js";
import { createGroupCommit } from "./connection/group-commit.js";
import { isOfValue } from "./connection/pool.js";

const { EQUALS, GREATER, LESS, PLUS } = OPERATORS;

/** What each call sends. */
export const CONSUME = "SELECT * FROM $schema.consume_rate($1, $2, $3, $4, $5)";
const TAKE_DAILY = `INSERT INTO $schema.daily_count AS d (day, subject, count) SELECT $1, $2, 1 WHERE $3::bigint ${GREATER} 0
  ON CONFLICT (day, subject) DO UPDATE SET count = d.count ${PLUS} 1 WHERE d.count ${LESS} $3 RETURNING count`;

const PEEK = `SELECT coalesce(pg_catalog.sum(count), 0) AS used, pg_catalog.min(at) AS oldest FROM $schema.rate_count
  WHERE subject ${EQUALS} $1 AND at ${GREATER} $2`;

/** The limits of a database. Attempts of one subject that come together are counted as one. */
export function createRateLimit(executor: Executor): RateLimitStore & DailyCountStore {
  const group = createGroupCommit<RateAttempt, RateDecision>({
    keysOf: () => [],
    isOfItem: isOfValue,
    run: (attempts) => consume(executor, attempts),
  });
  return {
    consumeRate: group.send,
    async peekRate({ subject, limit, now }) {
      const [row] = await executor.query(PEEK, [subject, now - RATE_WINDOW_MS]);
      return toState(limit, Number(row?.["used"] ?? 0), row?.["oldest"], now);
    },
    async takeDaily({ subject, day, limit }) {
      return (await executor.query(TAKE_DAILY, [day, subject, limit])).length === 1;
    },
  };
}

async function consume(executor: Executor, attempts: readonly RateAttempt[]): Promise<RateDecision[]> {
  const groups = new Map<string, { readonly attempt: RateAttempt; readonly numbers: number[] }>();
  for (const [number, attempt] of attempts.entries()) {
    const name = `${attempt.limit} ${attempt.now} ${attempt.subject}`;
    const group = groups.get(name) ?? { attempt, numbers: [] };
    groups.set(name, group);
    group.numbers.push(number);
  }
  const wanted = [...groups.values()];
  const rows = await executor.query(CONSUME, [
    RATE_WINDOW_MS,
    wanted.map(({ attempt }) => attempt.subject),
    wanted.map(({ attempt }) => attempt.limit),
    wanted.map(({ attempt }) => attempt.now),
    wanted.map(({ numbers }) => numbers.length),
  ]);
  const decisions: RateDecision[] = [];
  for (const { number, used, granted, oldest } of rows) {
    const { attempt, numbers = [] } = wanted[Number(number) - 1] ?? {};
    for (const [place, at] of numbers.entries()) {
      const allowed = place < Number(granted);
      const taken = Number(used) + Math.min(place + 1, Number(granted));
      decisions[at] = { allowed, ...toState(attempt?.limit ?? 0, taken, oldest, attempt?.now ?? 0) };
    }
  }
  return decisions;
}

function toState(limit: number, used: number, oldest: unknown, now: number): RateState {
  const resetAt = oldest === null || oldest === undefined ? now : Number(oldest) + RATE_WINDOW_MS;
  return { limit, remaining: Math.max(0, limit - used), resetAt };
}
