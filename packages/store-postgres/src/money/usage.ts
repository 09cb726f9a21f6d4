// Usage: receipts, summed up as they are asked for. The index of the usage has all that is read of them.
import { toUsage, type UsageField, type UsageQuery, type UsageStore } from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";

const { AT_LEAST, AT_MOST, EQUALS, GREATER } = OPERATORS;

const COLUMNS: Readonly<Record<UsageField, string>> = {
  day: "day",
  tool: "tool",
  key: "key_id",
  endUser: "end_user",
  account: "account_id",
};

// All that there is may be asked for, and is read then.
const TIMEOUT_MS = 120_000;

/** The sums over the receipts in the database. */
export function createUsage({ query }: Executor): UsageStore {
  return {
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
