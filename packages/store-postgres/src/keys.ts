// The keys of accounts: what is kept of each, and what becomes of it.
import type { AccountStore, ApiKey, PostgresQuery, PostgresRow } from "@svckit/core";
import { type Executor, OPERATORS } from "./connection/executor.js";
import { toNumberOrNull, toTextOrNull } from "./row-values.js";

const { EQUALS, GREATER, AT_MOST } = OPERATORS;

export const KEY_COLUMNS = `api_key.id AS key_id, account_id, digest, prefix, last_four,
  api_key.created_at AS key_created_at, expires_at, revoked_at, label, tools, last_used_at`;

const SQL = {
  create: `INSERT INTO $schema.api_key
    (id, account_id, digest, prefix, last_four, created_at, expires_at, revoked_at, label, tools, last_used_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  replace: `UPDATE $schema.api_key SET expires_at = least(expires_at, $2)
    WHERE id ${EQUALS} $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at ${GREATER} $3)
    RETURNING id`,
  find: `SELECT ${KEY_COLUMNS} FROM $schema.api_key WHERE id ${EQUALS} $1`,
  of: `SELECT ${KEY_COLUMNS} FROM $schema.api_key WHERE account_id ${EQUALS} $1 ORDER BY created_at, id`,
  revoke: `UPDATE $schema.api_key SET revoked_at = coalesce(revoked_at, $2) WHERE id ${EQUALS} $1 RETURNING id`,
  use: `UPDATE $schema.api_key SET last_used_at = $2
    WHERE id ${EQUALS} $1 AND (last_used_at IS NULL OR last_used_at ${AT_MOST} $3)`,
  end: `UPDATE $schema.api_key SET revoked_at = coalesce(revoked_at, $2), label = NULL WHERE account_id ${EQUALS} $1`,
};

/** Keys in the database; each verb is one statement, or one transaction. */
export function createKeys({
  query,
  transaction,
}: Executor): Pick<AccountStore, "createKey" | "findKeyById" | "keysOf" | "revokeKey" | "useKey"> {
  return {
    async createKey(key, replaced) {
      if (!replaced) return insert(query, key);
      return transaction(async (ask) => {
        const found = await ask(SQL.replace, [replaced.keyId, replaced.until, key.createdAt]);
        return found.length === 1 && insert(ask, key);
      });
    },
    async findKeyById(keyId) {
      const [row] = await query(SQL.find, [keyId]);
      return row && toKey(row);
    },
    keysOf: async (accountId) => (await query(SQL.of, [accountId])).map(toKey),
    revokeKey: async ({ keyId, now }) => (await query(SQL.revoke, [keyId, now])).length === 1,
    async useKey({ keyId, now, since }) {
      await query(SQL.use, [keyId, now, since]);
    },
  };
}

async function insert(ask: PostgresQuery, key: ApiKey): Promise<true> {
  const { id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt } = key;
  const tools = key.tools && JSON.stringify(key.tools);
  const known = [id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt];
  await ask(SQL.create, [...known, key.label, tools, key.lastUsedAt]);
  return true;
}

/** Revokes all keys of an account, and forgets what they are called. */
export async function endKeys(ask: PostgresQuery, accountId: string, now: number): Promise<void> {
  await ask(SQL.end, [accountId, now]);
}

/** The key of a row. */
export function toKey(row: PostgresRow): ApiKey {
  const tools = toTextOrNull(row["tools"]);
  return {
    id: String(row["key_id"]),
    accountId: String(row["account_id"]),
    digest: String(row["digest"]),
    prefix: String(row["prefix"]),
    lastFour: String(row["last_four"]),
    createdAt: Number(row["key_created_at"]),
    expiresAt: toNumberOrNull(row["expires_at"]),
    revokedAt: toNumberOrNull(row["revoked_at"]),
    label: toTextOrNull(row["label"]),
    tools: tools === null ? null : JSON.parse(tools),
    lastUsedAt: toNumberOrNull(row["last_used_at"]),
  };
}
