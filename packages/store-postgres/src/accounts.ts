// Accounts and their keys.
import { type Account, type AccountStore, type ApiKey, accountAt, type PostgresRow } from "@svckit/core";
import { type Executor, OPERATORS } from "./connection/executor.js";
import { applyOnce } from "./money/references.js";

const { EQUALS } = OPERATORS;

const ACCOUNT_COLUMNS = `account.id AS account_id, plan, account.created_at AS account_created_at, anchor_at,
  credits_per_period, has_wallet, next_plan, next_plan_at, next_anchor_at`;

const KEY_COLUMNS = `api_key.id AS key_id, account_id, digest, prefix, last_four,
  api_key.created_at AS key_created_at, expires_at, revoked_at`;

const SQL = {
  create: `INSERT INTO $schema.account (id, plan, created_at, anchor_at, credits_per_period, has_wallet)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
  setPlan: `UPDATE $schema.account SET plan = $2, anchor_at = $3, credits_per_period = $4,
    next_plan = $5, next_plan_at = $6, next_anchor_at = $7 WHERE id ${EQUALS} $1`,
  find: `SELECT ${ACCOUNT_COLUMNS} FROM $schema.account WHERE id ${EQUALS} $1`,
  lock: `SELECT ${ACCOUNT_COLUMNS} FROM $schema.account WHERE id ${EQUALS} $1 FOR NO KEY UPDATE`,
  createKey: `INSERT INTO $schema.api_key (id, account_id, digest, prefix, last_four, created_at, expires_at, revoked_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  findKey: `SELECT ${ACCOUNT_COLUMNS}, ${KEY_COLUMNS}
    FROM $schema.api_key JOIN $schema.account ON account.id ${EQUALS} api_key.account_id
    WHERE digest ${EQUALS} $1`,
  keysOf: `SELECT ${KEY_COLUMNS} FROM $schema.api_key WHERE account_id ${EQUALS} $1 ORDER BY created_at, id`,
  revokeKey: `UPDATE $schema.api_key SET revoked_at = coalesce(revoked_at, $2) WHERE id ${EQUALS} $1 RETURNING id`,
};

/** Accounts in the database; each verb is one statement, or one transaction. */
export function createAccounts({ query, transaction }: Executor): Omit<AccountStore, "topUp" | "adjust"> {
  const didOne = async (text: string, values: unknown[]) => (await query(text, values)).length === 1;
  return {
    createAccount: ({ id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet }) =>
      didOne(SQL.create, [id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet]),
    setPlan: (change) =>
      transaction(async (ask) => {
        const { accountId, plan, anchorAt, startsAt, readAnchorAt, now } = change;
        const [row] = await ask(SQL.lock, [accountId]);
        if (!row) return "none";
        const account = accountAt(toAccount(row), now);
        return applyOnce<"stale">(ask, { verb: "set_plan", ...change }, async () => {
          if (readAnchorAt !== undefined && readAnchorAt !== account.anchorAt) return "stale";
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
    async createKey({ id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt }) {
      await query(SQL.createKey, [id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt]);
    },
    async findKey(digest) {
      const [row] = await query(SQL.findKey, [digest]);
      return row && { key: toKey(row), account: toAccount(row) };
    },
    keysOf: async (accountId) => (await query(SQL.keysOf, [accountId])).map(toKey),
    revokeKey: ({ keyId, now }) => didOne(SQL.revokeKey, [keyId, now]),
  };
}

function toAccount(row: PostgresRow): Account {
  const next = row["next_plan"];
  return {
    id: String(row["account_id"]),
    plan: String(row["plan"]),
    createdAt: Number(row["account_created_at"]),
    anchorAt: Number(row["anchor_at"]),
    creditsPerPeriod: toNumberOrNull(row["credits_per_period"]),
    hasWallet: row["has_wallet"] === true,
    ...(next !== null && {
      next: {
        plan: String(next),
        at: Number(row["next_plan_at"]),
        anchorAt: Number(row["next_anchor_at"]),
      },
    }),
  };
}

function toKey(row: PostgresRow): ApiKey {
  return {
    id: String(row["key_id"]),
    accountId: String(row["account_id"]),
    digest: String(row["digest"]),
    prefix: String(row["prefix"]),
    lastFour: String(row["last_four"]),
    createdAt: Number(row["key_created_at"]),
    expiresAt: toNumberOrNull(row["expires_at"]),
    revokedAt: toNumberOrNull(row["revoked_at"]),
  };
}

// An int8 comes as a string.
function toNumberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value);
}
