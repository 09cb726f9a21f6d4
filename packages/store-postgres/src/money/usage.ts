// Usage: receipts, summed up as they are asked for. The index of the usage has all that is read of them.
import { toUsage, type UsageField, type UsageQuery, type UsageStore } from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import { PIECE } from "../sql/retention-functions.js";

const { AT_LEAST, AT_MOST, EQUALS, GREATER, PLUS, UNEQUAL } = OPERATORS;

const COLUMNS: Readonly<Record<UsageField, string>> = {
  day: "day",
  tool: "tool",
  key: "key_id",
  endUser: "end_user",
  account: "account_id",
};

// All that there is may be asked for, and is read then.
const TIMEOUT_MS = 120_000;

// What is to be forgotten of an account, a piece at a time.
const ITS_OWN = `account_id ${EQUALS} $1 AND end_user ${UNEQUAL} '' LIMIT ${PIECE}`;
const FORGET = [
  `UPDATE $schema.receipt SET end_user = '' WHERE id ${EQUALS} ANY (
    SELECT id FROM $schema.receipt WHERE ${ITS_OWN}) RETURNING 1`,
  `WITH piece AS (SELECT day, tool, key_id, end_user FROM $schema.past_usage WHERE ${ITS_OWN}),
  gone AS (
    DELETE FROM $schema.past_usage AS p USING piece AS s WHERE p.account_id ${EQUALS} $1 AND p.day ${EQUALS} s.day
      AND p.tool ${EQUALS} s.tool AND p.key_id ${EQUALS} s.key_id AND p.end_user ${EQUALS} s.end_user
    RETURNING p.day, p.tool, p.key_id, p.calls
  ),
  kept AS (
    INSERT INTO $schema.past_usage AS p (account_id, day, tool, key_id, end_user, calls)
    SELECT $1, day, tool, key_id, '', pg_catalog.sum(calls) FROM gone GROUP BY day, tool, key_id
    ON CONFLICT (account_id, day, tool, key_id, end_user) DO UPDATE SET calls = p.calls ${PLUS} excluded.calls
  )
  SELECT 1 FROM gone`,
];
const FORGET_DAILY = "DELETE FROM $schema.daily_count WHERE pg_catalog.starts_with(subject, $1)";

/** The sums over the receipts in the database. */
export function createUsage({ query }: Executor): UsageStore {
  return {
    async eraseEndUsers({ accountId, subjects }) {
      await query(FORGET_DAILY, [subjects]);
      let isMore = false;
      for (const text of FORGET) isMore = (await query(text, [accountId])).length === PIECE || isMore;
      return isMore;
    },
    async usage(asked) {
      const { by } = asked;
      const rows = await query(...toStatement(asked), TIMEOUT_MS);
      return rows.map((row) => {
        const names = by.map((field) => String(row[COLUMNS[field]]));
        return toUsage(by, names, Number(row["calls"]), Number(row["credits"]));
      });
    },
  };
}

function toStatement({ accountId, fromDay, toDay, by, limit, after }: UsageQuery): [string, unknown[]] {
  const values: unknown[] = [];
  const placeOf = (value: unknown) => `$${values.push(value)}`;
  const columns = by.map((field) => COLUMNS[field]).join(", ");
  const within = [
    `day ${AT_LEAST} ${placeOf(fromDay)} AND day ${AT_MOST} ${placeOf(toDay)}`,
    ...(accountId === undefined ? [] : [`account_id ${EQUALS} ${placeOf(accountId)}`]),
    ...(after ? [`ROW(${columns}) ${GREATER} ROW(${after.map(placeOf).join(", ")})`] : []),
  ].join(" AND ");
  // Of calls that took no credits, receipts are dropped after a while and counted.
  const text = `SELECT ${columns}, pg_catalog.sum(calls) AS calls, pg_catalog.sum(credits) AS credits FROM (
      SELECT ${columns}, 1 AS calls, credits_used AS credits FROM $schema.receipt WHERE of_call IS NULL AND ${within}
      UNION ALL
      SELECT ${columns}, calls, 0 FROM $schema.past_usage WHERE ${within}
    ) AS u GROUP BY ${columns} ORDER BY ${columns}${limit === undefined ? "" : ` LIMIT ${placeOf(limit)}`}`;
  return [text, values];
}
