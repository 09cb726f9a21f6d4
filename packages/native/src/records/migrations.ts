// The steps that make the tables of the state. A step that was released is never changed: what comes later is a step of its own.
import type { Migration } from "@svckit/core";

/** The steps in the words of SQLite. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    does: "makes the tables of subjects, monitors, alerts, facts, webhooks and events",
    sql: `CREATE TABLE state_account (
  account_id TEXT NOT NULL,
  default_subject_id TEXT NOT NULL,
  subjects INTEGER NOT NULL,
  monitors INTEGER NOT NULL,
  facts INTEGER NOT NULL,
  fact_bytes INTEGER NOT NULL,
  webhooks INTEGER NOT NULL,
  next_seq INTEGER NOT NULL,
  settled_listeners INTEGER NOT NULL,
  last_event_at INTEGER NOT NULL,
  PRIMARY KEY (account_id)
);
CREATE INDEX state_account_listening ON state_account (account_id) WHERE settled_listeners > 0;
CREATE TABLE state_subject (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  owner_key_id TEXT,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  archived_at INTEGER,
  secret TEXT,
  secret_issued_at INTEGER,
  old_secret TEXT,
  old_secret_until INTEGER,
  PRIMARY KEY (id)
);
CREATE INDEX state_subject_account ON state_subject (account_id, id);
CREATE TABLE state_monitor (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  name TEXT NOT NULL,
  status TEXT NOT NULL,
  paused_reason TEXT,
  calls TEXT,
  schedule TEXT,
  condition TEXT,
  alerting TEXT,
  next_run_at INTEGER,
  last_run_at INTEGER,
  progress TEXT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX state_monitor_account ON state_monitor (account_id, id);
CREATE INDEX state_monitor_subject ON state_monitor (subject_id, id);
CREATE INDEX state_monitor_due ON state_monitor (next_run_at, id) WHERE next_run_at IS NOT NULL;
CREATE TABLE state_run (
  monitor_id TEXT NOT NULL,
  slot INTEGER NOT NULL,
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  runner TEXT NOT NULL,
  lease_until INTEGER,
  receipt_ids TEXT,
  credits_used INTEGER,
  observed TEXT,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  PRIMARY KEY (monitor_id, slot)
);
CREATE INDEX state_run_lease ON state_run (lease_until, id) WHERE lease_until IS NOT NULL;
CREATE INDEX state_run_ended ON state_run (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE TABLE state_alert (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  monitor_id TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  severity TEXT NOT NULL,
  status TEXT NOT NULL,
  title TEXT NOT NULL,
  observed TEXT,
  receipt_id TEXT,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX state_alert_account ON state_alert (account_id, id);
CREATE INDEX state_alert_status ON state_alert (account_id, status, id);
CREATE INDEX state_alert_monitor ON state_alert (monitor_id, id);
CREATE INDEX state_alert_subject ON state_alert (subject_id, id);
CREATE INDEX state_alert_age ON state_alert (updated_at, id);
CREATE TABLE state_fact (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT,
  source_receipt_id TEXT,
  confidence TEXT,
  expires_at INTEGER,
  bytes INTEGER NOT NULL,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX state_fact_account ON state_fact (account_id, id);
CREATE INDEX state_fact_name ON state_fact (account_id, subject_id, key);
CREATE INDEX state_fact_expiry ON state_fact (expires_at, id) WHERE expires_at IS NOT NULL;
CREATE TABLE state_webhook (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  url TEXT NOT NULL,
  events TEXT,
  status TEXT NOT NULL,
  disabled_reason TEXT,
  failures INTEGER NOT NULL,
  last_failure TEXT,
  due_at INTEGER,
  lease TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX state_webhook_account ON state_webhook (account_id, id);
CREATE INDEX state_webhook_subject ON state_webhook (subject_id, id);
CREATE INDEX state_webhook_due ON state_webhook (due_at, id) WHERE due_at IS NOT NULL;
CREATE TABLE state_event (
  account_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL,
  subject_id TEXT,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  data TEXT,
  PRIMARY KEY (account_id, seq)
);
CREATE INDEX state_event_id ON state_event (account_id, id);
CREATE INDEX state_event_age ON state_event (at, id);
CREATE TABLE state_delivery (
  webhook_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, seq)
);
CREATE INDEX state_delivery_due ON state_delivery (webhook_id, due_at, seq);
CREATE INDEX state_delivery_age ON state_delivery (created_at, webhook_id, seq);
CREATE TABLE state_settled (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  data TEXT,
  PRIMARY KEY (id)
);
CREATE INDEX state_settled_account ON state_settled (account_id, at, id);`,
  },
  {
    version: 2,
    does: "keeps deliveries once they have ended",
    sql: `ALTER TABLE state_delivery RENAME TO state_delivery_before;
CREATE TABLE state_delivery (
  webhook_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at INTEGER,
  last_attempt_at INTEGER,
  last_failure TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (webhook_id, seq)
);
INSERT INTO state_delivery (webhook_id, seq, account_id, attempts, due_at, created_at)
  SELECT webhook_id, seq, account_id, attempts, due_at, created_at FROM state_delivery_before;
DROP TABLE state_delivery_before;
CREATE INDEX state_delivery_due ON state_delivery (webhook_id, due_at, seq) WHERE due_at IS NOT NULL;
CREATE INDEX state_delivery_age ON state_delivery (created_at, webhook_id, seq);`,
  },
];

/** The same steps for Postgres, where text is ordered by its bytes and integers have eight. */
export const POSTGRES_MIGRATIONS: readonly Migration[] = MIGRATIONS.map(({ sql, ...step }) => ({
  ...step,
  sql: sql.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"').replaceAll(/\bINTEGER\b/g, "BIGINT"),
}));
