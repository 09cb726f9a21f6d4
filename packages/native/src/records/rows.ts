// The rows of the state, as the store keeps them: times in milliseconds, JSON as values.

/** What is counted for an account, and what numbers its events. Its lock puts the account's changes one after the other. */
export interface AccountRow {
  readonly account_id: string;
  readonly default_subject_id: string;
  readonly subjects: number;
  readonly monitors: number;
  readonly facts: number;
  readonly fact_bytes: number;
  readonly webhooks: number;
  /** The number of its next event. */
  readonly next_seq: number;
  /** How many active webhooks ask for `call.settled`. */
  readonly settled_listeners: number;
  /** When its last event happened: the next one is not before that, whatever the clock says. */
  readonly last_event_at: number;
}

/** A subject: what an account's state is about, and what is archived as one. */
export interface SubjectRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  /** The credential that may archive it; null for `default`, which nobody archives. */
  readonly owner_key_id: string | null;
  readonly status: "active" | "archived";
  readonly created_at: number;
  readonly archived_at: number | null;
  /** What its webhooks are signed with. */
  readonly secret: string | null;
  readonly secret_issued_at: number | null;
  /** The one before, which signs beside it until then. */
  readonly old_secret: string | null;
  readonly old_secret_until: number | null;
}

/** A monitor. The shapes of the JSON columns are those of the monitors' room. */
export interface MonitorRow {
  readonly id: string;
  readonly account_id: string;
  readonly subject_id: string;
  readonly name: string;
  readonly status: "active" | "paused" | "archived";
  readonly paused_reason: string | null;
  /** The calls of a run: `[{ name, tool, args }]`. */
  readonly calls: unknown;
  readonly schedule: unknown;
  readonly condition: unknown;
  /** How it alerts: severity, title, cool-down, whether alerts resolve by themselves. */
  readonly alerting: unknown;
  /** The next slot; null while nothing is due, such as paused by its owner. */
  readonly next_run_at: number | null;
  readonly last_run_at: number | null;
  /** What its condition remembers from run to run. */
  readonly progress: unknown;
  /** Counts the changes of its owner. */
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** One run of a monitor: there is at most one for a slot. */
export interface RunRow {
  readonly monitor_id: string;
  /** The instant that it was due at. */
  readonly slot: number;
  readonly id: string;
  readonly account_id: string;
  readonly status: "running" | "ok" | "failed" | "skipped" | "paused";
  /** Why it is not `ok`: a code of the error table, or a word of the monitors' room. */
  readonly reason: string | null;
  /** Who runs it, and until when nobody else looks after it. */
  readonly runner: string;
  readonly lease_until: number | null;
  readonly receipt_ids: unknown;
  readonly credits_used: number | null;
  /** What the condition saw, and what came of it. */
  readonly observed: unknown;
  readonly started_at: number;
  readonly ended_at: number | null;
}

/** An alert. */
export interface AlertRow {
  readonly id: string;
  readonly account_id: string;
  readonly monitor_id: string;
  readonly subject_id: string;
  readonly severity: "info" | "warning" | "critical";
  readonly status: "open" | "acknowledged" | "resolved";
  readonly title: string;
  readonly observed: unknown;
  readonly receipt_id: string | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** A fact that an account has its agents remember. */
export interface FactRow {
  readonly id: string;
  readonly account_id: string;
  readonly subject_id: string;
  readonly key: string;
  readonly value: unknown;
  readonly source_receipt_id: string | null;
  /** From 0 to 1. */
  readonly confidence: unknown;
  readonly expires_at: number | null;
  /** What it counts in the account's bytes. */
  readonly bytes: number;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** A webhook endpoint. */
export interface WebhookRow {
  readonly id: string;
  readonly account_id: string;
  readonly subject_id: string;
  readonly url: string;
  /** The event types that it asks for. */
  readonly events: unknown;
  readonly status: "active" | "disabled";
  readonly disabled_reason: string | null;
  /** Attempts that failed since the last that worked. */
  readonly failures: number;
  /** Why the last attempt failed; null where it worked. */
  readonly last_failure: string | null;
  /** When its queue is looked at next; while somebody works on it, when somebody else may. Null while nothing is due. */
  readonly due_at: number | null;
  /** Whose work it is; null where it is nobody's. */
  readonly lease: string | null;
  readonly created_at: number;
  readonly updated_at: number;
}

/** An event: what happened to an account, in the order of `seq`. */
export interface EventRow {
  readonly account_id: string;
  readonly seq: number;
  readonly id: string;
  readonly subject_id: string | null;
  readonly type: string;
  readonly at: number;
  readonly data: unknown;
}

/** An event on its way to a webhook, and how that ended. It is kept as long as events are. */
export interface DeliveryRow {
  readonly webhook_id: string;
  /** The event's number in its account. */
  readonly seq: number;
  readonly account_id: string;
  /** Attempts that were made, since it was asked for again where that was. */
  readonly attempts: number;
  /** When it is tried next; 0 for one that its owner asked for, which goes in front. Null once it has ended. */
  readonly due_at: number | null;
  readonly last_attempt_at: number | null;
  /** Why the last attempt failed; null where it worked, or none was made. */
  readonly last_failure: string | null;
  readonly created_at: number;
}

/** A call that was settled, until its event is written: settling is no time to wait for the account's lock. */
export interface SettledRow {
  /** The receipt's id. */
  readonly id: string;
  readonly account_id: string;
  readonly at: number;
  /** What the event tells. */
  readonly data: unknown;
}
