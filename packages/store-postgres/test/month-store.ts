// A store whose calls are of months that a test names.
import { type Logger, type PrunedKind, periodAt, type Receipt, type Store } from "@svckit/core";
import type pg from "pg";
import { expect } from "vitest";

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
export async function openAccount(store: Store, id = "a"): Promise<void> {
  const account = { plan: "free", createdAt: 0, anchorAt: 0, creditsPerPeriod: null, hasWallet: true };
  await store.createAccount({ ...account, id });
}

/** A call of three credits, of an instant; gives its id. What it asked has ids of its own. */
export async function callAt(
  store: Store,
  at: number,
  { id = idOf(at), accountId = "a", settledAt = at, credits = 3, inner = [] as readonly string[] } = {},
): Promise<string> {
  const payment = { kind: "credits", accountId, period: PERIOD, amount: 3 } as const;
  await store.reserve({ id, payment, claim: undefined, now: at, expiresAt: settledAt + 60_000 });
  await store.settle({
    ...{ id, verb: "capture", accountId, claim: undefined, now: settledAt },
    receipt: receiptOf(id, credits),
    inner: inner.map((each) => receiptOf(each, 0)),
  });
  return id;
}

/** Drops all that is older, and gives what went in each piece. */
export async function pruneAll(store: Store, kind: PrunedKind, before: number): Promise<number[]> {
  const pieces: number[] = [];
  for (let isMore = true; isMore; ) {
    const piece = await store.prune?.({ kind, before });
    pieces.push(piece?.rows ?? 0);
    isMore = piece?.isMore ?? false;
  }
  return pieces;
}

/** Waits until so many connections wait for a table of a schema. */
export async function untilWaiting(pool: pg.Pool, schema: string, number: number): Promise<void> {
  const waiting = `SELECT count(DISTINCT l.pid)::int AS waiting FROM pg_locks AS l JOIN pg_class AS c ON c.oid = l.relation
    WHERE NOT l.granted AND c.relnamespace = $1::regnamespace`;
  const count = async () => (await pool.query(waiting, [schema])).rows[0].waiting;
  await expect.poll(count, { interval: 5, timeout: 4_000 }).toBe(number);
}

/** A logger, and the reasons of its warnings by the table that they are about. */
export function listeningLogger(): { readonly logger: Logger; readonly reasons: string[] } {
  const reasons: string[] = [];
  const warn: Logger["warn"] = (_, fields) => {
    reasons.push([fields?.["table"], fields?.["reason"]].filter(Boolean).join(": "));
  };
  return { logger: { info() {}, warn, error() {} }, reasons };
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
