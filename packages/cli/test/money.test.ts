// Money over HTTP on `svc serve`: a wallet under load, failures, and orphaned holds, on SQLite.
import type { StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { count, createClient, inParallel, type ServerProcess, startServer, svc } from "./server-process.js";
import { type Behaviour, environment, priceOf, startUpstream } from "./upstream.js";

let upstream: StandIn;
let behaviour: Behaviour;
const servers: ServerProcess[] = [];
let env: Record<string, string>;

beforeEach(async () => {
  ({ standIn: upstream, behaviour } = await startUpstream());
  behaviour.latency = () => 5 + Math.random() * 20;
  env = environment(upstream.url);
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.end("SIGKILL");
  await upstream.close();
});

async function start(): Promise<ServerProcess> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

/** An account with so many credits and its key. */
async function account(credits: number): Promise<string> {
  const { json } = await svc(env, "admin", "account", "create", "--credits", String(credits));
  return String(
    (await svc(env, "admin", "key", "create", "--account", String(json["account_id"]))).json["key"],
  );
}

async function verify() {
  return (await svc(env, "ledger", "verify")).json;
}

test("10,000 calls on a wallet of 1,000 over 300 sockets give exactly 1,000", async () => {
  const server = await start();
  const key = await account(1_000);
  const client = createClient(300);
  const started = performance.now();
  const replies = await inParallel(10_000, 300, (index) =>
    client.execute(server.url, priceOf(`coin-${index}`), key),
  );
  const seconds = (performance.now() - started) / 1_000;
  console.info(`10,000 calls on SQLite, one process: ${seconds.toFixed(1)} s`);
  client.close();
  expect([count(replies, undefined), count(replies, "QUOTA_EXCEEDED")]).toEqual([1_000, 9_000]);
  expect(await verify()).toMatchObject({
    ok: true,
    sum: 0,
    held: 0,
    spent: 1_000,
    captured: 1_000,
    pending: 0,
  });
}, 60_000);

test("with 30 % upstream failures, and then calls until refused, exactly 1,000 work and each failure is refunded", async () => {
  behaviour.fails = (id) => Number(id.slice(5)) % 10 >= 7;
  const server = await start();
  const key = await account(1_000);
  const client = createClient(300);
  const replies = await inParallel(10_000, 300, (index) =>
    client.execute(server.url, priceOf(`coin-${index}`), key),
  );
  let succeeded = count(replies, undefined);
  for (const { json } of replies) {
    if (json.ok || json.error.code === "QUOTA_EXCEEDED") continue;
    expect([json.error.code, json.meta?.warnings[0]]).toEqual([
      "PROVIDER_UNAVAILABLE",
      expect.stringMatching(/^refunded: /),
    ]);
  }
  behaviour.fails = () => false;
  for (let index = 0; ; index++) {
    const { json } = await client.execute(server.url, priceOf(`later-${index}`), key);
    if (!json.ok) {
      expect(json.error.code).toBe("QUOTA_EXCEEDED");
      break;
    }
    succeeded += 1;
  }
  client.close();
  expect(succeeded).toBe(1_000);
  expect(await verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 1_000, pending: 0 });
}, 90_000);

test("keyed calls replay to the byte, also after a restart and with an empty wallet, with no upstream call and no debit", async () => {
  const first = await start();
  const key = await account(1_000);
  const client = createClient(50);
  const calls = Array.from({ length: 1_000 }, (_, index) => priceOf(`coin-${index}`, `key-${index}`));
  const run = (url: string) => inParallel(1_000, 50, (index) => client.execute(url, calls[index], key));
  const original = await run(first.url);
  expect(count(original, undefined)).toBe(1_000);
  const asked = upstream.requests.length;
  const again = await run(first.url);
  await first.end("SIGKILL");
  const second = await start();
  const afterRestart = [await run(second.url), await run(second.url)];
  client.close();
  for (const replies of [again, ...afterRestart]) {
    expect(replies.map(({ text }) => text)).toEqual(original.map(({ text }) => text));
    expect(replies.every(({ replayed }) => replayed)).toBe(true);
  }
  expect(upstream.requests.length).toBe(asked);
  expect(await verify()).toMatchObject({ ok: true, spent: 1_000, held: 0 });
}, 60_000);

test("holds that a killed server leaves behind are given back within 2 s of the next one's start", async () => {
  behaviour.latency = () => 60_000;
  const first = await start();
  const key = await account(100);
  const client = createClient(100);
  const lost = Array.from({ length: 60 }, (_, index) =>
    client.execute(first.url, priceOf(`coin-${index}`, `k-${index}`), key),
  );
  const outcomes = Promise.allSettled(lost);
  while (upstream.requests.length < 30) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await verify())["held"]).toBeGreaterThan(0);
  await first.end("SIGKILL");
  await outcomes;
  behaviour.latency = () => 0;
  const second = await start();
  const ready = performance.now();
  while ((await verify())["held"] !== 0) expect(performance.now() - ready).toBeLessThan(2_000);
  const retried = await client.execute(second.url, priceOf("coin-0", "k-0"), key);
  client.close();
  expect(retried.json).toMatchObject({ ok: true, meta: { credits_remaining: 99 } });
  expect(await verify()).toMatchObject({ ok: true, held: 0, spent: 1, pending: 0 });
}, 60_000);

test("a second server on the same file is refused by name, and administrators work beside the first", async () => {
  const server = await start();
  await expect(startServer(env)).rejects.toThrow(`process ${server.child.pid}`);
  const key = await account(5);
  const client = createClient(1);
  expect((await client.execute(server.url, priceOf("bitcoin"), key)).json.ok).toBe(true);
  client.close();
});
