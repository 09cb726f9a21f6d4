// The steps that bring a file of an earlier version to the tables of now.
import type { VersionedTables } from "@svckit/core";

/** The store's own tables. An empty file is given them as they are now. A step is never changed once it was released. */
export const STORE_TABLES: VersionedTables = {
  name: "store",
  title: "its tables",
  migrations: [
    {
      version: 4,
      does: "calls a cycle a period, and records migrations",
      sql: `
ALTER TABLE account RENAME COLUMN credits_per_cycle TO credits_per_period;
ALTER TABLE wallet RENAME COLUMN cycle TO period;
CREATE TABLE migration (
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  does TEXT NOT NULL,
  at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (name, version)
) STRICT, WITHOUT ROWID;`,
    },
    {
      version: 5,
      does: "bounds what nobody has paid for",
      sql: `
ALTER TABLE answer ADD COLUMN budget TEXT;
ALTER TABLE answer ADD COLUMN bytes INTEGER;
CREATE INDEX answer_of_budget ON answer (budget, id, bytes) WHERE budget IS NOT NULL;
ALTER TABLE receipt ADD COLUMN unpaid_at INTEGER;
UPDATE receipt SET unpaid_at = CAST(unixepoch(receipt ->> 'fetched_at') AS INTEGER) * 1000
  WHERE receipt ->> 'credits_used' = 0;
CREATE INDEX receipt_unpaid ON receipt (unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_unpaid_of_account ON receipt (account_id, unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE TABLE passing (
  seq INTEGER PRIMARY KEY,
  pending_since INTEGER NOT NULL,
  lines TEXT NOT NULL
) STRICT;`,
    },
    {
      version: 6,
      does: "leaves the sliding windows to the next server",
      sql: `
CREATE TABLE rate_window (
  subject TEXT PRIMARY KEY,
  counts TEXT NOT NULL
) STRICT, WITHOUT ROWID;`,
    },
    {
      version: 7,
      does: "keeps the deployment's secret",
      sql: `
CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;`,
    },
    {
      version: 8,
      does: "keeps what a key stands for where nobody settles its call",
      sql: `
CREATE TABLE lapse (
  hold_id TEXT PRIMARY KEY,
  keep_until INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;`,
    },
    {
      version: 9,
      does: "gives back what a capture does not keep",
      // The journal has a line for it, which programs of earlier versions do not know.
      sql: "",
    },
    {
      version: 10,
      does: "keeps what was bought beyond its period, and what has acted for it",
      sql: `
ALTER TABLE account ADD COLUMN next_plan TEXT;
ALTER TABLE account ADD COLUMN next_plan_at INTEGER;
ALTER TABLE account ADD COLUMN next_anchor_at INTEGER;
ALTER TABLE wallet RENAME TO wallet_before;
CREATE TABLE wallet (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  period TEXT NOT NULL,
  granted INTEGER NOT NULL,
  held INTEGER NOT NULL CHECK (held >= 0),
  spent INTEGER NOT NULL CHECK (spent >= 0),
  bought INTEGER NOT NULL DEFAULT 0,
  lapses_at INTEGER,
  floor INTEGER NOT NULL DEFAULT 0 CHECK (floor <= 0),
  UNIQUE (account_id, period),
  CHECK (granted - held - spent >= floor)
) STRICT;
INSERT INTO wallet (id, account_id, period, granted, held, spent)
  SELECT id, account_id, period, granted, held, spent FROM wallet_before;
DROP TABLE wallet_before;
CREATE TABLE purse (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  period TEXT NOT NULL,
  lots TEXT NOT NULL,
  behind TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE reference (
  account_id TEXT NOT NULL REFERENCES account (id),
  reference TEXT NOT NULL,
  figures TEXT NOT NULL,
  credits INTEGER NOT NULL,
  details TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, reference)
) STRICT, WITHOUT ROWID;`,
    },
    {
      version: 11,
      does: "keeps the calls that wait for a person",
      sql: `
CREATE TABLE approval (
  id TEXT PRIMARY KEY,
  scope TEXT NOT NULL,
  account_id TEXT,
  end_user TEXT,
  tool TEXT NOT NULL,
  digest TEXT NOT NULL,
  args TEXT,
  reason TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT,
  words TEXT,
  used_by TEXT
) STRICT;
CREATE INDEX approval_of_call ON approval (digest);
CREATE INDEX approval_of_scope ON approval (scope, created_at, id);
CREATE INDEX approval_expiry ON approval (expires_at);`,
    },
    {
      version: 12,
      does: "counts calls by key and end user, too",
      sql: `
ALTER TABLE receipt ADD COLUMN key_id TEXT NOT NULL DEFAULT '';
ALTER TABLE receipt ADD COLUMN end_user TEXT NOT NULL DEFAULT '';
ALTER TABLE usage RENAME TO usage_before;
CREATE TABLE usage (
  day TEXT NOT NULL,
  account_id TEXT NOT NULL,
  tool TEXT NOT NULL,
  key_id TEXT NOT NULL,
  end_user TEXT NOT NULL,
  calls INTEGER NOT NULL,
  credits INTEGER NOT NULL,
  PRIMARY KEY (day, account_id, tool, key_id, end_user)
) STRICT, WITHOUT ROWID;
INSERT INTO usage (day, account_id, tool, key_id, end_user, calls, credits)
  SELECT day, account_id, tool, '', '', calls, credits FROM usage_before;
DROP TABLE usage_before;`,
    },
    {
      version: 13,
      does: "suspends and closes accounts, and says more of keys",
      sql: `
ALTER TABLE account ADD COLUMN status TEXT NOT NULL DEFAULT 'active';
ALTER TABLE account ADD COLUMN status_at INTEGER;
ALTER TABLE account ADD COLUMN status_reason TEXT;
ALTER TABLE api_key ADD COLUMN label TEXT;
ALTER TABLE api_key ADD COLUMN tools TEXT;
ALTER TABLE api_key ADD COLUMN last_used_at INTEGER;`,
    },
    {
      version: 14,
      does: "finds what is kept of end users, so that it can be forgotten",
      sql: `
CREATE INDEX receipt_of_end_users ON receipt (account_id) WHERE end_user <> '';`,
    },
    {
      version: 15,
      does: "lists the receipts of an account's calls",
      // Of earlier calls the time of their data is nearest to it. What they asked is not told from them here.
      sql: `
ALTER TABLE receipt ADD COLUMN settled_at INTEGER;
UPDATE receipt SET settled_at = coalesce(unpaid_at, CAST(unixepoch(receipt ->> 'fetched_at') AS INTEGER) * 1000);
CREATE INDEX receipt_settled ON receipt (account_id, settled_at) WHERE settled_at IS NOT NULL;`,
    },
    {
      version: 16,
      does: "keeps what proofs of the ledger have found",
      sql: `
CREATE TABLE checkpoint (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  position INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  digest TEXT NOT NULL,
  balances TEXT NOT NULL,
  seal TEXT NOT NULL
) STRICT;
CREATE TABLE checkpoint_balance (
  balances TEXT NOT NULL,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (balances, part)
) STRICT;`,
    },
    {
      version: 17,
      // An earlier program takes a key that has the id of an answer for one whose call has ended.
      does: "gives a key the id of its answer before there is one",
      sql: "",
    },
  ],
};
