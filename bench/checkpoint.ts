// Checkpoint: what a proof of the ledger takes as a whole, and from a checkpoint on, in one run; with the longest turn of either.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CheckedProof, createSealer, type ProofRequest, type Store } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import { sqliteStore } from "@svckit/store-sqlite";
import pg from "pg";
import { postgresServer } from "../packages/store-postgres/test/postgres-server.js";
import { inParallel } from "./measure.js";

// How many calls and wallets there are, and how many calls lie behind the checkpoint.
const CALLS = Number(process.env["CHECKPOINT"] ?? 1_000_000);
const WALLETS = Math.ceil(CALLS / 20);
const LATER = 5_000;
const AT_ONCE = 256;
const ROUNDS = 3;
const PERIOD = { id: "2026-01-01T00:00:00.000Z", start: Date.UTC(2026, 0, 1), end: null, granted: 1_000_000 };

/** Prints the proofs of each engine. */
export async function benchCheckpoint(): Promise<void> {
  await onSqlite();
  const { url, reason } = await postgresServer();
  if (url === undefined) console.log(`not on Postgres: ${reason}`);
  else await onPostgres(url);
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "checkpoint-"));
  const store = sqliteStore(join(folder, "svc.db"));
  try {
    await filled("SQLite", async () => {
      await open(store);
      await inParallel(CALLS, AT_ONCE, (index) => call(store, `w${index % WALLETS}`));
    });
    await compared(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** The rows that a million calls leave, written by statements: the calls would take a quarter of an hour. */
async function onPostgres(url: string): Promise<void> {
  const schema = `bench_${randomUUID().replaceAll("-", "")}`;
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const store = postgresStore(pool, { schema });
  try {
    await store.ready();
    await filled("Postgres", () => pool.query(rowsIn(schema)));
    await compared(store);
  } finally {
    await store.close();
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  }
}

const rowsIn = (schema: string) => `
SET search_path TO ${schema};
INSERT INTO account (id, plan, created_at, anchor_at, has_wallet) SELECT 'w' || i, 'free', 0, 0, true FROM generate_series(0, ${WALLETS - 1}) AS i;
INSERT INTO wallet (account_id, period, granted, held, spent)
  SELECT 'w' || i, '${PERIOD.id}', ${PERIOD.granted}, 0, 2 * ${CALLS / WALLETS} FROM generate_series(0, ${WALLETS - 1}) AS i;
INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
  SELECT 'w' || i || ' open', 'grant', 'w' || i, '${PERIOD.id}', 'grant', 'available', ${PERIOD.granted}, 0 FROM generate_series(0, ${WALLETS - 1}) AS i;
INSERT INTO ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
  SELECT 'call-' || c, l.verb, 'w' || (c % ${WALLETS}), '${PERIOD.id}', l.debit, l.credit, 2, 0
  FROM generate_series(1, ${CALLS}) AS c
  CROSS JOIN (VALUES ('hold', 'available', 'held'), ('capture', 'held', 'spent')) AS l (verb, debit, credit);
INSERT INTO ended_hold (id, kind, amount, state, expires_at) SELECT 'call-' || c, 'credits', 2, 'captured', 0 FROM generate_series(1, ${CALLS}) AS c;
RESET search_path;
ANALYZE ${schema}.ledger, ${schema}.ended_hold, ${schema}.wallet`;

async function open(store: Store): Promise<void> {
  await inParallel(WALLETS, AT_ONCE, async (index) => {
    const account = { plan: "free", createdAt: 0, anchorAt: 0, creditsPerPeriod: null, hasWallet: true };
    await store.createAccount({ ...account, id: `w${index}` });
  });
}

async function call(store: Store, accountId: string): Promise<void> {
  const id = randomUUID();
  const now = PERIOD.start;
  const payment = { kind: "credits", accountId, period: PERIOD, amount: 2 } as const;
  await store.reserve({ id, payment, claim: undefined, now, expiresAt: now + 60_000 });
  await store.settle({ id, verb: "capture", accountId, receipt: undefined, claim: undefined, now });
}

async function compared(store: Store): Promise<void> {
  await measured("the first checkpoint, with a whole proof", () => prove(store, { keep: "always" }));
  await inParallel(LATER, AT_ONCE, (index) => call(store, `w${index % WALLETS}`));
  let [whole, later] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round += 1) {
    whole = Math.min(whole, await measured("a whole proof", () => prove(store, { from: "start" })));
    later = Math.min(
      later,
      await measured(`from the checkpoint, ${LATER} calls ago`, () => prove(store, {})),
    );
  }
  console.log(`  whole / from the checkpoint: ${(whole / later).toFixed(1)} x`);
  await measured("the next checkpoint, with its proof", () => prove(store, { keep: "always" }));
}

async function prove(store: Store, request: Partial<ProofRequest>): Promise<CheckedProof> {
  const given = {
    from: "checkpoint",
    keep: "never",
    sealer: createSealer("secret of the bench"),
    now: 0,
  } as const;
  const proof = await store.prove?.({ ...given, ...request });
  if (!proof?.ok) throw new Error(`the ledger does not add up: ${JSON.stringify(proof)}`);
  return proof;
}

async function filled(engine: string, fill: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await fill();
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${engine}: ${CALLS} calls of ${WALLETS} wallets, written in ${seconds} s`);
}

/** Runs a proof, and prints how long it took and the longest time in which nobody else had a turn; gives the first. */
async function measured(title: string, work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  let longest = 0;
  let isDone = false;
  const started = performance.now();
  const worked = work().finally(() => {
    isDone = true;
  });
  for (let before = clocks(); !isDone; ) {
    await nextTurn();
    const now = clocks();
    // On a busy machine the one is too much, and where other threads work the other.
    longest = Math.max(longest, Math.min(now.elapsed - before.elapsed, now.processor - before.processor));
    before = now;
  }
  await worked;
  const whole = performance.now() - started;
  console.log(
    `  ${title.padEnd(42)} ${whole.toFixed(0).padStart(6)} ms, longest turn ${longest.toFixed(1).padStart(5)} ms`,
  );
  return whole;
}

function clocks(): { readonly elapsed: number; readonly processor: number } {
  const { user, system } = process.cpuUsage();
  return { elapsed: performance.now(), processor: (user + system) / 1_000 };
}
