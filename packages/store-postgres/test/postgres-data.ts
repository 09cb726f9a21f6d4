// A Postgres schema whose processes are killed.
import { setTimeout as sleep } from "node:timers/promises";
import type { CrashData } from "../../store-sqlite/test/crash-data.js";
import { createTestSchema } from "./postgres-schema.js";

const BLOCKED = `SELECT count(*) AS waiting FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND query LIKE '%' || $1 || '%' AND pid <> pg_backend_pid()`;

/** A schema of its own. A statement that waits for a lock is committed, though its process is killed. */
export function createPostgresData(url: string): CrashData {
  const schema = createTestSchema(url, []);
  const { name, pool } = schema;
  const { store: beside } = schema.open();
  let comesLater = false;

  async function waiting(): Promise<number> {
    const { rows } = await pool.query(BLOCKED, [name]);
    return Number(rows[0].waiting);
  }

  return {
    place: { url, schema: name },
    beside,
    async block() {
      const locker = await pool.connect();
      await locker.query(`BEGIN; LOCK TABLE ${name}.hold IN SHARE MODE`);
      return async () => {
        await locker.query("COMMIT");
        locker.release();
        await sleep(COMMITTED_MS);
        while ((await waiting()) > 0) await sleep(COMMITTED_MS);
      };
    },
    async waits() {
      while ((await waiting()) === 0) await sleep(5);
    },
    miss: schema.silence,
    async next() {
      comesLater = !comesLater;
      // In turn: a process that starts after the death, and one that was there before and reaps.
      const opened = comesLater ? schema.open() : undefined;
      const store = opened?.store ?? beside;
      await store.ready();
      if (!opened) await store.reap(Date.now());
      return { store, release: async () => opened?.end() };
    },
    close: schema.drop,
  };
}

const COMMITTED_MS = 20;
