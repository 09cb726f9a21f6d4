// Four servers on one Postgres: money, keys and the keyless lane stay exact over all of them, and one that dies loses nothing.
import type { StandIn } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PostgresServer, postgresServer } from "../../store-postgres/test/postgres-server.js";
import { count, createClient, inParallel, type ServerProcess, startServer, svc } from "./server-process.js";
import { type Behaviour, environment, priceOf, startUpstream } from "./upstream.js";

const SERVERS = 4;
const postgres: PostgresServer = await postgresServer();
if (postgres.reason !== undefined) console.info(`Skipped: ${postgres.reason}`);

let upstream: StandIn;
let behaviour: Behaviour;
let servers: ServerProcess[] = [];
let env: Record<string, string>;
let databases = 0;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.skipIf(postgres.reason !== undefined)("four servers on one Postgres", () => {
  beforeAll(() => {
    databases = Math.floor(Math.random() * 1_000_000);
  });

  beforeEach(async () => {
    ({ standIn: upstream, behaviour } = await startUpstream());
    behaviour.latency = () => 5 + Math.random() * 20;
    env = { ...environment(upstream.url), SVC_STORE: await newDatabase() };
    // All at once, so that they race for the tables and for the first account.
    servers = await Promise.all(Array.from({ length: SERVERS }, () => startServer(env)));
  }, 60_000);

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end("SIGKILL");
    await upstream.close();
  });

  async function newDatabase(): Promise<string> {
    const url = new URL(postgres.url ?? "");
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    databases += 1;
    await client.query(`CREATE DATABASE svc_test_${databases}`);
    await client.end();
    url.pathname = `/svc_test_${databases}`;
    return url.href;
  }

  async function account(credits: number): Promise<string> {
    const { json } = await svc(env, "admin", "account", "create", "--credits", String(credits));
    return String(
      (await svc(env, "admin", "key", "create", "--account", String(json["account_id"]))).json["key"],
    );
  }

  const urlOf = (index: number) => servers[index % servers.length]?.url ?? "";
  const verify = async () => (await svc(env, "ledger", "verify")).json;

  test("one of them shows the key of the one default account", () => {
    expect(servers.filter((server) => server.log().includes("svc_live_"))).toHaveLength(1);
  });

  test.each([1, SERVERS])(
    "10,000 calls on a wallet of 1,000 over 300 sockets of %i of them give exactly 1,000",
    async (used) => {
      const key = await account(1_000);
      const client = createClient(300 / used);
      const started = performance.now();
      const replies = await inParallel(10_000, 300, (index) =>
        client.execute(urlOf(index % used), priceOf(`coin-${index}`), key),
      );
      const seconds = (performance.now() - started) / 1_000;
      console.info(`10,000 calls on Postgres, processes: ${used}: ${seconds.toFixed(1)} s`);
      client.close();
      expect([count(replies, undefined), count(replies, "QUOTA_EXCEEDED")]).toEqual([1_000, 9_000]);
      expect(await verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 1_000, pending: 0 });
    },
    90_000,
  );

  test("one key on 200 sockets over all of them is one upstream call, one debit and equal answers", async () => {
    const key = await account(10);
    const client = createClient(50);
    behaviour.latency = () => 300;
    const replies = await inParallel(200, 200, (index) =>
      client.execute(urlOf(index), priceOf("bitcoin", "once"), key),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(count(replies, undefined)).toBe(200);
    expect(upstream.requests).toHaveLength(1);
    behaviour.fails = () => true;
    const failures = await inParallel(100, 100, (index) =>
      client.execute(urlOf(index), priceOf("solana", "fails"), key),
    );
    expect(count(failures, "INTERNAL_ERROR")).toBe(0);
    expect(count(failures, "PROVIDER_UNAVAILABLE")).toBe(100);
    client.close();
    expect(await verify()).toMatchObject({ ok: true, spent: 1, held: 0 });
  }, 60_000);

  test("500 concurrent keyless calls with 40 % failing, then calls until refused, are exactly 25", async () => {
    behaviour.fails = (id) => id.startsWith("bad");
    const client = createClient(50);
    const replies = await inParallel(500, 200, (index) =>
      client.execute(urlOf(index), priceOf(`${index % 5 < 2 ? "bad" : "good"}-${index}`)),
    );
    let worked = count(replies, undefined);
    expect(worked).toBeLessThanOrEqual(25);
    for (let index = 0; ; index++) {
      const { json } = await client.execute(urlOf(index), priceOf(`later-${index}`));
      if (!json.ok) {
        expect(json.error.code).toBe("ANON_QUOTA_EXCEEDED");
        break;
      }
      worked += 1;
    }
    client.close();
    expect(worked).toBe(25);
  }, 60_000);

  test("what a killed server held is given back within 15 s by the others", async () => {
    const key = await account(100);
    const client = createClient(100);
    behaviour.latency = (id) => (id.startsWith("hang") ? 60_000 : 0);
    const lost = Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        client.execute(urlOf(0), priceOf(`hang-${index}`, `k-${index}`), key),
      ),
    );
    while (upstream.requests.length < 30) await pause(20);
    expect((await verify())["held"]).toBeGreaterThan(0);
    await servers[0]?.end("SIGKILL");
    const killed = performance.now();
    await lost;
    servers.shift();
    while ((await verify())["held"] !== 0) {
      expect(performance.now() - killed).toBeLessThan(15_000);
      await pause(200);
    }
    console.info(`given back ${((performance.now() - killed) / 1_000).toFixed(1)} s after the kill`);
    behaviour.latency = () => 0;
    expect((await client.execute(urlOf(0), priceOf("hang-0", "k-0"), key)).json).toMatchObject({ ok: true });
    client.close();
    expect(await verify()).toMatchObject({ ok: true, held: 0, spent: 1, pending: 0 });
  }, 60_000);

  test("a revocation acts on every server within 5 s", async () => {
    const { json } = await svc(env, "admin", "account", "create");
    const made = (await svc(env, "admin", "key", "create", "--account", String(json["account_id"]))).json;
    const key = String(made["key"]);
    const client = createClient(10);
    const answers = () =>
      inParallel(SERVERS, SERVERS, (index) => client.execute(urlOf(index), priceOf("bitcoin"), key));
    expect(count(await answers(), undefined)).toBe(SERVERS);
    await svc(env, "admin", "key", "revoke", "--key", String(made["key_id"]));
    await pause(5_000);
    expect(count(await answers(), "UNAUTHORIZED")).toBe(SERVERS);
    client.close();
  }, 60_000);

  test("a store that is cut off is told as what was asked of it, nothing runs, and it comes back by itself", async () => {
    const key = await account(100);
    const client = createClient(10);
    behaviour.latency = () => 0;
    expect((await client.execute(urlOf(0), priceOf("before"), key)).json.ok).toBe(true);
    const asked = upstream.requests.length;
    const open = await cutOff();
    const known = await client.execute(urlOf(0), priceOf("during"), key);
    const keyless = await client.execute(urlOf(0), priceOf("during"));
    const unknown = await client.execute(urlOf(1), priceOf("during"), key);
    const codes = [known, keyless, unknown].map(({ json }) => json.ok || json.error.code);
    expect(["STATE_BACKEND_UNAVAILABLE", "QUOTA_SERVICE_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE"]).toContain(
      codes[0],
    );
    expect(codes.slice(1)).toEqual(["ANON_QUOTA_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE"]);
    for (const { status, json } of [known, keyless, unknown]) {
      expect([status, json.ok || json.error.retryable]).toEqual([503, true]);
    }
    expect((await fetch(`${urlOf(0)}/readyz`)).status).toBe(503);
    expect(upstream.requests).toHaveLength(asked);
    await open();
    const back = performance.now();
    while (!(await client.execute(urlOf(0), priceOf("after"), key)).json.ok) {
      expect(performance.now() - back).toBeLessThan(5_000);
      await pause(100);
    }
    client.close();
    expect(await verify()).toMatchObject({ ok: true, held: 0, spent: 2, pending: 0 });
  }, 60_000);

  /** Lets nobody into the servers' database and throws out who is in it; the answer opens it again. */
  async function cutOff(): Promise<() => Promise<void>> {
    const database = new URL(env["SVC_STORE"] ?? "").pathname.slice(1);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
      database,
    ]);
    return async () => {
      await client.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
      await client.end();
    };
  }
});
