// Accounts: who is billed, on which plan, and whether they may call.
import {
  type Account,
  type AccountStore,
  accountAt,
  type PostgresPart,
  type PostgresRow,
} from "@svckit/core";
import { type Executor, OPERATORS } from "./connection/executor.js";
import { endKeys, KEY_COLUMNS, toKey } from "./keys.js";
import { settlePassed } from "./money/books.js";
import { applyOnce } from "./money/references.js";
import { toNumberOrNull, toTextOrNull } from "./row-values.js";

const { EQUALS, GREATER, AT_MOST } = OPERATORS;

const ACCOUNT_COLUMNS = `account.id AS account_id, plan, account.created_at AS account_created_at, anchor_at,
  credits_per_period, has_wallet, next_plan, next_plan_at, next_anchor_at, status, status_at, status_reason`;

const SQL = {
  create: `INSERT INTO $schema.account (id, plan, created_at, anchor_at, credits_per_period, has_wallet)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
  setPlan: `UPDATE $schema.account SET plan = $2, anchor_at = $3, credits_per_period = $4,
    next_plan = $5, next_plan_at = $6, next_anchor_at = $7 WHERE id ${EQUALS} $1`,
  find: `SELECT ${ACCOUNT_COLUMNS} FROM $schema.account WHERE id ${EQUALS} $1`,
  lock: `SELECT ${ACCOUNT_COLUMNS} FROM $schema.account WHERE id ${EQUALS} $1 FOR NO KEY UPDATE`,
  findKey: `SELECT ${ACCOUNT_COLUMNS}, ${KEY_COLUMNS}
    FROM $schema.api_key JOIN $schema.account ON account.id ${EQUALS} api_key.account_id
    WHERE digest ${EQUALS} $1`,
  // A null stands for any.
  list: `SELECT ${ACCOUNT_COLUMNS} FROM $schema.account
    WHERE id ${GREATER} $1 AND ($2::pg_catalog.text IS NULL OR status ${EQUALS} $2)
      AND ($3::pg_catalog.text IS NULL
        OR $3 ${EQUALS} CASE WHEN next_plan_at ${AT_MOST} $4::pg_catalog.int8 THEN next_plan ELSE plan END)
    ORDER BY id LIMIT $5`,
  // A change within the same status keeps since when it is.
  setStatus: `UPDATE $schema.account SET status = $2, status_reason = $3,
    status_at = CASE WHEN status ${EQUALS} $2 THEN status_at ELSE $4 END WHERE id ${EQUALS} $1`,
  close: `UPDATE $schema.account SET status = 'closed', status_reason = NULL,
    status_at = CASE WHEN status ${EQUALS} 'closed' THEN status_at ELSE $2 END WHERE id ${EQUALS} $1`,
  forget: `DELETE FROM $schema.claim WHERE scope ${EQUALS} $1 AND body IS NOT NULL`,
};

/** The verbs of accounts. */
type Verbs = Pick<
  AccountStore,
  "createAccount" | "setPlan" | "findAccount" | "listAccounts" | "setStatus" | "closeAccount" | "findKey"
>;

/** Accounts in the database; each verb is one statement, or one transaction, which extensions join where one is closed. */
export function createAccounts(
  { query, transaction }: Executor,
  joining: readonly Pick<PostgresPart<object>, "joinClose">[],
): Verbs {
  const didOne = async (text: string, values: unknown[]) => (await query(text, values)).length === 1;
  return {
    createAccount: ({ id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet }) =>
      didOne(SQL.create, [id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet]),
    setPlan: (change) =>
      transaction(async (ask) => {
        const { accountId, plan, anchorAt, startsAt, readAnchorAt, period, now } = change;
        const [row] = await ask(SQL.lock, [accountId]);
        if (!row) return "none";
        const account = accountAt(toAccount(row), now);
        return applyOnce<"stale">(ask, { verb: "set_plan", ...change }, async () => {
          if (readAnchorAt !== undefined && readAnchorAt !== account.anchorAt) return "stale";
          if (period) await settlePassed(ask, accountId, { period, now });
          const current = [account.plan, account.anchorAt, account.creditsPerPeriod];
          await ask(
            SQL.setPlan,
            startsAt === undefined
              ? [accountId, plan, anchorAt, null, null, null, null]
              : [accountId, ...current, plan, startsAt, anchorAt],
          );
          return "applied";
        });
      }),
    async findAccount(accountId) {
      const [row] = await query(SQL.find, [accountId]);
      return row && toAccount(row);
    },
    async listAccounts({ after = "", limit, status = null, plan = null, now }) {
      return (await query(SQL.list, [after, status, plan, now, limit])).map(toAccount);
    },
    setStatus: ({ accountId, status, reason = null, now }) =>
      transaction(async (ask) => {
        const [row] = await ask(SQL.lock, [accountId]);
        if (!row) return "none";
        if (row["status"] === "closed") return "closed";
        const isActive = status === "active";
        await ask(SQL.setStatus, [accountId, status, isActive ? null : reason, isActive ? null : now]);
        return "done";
      }),
    closeAccount: (closing) =>
      transaction(async (ask) => {
        const { accountId, scope, now } = closing;
        const [row] = await ask(SQL.lock, [accountId]);
        if (!row) return false;
        for (const part of joining) await part.joinClose?.(closing, ask);
        await endKeys(ask, accountId, now);
        await ask(SQL.forget, [scope]);
        await ask(SQL.close, [accountId, now]);
        return true;
      }),
    async findKey(digest) {
      const [row] = await query(SQL.findKey, [digest]);
      return row && { key: toKey(row), account: toAccount(row) };
    },
  };
}

function toAccount(row: PostgresRow): Account {
  const next = row["next_plan"];
  const at = toNumberOrNull(row["status_at"]);
  const reason = toTextOrNull(row["status_reason"]);
  return {
    id: String(row["account_id"]),
    plan: String(row["plan"]),
    createdAt: Number(row["account_created_at"]),
    anchorAt: Number(row["anchor_at"]),
    creditsPerPeriod: toNumberOrNull(row["credits_per_period"]),
    hasWallet: row["has_wallet"] === true,
    // `as`: this store alone writes the column.
    status: String(row["status"]) as Account["status"],
    ...(at !== null && { statusAt: at }),
    ...(reason !== null && { statusReason: reason }),
    ...(next !== null && {
      next: {
        plan: String(next),
        at: Number(row["next_plan_at"]),
        anchorAt: Number(row["next_anchor_at"]),
      },
    }),
  };
}
