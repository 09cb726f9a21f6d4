// A Postgres that is lost while a server runs, over HTTP: calls are told so, none is run or debited, and it recovers.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { some } from "../../testing/test/at-length.js";
import { expectRefused, LOSSES, openLoss, SIDE_BY_SIDE } from "./lost-postgres.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { runHere } from "./run-here.js";
import { count, inParallel } from "./server-process.js";
import { pause } from "./setting.js";

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
    // What is not settled is held, until a reap: one that comes between may have given back some of it.
    const { held, ...credits } = await setting.credits(key);
    expect(held).toBeLessThanOrEqual(20);
    expect(credits).toMatchObject({ used: 1, remaining: 99 - held });
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
