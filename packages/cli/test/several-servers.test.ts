// Four servers on one Postgres: one default account, revocations that reach them all, and a database that shuts them out.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SEVERAL_ON_POSTGRES } from "./postgres-deployments.js";
import { svc } from "./run-here.js";
import { count, createClient, inParallel } from "./server-process.js";
import { openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

describe.skipIf(SEVERAL_ON_POSTGRES.missing !== undefined)(SEVERAL_ON_POSTGRES.title, () => {
  let setting: Setting;
  const client = createClient(10);

  beforeAll(async () => {
    // They all start at once, and race for the tables and the first account.
    setting = await openSetting(SEVERAL_ON_POSTGRES);
  }, 60_000);
  afterAll(async () => {
    client.close();
    await setting.close();
  });

  const ask = (index: number, id: string, key?: string) =>
    client.execute(setting.urlOf(index), priceOf(id), key);

  test("one of them shows the key of the one default account", () => {
    expect(setting.servers.filter((server) => server.log().includes("svc_live_"))).toHaveLength(1);
  });

  test("a revocation acts on every server within 5 s", async () => {
    const { env, servers } = setting;
    const { json } = await svc(env, "admin", "account", "create");
    const made = (await svc(env, "admin", "key", "create", "--account", String(json["account_id"]))).json;
    const answers = () =>
      inParallel(servers.length, servers.length, (index) => ask(index, "bitcoin", String(made["key"])));
    expect(count(await answers(), undefined)).toBe(servers.length);
    await svc(env, "admin", "key", "revoke", "--key", String(made["key_id"]));
    await pause(5_000);
    expect(count(await answers(), "UNAUTHORIZED")).toBe(servers.length);
  }, 60_000);

  test("while a database is shut each call is told what could not be done and nothing runs, and later all works again", async () => {
    const key = await setting.account(100);
    expect((await ask(0, "before", key)).json.ok).toBe(true);
    const asked = setting.asked();
    const { spent } = await setting.verify();
    const letIn = await lockOut(setting.env["SVC_STORE"] ?? "");
    const replies = await Promise.all([ask(0, "during", key), ask(0, "during"), ask(1, "during", key)]);
    expect(replies.map(({ json }) => json.ok || json.error.code)).toEqual([
      // A checked key is remembered for five seconds only, which a busy machine may exceed.
      expect.stringMatching(/^(STATE_BACKEND|AUTH_SERVICE)_UNAVAILABLE$/),
      "ANON_QUOTA_UNAVAILABLE",
      "AUTH_SERVICE_UNAVAILABLE",
    ]);
    for (const { status, json } of replies) {
      expect([status, json.ok || json.error.retryable]).toEqual([503, true]);
    }
    expect((await fetch(`${setting.urlOf(0)}/readyz`)).status).toBe(503);
    expect(setting.asked()).toBe(asked);
    await letIn();
    const back = performance.now();
    while (!(await ask(0, "after", key)).json.ok) {
      expect(performance.now() - back).toBeLessThan(5_000);
      await pause(100);
    }
    expect(await setting.verify()).toMatchObject({ ok: true, held: 0, spent: Number(spent) + 1, pending: 0 });
  }, 60_000);
});

/** Shuts a database: nobody gets in, and whoever is in is thrown out. Gives the function that opens it again. */
async function lockOut(store: string): Promise<() => Promise<void>> {
  const url = new URL(store);
  const database = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS false`);
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [database]);
  return async () => {
    await client.query(`ALTER DATABASE ${database} WITH ALLOW_CONNECTIONS true`);
    await client.end();
  };
}
