// Durability: calls a second of 64 callers on each store, compared with the engine's own commits, in one run.
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { memoryStore, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { postgresServer } from "../packages/store-postgres/test/postgres-server.js";
import { type Contender, inParallel, measure } from "./measure.js";
import { benchPostgresLedger } from "./postgres-ledger.js";
import { openAccount, openPricedService, PRICE_ARGS } from "./priced-service.js";
import { ledgerAlone, loneDebits, plainCommits } from "./sqlite-ledger.js";

const CALLERS = 64;
const TIMES = 6_400;
const ROUNDS = 5;
const WALLETS = [1, 1_000];

const PLAIN = "SQLite, one plain commit each";
const LONE = "SQLite, a lone debit";

/** Prints calls a second on memory and SQLite, and reserve-settle pairs, on one hot wallet and on 1,000. */
export async function benchLedger(): Promise<void> {
  // In the repository, since a temporary folder may be in memory.
  const folder = mkdtempSync(join(process.cwd(), "bench-"));
  try {
    const contenders = [
      plainCommits(PLAIN, folder),
      await loneDebits(LONE, folder),
      ...(await Promise.all(
        WALLETS.flatMap((wallets) => [
          executes(`memory, ${wallets} wallets`, memoryStore(), wallets),
          executes(`SQLite, ${wallets} wallets`, sqliteStore(join(folder, `store-${wallets}.db`)), wallets),
          ledgerAlone(`SQLite, ledger alone, ${wallets} wallets`, folder, wallets),
        ]),
      )),
    ];
    const figures = await measure(contenders, TIMES, ROUNDS);
    const rate = (name: string) => 1_000_000 / (figures.get(name) ?? Number.NaN);
    for (const name of figures.keys())
      console.log(`${name.padEnd(44)} ${rate(name).toFixed(0).padStart(8)} a second`);
    for (const wallets of WALLETS) {
      const share = rate(`SQLite, ${wallets} wallets`) / rate(`memory, ${wallets} wallets`);
      console.log(`SQLite, ${wallets} wallets: ${share.toFixed(2)} × memory (goal ≥ 0.8)`);
      // Reserve and settle: two durable steps.
      const steps = (2 * rate(`SQLite, ledger alone, ${wallets} wallets`)) / rate(PLAIN);
      console.log(`  the ledger alone: ${steps.toFixed(1)} × the engine's own plain debits (goal ≥ 10)`);
    }
    const lone = rate(PLAIN) / rate(LONE);
    console.log(`SQLite, a lone debit: ${lone.toFixed(2)} × one plain statement's commit (goal ≤ 1.15)`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await benchPostgres();
}

/** The same for Postgres, compared with its own plain debits. */
async function benchPostgres(): Promise<void> {
  const server = await postgresServer();
  if (server.reason !== undefined) {
    console.log(`Postgres is left out: ${server.reason}`);
    return;
  }
  for (const { wallets, plainDebits, calls, ratio } of await benchPostgresLedger(server.url)) {
    const goal = wallets === 1 ? 10 : 3;
    console.log(`Postgres, ${wallets} wallets: ${calls.toFixed(0)} calls a second reserved and settled`);
    console.log(
      `  ${ratio.toFixed(1)} × its ${plainDebits.toFixed(0)} plain debits a second (goal ≥ ${goal})`,
    );
  }
}

async function executes(name: string, store: Store, wallets: number): Promise<Contender> {
  const { service, key } = await openPricedService({ store });
  const keys = [key];
  while (keys.length < wallets) keys.push(await openAccount(service));
  return {
    name,
    run: (times) =>
      inParallel(times, CALLERS, async (index) => {
        const credential = keys[index % keys.length];
        const answer = await service.execute({
          tool: "get_price",
          args: PRICE_ARGS,
          ...(credential && { credential }),
        });
        if (!answer.ok) throw new Error(answer.error.message);
      }),
  };
}
