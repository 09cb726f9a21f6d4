// The keys of accounts: what is kept of each, and what becomes of it.
import type { ApiKey, KeyUse, ReplacedKey } from "@svckit/core";
import { changes, type Database } from "./file/database.js";

/** Keys. A verb that writes runs within a transaction. */
export interface Keys {
  /** `false`, and nothing is written, where the key that is replaced has ended. */
  create(key: ApiKey, replaced: ReplacedKey | undefined): boolean;
  find(keyId: string): ApiKey | undefined;
  of(accountId: string): ApiKey[];
  /** `true` where there is such a key. */
  revoke(revocation: Pick<KeyUse, "keyId" | "now">): boolean;
  use(use: KeyUse): void;
  /** Revokes all keys of an account, and forgets what they are called. */
  end(accountId: string, now: number): void;
}

/** A key with the account that it is of. */
export interface KeyRow {
  readonly account_id: string;
  readonly key_id: string;
  readonly digest: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly key_created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly label: string | null;
  readonly tools: string | null;
  readonly last_used_at: number | null;
}

export const KEY_COLUMNS = `api_key.id AS key_id, account_id, digest, prefix, last_four,
  api_key.created_at AS key_created_at, expires_at, revoked_at, label, tools, last_used_at`;

const CREATE = `
INSERT INTO api_key (id, account_id, digest, prefix, last_four, created_at, expires_at, revoked_at, label, tools, last_used_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const USE =
  "UPDATE api_key SET last_used_at = ? WHERE id = ? AND (last_used_at IS NULL OR last_used_at <= ?)";

const REPLACE = `
UPDATE api_key SET expires_at = min(coalesce(expires_at, ?1), ?1)
WHERE id = ?2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?3)`;

/** Prepares the statements. */
export function createKeys(database: Database): Keys {
  const sql = {
    create: database.prepare(CREATE),
    replace: database.prepare(REPLACE),
    find: database.prepare(`SELECT ${KEY_COLUMNS} FROM api_key WHERE id = ?`),
    of: database.prepare(`SELECT ${KEY_COLUMNS} FROM api_key WHERE account_id = ? ORDER BY created_at, id`),
    revoke: database.prepare("UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?"),
    use: database.prepare(USE),
    end: database.prepare(
      "UPDATE api_key SET revoked_at = coalesce(revoked_at, ?), label = NULL WHERE account_id = ?",
    ),
  };
  return {
    create(key, replaced) {
      const { id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt } = key;
      if (replaced && !changes(sql.replace, replaced.until, replaced.keyId, createdAt)) return false;
      const tools = key.tools && JSON.stringify(key.tools);
      const known = [id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt];
      sql.create.run(...known, key.label, tools, key.lastUsedAt);
      return true;
    },
    find(keyId) {
      const row = sql.find.get(keyId) as KeyRow | undefined;
      return row && toKey(row);
    },
    of: (accountId) => (sql.of.all(accountId) as KeyRow[]).map(toKey),
    revoke: ({ keyId, now }) => changes(sql.revoke, now, keyId),
    use({ keyId, now, since }) {
      sql.use.run(now, keyId, since);
    },
    end(accountId, now) {
      sql.end.run(now, accountId);
    },
  };
}

/** The key of a row. */
export function toKey(row: KeyRow): ApiKey {
  return {
    id: row.key_id,
    accountId: row.account_id,
    digest: row.digest,
    prefix: row.prefix,
    lastFour: row.last_four,
    createdAt: row.key_created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    label: row.label,
    tools: row.tools === null ? null : JSON.parse(row.tools),
    lastUsedAt: row.last_used_at,
  };
}
