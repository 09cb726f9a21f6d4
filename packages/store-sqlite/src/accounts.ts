// Accounts: who is billed, on which plan, and whether they may call.
import {
  type Account,
  type AccountQuery,
  type Applied,
  accountAt,
  type Closing,
  type KeyOwner,
  type OpenedAccount,
  type PlanChange,
  type StatusChange,
} from "@svckit/core";
import { changes, type Database } from "./file/database.js";
import { KEY_COLUMNS, type KeyRow, type Keys, toKey } from "./keys.js";
import type { References } from "./money/references.js";
import type { Wallets } from "./money/wallets.js";

/** Accounts. A verb that writes runs within a transaction, and gives `true` where it changed a row. */
export interface Accounts {
  create(account: OpenedAccount): boolean;
  setPlan(change: PlanChange): Applied | "stale";
  find(accountId: string): Account | undefined;
  list(query: AccountQuery): Account[];
  setStatus(change: StatusChange): "done" | "closed" | "none";
  close(closing: Closing): boolean;
  findKey(digest: string): KeyOwner | undefined;
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
  readonly status: Account["status"];
  readonly status_at: number | null;
  readonly status_reason: string | null;
}

const ACCOUNT_COLUMNS = `account.id AS account_id, plan, account.created_at AS account_created_at, anchor_at,
  credits_per_period, has_wallet, next_plan, next_plan_at, next_anchor_at, status, status_at, status_reason`;

const CREATE = `
INSERT INTO account (id, plan, created_at, anchor_at, credits_per_period, has_wallet)
VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const SET_PLAN = `
UPDATE account SET plan = ?, anchor_at = ?, credits_per_period = ?,
  next_plan = ?, next_plan_at = ?, next_anchor_at = ? WHERE id = ?`;

// A null stands for any.
const LIST = `
SELECT ${ACCOUNT_COLUMNS} FROM account
WHERE id > ?1 AND (?2 IS NULL OR status = ?2)
  AND (?3 IS NULL OR ?3 = CASE WHEN next_plan_at <= ?4 THEN next_plan ELSE plan END)
ORDER BY id LIMIT ?5`;

// A change within the same status keeps since when it is.
const SET_STATUS = `
UPDATE account SET status = ?1, status_reason = ?2,
  status_at = CASE WHEN ?1 = 'active' THEN NULL WHEN status = ?1 THEN status_at ELSE ?3 END
WHERE id = ?4`;

const CLOSE = `
UPDATE account SET status_at = CASE WHEN status = 'closed' THEN status_at ELSE ? END,
  status = 'closed', status_reason = NULL WHERE id = ?`;

/** Prepares the statements. */
export function createAccounts(
  database: Database,
  references: References,
  keys: Keys,
  wallets: Pick<Wallets, "settlePassed">,
): Accounts {
  const sql = {
    create: database.prepare(CREATE),
    setPlan: database.prepare(SET_PLAN),
    list: database.prepare(LIST),
    setStatus: database.prepare(SET_STATUS),
    close: database.prepare(CLOSE),
    find: database.prepare(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE id = ?`),
    findKey: database.prepare(
      `SELECT ${ACCOUNT_COLUMNS}, ${KEY_COLUMNS}
       FROM api_key JOIN account ON account.id = api_key.account_id WHERE digest = ?`,
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
      const { accountId, plan, anchorAt, startsAt, readAnchorAt, period, now } = change;
      const found = find(accountId);
      if (!found) return "none";
      const account = accountAt(found, now);
      return references.applyOnce<"stale">({ verb: "set_plan", ...change }, () => {
        if (readAnchorAt !== undefined && readAnchorAt !== account.anchorAt) return "stale";
        if (period) wallets.settlePassed(accountId, { period, now });
        if (startsAt === undefined) sql.setPlan.run(plan, anchorAt, null, null, null, null, accountId);
        else {
          const { plan: current, anchorAt: since, creditsPerPeriod } = account;
          sql.setPlan.run(current, since, creditsPerPeriod, plan, startsAt, anchorAt, accountId);
        }
        return "applied";
      });
    },
    find,
    list({ after = "", limit, status = null, plan = null, now }) {
      return (sql.list.all(after, status, plan, now, limit) as AccountRow[]).map(toAccount);
    },
    setStatus({ accountId, status, reason = null, now }) {
      const found = find(accountId);
      if (!found) return "none";
      if (found.status === "closed") return "closed";
      sql.setStatus.run(status, status === "active" ? null : reason, now, accountId);
      return "done";
    },
    close({ accountId, now }) {
      keys.end(accountId, now);
      return changes(sql.close, now, accountId);
    },
    findKey(digest) {
      const row = sql.findKey.get(digest) as (KeyRow & AccountRow) | undefined;
      return row && { key: toKey(row), account: toAccount(row) };
    },
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
    status: row.status,
    ...(row.status_at !== null && { statusAt: row.status_at }),
    ...(row.status_reason !== null && { statusReason: row.status_reason }),
    ...(plan !== null && at !== null && anchorAt !== null && { next: { plan, at, anchorAt } }),
  };
}
