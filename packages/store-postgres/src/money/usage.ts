// Usage: calls are counted as their receipts are kept; the rows of the counters are summed up as they are asked for.
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
  `WITH piece AS (SELECT day, tool, key_id, end_user, shard FROM $schema.usage WHERE ${ITS_OWN}),
  gone AS (
    DELETE FROM $schema.usage AS u USING piece AS p WHERE u.account_id ${EQUALS} $1 AND u.day ${EQUALS} p.day
      AND u.tool ${EQUALS} p.tool AND u.key_id ${EQUALS} p.key_id AND u.end_user ${EQUALS} p.end_user
      AND u.shard ${EQUALS} p.shard
    RETURNING u.day, u.tool, u.key_id, u.shard, u.calls, u.credits
  ),
  kept AS (
    INSERT INTO $schema.usage AS u (day, account_id, tool, key_id, end_user, shard, calls, credits)
    SELECT day, $1, tool, key_id, '', shard, pg_catalog.sum(calls), pg_catalog.sum(credits) FROM gone
    GROUP BY day, tool, key_id, shard ORDER BY day, tool, key_id, shard
    ON CONFLICT (day, account_id, tool, key_id, end_user, shard) DO UPDATE
      SET calls = u.calls ${PLUS} excluded.calls, credits = u.credits ${PLUS} excluded.credits
  )
  SELECT 1 FROM gone`,
];
const FORGET_DAILY = "DELETE FROM $schema.daily_count WHERE pg_catalog.starts_with(subject, $1)";

/** The counters in the database. */
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
  const values: unknown[] = [fromDay, toDay];
  const placeOf = (value: unknown) => `$${values.push(value)}`;
  const columns = by.map((field) => `u.${COLUMNS[field]}`).join(", ");
  const conditions = [
    ...(accountId === undefined ? [] : [`u.account_id ${EQUALS} ${placeOf(accountId)}`]),
    ...(after ? [`ROW(${columns}) ${GREATER} ROW(${after.map(placeOf).join(", ")})`] : []),
  ].map((condition) => ` AND ${condition}`);
  const within = `u.day ${AT_LEAST} $1 AND u.day ${AT_MOST} $2`;
  // Rows are kept by day, then account: those of one account are looked up day by day.
  const days = `WITH RECURSIVE days (day) AS (
      SELECT pg_catalog.min(u.day) FROM $schema.usage AS u WHERE ${within}
      UNION ALL
      SELECT (SELECT pg_catalog.min(u.day) FROM $schema.usage AS u WHERE u.day ${GREATER} d.day AND ${within})
      FROM days AS d WHERE d.day IS NOT NULL
    ) `;
  const [opening, from] =
    accountId === undefined
      ? ["", `$schema.usage AS u WHERE ${within}`]
      : [days, `days AS d JOIN $schema.usage AS u ON u.day ${EQUALS} d.day`];
  const text = `${opening}SELECT ${columns}, pg_catalog.sum(u.calls) AS calls, pg_catalog.sum(u.credits) AS credits
    FROM ${from}${conditions.join("")}
    GROUP BY ${columns} ORDER BY ${columns}${limit === undefined ? "" : ` LIMIT ${placeOf(limit)}`}`;
  return [text, values];
}
