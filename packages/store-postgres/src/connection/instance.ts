// Instance: this store among those on the database, known to be alive by its heartbeat.
import type { Clock } from "@svckit/core";
import type { Asker } from "./pool.js";

/** One opened store. */
export interface Instance {
  /** Its id, given by the database; made known on the first use. */
  id(): Promise<string>;
  /** Its id, once the database has heard of it lately: what a process that was frozen takes is not voided as a dead one's. */
  aliveId(): Promise<string>;
  /** Whether a beat can be written now. */
  canBeat(): Promise<boolean>;
  /** Lets go of what was made known. */
  end(): Promise<void>;
}

// The database's clock says how old a beat is: the clocks of the processes are never compared. A process that is alive
// and starved must not count as dead, and what a dead one held is back within 15 s: between the two lies this.
const BEAT_EVERY_MS = 3_000;
const MISSED_BEATS = 3;
// A beat older than this is late: the process was frozen, as a Lambda's is between two calls.
const LATE_MS = 2 * BEAT_EVERY_MS;

/** How long an instance is silent before it counts as dead, as SQL writes it. */
export const SILENCE = `${BEAT_EVERY_MS * MISSED_BEATS} milliseconds`;

const REGISTER = "INSERT INTO $schema.instance (heartbeat_at) VALUES (clock_timestamp()) RETURNING id";
const BEAT = `INSERT INTO $schema.instance (id, heartbeat_at) VALUES ($1, clock_timestamp())
  ON CONFLICT (id) DO UPDATE SET heartbeat_at = clock_timestamp()`;
const REMOVE = "DELETE FROM $schema.instance WHERE id = $1";

/** An instance that is made known on its first use, between two steps; what fails is tried again on the next. */
export function createInstance(
  asker: Asker,
  clock: Clock,
  steps: { prepare(): Promise<unknown>; started(id: string): Promise<unknown> },
): Instance {
  let started: Promise<string> | undefined;
  let known: string | undefined;
  let ended = false;
  let cancel = () => {};
  let beating: Promise<unknown> = Promise.resolve();
  let beatAt = Number.NEGATIVE_INFINITY;

  async function start(): Promise<string> {
    await steps.prepare();
    const id = known ?? (await register());
    await steps.started(id);
    return id;
  }

  async function register(): Promise<string> {
    const [row] = await asker.ask(REGISTER, []);
    known = String(row?.["id"]);
    beatAt = clock.now();
    beatLater(known);
    return known;
  }

  function beatLater(id: string): void {
    if (!ended) cancel = clock.after(BEAT_EVERY_MS, () => void beat(id).then(() => beatLater(id)));
  }

  /** A database that cannot be reached cannot be told: the next beat tries again. */
  async function beat(id: string): Promise<boolean> {
    const sentAt = clock.now();
    const written = asker.ask(BEAT, [id]).then(
      () => {
        beatAt = sentAt;
        return true;
      },
      () => false,
    );
    beating = Promise.all([beating, written]);
    return written;
  }

  async function id(): Promise<string> {
    if (ended) throw new Error("the store is closed");
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
        throw new Error("the database cannot be told that this instance is alive");
      return me;
    },
    canBeat: async () => beat(await id()),
    async end() {
      ended = true;
      await started?.catch(() => {});
      cancel();
      await beating;
      if (known === undefined) return;
      // Where this fails, the beats that are missed say the same a little later.
      await asker.ask(REMOVE, [known]).catch(() => {});
    },
  };
}
