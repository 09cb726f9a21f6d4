// The tables of the store. Money is whole credits, instants are milliseconds; what holds long texts has a rowid, so that they are appended.
import type { Database } from "./database.js";

const VERSION = 1;

const TABLES = `
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  anchor_at INTEGER NOT NULL,
  credits_per_cycle INTEGER,
  has_wallet INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  digest TEXT NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE wallet (
  account_id TEXT NOT NULL REFERENCES account (id),
  cycle TEXT NOT NULL,
  granted INTEGER NOT NULL,
  held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0),
  spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0),
  PRIMARY KEY (account_id, cycle),
  CHECK (granted - held - spent >= 0)
) STRICT, WITHOUT ROWID;

CREATE TABLE hold (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('credits', 'allowance', 'free')),
  account_id TEXT,
  cycle TEXT,
  amount INTEGER NOT NULL,
  bucket TEXT,
  day TEXT,
  claim_scope TEXT,
  claim_key TEXT,
  state TEXT NOT NULL CHECK (state IN ('pending', 'captured', 'voided')),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX hold_pending ON hold (expires_at) WHERE state = 'pending';

CREATE TABLE ledger (
  seq INTEGER PRIMARY KEY,
  tx_id TEXT NOT NULL,
  verb TEXT NOT NULL CHECK (verb IN ('grant', 'hold', 'capture', 'void')),
  account_id TEXT NOT NULL,
  cycle TEXT NOT NULL,
  debit TEXT NOT NULL,
  credit TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE claim (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  hold_id TEXT NOT NULL,
  body TEXT,
  expires_at INTEGER,
  UNIQUE (scope, key)
) STRICT;
CREATE INDEX claim_expiry ON claim (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE allowance (
  day TEXT NOT NULL,
  bucket TEXT NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  inflight INTEGER NOT NULL DEFAULT 0 CHECK (inflight >= 0),
  PRIMARY KEY (day, bucket)
) STRICT, WITHOUT ROWID;

CREATE TABLE daily_count (
  day TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  day TEXT NOT NULL,
  tool TEXT NOT NULL,
  credits_used INTEGER NOT NULL,
  receipt TEXT NOT NULL
) STRICT;
CREATE INDEX receipt_of_account ON receipt (account_id, day);
`;

/** Makes the tables of an empty file; throws an `Error` for a file of a later version. */
export function migrate(database: Database): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const row = database.prepare("PRAGMA user_version").get() as { user_version: number };
    if (row.user_version > VERSION) {
      throw new Error(
        `the store was written by a later version of svckit (schema ${row.user_version}, this one knows ${VERSION})`,
      );
    }
    if (row.user_version === 0) database.exec(`${TABLES} PRAGMA user_version = ${VERSION};`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
