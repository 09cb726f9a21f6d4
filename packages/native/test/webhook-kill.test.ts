// Nothing is lost over `kill -9`: every event that was committed arrives, under one id, and few of them twice.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createService, extensionOf, type Store } from "@svckit/core";
import { createRest, toFetch } from "@svckit/rest";
import { sqliteStore } from "@svckit/store-sqlite";
import { describe, expect, test } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { createNative, nativeStore } from "../src/index.js";
import { DELIVERIES } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import { openReceiver, type Receiver } from "./receiver.js";
import type { WebhookTask } from "./webhook-process.js";

const KILLS = Number(process.env["KILLS"] ?? 2);
// A process that is killed has made so many attempts at most that it has not written down: a batch of them in the writing, one
// that has come together meanwhile, and one on its way.
const TWICE_A_KILL = 16 + 16 + 1;
const LEASE_MS = 60_000;
const HERE = dirname(fileURLToPath(import.meta.url));
const extensions = [nativeStore];

interface Place {
  readonly name: string;
  readonly task: WebhookTask["store"];
  open(): Store;
  drop(): Promise<void>;
}

async function places(): Promise<Place[]> {
  const folder = mkdtempSync(join(tmpdir(), "webhook-kill-"));
  const file = join(folder, "svc.db");
  const sqlite: Place = {
    name: "sqlite",
    task: { file },
    open: () => sqliteStore(file, { extensions }),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
  const { url } = await postgresServer();
  if (url === undefined) return [sqlite];
  const schema = createTestSchema(url);
  const postgres: Place = {
    name: "postgres",
    task: { url, schema: schema.name },
    open: () => schema.open(undefined, extensions).store,
    drop: schema.drop,
  };
  return [sqlite, postgres];
}

describe.each(await places())("$name", (place) => {
  test(
    `${KILLS} kills lose no event and repeat few`,
    async () => {
      const receiver = await openReceiver();
      const accountId = await prepare(place, receiver);
      let committed = 0;
      let aheadMs = 0;
      const start = async (writes: boolean): Promise<ChildProcess> => {
        const child = fork(join(HERE, "webhook-process.ts"), {
          execArgv: ["--import", "tsx"],
          env: { ...process.env, TSX_TSCONFIG_PATH: resolve(HERE, "../../../tsconfig.json") },
          stdio: ["ignore", "inherit", "inherit", "ipc"],
        });
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
      const distinct = () => new Set(receiver.hits.map(({ id }) => id)).size;
      for (let turn = 0; turn < 500 && distinct() < committed; turn++) await wait(50);
      await wait(500);
      last.kill("SIGKILL");
      await once(last, "exit");

      const twice = receiver.hits.length - distinct();
      console.log(`${place.name}: ${committed} events, ${KILLS} kills, ${twice} arrived again`);
      // An event may have been committed whose process was killed before it could say so.
      expect(distinct()).toBeGreaterThanOrEqual(committed);
      expect(distinct()).toBeLessThanOrEqual(committed + 3 * KILLS);
      expect(twice).toBeLessThanOrEqual(KILLS * TWICE_A_KILL);
      const firsts = [...new Set(receiver.hits.map(({ id }) => id))];
      expect([...firsts].sort()).toEqual(firsts);
      const store = place.open();
      const left = await extensionOf(store, nativeStore).read(() =>
        list(DELIVERIES, { index: "key", limit: 10 }),
      );
      expect(left).toEqual([]);
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
