// Clauses of the fleet: one of its two servers is killed under load, and nobody loses a call or pays one twice.
import { strict as assert } from "node:assert";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createStandIn } from "@svckit/testing";
import pg from "pg";
import { postgresServer } from "../../packages/store-postgres/test/postgres-server.js";
import { createBalancer } from "./balancer.js";
import { createClient } from "./client.js";
import { startFleet, svc } from "./fleet.js";

const CALLS = 200;
const AT_ONCE = 20;
const KILLED_AFTER = 50;
const MINUTE_MS = 61_000;

const postgres = await postgresServer();

it("answers each call once, keeps its ledger and runs its monitors when a server is killed under load", {
  skip: postgres.reason ?? false,
}, async () => {
  // Prices that take a while, so that calls are under way when their server dies.
  const prices = await createStandIn({
    "GET /simple/price": async ({ query }) => {
      await pause(100);
      return { body: { [query.get("ids") ?? ""]: { usd: 101_000 } } };
    },
  });
  // A database of its own, as a service has in production.
  const database = `multi_process_${process.pid}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  const folder = mkdtempSync(join(tmpdir(), "multi-process-"));
  const clock = join(folder, "clock");
  const env = {
    SVC_STORE: Object.assign(new URL(postgres.url ?? ""), { pathname: `/${database}` }).href,
    SVC_CONFIG: join(import.meta.dirname, "config.json"),
    SVC_UPSTREAM_COINGECKO: prices.url,
    // The clock of all three is moved by this program.
    SVC_TEST: "1",
    SVC_TEST_CLOCK_FILE: clock,
  };
  const { servers, scheduler, key = "" } = await startFleet(env);
  const balancer = createBalancer(servers.map(({ ready }) => ready));
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
  const client = createClient(`http://127.0.0.1:${(balancer.address() as AddressInfo).port}`, key);

  // 1. A monitor of a price, once a minute.
  const watched = await client.post("/monitors", {
    name: "Bitcoin over 100,000",
    tool: "get_price",
    args: { ids: "bitcoin", vs_currencies: "usd" },
    schedule: { every: "1m" },
    condition: { path: "bitcoin.usd", op: ">", value: 100_000 },
  });

  // 2. Calls of many clients, and one of the two servers is killed in the middle.
  let next = 0;
  let answered = 0;
  let again = 0;
  const receipts = new Set<string>();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let index = next++; index < CALLS; index = next++) {
        const args = { ids: `coin-${index}`, vs_currencies: "usd" };
        const outcome = await client.call("get_price", args, `call-${index}`);
        receipts.add(outcome.answer.meta.receipt_id);
        again += outcome.again;
        answered += 1;
        if (answered === KILLED_AFTER) await servers[0]?.end("SIGKILL");
      }
    }),
  );
  assert.equal(answered, CALLS);
  assert.equal(receipts.size, CALLS);
  console.log(`${CALLS} calls answered, ${again} sent again after a server was killed`);

  // 3. The monitor runs on: the scheduler is a process of its own, and its alert is read from the server that is left.
  writeFileSync(clock, String(MINUTE_MS));
  let alerts: readonly { readonly monitor_id: string }[] = [];
  for (let tries = 0; alerts.length === 0 && tries < 120; tries++) {
    await pause(250);
    ({ alerts } = (await client.get("/alerts?status=open")).data);
  }
  assert.equal(alerts[0]?.monitor_id, watched.data.monitor.id);

  // 4. Nothing is held, and each call was paid once, as was each run of the monitor.
  assert.equal(await scheduler.end(), 0);
  const { runs } = (await client.get(`/monitors/${watched.data.monitor.id}/runs`)).data;
  const spent = CALLS + runs.length;
  // `as`: the proof as it is printed.
  const proof = (await svc(env, "ledger", "verify")) as Record<string, unknown>;
  assert.deepEqual(
    { ok: proof["ok"], sum: proof["sum"], held: proof["held"], spent: proof["spent"] },
    { ok: true, sum: 0, held: 0, spent },
  );
  console.log(`the ledger adds up: ${spent} credits were spent`);

  assert.equal(await servers[1]?.end(), 0);
  balancer.close();
  balancer.closeAllConnections();
  await prices.close();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});
