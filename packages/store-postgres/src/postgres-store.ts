// postgresStore(pool): the shared store, durable and exact for any number of processes on one Postgres.
import {
  type Clock,
  type Extensible,
  type Logger,
  openExtensions,
  type Store,
  type StoreExtension,
  silentLogger,
  systemClock,
} from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createExecutor, type Executor } from "./connection/executor.js";
import { createInstance } from "./connection/instance.js";
import { ignoreBreak, type Pool } from "./connection/pool.js";
import { createKeys } from "./keys.js";
import { createApprovals } from "./money/approvals.js";
import { createBooks } from "./money/books.js";
import { createClaims } from "./money/claims.js";
import { createLedgerProof } from "./money/ledger-proof.js";
import { createMonths } from "./money/months.js";
import { createPruning } from "./money/pruning.js";
import { createQueries } from "./money/queries.js";
import { createReaper } from "./money/reaper.js";
import { createReceipts } from "./money/receipts.js";
import { createReservations, RESERVATION_STATEMENTS } from "./money/reservations.js";
import { createRetention } from "./money/retention.js";
import { createUsage } from "./money/usage.js";
import { CONSUME, createRateLimit } from "./rate-limit.js";
import { createSecretKeeper } from "./secret.js";
import { DEFAULT_SCHEMA, migrate, tablesWith } from "./sql/migrate.js";

/** How a store is opened. */
export interface PostgresStoreOptions {
  readonly clock?: Clock;
  /** The schema of the tables, made where there is none; `svckit` by default. */
  readonly schema?: string;
  /** Is told where receipts and holds cannot be kept by the month; nobody by default. */
  readonly logger?: Logger;
  /** What packages add to it. */
  readonly extensions?: readonly StoreExtension<object>[];
}

/**
 * Opens the store on a pool, which stays the host's: give it a `connectionTimeoutMillis`, and end it after `close`.
 * The tables are made on first use, or migrated where an earlier program wrote them. What a process that died has left held
 * is given back within 15 seconds by the others, or by the next one to start.
 */
export function postgresStore(pool: Pool, options: PostgresStoreOptions = {}): Store & Extensible {
  const { clock = systemClock, schema = DEFAULT_SCHEMA, logger = silentLogger, extensions = [] } = options;
  const tables = tablesWith(extensions);
  pool.on("error", ignoreBreak);
  const executor = createExecutor(pool, schema, [CONSUME, ...RESERVATION_STATEMENTS]);
  const retention = createRetention(executor);
  const months = createMonths(executor, logger);
  const reaper = createReaper(executor, () => reservations, { months, retention });
  const instance = createInstance({
    executor,
    clock,
    tables,
    prepare: () => migrate(pool, { schema, extensions }),
    // Processes that died before this one was started have left holds behind.
    started: (id) => reaper.reap(id, clock.now()),
  });
  const ready = after(instance.id, executor);
  const claims = createClaims(ready, clock);
  const { extension, parts } = openExtensions(extensions, ({ postgres }) =>
    postgres.open(after(instance.aliveId, executor)),
  );
  const books = createBooks(ready);
  const reservations = createReservations({
    executor,
    books,
    instanceId: instance.aliveId,
    clock,
    joining: parts.filter(({ joinSettle }) => joinSettle),
  });

  return {
    ...createAccounts(ready, parts),
    ...createKeys(ready),
    topUp: books.topUp,
    adjust: books.adjust,
    ...createRateLimit(ready),
    ...createApprovals(ready),
    reserve: reservations.reserve.send,
    async settle(settlement) {
      const settled = await reservations.settle.send(settlement);
      const { id: holdId, claim } = settlement;
      if (settled) retention.settled(settlement);
      if (settled && claim) {
        const { scope, key, fingerprint } = claim.claim;
        const answer = claim.body === undefined ? "freed" : { body: claim.body, fingerprint };
        claims.notify({ scope, key, holdId }, answer);
      }
      return settled;
    },
    reap: async (now) => reaper.reap(await instance.id(), now),
    findClaim: claims.find,
    awaitAnswer: claims.wait,
    ...createQueries(ready),
    ...createReceipts(ready),
    ...createPruning(ready, clock, logger),
    ...createUsage(ready),
    keepSecret: createSecretKeeper(ready),
    extension,
    ...createLedgerProof(ready),
    ready: instance.canBeat,
    async close() {
      await Promise.all([reservations.reserve.idle(), reservations.settle.idle()]);
      await instance.end();
      pool.off("error", ignoreBreak);
    },
  };
}

/** Runs what it is given behind `id`, which sees to the tables and to the instance. */
function after(id: () => Promise<unknown>, executor: Executor): Executor {
  return {
    async query(text, values, timeoutMs) {
      await id();
      return executor.query(text, values, timeoutMs);
    },
    async transaction(work, timeoutMs) {
      await id();
      return executor.transaction(work, timeoutMs);
    },
  };
}
