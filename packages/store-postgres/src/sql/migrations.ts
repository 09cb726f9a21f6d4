// The steps that bring a schema of an earlier version to the tables of now.
import type { VersionedTables } from "@svckit/core";
import { BY_MONTH } from "./month-step.js";

/** The store's own tables. An empty schema is given them as they are now. A step is never changed once it was released. */
export const STORE_TABLES: VersionedTables = {
  name: "store",
  title: "the tables of the store",
  migrations: [
    {
      version: 2,
      does: "calls a cycle a period and a turn a count, and records migrations",
      sql: `
DROP FUNCTION take_turns;
ALTER TABLE account RENAME COLUMN credits_per_cycle TO credits_per_period;
ALTER TABLE wallet RENAME COLUMN cycle TO period;
ALTER TABLE hold RENAME COLUMN cycle TO period;
ALTER TABLE ledger RENAME COLUMN cycle TO period;
ALTER TABLE rate_turn RENAME TO rate_count;
ALTER INDEX rate_turn_pkey RENAME TO rate_count_pkey;
CREATE TABLE migration (
  name TEXT COLLATE "C" NOT NULL,
  version INT NOT NULL,
  does TEXT NOT NULL,
  at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (name, version)
);`,
    },
    {
      version: 3,
      does: "bounds what nobody has paid for",
      sql: `
CREATE INDEX hold_passed ON hold (expires_at) WHERE state <> 'pending' AND kind <> 'credits';
ALTER TABLE claim ADD COLUMN budget TEXT COLLATE "C", ADD COLUMN bytes BIGINT;
CREATE INDEX claim_of_budget ON claim (budget, bound_at, scope, key) INCLUDE (bytes) WHERE budget IS NOT NULL;
ALTER TABLE receipt ADD COLUMN unpaid_at BIGINT;
UPDATE receipt SET unpaid_at = (extract(epoch FROM day::date) * 1000)::bigint WHERE credits_used = 0;
CREATE INDEX receipt_unpaid ON receipt (unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_unpaid_of_account ON receipt (account_id, unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE TABLE past_usage (
  account_id TEXT COLLATE "C" NOT NULL,
  day TEXT COLLATE "C" NOT NULL,
  tool TEXT COLLATE "C" NOT NULL,
  calls BIGINT NOT NULL,
  PRIMARY KEY (account_id, day, tool)
);`,
    },
    {
      version: 4,
      does: "keeps the deployment's secret",
      sql: `
CREATE TABLE secret (id INT PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL);`,
    },
    {
      version: 5,
      does: "keeps what a key stands for where nobody settles its call",
      sql: "ALTER TABLE claim ADD COLUMN lapsed_body TEXT, ADD COLUMN lapsed_until BIGINT;",
    },
    {
      version: 6,
      does: "keeps the receipts of tools that a call asked",
      sql: 'ALTER TABLE receipt ADD COLUMN of_call TEXT COLLATE "C";',
    },
    {
      version: 7,
      does: "gives back what a capture does not keep",
      sql: `
ALTER TABLE hold ADD COLUMN kept BIGINT CHECK (kept >= 0 AND kept < amount);
ALTER TABLE ledger DROP CONSTRAINT ledger_verb_check,
  ADD CONSTRAINT ledger_verb_check CHECK (verb IN ('grant', 'hold', 'capture', 'void', 'release'));`,
    },
    {
      version: 8,
      does: "keeps what was bought beyond its period, and what has acted for it",
      sql: `
ALTER TABLE account ADD COLUMN next_plan TEXT, ADD COLUMN next_plan_at BIGINT, ADD COLUMN next_anchor_at BIGINT;
ALTER TABLE wallet ADD COLUMN bought BIGINT NOT NULL DEFAULT 0, ADD COLUMN lapses_at BIGINT,
  ADD COLUMN floor BIGINT NOT NULL DEFAULT 0 CHECK (floor <= 0);
ALTER TABLE wallet DROP CONSTRAINT wallet_check, ADD CONSTRAINT wallet_check CHECK (granted - held - spent >= floor);
CREATE TABLE purse (
  account_id TEXT COLLATE "C" PRIMARY KEY REFERENCES account (id),
  period TEXT COLLATE "C" NOT NULL,
  lots TEXT NOT NULL,
  behind TEXT[] COLLATE "C" NOT NULL
);
CREATE TABLE reference (
  account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
  reference TEXT COLLATE "C" NOT NULL,
  figures TEXT NOT NULL,
  credits BIGINT NOT NULL,
  details TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (account_id, reference)
);
ALTER TABLE ledger DROP CONSTRAINT ledger_verb_check, ADD CONSTRAINT ledger_verb_check CHECK (
  verb IN ('grant', 'buy', 'adjust', 'expire', 'carry', 'hold', 'capture', 'void', 'release')
);`,
    },
    {
      version: 9,
      does: "keeps the calls that wait for a person",
      sql: `
CREATE TABLE approval (
  id TEXT COLLATE "C" PRIMARY KEY,
  scope TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C",
  end_user TEXT COLLATE "C",
  tool TEXT NOT NULL,
  digest TEXT COLLATE "C" NOT NULL,
  args TEXT,
  reason TEXT NOT NULL,
  state TEXT COLLATE "C" NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  decided_at BIGINT,
  decided_by TEXT,
  words TEXT,
  used_by TEXT
);
CREATE INDEX approval_of_call ON approval (digest);
CREATE INDEX approval_of_scope ON approval (scope, created_at, id);
CREATE INDEX approval_expiry ON approval (expires_at);`,
    },
    {
      version: 10,
      does: "keeps which key asked, and for whom",
      sql: `
ALTER TABLE receipt ADD COLUMN key_id TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN end_user TEXT COLLATE "C" NOT NULL DEFAULT '';
DROP INDEX receipt_of_account;
CREATE INDEX receipt_usage ON receipt (account_id, day, tool, key_id, end_user) INCLUDE (credits_used) WHERE of_call IS NULL;
ALTER TABLE past_usage ADD COLUMN key_id TEXT COLLATE "C" NOT NULL DEFAULT '',
  ADD COLUMN end_user TEXT COLLATE "C" NOT NULL DEFAULT '',
  DROP CONSTRAINT past_usage_pkey, ADD PRIMARY KEY (account_id, day, tool, key_id, end_user);`,
    },
    {
      version: 11,
      does: "suspends and closes accounts, and says more of keys",
      sql: `
ALTER TABLE account ADD COLUMN status TEXT NOT NULL DEFAULT 'active', ADD COLUMN status_at BIGINT,
  ADD COLUMN status_reason TEXT;
ALTER TABLE api_key ADD COLUMN label TEXT, ADD COLUMN tools TEXT, ADD COLUMN last_used_at BIGINT;`,
    },
    {
      version: 12,
      does: "finds what is kept of end users, so that it can be forgotten",
      sql: `
CREATE INDEX receipt_of_end_users ON receipt (account_id) WHERE end_user <> '';`,
    },
    {
      version: 13,
      does: "lists the receipts of an account's calls",
      // Of earlier calls the time of their data is nearest to it.
      sql: `
ALTER TABLE receipt ADD COLUMN settled_at BIGINT;
UPDATE receipt SET settled_at =
  coalesce(unpaid_at, (extract(epoch FROM (receipt::json ->> 'fetched_at')::timestamptz) * 1000)::bigint)
  WHERE of_call IS NULL;
CREATE INDEX receipt_settled ON receipt (account_id, settled_at) WHERE settled_at IS NOT NULL;`,
    },
    {
      version: 14,
      does: "counts calls as their receipts are kept",
      // In the order of the index, which has all that is read: a million receipts take about a second.
      sql: `
CREATE TABLE usage (
  day TEXT COLLATE "C" NOT NULL,
  account_id TEXT COLLATE "C" NOT NULL,
  tool TEXT COLLATE "C" NOT NULL,
  key_id TEXT COLLATE "C" NOT NULL,
  end_user TEXT COLLATE "C" NOT NULL,
  shard SMALLINT NOT NULL,
  calls BIGINT NOT NULL,
  credits BIGINT NOT NULL,
  PRIMARY KEY (day, account_id, tool, key_id, end_user, shard)
) WITH (fillfactor = 75);
CREATE INDEX usage_of_end_users ON usage (account_id) WHERE end_user <> '';
INSERT INTO usage (day, account_id, tool, key_id, end_user, shard, calls, credits)
  SELECT day, account_id, tool, key_id, end_user, 0, count(*), sum(credits_used) FROM receipt WHERE of_call IS NULL
  GROUP BY account_id, day, tool, key_id, end_user;
INSERT INTO usage AS u (day, account_id, tool, key_id, end_user, shard, calls, credits)
  SELECT day, account_id, tool, key_id, end_user, 0, calls, 0 FROM past_usage
  ON CONFLICT (day, account_id, tool, key_id, end_user, shard) DO UPDATE SET calls = u.calls + excluded.calls;
DROP INDEX receipt_usage;
DROP TABLE past_usage;`,
    },
    {
      version: 15,
      does: "keeps the holds of running calls apart, so that none is updated",
      sql: `
ALTER TABLE hold RENAME TO ended_hold;
ALTER INDEX hold_pkey RENAME TO ended_hold_pkey;
CREATE TABLE hold (
  id TEXT COLLATE "C" PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('credits', 'allowance', 'free')),
  account_id TEXT COLLATE "C",
  period TEXT COLLATE "C",
  amount BIGINT NOT NULL,
  bucket TEXT COLLATE "C",
  day TEXT COLLATE "C",
  claim_scope TEXT COLLATE "C",
  claim_key TEXT COLLATE "C",
  expires_at BIGINT NOT NULL,
  owner BIGINT NOT NULL
);
INSERT INTO hold (id, kind, account_id, period, amount, bucket, day, claim_scope, claim_key, expires_at, owner)
  SELECT id, kind, account_id, period, amount, bucket, day, claim_scope, claim_key, expires_at, owner
  FROM ended_hold WHERE state = 'pending';
DELETE FROM ended_hold WHERE state = 'pending';
DROP INDEX hold_pending, hold_passed;
ALTER TABLE ended_hold DROP COLUMN account_id, DROP COLUMN period, DROP COLUMN bucket, DROP COLUMN day,
  DROP COLUMN claim_scope, DROP COLUMN claim_key, DROP COLUMN owner,
  DROP CONSTRAINT hold_state_check, ADD CHECK (state IN ('captured', 'voided'));
CREATE INDEX ended_hold_passed ON ended_hold (expires_at) WHERE kind <> 'credits';`,
    },
    {
      version: 16,
      does: "finds what is dropped by its age",
      sql: `
CREATE INDEX receipt_age ON receipt (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX receipt_of_call ON receipt (of_call) WHERE of_call IS NOT NULL;
CREATE INDEX ended_hold_age ON ended_hold (expires_at) WHERE kind = 'credits';
CREATE TABLE past_hold (
  id INT PRIMARY KEY CHECK (id = 1),
  captured BIGINT NOT NULL,
  voided BIGINT NOT NULL,
  kept BIGINT NOT NULL,
  rests BIGINT NOT NULL
) WITH (fillfactor = 10);`,
    },
    {
      version: 17,
      does: "keeps what proofs of the ledger have found",
      sql: `
CREATE TABLE checkpoint (
  number BIGINT PRIMARY KEY,
  at BIGINT NOT NULL,
  position BIGINT NOT NULL,
  entries BIGINT NOT NULL,
  digest TEXT NOT NULL,
  balances TEXT NOT NULL,
  totals TEXT NOT NULL,
  seal TEXT NOT NULL
);
CREATE TABLE checkpoint_wallet (
  account_id TEXT COLLATE "C" NOT NULL,
  period TEXT COLLATE "C" NOT NULL,
  granted BIGINT NOT NULL,
  available BIGINT NOT NULL,
  held BIGINT NOT NULL,
  spent BIGINT NOT NULL,
  carried BIGINT NOT NULL,
  PRIMARY KEY (account_id, period)
);`,
    },
    {
      version: 18,
      does: "keeps receipts and ended holds by the month",
      sql: BY_MONTH,
    },
    {
      version: 19,
      does: "counts the attempts of many callers at once",
      sql: "",
    },
  ],
};
