// What a durable reserve and settle cost on Postgres, compared with plain debits on the same server.
import { randomUUID } from "node:crypto";
import { type Period, periodAt, type Store } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import pg from "pg";

/** Figures for a number of wallets. */
export interface PostgresLedgerFigures {
  readonly wallets: number;
  /** Plain debits a second, one statement and one commit each. */
  readonly plainDebits: number;
  /** Calls a second, each reserved and settled: two durable steps. */
  readonly calls: number;
  /** Durable steps a second over plain debits a second. */
  readonly ratio: number;
}

const IN_FLIGHT = 64;
const POOL_SIZE = 10;

/** Measures one hot wallet and 1,000 wallets on a server, in a schema that is dropped afterwards. */
export async function benchPostgresLedger(
  url: string,
  { seconds = 3 }: { readonly seconds?: number } = {},
): Promise<readonly PostgresLedgerFigures[]> {
  const schema = `bench_${randomUUID().replaceAll("-", "")}`;
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const store = postgresStore(pool, { schema });
  try {
    const figures: PostgresLedgerFigures[] = [];
    for (const wallets of [1, 1_000]) figures.push(await measure(pool, store, schema, wallets, seconds));
    return figures;
  } finally {
    await store.close();
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  }
}

async function measure(
  pool: pg.Pool,
  store: Store,
  schema: string,
  wallets: number,
  seconds: number,
): Promise<PostgresLedgerFigures> {
  const now = Date.now();
  const period = periodAt(now, now, 1_000_000_000, false);
  for (let n = 0; n < wallets; n += 1) {
    const id = `${wallets}-${n}`;
    await store.createAccount({
      id,
      plan: "free",
      createdAt: now,
      anchorAt: now,
      creditsPerPeriod: null,
      hasWallet: true,
    });
    await store.topUp({ accountId: id, period, credits: 1, now });
  }
  const accountOf = (call: number) => `${wallets}-${(call * 7_919) % wallets}`;
  const debit = {
    name: `debit ${schema}`,
    text: `UPDATE ${schema}.wallet SET granted = granted - 1
      WHERE account_id = $1 AND period = $2 AND granted - held - spent >= 1`,
  };
  const rounds: { readonly plain: number; readonly calls: number }[] = [];
  // Interleaved, so that both meet the same load of the machine. The first round warms up.
  for (let round = 0; round < 4; round += 1) {
    const plain = await rate(seconds, (call) =>
      pool.query({ ...debit, values: [accountOf(call), period.id] }),
    );
    const calls = await rate(seconds, (call) => reserveAndSettle(store, accountOf(call), period));
    if (round > 0) rounds.push({ plain, calls });
  }
  const plainDebits = middle(rounds.map(({ plain }) => plain));
  const calls = middle(rounds.map((round) => round.calls));
  return { wallets, plainDebits, calls, ratio: (2 * calls) / plainDebits };
}

async function reserveAndSettle(store: Store, accountId: string, period: Period): Promise<void> {
  const id = randomUUID();
  const now = Date.now();
  await store.reserve({
    id,
    payment: { kind: "credits", accountId, period, amount: 1 },
    claim: undefined,
    now,
    expiresAt: now + 60_000,
  });
  await store.settle({ id, verb: "capture", accountId, receipt: undefined, claim: undefined, now });
}

/** Gives calls a second with so many in flight. */
async function rate(seconds: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let calls = 0;
  const lane = async () => {
    while (performance.now() - startedAt < seconds * 1_000) await call(calls++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  return Math.round((calls * 1_000) / (performance.now() - startedAt));
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
