-- A store of version 3, as the program of that version wrote it: three accounts, their keys, wallets and receipts, an
-- answered call, and a call of each account and a keyless one that had not ended. Nothing here is ever changed.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE account (
  id TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  anchor_at INTEGER NOT NULL,
  credits_per_cycle INTEGER,
  has_wallet INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO account VALUES('a','free',1767225600000,1767225600000,NULL,1);
INSERT INTO account VALUES('b','pro',1767225600000,1767225600000,500,1);
INSERT INTO account VALUES('c','free',1767225600000,1767225600000,NULL,0);
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
INSERT INTO api_key VALUES('key-a','a','b2713b203d77322770ec8e2b0ea6787379c638041ab39c65c6a0a3f37e8624de','svc_live_one','1234',1767225600000,NULL,NULL);
INSERT INTO api_key VALUES('key-b','b','8a7f6c68d31f02b7328928f013f2e00cc5319d8ab320749dbc00cf214f7332ee','svc_live_two','5678',1767225600000,1769817600000,1767225600005);
CREATE TABLE wallet (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id),
  cycle TEXT NOT NULL,
  granted INTEGER NOT NULL,
  held INTEGER NOT NULL CHECK (held >= 0),
  spent INTEGER NOT NULL CHECK (spent >= 0),
  UNIQUE (account_id, cycle),
  CHECK (granted - held - spent >= 0)
) STRICT;
INSERT INTO wallet VALUES(1,'a','2026-01-01T00:00:00.000Z',15,3,4);
INSERT INTO wallet VALUES(2,'b','2026-01-01T00:00:00.000Z',500,2,7);
CREATE TABLE journal (
  seq INTEGER PRIMARY KEY,
  pending_since INTEGER NOT NULL,
  lines TEXT NOT NULL
) STRICT;
INSERT INTO journal VALUES(1,1,'[["grant","grant 1",1,10,1767225600000],["hold","00000000-0000-7000-8000-000000000001",1,4,1767225600000,1767225660000,null,null,"account:a","done"]]');
INSERT INTO journal VALUES(2,2,'[["capture","00000000-0000-7000-8000-000000000001",1,4,1767225600010]]');
INSERT INTO journal VALUES(3,3,'[["hold","00000000-0000-7000-8000-000000000002",1,1,1767225600000,1767225660000]]');
INSERT INTO journal VALUES(4,4,'[["void","00000000-0000-7000-8000-000000000002",1,1,1767225600010]]');
INSERT INTO journal VALUES(5,5,'[["grant","top-up 1",1,5,1767225600020]]');
INSERT INTO journal VALUES(6,6,'[["grant","grant 2",2,500,1767225600000],["hold","00000000-0000-7000-8000-000000000003",2,7,1767225600000,1767225660000]]');
INSERT INTO journal VALUES(7,7,'[["capture","00000000-0000-7000-8000-000000000003",2,7,1767225600010]]');
INSERT INTO journal VALUES(8,8,'[["hold","00000000-0000-7000-8000-000000000004",null,0,1767225600000,1767225660000,"address:1","2026-01-01",null,null]]');
INSERT INTO journal VALUES(9,9,'[["capture","00000000-0000-7000-8000-000000000004",null,0,1767225600010]]');
INSERT INTO journal VALUES(10,10,'[["hold","00000000-0000-7000-8000-000000000005",1,3,1767225600000,1767225660000,null,null,"account:a","running"]]');
INSERT INTO journal VALUES(11,10,'[["hold","00000000-0000-7000-8000-000000000006",2,2,1767225600000,1767225660000]]');
INSERT INTO journal VALUES(12,10,'[["hold","00000000-0000-7000-8000-000000000007",null,0,1767225600000,1767225660000,"address:1","2026-01-01",null,null]]');
CREATE TABLE claim (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  hold_id TEXT NOT NULL,
  answer_id INTEGER,
  expires_at INTEGER,
  PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
INSERT INTO claim VALUES('account:a','done','a4c3ed04a95a3da14a9d235c83d868bed7c0f45cf7f3faa751ee8f50598d2211','00000000-0000-7000-8000-000000000001',1,1767312000000);
INSERT INTO claim VALUES('account:a','running','c071cf5f5ed6f884cc70155b6f05f755fd46a302d05e4261b7e92ce878bbfed8','00000000-0000-7000-8000-000000000005',NULL,NULL);
CREATE TABLE answer (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
INSERT INTO answer VALUES(1,'account:a','done',1767312000000,'{"answer":"🦊"}');
CREATE TABLE allowance (
  day TEXT NOT NULL,
  bucket TEXT NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used >= 0),
  inflight INTEGER NOT NULL DEFAULT 0 CHECK (inflight >= 0),
  PRIMARY KEY (day, bucket)
) STRICT, WITHOUT ROWID;
INSERT INTO allowance VALUES('2026-01-01','*',1,1);
INSERT INTO allowance VALUES('2026-01-01','address:1',1,1);
CREATE TABLE daily_count (
  day TEXT NOT NULL,
  subject TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO daily_count VALUES('2026-01-01','feedback a',1);
CREATE TABLE receipt (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  receipt TEXT NOT NULL
) STRICT;
INSERT INTO receipt VALUES('00000000-0000-7000-8000-000000000001','a','{"receipt_id":"00000000-0000-7000-8000-000000000001","receipt_version":"1.0","tool":"get_price","provider":"hello","category":"market_data","runtime_status":"ok","source":"live","origin_source":"live","cache_status":"miss","cache_age_ms":0,"fetched_at":"2026-01-01T00:00:00.000Z","observed_at":null,"duration_ms":12,"truncated":false,"warnings":[],"credit_cost":4,"credits_used":4,"credits_remaining":null,"fallback_used":false,"digest_algorithm":"sha256","input_digest":null,"result_digest":null,"server_version":"0.1.0"}');
INSERT INTO receipt VALUES('00000000-0000-7000-8000-000000000002','a','{"receipt_id":"00000000-0000-7000-8000-000000000002","receipt_version":"1.0","tool":"get_price","provider":"hello","category":"market_data","runtime_status":"ok","source":"live","origin_source":"live","cache_status":"miss","cache_age_ms":0,"fetched_at":"2026-01-01T00:00:00.000Z","observed_at":null,"duration_ms":12,"truncated":false,"warnings":[],"credit_cost":1,"credits_used":0,"credits_remaining":null,"fallback_used":false,"digest_algorithm":"sha256","input_digest":null,"result_digest":null,"server_version":"0.1.0"}');
INSERT INTO receipt VALUES('00000000-0000-7000-8000-000000000003','b','{"receipt_id":"00000000-0000-7000-8000-000000000003","receipt_version":"1.0","tool":"get_token","provider":"hello","category":"market_data","runtime_status":"ok","source":"live","origin_source":"live","cache_status":"miss","cache_age_ms":0,"fetched_at":"2026-01-01T00:00:00.000Z","observed_at":null,"duration_ms":12,"truncated":false,"warnings":[],"credit_cost":1,"credits_used":7,"credits_remaining":null,"fallback_used":false,"digest_algorithm":"sha256","input_digest":null,"result_digest":null,"server_version":"0.1.0"}');
CREATE TABLE usage (
  account_id TEXT NOT NULL,
  day TEXT NOT NULL,
  tool TEXT NOT NULL,
  calls INTEGER NOT NULL,
  credits INTEGER NOT NULL,
  PRIMARY KEY (account_id, day, tool)
) STRICT, WITHOUT ROWID;
INSERT INTO usage VALUES('a','2026-01-01','get_price',2,4);
INSERT INTO usage VALUES('b','2026-01-01','get_token',1,7);
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), count INTEGER NOT NULL) STRICT;
INSERT INTO probe VALUES(1,0);
CREATE INDEX api_key_of_account ON api_key (account_id);
CREATE VIEW ledger AS
SELECT seq, value ->> 1 AS tx_id, value ->> 0 AS verb, value ->> 2 AS wallet_id, value ->> 3 AS amount, value ->> 4 AS at
FROM journal, json_each(lines) WHERE value ->> 2 IS NOT NULL;
CREATE VIEW ledger_line AS
WITH move (verb, debit, credit) AS (
  VALUES ('grant', 'grant', 'available'), ('hold', 'available', 'held'), ('capture', 'held', 'spent'),
    ('void', 'held', 'available')
)
SELECT seq, tx_id, account_id, cycle, debit AS balance, -amount AS amount, at
FROM ledger JOIN move USING (verb) JOIN wallet ON wallet.id = wallet_id
UNION ALL
SELECT seq, tx_id, account_id, cycle, credit, amount, at
FROM ledger JOIN move USING (verb) JOIN wallet ON wallet.id = wallet_id;
PRAGMA application_id = 1398162251;
PRAGMA user_version = 3;
COMMIT;
