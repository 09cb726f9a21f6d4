// The tables of the state: their columns, keys and indexes. What is written here is held against the migrations by a test.
import type { AnyTable, Table } from "../rows/table.js";
import type {
  AccountRow,
  AlertRow,
  DeliveryRow,
  EventRow,
  FactRow,
  MonitorRow,
  RunRow,
  SettledRow,
  SubjectRow,
  WebhookRow,
} from "./rows.js";

export const ACCOUNTS: Table<AccountRow> = {
  name: "account",
  columns: {
    account_id: "text",
    default_subject_id: "text",
    subjects: "integer",
    monitors: "integer",
    facts: "integer",
    fact_bytes: "integer",
    webhooks: "integer",
    next_seq: "integer",
    settled_listeners: "integer",
    last_event_at: "integer",
  },
  key: ["account_id"],
  indexes: {},
};

export const SUBJECTS: Table<SubjectRow> = {
  name: "subject",
  columns: {
    id: "text",
    account_id: "text",
    name: "text",
    owner_key_id: "text",
    status: "text",
    created_at: "integer",
    archived_at: "integer",
    secret: "text",
    secret_issued_at: "integer",
    old_secret: "text",
    old_secret_until: "integer",
  },
  key: ["id"],
  indexes: { account: ["account_id", "id"] },
};

export const MONITORS: Table<MonitorRow> = {
  name: "monitor",
  columns: {
    id: "text",
    account_id: "text",
    subject_id: "text",
    name: "text",
    status: "text",
    paused_reason: "text",
    calls: "json",
    schedule: "json",
    condition: "json",
    alerting: "json",
    next_run_at: "integer",
    last_run_at: "integer",
    progress: "json",
    version: "integer",
    created_at: "integer",
    updated_at: "integer",
  },
  key: ["id"],
  indexes: {
    account: ["account_id", "id"],
    subject: ["subject_id", "id"],
    due: ["next_run_at", "id"],
  },
};

export const RUNS: Table<RunRow> = {
  name: "run",
  columns: {
    monitor_id: "text",
    slot: "integer",
    id: "text",
    account_id: "text",
    status: "text",
    reason: "text",
    runner: "text",
    lease_until: "integer",
    receipt_ids: "json",
    credits_used: "integer",
    observed: "json",
    started_at: "integer",
    ended_at: "integer",
  },
  key: ["monitor_id", "slot"],
  indexes: { lease: ["lease_until", "id"], ended: ["ended_at", "id"] },
};

export const ALERTS: Table<AlertRow> = {
  name: "alert",
  columns: {
    id: "text",
    account_id: "text",
    monitor_id: "text",
    subject_id: "text",
    severity: "text",
    status: "text",
    title: "text",
    observed: "json",
    receipt_id: "text",
    version: "integer",
    created_at: "integer",
    updated_at: "integer",
  },
  key: ["id"],
  indexes: {
    account: ["account_id", "id"],
    status: ["account_id", "status", "id"],
    monitor: ["monitor_id", "id"],
    subject: ["subject_id", "id"],
    age: ["updated_at", "id"],
  },
};

export const FACTS: Table<FactRow> = {
  name: "fact",
  columns: {
    id: "text",
    account_id: "text",
    subject_id: "text",
    key: "text",
    value: "json",
    source_receipt_id: "text",
    confidence: "json",
    expires_at: "integer",
    bytes: "integer",
    version: "integer",
    created_at: "integer",
    updated_at: "integer",
  },
  key: ["id"],
  indexes: {
    account: ["account_id", "id"],
    // With the account in front: a subject's id is no secret, and a list never leaves its account.
    name: ["account_id", "subject_id", "key"],
    expiry: ["expires_at", "id"],
  },
};

export const WEBHOOKS: Table<WebhookRow> = {
  name: "webhook",
  columns: {
    id: "text",
    account_id: "text",
    subject_id: "text",
    url: "text",
    events: "json",
    status: "text",
    disabled_reason: "text",
    failures: "integer",
    last_failure: "text",
    due_at: "integer",
    lease: "text",
    created_at: "integer",
    updated_at: "integer",
  },
  key: ["id"],
  indexes: { account: ["account_id", "id"], subject: ["subject_id", "id"], due: ["due_at", "id"] },
};

export const EVENTS: Table<EventRow> = {
  name: "event",
  columns: {
    account_id: "text",
    seq: "integer",
    id: "text",
    subject_id: "text",
    type: "text",
    at: "integer",
    data: "json",
  },
  key: ["account_id", "seq"],
  indexes: { id: ["account_id", "id"], age: ["at", "id"] },
};

export const DELIVERIES: Table<DeliveryRow> = {
  name: "delivery",
  columns: {
    webhook_id: "text",
    seq: "integer",
    account_id: "text",
    attempts: "integer",
    due_at: "integer",
    last_attempt_at: "integer",
    last_failure: "text",
    created_at: "integer",
  },
  key: ["webhook_id", "seq"],
  indexes: { due: ["webhook_id", "due_at", "seq"], age: ["created_at", "webhook_id", "seq"] },
};

export const SETTLED: Table<SettledRow> = {
  name: "settled",
  columns: { id: "text", account_id: "text", at: "integer", data: "json" },
  key: ["id"],
  indexes: { account: ["account_id", "at", "id"] },
};

export const TABLES: readonly AnyTable[] = [
  ACCOUNTS,
  SUBJECTS,
  MONITORS,
  RUNS,
  ALERTS,
  FACTS,
  WEBHOOKS,
  EVENTS,
  DELIVERIES,
  SETTLED,
];
