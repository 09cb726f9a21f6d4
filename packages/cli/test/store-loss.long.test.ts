// A Postgres that is lost in part while a server runs: discovery is answered, and calls are told what is out of reach.
import { writeFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { expectRefused, LOSSES, openLoss, SIDE_BY_SIDE } from "./lost-postgres.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { inParallel } from "./server-process.js";

describe.skipIf(ON_POSTGRES.missing !== undefined)("a server that loses its Postgres", SIDE_BY_SIDE, () => {
  test.for(LOSSES)(
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
});
