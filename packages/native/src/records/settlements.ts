// Settlements: calls that are paid for are put down in the transaction that settles them, for accounts that ask to be told. No
// call waits for the account's lock: what is put down becomes an event later. Who does not ask pays with one look by a key on
// SQLite, and with nothing on Postgres.
import type { PostgresPart, PostgresQuery, Settlement, SqliteDatabase } from "@svckit/core";
import type { Operation } from "../rows/operations.js";
import { POSTGRES } from "../rows/sql-text.js";
import type { AccountRow, SettledRow } from "./rows.js";
import { SETTLED } from "./tables.js";

/** What is put down of a settlement; undefined for what has no price, such as the tools of the state themselves. */
function toSettled({ id, verb, accountId, receipt, now }: Settlement): SettledRow | undefined {
  if (verb === "record" || accountId === undefined || !receipt || receipt.credit_cost === 0) return undefined;
  const { receipt_id, tool, provider, runtime_status, source, fetched_at, duration_ms } = receipt;
  const { credits_used, credits_remaining } = receipt;
  const ok = verb === "capture";
  const asked = { receipt_id, ok, tool, provider, runtime_status, source, fetched_at, duration_ms };
  return { id, account_id: accountId, at: now, data: { ...asked, credits_used, credits_remaining } };
}

/** For an engine that runs in this process. */
export function settleInProcess(given: {
  /** How many webhooks of an account ask for its calls. */
  readonly listeners: (accountId: string) => number;
  readonly carryOut: (operation: Operation) => unknown;
}): (settlement: Settlement) => void {
  return (settlement) => {
    const row = toSettled(settlement);
    if (row && given.listeners(row.account_id) > 0)
      given.carryOut({ does: "insert", table: SETTLED, rows: [row] });
  };
}

/** Looks an account's listeners up in SQLite. */
export function sqliteListeners(database: SqliteDatabase): (accountId: string) => number {
  const find = database.prepare("SELECT settled_listeners FROM state_account WHERE account_id = ?");
  return (accountId) => {
    // `as`: the statement reads one column of some row.
    const row = find.get(accountId) as Pick<AccountRow, "settled_listeners"> | undefined;
    return row?.settled_listeners ?? 0;
  };
}

// How long a process does not notice that an account has asked by another one.
const KNOWN_MS = 5_000;

const LISTENING = `SELECT account_id FROM $schema.state_account WHERE settled_listeners ${POSTGRES.operator(">")} 0`;

const PUT_DOWN = `INSERT INTO $schema.state_settled (id, account_id, at, data)
  SELECT r.id, r.account_id, r.at, r.data
  FROM pg_catalog.jsonb_to_recordset($1::pg_catalog.jsonb)
    AS r (id pg_catalog.text, account_id pg_catalog.text, at pg_catalog.int8, data pg_catalog.text)
  JOIN $schema.state_account AS a ON a.account_id ${POSTGRES.operator("=")} r.account_id
  WHERE a.settled_listeners ${POSTGRES.operator(">")} 0
  ON CONFLICT DO NOTHING`;

/**
 * For Postgres, where who asks is remembered. `changed` is told of every change of this process. While nobody knows, the
 * statement finds out by itself.
 */
export function settleInPostgres(query: PostgresQuery): {
  readonly joinSettle: NonNullable<PostgresPart<object>["joinSettle"]>;
  readonly changed: () => void;
} {
  let asking: ReadonlySet<string> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let changes = 0;

  function refresh(now: number): void {
    if (Math.abs(now - askedAt) < KNOWN_MS) return;
    askedAt = now;
    const before = changes;
    query(LISTENING).then(
      (rows) => {
        if (changes === before) asking = new Set(rows.map(({ account_id }) => String(account_id)));
      },
      // Whoever settles with the same database hears of it.
      () => {
        asking = undefined;
      },
    );
  }

  return {
    changed() {
      changes += 1;
      asking = undefined;
      askedAt = Number.NEGATIVE_INFINITY;
    },
    joinSettle(settlements) {
      const rows = settlements.flatMap((settlement) => toSettled(settlement) ?? []);
      const [first] = settlements;
      if (rows.length === 0 || !first) return undefined;
      refresh(first.now);
      const wanted = rows.filter(({ account_id }) => asking?.has(account_id) ?? true);
      if (wanted.length === 0) return undefined;
      const records = wanted.map(({ data, ...row }) => ({ ...row, data: JSON.stringify(data) }));
      return { text: PUT_DOWN, values: [JSON.stringify(records)] };
    },
  };
}
