// A Postgres that is lost while a server runs, over HTTP: calls are told so, none is run or debited, and it recovers.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, type TestContext, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { createDatabaseGate, type Loss } from "./database-gate.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { runHere } from "./run-here.js";
import { count, createClient, inParallel, type Reply, temporaryFolder } from "./server-process.js";
import { type Deployment, openSetting, pause } from "./setting.js";
import { priceOf } from "./upstream.js";

const LOSSES: readonly Loss[] = ["refused", "silent"];
const BACK_MS = 5_000;
// They wait for most of their time.
const SIDE_BY_SIDE = { concurrent: true, timeout: 120_000 };

/** A server behind a gate to its Postgres, with an account, for one test. */
async function openLoss({ onTestFinished }: TestContext) {
  const clockFile = join(temporaryFolder(), "clock");
  writeFileSync(clockFile, "0");
  const opened = await ON_POSTGRES.open();
  const gate = await createDatabaseGate(opened.store);
  const behindGate: Deployment = {
    ...ON_POSTGRES,
    open: async () => ({ store: gate.url, drop: opened.drop }),
  };
  const limits = { upstream: { attemptMs: 15_000, totalMs: 15_000 } };
  const setting = await openSetting(behindGate, limits, { SVC_TEST: "1", SVC_TEST_CLOCK_FILE: clockFile });
  const key = await setting.account(100);
  const client = createClient(60);
  onTestFinished(async () => {
    client.close();
    await setting.close();
    await gate.close();
  });

  const execute = (id: string, credential?: string, idempotencyKey?: string) =>
    client.execute(setting.urlOf(0), priceOf(id, idempotencyKey), credential);

  /** Opens the gate, waits until keyed and keyless calls work again, and gives the seconds. */
  async function backAgain(): Promise<number> {
    gate.open();
    const opened = performance.now();
    for (const credential of [key, undefined]) {
      while (!(await execute(`after-${performance.now()}`, credential)).json.ok) await pause(50);
    }
    const took = performance.now() - opened;
    expect(took).toBeLessThan(BACK_MS);
    return took / 1_000;
  }

  return { clockFile, database: opened.store, gate, setting, key, client, execute, backAgain };
}

function expectRefused(replies: readonly Reply[], ...codes: string[]): void {
  const told = replies.map(({ json }) => (json.ok ? "ok" : json.error.code));
  expect(codes).toEqual(expect.arrayContaining([...new Set(told)]));
  for (const { status, json } of replies) {
    expect([status, json.ok || json.error.retryable]).toEqual([503, true]);
  }
}

describe.skipIf(ON_POSTGRES.missing !== undefined)("a server that loses its Postgres", SIDE_BY_SIDE, () => {
  test.for(some(LOSSES, 2))(
    "(connections %s) tells who asked what is out of reach, and asks no provider",
    async (loss, context) => {
      const { gate, setting, key, execute, backAgain } = await openLoss(context);
      const unknown = await setting.account(100);
      expect((await execute("before", key)).json.ok).toBe(true);
      const asked = setting.asked();
      gate.shut(loss);
      const shut = performance.now();
      const during = (credential: string | undefined, idempotencyKey?: string) =>
        inParallel(10, 10, (index) =>
          execute(`during-${index}`, credential, idempotencyKey && `${idempotencyKey}-${index}`),
        );
      const [known, keyed, keyless, unseen, ready, alive] = await Promise.all([
        during(key),
        during(key, "key"),
        during(undefined),
        during(unknown),
        fetch(`${setting.urlOf(0)}/readyz`),
        fetch(`${setting.urlOf(0)}/healthz`),
      ]);
      const told = (performance.now() - shut) / 1_000;
      // A checked key is remembered for five seconds only, which a busy machine may exceed.
      expectRefused([...known, ...keyed], "STATE_BACKEND_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE");
      expectRefused(keyless, "ANON_QUOTA_UNAVAILABLE");
      expectRefused(unseen, "AUTH_SERVICE_UNAVAILABLE");
      expect([ready.status, alive.status]).toEqual([503, 200]);
      expect(setting.asked()).toBe(asked);
      const back = await backAgain();
      console.info(`${loss}: 40 calls told in ${told.toFixed(1)} s, back after ${back.toFixed(1)} s`);
      expect(await setting.credits(unknown)).toMatchObject({ used: 0, held: 0, remaining: 100 });
      expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 2, pending: 0 });
    },
  );

  test.for(some(LOSSES, 2, 1))(
    "(connections %s) still answers discovery over REST and MCP, to callers without a key",
    async (loss, context) => {
      const { gate, setting, key, client } = await openLoss(context);
      gate.shut(loss);
      const call = { name: "search_tools", arguments: { intent: "price of a token" } };
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
      const headers = {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      };
      const body = JSON.stringify(message);
      const [overRest, overMcp, keyed] = await Promise.all([
        client.execute(setting.urlOf(0), { tool: call.name, args: call.arguments }),
        fetch(`${setting.urlOf(0)}/mcp`, { method: "POST", headers, body }).then((answer) => answer.text()),
        client.execute(setting.urlOf(0), { tool: call.name, args: call.arguments }, key),
      ]);
      expect(overRest).toMatchObject({ status: 200, json: { ok: true } });
      expect(overMcp).toContain('"ok":true');
      expect(keyed.json).toMatchObject({ error: { code: "AUTH_SERVICE_UNAVAILABLE" } });
    },
  );

  test("while providers work for its calls debits none of them, gives back what they held, and frees their keys", async (context) => {
    const { clockFile, gate, setting, key, execute, backAgain } = await openLoss(context);
    // However busy the machine is, the upstream answers behind the loss.
    let answer = () => {};
    const lost = new Promise<void>((resolve) => {
      answer = resolve;
    });
    setting.behaviour.latency = () => lost;
    const keyed = inParallel(20, 20, (index) => execute(`keyed-${index}`, key, `key-${index}`));
    const keyless = inParallel(10, 10, (index) => execute(`keyless-${index}`));
    while (setting.asked() < 30) await pause(10);
    const waiting = inParallel(20, 20, (index) => execute(`keyed-${index}`, key, `key-${index}`));
    await pause(500);
    gate.shut("refused");
    answer();
    expectRefused(await keyed, "QUOTA_SERVICE_UNAVAILABLE");
    expectRefused(await keyless, "ANON_QUOTA_UNAVAILABLE");
    expectRefused(await waiting, "STATE_BACKEND_UNAVAILABLE", "AUTH_SERVICE_UNAVAILABLE");
    setting.behaviour.latency = () => 0;
    const back = await backAgain();
    const { used, held } = await setting.credits(key);
    expect(used).toBe(1);
    // All are held or none: on a busy machine they may have lapsed by now.
    expect([0, 20]).toContain(held);
    // Holds lapse with time, which the test moves on.
    writeFileSync(clockFile, "120000");
    const seconds = await setting.givenBack(key, 15_000);
    console.info(
      `20 calls in flight: back after ${back.toFixed(1)} s, given back after ${seconds.toFixed(1)} s`,
    );
    expect(await setting.credits(key)).toMatchObject({ used: 1, held: 0, remaining: 99 });
    const again = await inParallel(20, 20, (index) => execute(`keyed-${index}`, key, `key-${index}`));
    expect(count(again, undefined)).toBe(20);
    expect(await setting.credits(key)).toMatchObject({ used: 21, held: 0, remaining: 79 });
    expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 21, pending: 0 });
  });

  test("and cannot get at its wallets alone says that credits cannot be counted, and asks no provider", async (context) => {
    const { clockFile, database, setting, key, execute, backAgain } = await openLoss(context);
    expect((await execute("before", key)).json.ok).toBe(true);
    const asked = setting.asked();
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    await other.query("BEGIN");
    await other.query("LOCK TABLE svckit.wallet IN ACCESS EXCLUSIVE MODE");
    const replies = await inParallel(10, 10, (index) => execute(`locked-${index}`, key));
    await other.query("ROLLBACK");
    await other.end();
    expectRefused(replies, "QUOTA_SERVICE_UNAVAILABLE");
    expect(setting.asked()).toBe(asked);
    await backAgain();
    // A reservation that still waited for the lock is made after all, and lapses with its time.
    writeFileSync(clockFile, "120000");
    await setting.givenBack(key, 15_000);
    expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 2, pending: 0 });
  });

  test("and may only read it refuses every call, and asks no provider", async (context) => {
    const { database, gate, setting, key, execute, backAgain } = await openLoss(context);
    expect((await execute("before", key)).json.ok).toBe(true);
    const asked = setting.asked();
    const name = new URL(database).pathname.slice(1);
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    await other.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    // Open connections are not told of it.
    gate.shut("refused");
    gate.open();
    await execute("finds the connections cut", key);
    const keyed = await inParallel(10, 10, (index) => execute(`r-${index}`, key));
    expectRefused(keyed, "STATE_BACKEND_UNAVAILABLE");
    expectRefused(await inParallel(10, 10, (index) => execute(`r-${index}`)), "ANON_QUOTA_UNAVAILABLE");
    expect((await fetch(`${setting.urlOf(0)}/readyz`)).status).toBe(503);
    expect(setting.asked()).toBe(asked);
    await other.query("SET default_transaction_read_only = off");
    await other.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await other.end();
    gate.shut("refused");
    await backAgain();
    expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, spent: 2, pending: 0 });
  });

  test("what a store says is told to who administers it: tables of a later program", async ({
    onTestFinished,
  }) => {
    const { store, drop } = await ON_POSTGRES.open();
    onTestFinished(drop);
    const env = { SVC_STORE: store };
    expect((await runHere(["admin", "account", "list"], { env })).code).toBe(0);
    const other = new pg.Client({ connectionString: store });
    await other.connect();
    await other.query("UPDATE svckit.schema_version SET version = 999");
    await other.end();
    const said = /have version 999, and this program knows version \d+: start the program that wrote them/;
    for (const args of [
      ["admin", "account", "list"],
      ["ledger", "verify"],
    ]) {
      const { code, err } = await runHere(args, { env });
      expect([code, err]).toEqual([expect.any(Number), expect.stringMatching(said)]);
      expect(code).not.toBe(0);
    }
    expect((await runHere(["admin", "account", "list", "--json"], { env })).out).toMatch(said);
    const server = await runHere(["serve"], { env: { ...env, PORT: "0" } });
    expect([server.code === 0, server.err]).toEqual([false, expect.stringMatching(said)]);
    // The tables come before the port: nobody waits on a connection until they are migrated.
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    onTestFinished(() => void taken.close());
    // `as`: a server that listens on a port has such an address.
    const { port } = taken.address() as AddressInfo;
    const beside = await runHere(["serve"], { env: { ...env, PORT: String(port) } });
    expect([beside.code === 0, beside.err]).toEqual([false, expect.stringMatching(said)]);
  });
});
