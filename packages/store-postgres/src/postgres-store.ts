// postgresStore(pool): the shared store, durable and exact for any number of processes on one Postgres.
import { type Clock, type Store, systemClock } from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createClaims } from "./claims.js";
import { createInstance } from "./connection/instance.js";
import { type Asker, createAsker, ignoreBreak, type Pool } from "./connection/pool.js";
import { proveLedger } from "./ledger-proof.js";
import { createRateLimit } from "./rate-limit.js";
import { createReadings } from "./readings.js";
import { createReaper } from "./reaper.js";
import { createReservations } from "./reservations.js";
import { DEFAULT_SCHEMA, migrate } from "./sql/migrate.js";
import { STORE_TABLES } from "./sql/migrations.js";

/** How a store is opened. */
export interface PostgresStoreOptions {
  readonly clock?: Clock;
  /** The schema that the tables are in, made where there is none; `svckit` where nothing is said. */
  readonly schema?: string;
}

const TAKE_DAILY = `INSERT INTO $schema.daily_count AS d (day, subject, count) SELECT $1, $2, 1 WHERE $3::bigint > 0
  ON CONFLICT (day, subject) DO UPDATE SET count = d.count + 1 WHERE d.count < $3 RETURNING count`;

/**
 * Opens the store on a pool, which stays the host's: give it a `connectionTimeoutMillis`, and end it after `close`.
 * The tables are made on first use. What a process that died has left held is given back within 15 seconds by the
 * others, or by the next one to start.
 */
export function postgresStore(pool: Pool, options: PostgresStoreOptions = {}): Store {
  const { clock = systemClock, schema = DEFAULT_SCHEMA } = options;
  pool.on("error", ignoreBreak);
  const asker = createAsker(pool, schema);
  const reaper = createReaper(asker, () => reservations);
  const instance = createInstance({
    asker,
    clock,
    tables: [STORE_TABLES],
    prepare: () => migrate(pool, { schema }),
    // Whoever died before this store was opened has left its holds behind.
    started: (id) => reaper.reap(id, clock.now()),
  });
  /** Asks once the tables are there. */
  const ready: Asker = {
    async ask(text, values, timeoutMs) {
      await instance.id();
      return asker.ask(text, values, timeoutMs);
    },
  };
  const claims = createClaims(ready, clock);
  const reservations = createReservations(asker, instance.aliveId, clock);

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
    ...createReadings(ready),
    verify: () => proveLedger(ready),
    async takeDaily({ subject, day, limit }) {
      return (await ready.ask(TAKE_DAILY, [day, subject, limit])).length === 1;
    },
    ready: instance.canBeat,
    async close() {
      await Promise.all([reservations.reserve.idle(), reservations.settle.idle()]);
      await instance.end();
      pool.off("error", ignoreBreak);
    },
  };
}
