// What a durable reserve and settle cost on SQLite, compared with plain debits in the same engine.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Period, periodAt, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { type Contender, inParallel } from "./measure.js";

/** What is used of the engine. */
interface Database {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: number[]): unknown };
}

const CALLERS = 64;

// The store's own settings.
const SETTINGS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
  PRAGMA wal_autocheckpoint = 1000; PRAGMA cache_size = -32000`;

/** The engine's own rate, with the store's settings: one guarded debit and one commit each. */
export function plainCommits(name: string, folder: string): Contender {
  // The engine is a dependency of the store, so it is resolved from there.
  const { DatabaseSync } = createRequire(import.meta.resolve("@svckit/store-sqlite"))(
    "@photostructure/sqlite",
  ) as { DatabaseSync: new (file: string) => Database };
  const database = new DatabaseSync(join(folder, "plain.db"));
  database.exec(SETTINGS);
  database.exec("CREATE TABLE wallet (id INTEGER PRIMARY KEY, granted INTEGER, spent INTEGER) STRICT");
  database.exec("INSERT INTO wallet VALUES (1, 1000000000, 0)");
  return {
    name,
    async run(times) {
      // Prepared here, so that this function holds the database: one that only a statement holds is closed.
      const debit = database.prepare(
        "UPDATE wallet SET spent = spent + ?1 WHERE id = ?2 AND granted - spent >= ?1",
      );
      for (let index = 0; index < times; index++) debit.run(1, 1);
    },
  };
}

/** Debits through the store's port, one after the other. */
export async function loneDebits(name: string, folder: string): Promise<Contender> {
  const { store, period, accountOf } = await openLedger(join(folder, "lone.db"), 1);
  return {
    name,
    async run(times) {
      for (let index = 0; index < times; index++) await reserve(store, accountOf(index), period);
    },
  };
}

/** Reserves and settles through the store's port, so many at once. */
export async function ledgerAlone(name: string, folder: string, wallets: number): Promise<Contender> {
  const { store, period, accountOf } = await openLedger(join(folder, `ledger-${wallets}.db`), wallets);
  return {
    name,
    run: (times) =>
      inParallel(times, CALLERS, async (index) => {
        const accountId = accountOf(index);
        const id = await reserve(store, accountId, period);
        const end = { verb: "capture", receipt: undefined, claim: undefined } as const;
        await store.settle({ ...end, id, accountId, now: Date.now() });
      }),
  };
}

async function openLedger(file: string, wallets: number) {
  const store = sqliteStore(file);
  const now = Date.now();
  const period = periodAt(now, now, 1_000_000_000, false);
  const accountOf = (index: number) => `account-${index % wallets}`;
  const account = { plan: "free", createdAt: now, anchorAt: now, creditsPerPeriod: null, hasWallet: true };
  const all = Array.from({ length: wallets }, (_, index) => accountOf(index));
  await Promise.all(all.map((id) => store.createAccount({ ...account, id })));
  return { store, period, accountOf };
}

async function reserve(store: Store, accountId: string, period: Period): Promise<string> {
  const id = randomUUID();
  const now = Date.now();
  const payment = { kind: "credits", accountId, period, amount: 1 } as const;
  await store.reserve({ id, payment, claim: undefined, now, expiresAt: now + 3_600_000 });
  return id;
}
