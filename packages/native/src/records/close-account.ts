// Close account: the end of an account's state. What is personal is erased; its subjects and monitors stay as archived shells.
import type { Closing } from "@svckit/core";
import { get, list, put, remove, type Work } from "../rows/operations.js";
import type { KeyValue, Table } from "../rows/table.js";
import { saveAccount } from "./accounts.js";
import type { MonitorRow } from "./rows.js";
import {
  ACCOUNTS,
  ALERTS,
  DELIVERIES,
  EVENTS,
  FACTS,
  MONITORS,
  RUNS,
  SETTLED,
  SUBJECTS,
  WEBHOOKS,
} from "./tables.js";

const AT_ONCE = 200;
const ERASED = "erased";

/** Archives what an account has, and erases what is in it. Again it changes what has come since. */
export function* closeAccount({ accountId, now }: Pick<Closing, "accountId" | "now">): Work<void> {
  const account = yield* get(ACCOUNTS, [accountId], "update");
  if (!account) return;
  yield* archiveSubjects(accountId, now);
  yield* archiveMonitors(accountId, now);
  for (const { id } of yield* allOf(WEBHOOKS, accountId))
    yield* removeAll(DELIVERIES, "key", [id], ({ seq }) => [id, seq]);
  yield* removeAll(WEBHOOKS, "account", [accountId], ({ id }) => [id]);
  yield* removeAll(FACTS, "account", [accountId], ({ id }) => [id]);
  yield* removeAll(ALERTS, "account", [accountId], ({ id }) => [id]);
  yield* removeAll(EVENTS, "key", [accountId], ({ seq }) => [accountId, seq]);
  yield* removeAll(SETTLED, "account", [accountId], ({ id }) => [id]);
  const none = { monitors: 0, facts: 0, fact_bytes: 0, webhooks: 0, settled_listeners: 0 };
  yield* saveAccount({ ...account, ...none });
}

function* archiveSubjects(accountId: string, now: number): Work<void> {
  for (const row of yield* allOf(SUBJECTS, accountId)) {
    const secrets = { secret: null, secret_issued_at: null, old_secret: null, old_secret_until: null };
    const archived_at = row.archived_at ?? now;
    yield* put(SUBJECTS, [{ ...row, ...secrets, name: ERASED, status: "archived", archived_at }]);
  }
}

function* archiveMonitors(accountId: string, now: number): Work<void> {
  for (const { id } of yield* allOf(MONITORS, accountId)) {
    yield* removeAll(RUNS, "key", [id], ({ slot }) => [id, slot]);
    // A run that is being claimed goes first: it keeps the monitor's row.
    const row = yield* get(MONITORS, [id], "update");
    if (row) yield* put(MONITORS, [toShell(row, now)]);
  }
}

/** A monitor without what its owner has said. */
function toShell(row: MonitorRow, now: number): MonitorRow {
  const ended = { status: "archived", paused_reason: null, next_run_at: null, updated_at: now } as const;
  const erased = { name: ERASED, calls: [], condition: null, progress: {} };
  return { ...row, ...ended, ...erased, alerting: { severity: "info", title: null } };
}

/** The rows of an account, page by page. */
function* allOf<Row extends { readonly id: string }>(
  table: Table<Row>,
  accountId: string,
): Work<readonly Row[]> {
  const rows: Row[] = [];
  for (let after: string | undefined; ; after = rows.at(-1)?.id) {
    const page = yield* list(table, {
      index: "account",
      equals: [accountId],
      ...(after !== undefined && { after: [after] }),
      limit: AT_ONCE,
    });
    rows.push(...page);
    if (page.length < AT_ONCE) return rows;
  }
}

/** Removes all rows along an index. */
function* removeAll<Row extends object>(
  table: Table<Row>,
  index: string,
  equals: readonly KeyValue[],
  keyOf: (row: Row) => readonly KeyValue[],
): Work<void> {
  for (;;) {
    const rows = yield* list(table, { index, equals, limit: AT_ONCE });
    yield* remove(table, rows.map(keyOf));
    if (rows.length < AT_ONCE) return;
  }
}
