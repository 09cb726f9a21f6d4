// Accounts and their keys.
import {
  type Account,
  type ApiKey,
  type Applied,
  accountAt,
  type KeyOwner,
  type PlanChange,
  type Revocation,
} from "@svckit/core";
import { changes, type Database } from "./file/database.js";
import type { References } from "./money/references.js";

/** Accounts and keys. A verb that writes runs within a transaction, and gives `true` where it changed a row. */
export interface Accounts {
  create(account: Account): boolean;
  setPlan(change: PlanChange): Applied | "stale";
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
  readonly next_plan: string | null;
  readonly next_plan_at: number | null;
  readonly next_anchor_at: number | null;
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
  credits_per_period, has_wallet, next_plan, next_plan_at, next_anchor_at`;

const KEY_COLUMNS = `api_key.id AS key_id, account_id, digest, prefix, last_four,
  api_key.created_at AS key_created_at, expires_at, revoked_at`;

const CREATE = `
INSERT INTO account (id, plan, created_at, anchor_at, credits_per_period, has_wallet)
VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const SET_PLAN = `
UPDATE account SET plan = ?, anchor_at = ?, credits_per_period = ?,
  next_plan = ?, next_plan_at = ?, next_anchor_at = ? WHERE id = ?`;

const CREATE_KEY = `
INSERT INTO api_key (id, account_id, digest, prefix, last_four, created_at, expires_at, revoked_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const REVOKE_KEY = "UPDATE api_key SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?";

/** Prepares the statements. */
export function createAccounts(database: Database, references: References): Accounts {
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

  function find(accountId: string): Account | undefined {
    const row = sql.find.get(accountId) as AccountRow | undefined;
    return row && toAccount(row);
  }

  return {
    create: ({ id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet }) =>
      changes(sql.create, id, plan, createdAt, anchorAt, creditsPerPeriod, hasWallet ? 1 : 0),
    setPlan(change) {
      const { accountId, plan, anchorAt, startsAt, readAnchorAt, now } = change;
      const found = find(accountId);
      if (!found) return "none";
      const account = accountAt(found, now);
      return references.applyOnce<"stale">({ verb: "set_plan", ...change }, () => {
        if (readAnchorAt !== undefined && readAnchorAt !== account.anchorAt) return "stale";
        if (startsAt === undefined) sql.setPlan.run(plan, anchorAt, null, null, null, null, accountId);
        else {
          const { plan: current, anchorAt: since, creditsPerPeriod } = account;
          sql.setPlan.run(current, since, creditsPerPeriod, plan, startsAt, anchorAt, accountId);
        }
        return "applied";
      });
    },
    find,
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
  const { next_plan: plan, next_plan_at: at, next_anchor_at: anchorAt } = row;
  return {
    id: row.account_id,
    plan: row.plan,
    createdAt: row.account_created_at,
    anchorAt: row.anchor_at,
    creditsPerPeriod: row.credits_per_period,
    hasWallet: row.has_wallet === 1,
    ...(plan !== null && at !== null && anchorAt !== null && { next: { plan, at, anchorAt } }),
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
