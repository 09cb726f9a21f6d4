// What an idle scheduler costs its store: the statements that it sends, counted over ten minutes of its beats.
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock, SqliteDatabase, SqliteStatement, StoreExtension } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import type pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { nativeStore, type StateVerbs } from "../src/index.js";
import { openDesk } from "./desk.js";
import type { Engine } from "./engines.js";
import { makeMonitor } from "./world.js";

// All passes come in it, the rarest too.
const SECONDS = 600;

interface Counted extends Engine {
  /** Statements that were sent so far, the beginnings and ends of transactions among them. */
  count(): number;
  /** Whether none is under way. */
  isQuiet(): boolean;
}

const { url, reason } = await postgresServer();
if (url === undefined) console.warn(`not tested on Postgres: ${reason}`);

afterEach(() => vi.useRealTimers());

test.each([countedSqlite(), ...(url === undefined ? [] : [countedPostgres(url)])])(
  "an idle scheduler sends no more than a statement a second to $name",
  async (engine) => {
    const desk = await openDesk(engine);
    // None of this is due.
    await makeMonitor(desk.alice);
    await desk.alice.get("remember_fact", { key: "k", value: 1, expires_at: "2100-01-01T00:00:00.000Z" });
    await desk.alice.get("create_webhook", { url: "https://receiver.example/hooks" });
    const scheduler = desk.state.createScheduler();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const before = engine.count();
    scheduler.start();
    for (let second = 0; second < SECONDS; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      // The answers of a database come in turns of the event loop, and with them the next statements.
      for (let quiet = 0; quiet < 3; quiet = engine.isQuiet() ? quiet + 1 : 0) await nextTurn();
    }
    const sent = engine.count() - before;
    vi.useRealTimers();
    await scheduler.close();
    await desk.close();
    console.info(`${engine.name}: ${sent} statements in ${SECONDS} seconds`);
    expect(sent).toBeLessThanOrEqual(SECONDS);
    // It was not asleep: the two passes that look for what is due come each three seconds.
    expect(sent).toBeGreaterThan((2 * SECONDS) / 3);
  },
);

function countedSqlite(): Counted {
  let sent = 0;
  const send = <Answer>(answer: () => Answer): Answer => {
    sent++;
    return answer();
  };
  const counted = (statement: SqliteStatement): SqliteStatement => ({
    get: (...values) => send(() => statement.get(...values)),
    all: (...values) => send(() => statement.all(...values)),
    run: (...values) => send(() => statement.run(...values)),
  });
  const extension: StoreExtension<StateVerbs> = {
    ...nativeStore,
    sqlite: {
      ...nativeStore.sqlite,
      open: (database: SqliteDatabase) =>
        nativeStore.sqlite.open({
          prepare: (sql) => counted(database.prepare(sql)),
          write(work) {
            // It begins and is committed.
            sent += 2;
            return database.write(work);
          },
        }),
    },
  };
  return {
    name: "sqlite",
    count: () => sent,
    isQuiet: () => true,
    async open(clock?: Clock) {
      const folder = mkdtempSync(join(tmpdir(), "idle-"));
      const store = sqliteStore(join(folder, "svc.db"), { extensions: [extension], ...(clock && { clock }) });
      return {
        store,
        async close() {
          await store.close();
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

function countedPostgres(server: string): Counted {
  let sent = 0;
  let pool: pg.Pool | undefined;
  return {
    name: "postgres",
    count: () => sent,
    isQuiet: () => pool !== undefined && pool.idleCount === pool.totalCount && pool.waitingCount === 0,
    async open(clock?: Clock) {
      const schema = createTestSchema(server);
      const opened = schema.open(clock, [nativeStore]);
      pool = opened.pool;
      pool.on("connect", (client) => {
        client.query = new Proxy(client.query, {
          apply(query, self, args) {
            sent++;
            return Reflect.apply(query, self, args);
          },
        });
      });
      return { store: opened.store, close: schema.drop };
    },
  };
}
