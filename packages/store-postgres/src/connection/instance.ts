// Instance: one of the stores that are open on a database. By its heartbeat the others know that it is alive.
import { type Clock, newestVersion, type PostgresRow, type VersionedTables } from "@svckit/core";
import { type Executor, OPERATORS } from "./executor.js";

/** One opened store. */
export interface Instance {
  /** Its id. The first use registers it with the database. */
  id(): Promise<string>;
  /** Its id, after a beat where the last one is late: what a process that was frozen takes is not voided as a dead one's. */
  aliveId(): Promise<string>;
  /** Whether a beat can be written now. */
  canBeat(): Promise<boolean>;
  /** Removes it from the database. */
  end(): Promise<void>;
}

// How old a beat is, the database's clock says; the clocks of the processes are never compared. A process that is alive but
// starved must not count as dead, and what a dead one held must be back within 15 s: these are between the two.
const BEAT_EVERY_MS = 3_000;
const MISSED_BEATS = 3;
// A beat older than this is late: the process was frozen, as a Lambda's is between two calls.
const LATE_MS = 2 * BEAT_EVERY_MS;

/** How long an instance is silent before it counts as dead. */
export const SILENCE_MS = BEAT_EVERY_MS * MISSED_BEATS;

const { EQUALS, JOINED, LESS } = OPERATORS;

// The tables whose version is later than this program's: another migrated them while this process was frozen.
const OUTGROWN = `(
  SELECT m.name ${JOINED} ' to version ' ${JOINED} pg_catalog.max(m.version) FROM $schema.migration AS m
  JOIN unnest($1::pg_catalog.text[], $2::int[]) AS known (name, version) ON known.name ${EQUALS} m.name AND known.version ${LESS} m.version
  GROUP BY m.name LIMIT 1
) AS outgrown`;
const REGISTER = `INSERT INTO $schema.instance (heartbeat_at) VALUES (pg_catalog.clock_timestamp()) RETURNING id, ${OUTGROWN}`;
const BEAT = `INSERT INTO $schema.instance (id, heartbeat_at) VALUES ($3, pg_catalog.clock_timestamp())
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = pg_catalog.clock_timestamp() RETURNING ${OUTGROWN}`;
const REMOVE = `DELETE FROM $schema.instance WHERE id ${EQUALS} $1`;

/** What an instance is made of. */
export interface InstanceParts {
  readonly executor: Executor;
  readonly clock: Clock;
  /** The tables that it works with. */
  readonly tables: readonly VersionedTables[];
  /** Runs before it is registered, and `started` after. */
  prepare(): Promise<unknown>;
  started(id: string): Promise<unknown>;
}

/** An instance that its first use registers. Where that fails, the next use tries again. */
export function createInstance({ executor, clock, tables, ...steps }: InstanceParts): Instance {
  const known = [tables.map(({ name }) => name), tables.map(newestVersion)];
  let started: Promise<string> | undefined;
  let registered: string | undefined;
  let ended = false;
  let refusal: Error | undefined;
  let cancel = () => {};
  let beating: Promise<unknown> = Promise.resolve();
  let beatAt = Number.NEGATIVE_INFINITY;

  async function start(): Promise<string> {
    await steps.prepare();
    const id = registered ?? (await register());
    await steps.started(id);
    return id;
  }

  async function register(): Promise<string> {
    const [row] = await executor.query(REGISTER, known);
    const id = String(row?.["id"]);
    registered = id;
    beatAt = clock.now();
    requireOwnVersions(row);
    beatLater(id);
    return id;
  }

  /** Throws where the tables are no longer those of this program; every use does from then on. */
  function requireOwnVersions(row: PostgresRow | undefined): void {
    const outgrown = row?.["outgrown"];
    if (typeof outgrown === "string") {
      refusal = new Error(
        `another process has brought the tables of the ${outgrown}: start this program anew, in the version that did`,
      );
    }
    if (refusal) throw refusal;
  }

  function beatLater(id: string): void {
    if (ended || refusal) return;
    cancel = clock.after(BEAT_EVERY_MS, () => void beat(id).then(() => beatLater(id)));
  }

  /** Writes a beat; `false` where the database cannot be reached. The next beat tries again. */
  async function beat(id: string): Promise<boolean> {
    const sentAt = clock.now();
    const written = executor
      .query(BEAT, [...known, id])
      .then(([row]) => {
        requireOwnVersions(row);
        beatAt = sentAt;
        return true;
      })
      .catch(() => false);
    beating = Promise.all([beating, written]);
    return written;
  }

  async function id(): Promise<string> {
    if (ended) throw new Error("the store is closed");
    if (refusal) throw refusal;
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  }

  return {
    id,
    async aliveId() {
      const me = await id();
      const isLate = Math.abs(clock.now() - beatAt) > LATE_MS;
      if (isLate && !(await beat(me)))
        throw refusal ?? new Error("no beat of this instance can be written to the database");
      return me;
    },
    async canBeat() {
      const isAlive = await beat(await id());
      if (refusal) throw refusal;
      return isAlive;
    },
    async end() {
      ended = true;
      await started?.catch(() => {});
      cancel();
      await beating;
      if (registered === undefined) return;
      // Where this fails, the beats that it misses say the same a little later.
      await executor.query(REMOVE, [registered]).catch(() => {});
    },
  };
}
