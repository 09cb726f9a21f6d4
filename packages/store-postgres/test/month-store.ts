// A store whose calls are of months that a test names.
import { periodAt, type Receipt, type Store } from "@svckit/core";
import type pg from "pg";

const PERIOD = periodAt(Date.UTC(2025, 0, 1), Date.UTC(2025, 0, 1), 100_000, false);
let made = 0;

/** A UUID of version 7, of an instant. */
export function idOf(at: number): string {
  made += 1;
  const hex = at.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${made.toString(16).padStart(12, "0")}`;
}

/** What the store reads of a receipt. */
export function receiptOf(id: string, credits: number): Receipt {
  // `as`: it reads no more of one.
  return { receipt_id: id, tool: "get_price", credits_used: credits } as Receipt;
}

/** An account that may pay. */
export async function openAccount(store: Store): Promise<void> {
  const account = { plan: "free", createdAt: 0, anchorAt: 0, creditsPerPeriod: null, hasWallet: true };
  await store.createAccount({ ...account, id: "a" });
}

/** A call of three credits, of an instant; gives its id. What it asked has ids of its own. */
export async function callAt(
  store: Store,
  at: number,
  { id = idOf(at), settledAt = at, inner = [] as readonly string[] } = {},
): Promise<string> {
  const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 3 } as const;
  await store.reserve({ id, payment, claim: undefined, now: at, expiresAt: settledAt + 60_000 });
  await store.settle({
    ...{ id, verb: "capture", accountId: "a", claim: undefined, now: settledAt },
    receipt: receiptOf(id, 3),
    inner: inner.map((each) => receiptOf(each, 0)),
  });
  return id;
}

/** The partitions of a table, as far as they have rows of receipts or holds: `2026_01: 3`. */
export async function rowsByMonth(pool: pg.Pool, schema: string, table: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT substr(c.relname, length($2) + 2) || ': ' || (
       SELECT count(*) FROM ${schema}.${table} AS r WHERE r.tableoid = c.oid
     ) AS line FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
     WHERE i.inhparent = ($1 || '.' || $2)::regclass ORDER BY c.relname`,
    [schema, table],
  );
  return rows.map(({ line }) => String(line));
}
