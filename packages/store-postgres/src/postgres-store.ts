// postgresStore(pool): the shared store, durable and exact for any number of processes on one Postgres.
import {
  type Clock,
  type Extensible,
  openExtensions,
  type Store,
  type StoreExtension,
  systemClock,
} from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createExecutor, type Executor } from "./connection/executor.js";
import { createInstance } from "./connection/instance.js";
import { ignoreBreak, type Pool } from "./connection/pool.js";
import { createClaims } from "./money/claims.js";
import { proveLedger } from "./money/ledger-proof.js";
import { createQueries } from "./money/queries.js";
import { createReaper } from "./money/reaper.js";
import { createReservations } from "./money/reservations.js";
import { createRateLimit } from "./rate-limit.js";
import { DEFAULT_SCHEMA, migrate, tablesWith } from "./sql/migrate.js";

/** How a store is opened. */
export interface PostgresStoreOptions {
  readonly clock?: Clock;
  /** The schema that the tables are in, made where there is none; `svckit` where nothing is said. */
  readonly schema?: string;
  /** What packages add to it. */
  readonly extensions?: readonly StoreExtension<object>[];
}

const TAKE_DAILY = `INSERT INTO $schema.daily_count AS d (day, subject, count) SELECT $1, $2, 1 WHERE $3::bigint > 0
  ON CONFLICT (day, subject) DO UPDATE SET count = d.count + 1 WHERE d.count < $3 RETURNING count`;

/**
 * Opens the store on a pool, which stays the host's: give it a `connectionTimeoutMillis`, and end it after `close`.
 * The tables are made on first use. What a process that died has left held is given back within 15 seconds by the
 * others, or by the next one to start.
 */
export function postgresStore(pool: Pool, options: PostgresStoreOptions = {}): Store & Extensible {
  const { clock = systemClock, schema = DEFAULT_SCHEMA, extensions = [] } = options;
  pool.on("error", ignoreBreak);
  const executor = createExecutor(pool, schema);
  const reaper = createReaper(executor, () => reservations);
  const instance = createInstance({
    executor,
    clock,
    tables: tablesWith(extensions),
    prepare: () => migrate(pool, { schema, extensions }),
    // Whoever died before this store was opened has left its holds behind.
    started: (id) => reaper.reap(id, clock.now()),
  });
  const ready = after(instance.id, executor);
  const claims = createClaims(ready, clock);
  const { extension, parts } = openExtensions(extensions, ({ postgres }) =>
    postgres.open(after(instance.aliveId, executor)),
  );
  const reservations = createReservations({
    executor,
    instanceId: instance.aliveId,
    clock,
    joinSettle: parts.flatMap(({ joinSettle }) => (joinSettle ? [joinSettle] : [])),
  });

  return {
    ...createAccounts(ready),
    ...createRateLimit(ready, instance.id),
    reserve: reservations.reserve.send,
    async settle(settlement) {
      const settled = await reservations.settle.send(settlement);
      const { id, claim } = settlement;
      if (settled && claim) {
        const { fingerprint } = claim.claim;
        claims.tell(id, claim.body === undefined ? "freed" : { body: claim.body, fingerprint });
      }
      return settled;
    },
    reap: async (now) => reaper.reap(await instance.id(), now),
    findClaim: claims.find,
    awaitAnswer: claims.wait,
    ...createQueries(ready),
    extension,
    verify: () => proveLedger(ready),
    async takeDaily({ subject, day, limit }) {
      return (await ready.query(TAKE_DAILY, [day, subject, limit])).length === 1;
    },
    ready: instance.canBeat,
    async close() {
      await Promise.all([reservations.reserve.idle(), reservations.settle.idle()]);
      await instance.end();
      pool.off("error", ignoreBreak);
    },
  };
}

/** Runs what it is given once the tables are there, and the instance is what `id` says. */
function after(id: () => Promise<unknown>, executor: Executor): Executor {
  return {
    async query(text, values, timeoutMs) {
      await id();
      return executor.query(text, values, timeoutMs);
    },
    async transaction(work) {
      await id();
      return executor.transaction(work);
    },
  };
}
