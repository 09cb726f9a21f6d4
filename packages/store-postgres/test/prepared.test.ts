// Statements of each call are prepared once a connection, and behind a pooler that forgets them calls go on without.
import type { Store } from "@svckit/core";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createExecutor } from "../src/connection/executor.js";
import { type Pool, postgresStore, type Query } from "../src/index.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";
import { PERIOD } from "./process-task.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("prepared statements", () => {
  let schema: TestSchema;
  let pool: pg.Pool;
  let store: Store;
  let sent: Query[];

  beforeEach(async () => {
    schema = createTestSchema(url);
    // One connection, so that what it has prepared can be looked at, and taken away.
    pool = new pg.Pool({ connectionString: url, max: 1 });
    sent = [];
    const watched: Pool = {
      connect: () => pool.connect(),
      on: (event, listener) => pool.on(event, listener),
      off: (event, listener) => pool.off(event, listener),
      query(query) {
        sent.push(query);
        return pool.query(query);
      },
    };
    store = postgresStore(watched, { schema: schema.name });
    const account = { id: "a", plan: "free", createdAt: PERIOD.start, anchorAt: PERIOD.start };
    await store.createAccount({ ...account, creditsPerPeriod: null, hasWallet: true });
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await schema.drop();
  });

  async function call(id: string): Promise<void> {
    const now = Date.now();
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 } as const;
    await store.consumeRate({ subject: "a", limit: 1_000, now });
    const reserved = await store.reserve({ id, payment, claim: undefined, now, expiresAt: now + 60_000 });
    expect(reserved.outcome).toBe("granted");
    const ended = { accountId: "a", receipt: undefined, claim: undefined, now };
    expect(await store.settle({ id, verb: "capture", ...ended })).toBe(true);
  }

  const prepared = async () =>
    (await pool.query("SELECT statement FROM pg_prepared_statements ORDER BY statement")).rows.map(
      ({ statement }) => /\.(\w+)\(/.exec(String(statement))?.[1],
    );
  const names = () => sent.flatMap(({ name }) => name ?? []);

  it("are those that each call sends, under one name for one text", async () => {
    await call("one");
    await call("two");
    expect(await prepared()).toEqual(["consume_rate", "reserve", "settle"]);
    expect(new Set(names()).size).toBe(3);
    expect(names().length).toBe(6);
  });

  it("that the connection has no more are run all the same, once, and are not prepared again", async () => {
    await call("one");
    await pool.query("DEALLOCATE ALL");
    await Promise.all(["two", "three", "four"].map(call));
    expect(await prepared()).toEqual([]);
    sent = [];
    await call("five");
    expect(names()).toEqual([]);
    expect(await store.verify()).toMatchObject({ ok: true, captured: 5, spent: 5, held: 0, pending: 0 });
  });

  it("of a function that was made anew with another result are run all the same, in a transaction too", async () => {
    const make = (columns: string) =>
      pool.query(`DROP FUNCTION IF EXISTS ${schema.name}.made();
        CREATE FUNCTION ${schema.name}.made() RETURNS TABLE (${columns}) LANGUAGE sql AS 'SELECT ${columns.includes(",") ? "1, 2" : "1"}'`);
    const text = "SELECT * FROM $schema.made()";
    await make("x INT");
    const executor = createExecutor(pool, schema.name, [text]);
    expect(await executor.transaction((query) => query(text))).toEqual([{ x: 1 }]);
    await make("x INT, y INT");
    expect(await executor.transaction((query) => query(text))).toEqual([{ x: 1, y: 2 }]);
  });

  it("that another process has prepared on the same connection are run all the same", async () => {
    await call("one");
    // What the driver believes of a connection that it got from a pooler: nothing is prepared there.
    const client = await pool.connect();
    Reflect.set(Reflect.get(client, "connection"), "parsedStatements", {});
    client.release();
    await call("two");
    expect(await store.verify()).toMatchObject({ ok: true, captured: 2, spent: 2, held: 0, pending: 0 });
  });
});
