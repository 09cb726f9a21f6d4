// Nothing is lost over `kill -9`: every event that was committed arrives, under one id, and few of them twice.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import { createService, extensionOf, type Store } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import { describe, expect, test } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { bundledProgram } from "../../store-sqlite/test/bundled-program.js";
import { some } from "../../testing/test/at-length.js";
import { createNative, nativeStore } from "../src/index.js";
import { DELIVERIES, EVENTS } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import { openReceiver, type Receiver } from "./receiver.js";
import type { WebhookTask } from "./webhook-process.js";

const KILLS = Number(process.env["KILLS"] ?? 1);
// A process that is killed has made so many attempts at most that it has not written down: a batch of them in the writing, one
// that has come together meanwhile, and one on its way.
const TWICE_A_KILL = 16 + 16 + 1;
const LEASE_MS = 60_000;
const MOST_EVENTS = 100_000;
// Until all is delivered; a machine that is busy takes its time.
const ALL_ARRIVE_MS = 60_000;
const HERE = dirname(fileURLToPath(import.meta.url));
const extensions = [nativeStore];

interface Place {
  readonly name: string;
  readonly task: WebhookTask["store"];
  open(): Store;
  /** How many deliveries have not ended, read beside the process that works on them. */
  waiting(): Promise<number>;
  drop(): Promise<void>;
}

async function places(): Promise<Place[]> {
  const folder = mkdtempSync(join(tmpdir(), "webhook-kill-"));
  const file = join(folder, "svc.db");
  const sqlite: Place = {
    name: "sqlite",
    task: { file },
    open: () => sqliteStore(file, { extensions }),
    async waiting() {
      const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
      const row = database
        .prepare("SELECT count(*) AS waiting FROM state_delivery WHERE due_at IS NOT NULL")
        .get();
      database.close();
      return Number(row?.["waiting"]);
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
  const { url } = await postgresServer();
  if (url === undefined) return [sqlite];
  const schema = createTestSchema(url);
  const postgres: Place = {
    name: "postgres",
    task: { url, schema: schema.name },
    open: () => schema.open(undefined, extensions).store,
    async waiting() {
      const { rows } = await schema.pool.query(
        `SELECT count(*) FROM ${schema.name}.state_delivery WHERE due_at IS NOT NULL`,
      );
      return Number(rows[0].count);
    },
    drop: schema.drop,
  };
  return [sqlite, postgres];
}

// On Postgres at length alone.
describe.each(some(await places(), 2))("$name", (place) => {
  test(
    `${KILLS} kills lose no event and repeat few`,
    async () => {
      const receiver = await openReceiver();
      const accountId = await prepare(place, receiver);
      let committed = 0;
      let aheadMs = 0;
      const start = async (writes: boolean): Promise<ChildProcess> => {
        const program = await bundledProgram(join(HERE, "webhook-process.ts"));
        const child = fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
        child.on("message", (first) => {
          committed = Number(first) + 2;
        });
        const task: WebhookTask = {
          store: place.task,
          egressAllow: [receiver.host],
          accountId,
          aheadMs,
          writes,
        };
        child.send(task);
        return child;
      };
      for (let kill = 0; kill < KILLS; kill++) {
        const before = committed;
        const hits = receiver.hits.length;
        const child = await start(true);
        while (committed === before || receiver.hits.length === hits) await wait(20);
        await wait(300);
        child.kill("SIGKILL");
        await once(child, "exit");
        // What the process had taken is free again.
        aheadMs += LEASE_MS + 1_000;
      }
      const last = await start(false);
      for (const until = Date.now() + ALL_ARRIVE_MS; Date.now() < until; await wait(50))
        if ((await place.waiting()) === 0) break;
      last.kill("SIGKILL");
      await once(last, "exit");

      const arrived = [...new Set(receiver.hits.map(({ id }) => id))];
      const twice = receiver.hits.length - arrived.length;
      const store = place.open();
      const [left, events] = await extensionOf(store, nativeStore).read(function* () {
        const deliveries = yield* list(DELIVERIES, { index: "key", limit: MOST_EVENTS });
        return [deliveries, yield* list(EVENTS, { index: "key", limit: MOST_EVENTS })] as const;
      });
      console.log(`${place.name}: ${events.length} events, ${KILLS} kills, ${twice} arrived again`);
      expect(left.filter(({ due_at }) => due_at !== null)).toEqual([]);
      // What was committed arrived in its order, and nothing else; a repeat is in the place of its first.
      expect(arrived).toEqual(events.map(({ id }) => id));
      // An event may have been committed whose process was killed before it could say so.
      expect(events.length).toBeGreaterThanOrEqual(committed);
      expect(events.length).toBeLessThanOrEqual(committed + 3 * KILLS);
      expect(events.length).toBeLessThan(MOST_EVENTS);
      expect(twice).toBeLessThanOrEqual(KILLS * TWICE_A_KILL);
      await store.close();
      await receiver.close();
      await place.drop();
    },
    120_000 + KILLS * 20_000,
  );
});

/** An account with a webhook and a secret, in a store that nobody has open any more. */
async function prepare(place: Place, receiver: Receiver): Promise<string> {
  const native = createNative();
  const service = createService({
    providers: [native.provider],
    store: place.open(),
    egressAllow: [receiver.host],
  });
  const { routes } = native.bind(service);
  const handle = toFetch(createRest(service, { routes }));
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await handle(new Request(`http://127.0.0.1:8787${path}`, init));
    expect(answer.status, path).toBe(200);
  };
  await post("/api/v1/webhooks", { url: `${receiver.url}/hooks` });
  await post("/api/v1/subjects/default/signing-secret", {});
  await service.close();
  return id;
}
