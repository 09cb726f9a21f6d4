// Accounts and their keys.
import type { Account, ApiKey, KeyOwner, PlanChange, Revocation } from "@svckit/core";
import { changes, type Database } from "./file/database.js";

/** Accounts and keys. A verb that writes runs within a transaction, and gives `true` where it changed a row. */
export interface Accounts {
  create(account: Account): boolean;
  setPlan(change: PlanChange): boolean;
  find(accountId: string): Account | undefined;
  createKey(key: ApiKey): void;
  findKey(digest: string): KeyOwner | undefined;
  keysOf(accountId: string): ApiKey[];
  revokeKey(revocation: Revocation): boolean;
}

interface AccountRow {
  readonly account_id: string;
  readonly plan: string;
  readonly account_created_at: number;
  readonly anchor_at: number;
  readonly credits_per_period: number | null;
  readonly has_wallet: number;
}

interface KeyRow {
  readonly account_id: string;
  readonly key_id: string;
  readonly digest: string;
  readonly prefix: string;
  readonly last_four: string;
  readonly key_created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
}

const ACCOUNT_COLUMNS = `account.id AS account_id, plan, account.created_at AS account_created_at, anchor_at,
  credits_per_period, has_wallet`;

const KEY_COLUMNS = `api_key.id AS key_id, account_id, digest, prefix, last_four,
  api_key.created_at AS key_created_at, expires_at, revoked_at`;

const CREATE = `
INSERT INTO account (id, plan, created_at, anchor_at, credits_per_period, has_wallet)
VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const SET_PLAN = "UPDATE account SET plan = ?, anchor_at = ?, credits_per_period = NULL WHERE id = ?";

const CREATE_KEY = `
INSERT INTO api_key (id, account_id, digest, prefix, last_four, created_at, expires_at, revoked_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const REVOKE_KEY = "UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?";

/** Prepares the statements. */
export function createAccounts(database: Database): Accounts {
  const sql = {
    create: database.prepare(CREATE),
    setPlan: database.prepare(SET_PLAN),
    createKey: database.prepare(CREATE_KEY),
    revokeKey: database.prepare(REVOKE_KEY),
    find: database.prepare(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = ?`),
    findKey: database.prepare(
      `SELECT ${ACCOUNT_COLUMNS}, ${KEY_COLUMNS}
       FROM api_key JOIN account ON account.id = api_key.account_id WHERE digest = ?`,
    ),
    keysOf: database.prepare(
      `SELECT ${KEY_COLUMNS} FROM api_key WHERE account_id = ? ORDER BY created_at, id`,
    ),
  };

  return {
    create: ({ id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet }) =>
      changes(sql.create, id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet ? 1 : 0),
    setPlan: ({ accountId, plan, anchorAt }) => changes(sql.setPlan, plan, anchorAt, accountId),
    find(accountId) {
      const row = sql.find.get(accountId) as AccountRow | undefined;
      return row && toAccount(row);
    },
    createKey({ id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt }) {
      sql.createKey.run(id, accountId, digest, prefix, lastFour, createdAt, expiresAt, revokedAt);
    },
    findKey(digest) {
      const row = sql.findKey.get(digest) as (KeyRow & AccountRow) | undefined;
      return row && { key: toKey(row), account: toAccount(row) };
    },
    keysOf: (accountId) => (sql.keysOf.all(accountId) as KeyRow[]).map(toKey),
    revokeKey: ({ keyId, now }) => changes(sql.revokeKey, now, keyId),
  };
}

function toAccount(row: AccountRow): Account {
  return {
    id: row.account_id,
    plan: row.plan,
    createdAt: row.account_created_at,
    anchorAt: row.anchor_at,
    creditsPerPeriod: row.credits_per_period,
    hasWallet: row.has_wallet === 1,
  };
}

function toKey(row: KeyRow): ApiKey {
  return {
    id: row.key_id,
    accountId: row.account_id,
    digest: row.digest,
    prefix: row.prefix,
    lastFour: row.last_four,
    createdAt: row.key_created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
