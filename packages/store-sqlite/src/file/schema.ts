// The tables of the store as they are now. Money is in whole credits, instants in milliseconds. Tables of long texts have a rowid, so that rows are appended.

/** The tables of an empty store. */
export const TABLES = `
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  anchor_at INTEGER NOT NULL,
  credits_per_period INTEGER,
  has_wallet INTEGER NOT NULL,
  -- The change of plan that is to come.
  next_plan TEXT,
  next_plan_at INTEGER,
  next_anchor_at INTEGER,
  -- active, suspended or closed, since when and why.
  status TEXT NOT NULL DEFAULT 'active',
  status_at INTEGER,
  status_reason TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  digest TEXT NOT NULL UNIQUE,
  prefix TEXT NOT NULL,
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER,
  label TEXT,
  -- As JSON; NULL: those of the account.
  tools TEXT,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX api_key_of_account ON api_key (account_id);

CREATE TABLE wallet (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  period TEXT NOT NULL,
  granted INTEGER NOT NULL,
  held INTEGER NOT NULL CHECK (held >= 0),
  spent INTEGER NOT NULL CHECK (spent >= 0),
  -- How much of granted was bought, and when some of it expires next.
  bought INTEGER NOT NULL DEFAULT 0,
  lapses_at INTEGER,
  -- What an adjustment has brought the wallet down to. No call brings it lower.
  floor INTEGER NOT NULL DEFAULT 0 CHECK (floor <= 0),
  UNIQUE (account_id, period),
  CHECK (granted - held - spent >= floor)
) STRICT;

-- What an account has bought: in which period's wallet it is, by its ends, and the periods that some may come back from.
CREATE TABLE purse (
  account_id TEXT PRIMARY KEY REFERENCES account (id),
  period TEXT NOT NULL,
  lots TEXT NOT NULL,
  behind TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What has acted once: top-ups, adjustments and changes of plan, by the host's own name for them.
CREATE TABLE reference (
  account_id TEXT NOT NULL REFERENCES account (id),
  reference TEXT NOT NULL,
  figures TEXT NOT NULL,
  credits INTEGER NOT NULL,
  details TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, reference)
) STRICT, WITHOUT ROWID;

-- Append-only: what a transaction did to credits and holds, as a JSON array of lines ([verb, id, wallet_id, amount, at, …]).
-- A hold that has not ended began in row pending_since or later.
CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  pending_since INTEGER NOT NULL,
  lines TEXT NOT NULL
) STRICT;

-- What proofs of the ledger have found, each up to a row of the journal, so that the next one goes on from there.
CREATE TABLE checkpoint (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  position INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  digest TEXT NOT NULL,
  balances TEXT NOT NULL,
  seal TEXT NOT NULL
) STRICT;

-- What the journal comes to up to the newest checkpoint, in parts, under the digest of all of them.
CREATE TABLE checkpoint_balance (
  balances TEXT NOT NULL,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (balances, part)
) STRICT;

-- The same for holds without credits, which the ledger knows nothing of. Rows are dropped once all their holds have ended.
CREATE TABLE passing (
  seq INTEGER PRIMARY KEY,
  pending_since INTEGER NOT NULL,
  lines TEXT NOT NULL
) STRICT;

CREATE TABLE claim (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  hold_id TEXT NOT NULL,
  -- The id that its answer has once there is one.
  answer_id INTEGER,
  -- The answer's instant, where it was kept under another id than was chosen, or by an earlier program.
  expires_at INTEGER,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  -- What it is counted in where nobody has paid for it.
  budget TEXT,
  bytes INTEGER
) STRICT;
CREATE INDEX answer_of_budget ON answer (budget, id, bytes) WHERE budget IS NOT NULL;

-- What the keys of calls in flight stand for once nobody settles them.
CREATE TABLE lapse (
  hold_id TEXT PRIMARY KEY,
  keep_until INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;

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

-- The sliding windows of the last minute, as a server has left them: [[instant, count], …].
CREATE TABLE rate_window (
  subject TEXT PRIMARY KEY,
  counts TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  receipt TEXT NOT NULL,
  -- When it was kept, where the call took no credits.
  unpaid_at INTEGER,
  -- Which key asked, and for whom; empty where that is not known.
  key_id TEXT NOT NULL DEFAULT '',
  end_user TEXT NOT NULL DEFAULT '',
  -- When the call was settled; NULL where it is the receipt of a tool that a call asked.
  settled_at INTEGER
) STRICT;
CREATE INDEX receipt_unpaid ON receipt (unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_unpaid_of_account ON receipt (account_id, unpaid_at) WHERE unpaid_at IS NOT NULL;
CREATE INDEX receipt_of_end_users ON receipt (account_id) WHERE end_user <> '';
CREATE INDEX receipt_settled ON receipt (account_id, settled_at) WHERE settled_at IS NOT NULL;

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

-- Calls that wait for a person. What is used or refused has no arguments left.
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
CREATE INDEX approval_expiry ON approval (expires_at);

-- One row at most: the secret of the deployment.
CREATE TABLE secret (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL) STRICT;

-- One row, written to find out whether the file can be written to.
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
INSERT INTO probe VALUES (1, 0);

-- The migrations that were run, those of extensions among them.
CREATE TABLE migration (
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  does TEXT NOT NULL,
  at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (name, version)
) STRICT, WITHOUT ROWID;
`;

/** The views of the ledger. They hold nothing: each migration drops them first and makes them anew at its end. */
export const VIEWS = `
-- The credits of the journal: a row moves an amount from one balance of a wallet to another. tx_id is the hold's id.
CREATE VIEW ledger AS
SELECT seq, value ->> 1 AS tx_id, value ->> 0 AS verb, value ->> 2 AS wallet_id, value ->> 3 AS amount, value ->> 4 AS at
FROM journal, json_each(lines) WHERE value ->> 2 IS NOT NULL;

-- The ledger line by line, for auditors: the two lines of a row sum to zero.
CREATE VIEW ledger_line AS
WITH move (verb, debit, credit) AS (
  VALUES ('grant', 'grant', 'available'), ('buy', 'grant', 'available'), ('adjust', 'grant', 'available'),
    ('expire', 'grant', 'available'), ('carry', 'grant', 'available'), ('hold', 'available', 'held'), ('capture', 'held', 'spent'),
    ('void', 'held', 'available'), ('release', 'held', 'available')
)
SELECT seq, tx_id, account_id, period, debit AS balance, -amount AS amount, at
FROM ledger JOIN move USING (verb) JOIN wallet ON wallet.id = wallet_id
UNION ALL
SELECT seq, tx_id, account_id, period, credit, amount, at
FROM ledger JOIN move USING (verb) JOIN wallet ON wallet.id = wallet_id;
`;

/** Drops the views. */
export const DROP_VIEWS = "DROP VIEW IF EXISTS ledger_line; DROP VIEW IF EXISTS ledger;";
