// Prune: how long the pieces are in which a million receipts, holds and sums of usage are dropped by their age.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PrunedKind, Store } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import { sqliteStore } from "@svckit/store-sqlite";
import pg from "pg";
import { postgresServer } from "../packages/store-postgres/test/postgres-server.js";

// How many of each there are, over ninety days; two thirds of them go.
const ROWS = Number(process.env["PRUNE"] ?? 1_000_000);
const ACCOUNTS = 65_536;
const AT_ONCE = 256;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const SPAN = 90 * DAY_MS;
const BEFORE = START + 60 * DAY_MS;
const KINDS: readonly PrunedKind[] = ["receipts", "holds", "usage"];

/** Prints the pieces of each engine. */
export async function benchPrune(): Promise<void> {
  await onSqlite();
  const { url, reason } = await postgresServer();
  if (url === undefined) console.log(`not on Postgres: ${reason}`);
  else await onPostgres(url);
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "prune-"));
  const store = sqliteStore(join(folder, "svc.db"));
  try {
    await filled("SQLite", async () => {
      for (let done = 0; done < ROWS; done += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => record(store, done + at)));
    });
    for (const kind of KINDS) await pieces(store, kind);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Writes a call down that took nothing of a wallet. */
async function record(store: Store, index: number): Promise<unknown> {
  const now = START + Math.floor((index / ROWS) * SPAN);
  const accountId = `account-${Math.floor(Math.random() * ACCOUNTS)}`;
  const id = idOf(now);
  const receipt = { receipt_id: id, ...RECEIPT };
  return store.settle({
    ...{ id, verb: "record", accountId, receipt, keyId: `key of ${accountId}`, claim: undefined, now },
  });
}

/** The statements in place of a million calls, for which Postgres would need a quarter of an hour. */
async function onPostgres(url: string): Promise<void> {
  const schema = `bench_${randomUUID().replaceAll("-", "")}`;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const store = postgresStore(pool, { schema });
  try {
    await store.ready();
    await filled("Postgres", async () => {
      // As servers do that work in that time.
      for (let at = START; at < START + SPAN; at += 30 * DAY_MS)
        for (const table of ["receipt", "ended_hold"])
          await pool.query(
            `SELECT ${schema}.make_month($1, $2, 0, NULL), ${schema}.make_month($1, $2, 1, NULL)`,
            [table, at],
          );
      const at = "($1::bigint + i * $2::bigint / $3::bigint)";
      const time = `lpad(to_hex(${at}), 12, '0')`;
      const id = `(left(${time}, 8) || '-' || right(${time}, 4) || '-7000-8000-' || lpad(to_hex(i), 12, '0'))`;
      const rows = "FROM generate_series(1, $3::bigint) AS i";
      const account = `'account-' || (hashint8(i)::bigint & ${ACCOUNTS - 1})`;
      await pool.query(
        `INSERT INTO ${schema}.receipt (id, account_id, day, tool, credits_used, receipt, key_id, settled_at)
         SELECT ${id}, ${account}, to_char(to_timestamp(${at} / 1000) AT TIME ZONE 'utc', 'YYYY-MM-DD'),
           'get_price', 1, $4 || ${id}, 'key of ' || ${account}, ${at} ${rows}`,
        [START, SPAN, ROWS, JSON.stringify(RECEIPT)],
      );
      await pool.query(
        `INSERT INTO ${schema}.ended_hold (id, kind, amount, state, expires_at, ended_by)
         SELECT ${id}, 'credits', 1, 'captured', ${at}, '1 1' ${rows}`,
        [START, SPAN, ROWS],
      );
      await pool.query(
        `INSERT INTO ${schema}.usage (day, account_id, tool, key_id, end_user, shard, calls, credits)
         SELECT day, account_id, tool, key_id, '', 0, count(*), sum(credits_used) FROM ${schema}.receipt GROUP BY 1, 2, 3, 4`,
      );
      await pool.query("ANALYZE");
    });
    for (const kind of KINDS) await pieces(store, kind);
  } finally {
    await store.close();
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  }
}

async function filled(engine: string, fill: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await fill();
  console.log(`${engine}: ${ROWS} receipts in ${seconds(performance.now() - started)}`);
}

async function pieces(store: Store, kind: PrunedKind): Promise<void> {
  // What others have left behind is not this work's.
  globalThis.gc?.();
  const took: number[] = [];
  let rows = 0;
  const started = performance.now();
  let longest = 0;
  let isDone = false;
  const turns = (async () => {
    for (let before = clocks(); !isDone; ) {
      await nextTurn();
      const now = clocks();
      longest = Math.max(longest, Math.min(now.elapsed - before.elapsed, now.processor - before.processor));
      before = now;
    }
  })();
  for (let isMore = true; isMore; ) {
    const begun = performance.now();
    const piece = await store.prune?.({ kind, before: BEFORE });
    took.push(performance.now() - begun);
    rows += piece?.rows ?? 0;
    isMore = piece?.isMore ?? false;
  }
  isDone = true;
  await turns;
  took.sort((a, b) => a - b);
  const at = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
  console.log(
    `  ${kind.padEnd(9)} ${rows} rows in ${took.length} pieces, ${seconds(performance.now() - started)}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; longest turn ${longest.toFixed(1)} ms`,
  );
}

function clocks(): { readonly elapsed: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { elapsed: performance.now(), processor: (user + system) / 1_000 };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/** A UUID that begins with the time, as those of receipts do. */
function idOf(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

const RECEIPT = {
  receipt_version: "1.0",
  tool: "get_price",
  provider: "hello",
  category: "market_data",
  runtime_status: "ok",
  source: "live",
  origin_source: "live",
  cache_status: "miss",
  cache_age_ms: 0,
  fetched_at: "2026-01-01T00:00:00.000Z",
  observed_at: null,
  duration_ms: 12,
  truncated: false,
  warnings: [],
  credit_cost: 1,
  credits_used: 1,
  credits_remaining: null,
  fallback_used: false,
  digest_algorithm: "sha256",
  input_digest: "a".repeat(64),
  result_digest: "b".repeat(64),
  server_version: "0.1.0",
} as const;
