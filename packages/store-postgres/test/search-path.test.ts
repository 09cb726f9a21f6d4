// A search_path that somebody else has filled: what stands in it under the names that the store uses is never run.
import { periodAt, sha256 } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { postgresStore } from "../src/index.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();
const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 10, false);

const TABLES = [
  "account",
  "api_key",
  "wallet",
  "hold",
  "ledger",
  "claim",
  "receipt",
  "allowance",
  "migration",
];
const OPERATORS = ["=", "<>", "<", "<=", ">", ">=", "+", "-", "||"];
const TYPES = ["text", "bigint", "int"];

/** Tables, types, functions and operators under the names of the store and of Postgres; each of them fails when it is used. */
function hostile(schema: string): string {
  const fail =
    "LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'something of the hostile schema was run'; END $$;";
  const functions = TYPES.flatMap((type) => [
    ...["hashtext", "abs", "pg_advisory_xact_lock"].map((name) => `${name}(${type}) RETURNS ${type}`),
    `unnest(${type}[]) RETURNS SETOF ${type}`,
  ]);
  const aggregates = TYPES.flatMap((type) => ["sum", "min", "max", "count"].map((name) => [name, type]));
  const both = TYPES.flatMap((type) => OPERATORS.map((operator) => [operator, type]));
  return [
    `CREATE SCHEMA ${schema}; SET search_path TO pg_catalog, ${schema};`,
    ...TABLES.map((name) => `CREATE TABLE ${schema}.${name} (id TEXT);`),
    `CREATE DOMAIN ${schema}.text AS pg_catalog.text CHECK (false);`,
    ...functions.map((each) => `CREATE FUNCTION ${schema}.${each} ${fail}`),
    `CREATE FUNCTION ${schema}.clock_timestamp() RETURNS timestamptz ${fail}`,
    ...TYPES.map((type) => `CREATE FUNCTION ${schema}.step(${type}, ${type}) RETURNS ${type} ${fail}`),
    ...aggregates.map(
      ([name, type]) =>
        `CREATE AGGREGATE ${schema}.${name}(${type}) (SFUNC = ${schema}.step, STYPE = ${type});`,
    ),
    ...TYPES.map((type) => `CREATE FUNCTION ${schema}.fails(${type}, ${type}) RETURNS boolean ${fail}`),
    ...both.map(
      ([operator, type]) =>
        `CREATE OPERATOR ${schema}.${operator} (FUNCTION = ${schema}.fails, LEFTARG = ${type}, RIGHTARG = ${type});`,
    ),
    "RESET search_path;",
  ].join("\n");
}

describe.skipIf(reason !== undefined)("a search_path with a schema of somebody else's in front", () => {
  let schema: TestSchema;
  let evil: string;
  let pool: pg.Pool;
  beforeEach(async () => {
    schema = createTestSchema(url);
    evil = `${schema.name}_evil`;
    await schema.pool.query(hostile(evil));
    pool = new pg.Pool({ connectionString: url, max: 2, options: `-c search_path=${evil},pg_catalog` });
  });
  afterEach(async () => {
    await pool.end();
    await schema.pool.query(`DROP SCHEMA ${evil} CASCADE`);
    await schema.drop();
  });

  it("is what the test says: what is written by its name alone meets it", async () => {
    const met = /hostile schema|violates check constraint|does not exist/;
    for (const sql of [
      "SELECT 1::bigint = 1::bigint",
      "SELECT sum(1::bigint)",
      "SELECT unnest(ARRAY[1::bigint])",
    ])
      await expect(pool.query(sql)).rejects.toThrow(met);
    await expect(pool.query("SELECT 'x'::text")).rejects.toThrow(met);
  });

  it("changes nothing: the store is made, works and is proved with what is Postgres' own", async () => {
    const clock = createTestClock(NOW);
    const store = postgresStore(pool, { schema: schema.name, clock });
    const account = { id: "a", plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null };
    expect(await store.createAccount({ ...account, hasWallet: true })).toBe(true);
    await store.createKey({
      ...{ id: "k", accountId: "a", digest: sha256("key"), prefix: "p", lastFour: "four" },
      ...{ createdAt: NOW, expiresAt: null, revokedAt: null, label: null, tools: null, lastUsedAt: null },
    });
    expect(await store.findKey(sha256("key"))).toMatchObject({ key: { id: "k" }, account: { id: "a" } });
    expect(await store.keysOf("a")).toHaveLength(1);
    await store.useKey({ keyId: "k", now: NOW, since: NOW });
    expect(await store.findKeyById("k")).toMatchObject({ lastUsedAt: NOW });
    const other = { id: "k2", accountId: "a", digest: sha256("other"), prefix: "p", lastFour: "four" };
    const none = { revokedAt: null, label: null, tools: null, lastUsedAt: null };
    const replaced = { keyId: "k", until: NOW + 1 };
    expect(await store.createKey({ ...other, ...none, createdAt: NOW, expiresAt: null }, replaced)).toBe(
      true,
    );
    expect(await store.revokeKey({ keyId: "k", now: NOW })).toBe(true);
    expect(await store.setPlan({ accountId: "a", plan: "pro", anchorAt: NOW, now: NOW })).toBe("applied");
    expect(await store.findAccount("a")).toMatchObject({ plan: "pro" });
    const suspended = { accountId: "a", status: "suspended", reason: "a test", now: NOW } as const;
    expect(await store.setStatus(suspended)).toBe("done");
    const listed = { limit: 2, status: "suspended", plan: "pro", now: NOW } as const;
    expect(await store.listAccounts(listed)).toMatchObject([{ id: "a" }]);
    expect(await store.setStatus({ accountId: "a", status: "active", now: NOW })).toBe("done");
    await store.createAccount({ ...account, id: "b", hasWallet: false });
    expect(await store.closeAccount({ accountId: "b", scope: "account:b", now: NOW })).toBe(true);
    expect(await store.topUp({ accountId: "a", period: PERIOD, credits: 5, now: NOW })).toBe("applied");

    const claim = { scope: "account:a", key: "k", fingerprint: sha256("f") };
    const credits = { kind: "credits", accountId: "a", period: PERIOD, amount: 4 } as const;
    const limits = { callsPerDay: 2, sharedCallsPerDay: 9, attemptsPerMinute: 9 };
    const call = { kind: "allowance", bucket: "b", day: "2026-01-01", limits } as const;
    const at = { now: NOW, expiresAt: NOW + 60_000 };
    expect(await store.reserve({ id: "x", payment: credits, claim, ...at })).toMatchObject({ remaining: 11 });
    expect(await store.reserve({ id: "y", payment: call, claim: undefined, ...at })).toMatchObject({
      remaining: 1,
    });
    const ending = { claim, body: "answer", keepUntil: NOW + 1_000 };
    const settled = { accountId: "a", receipt: undefined, now: NOW };
    expect(await store.settle({ ...settled, id: "x", verb: "capture", claim: ending })).toBe(true);
    expect(await store.findClaim({ claim, now: NOW })).toMatchObject({ answer: { body: "answer" } });
    expect(await store.awaitAnswer({ claim, waitMs: 10 })).toMatchObject({ body: "answer" });
    expect(await store.wallet({ accountId: "a", period: PERIOD })).toMatchObject({ spent: 4, remaining: 11 });
    expect(await store.allowance({ bucket: "b", day: "2026-01-01" })).toEqual({ used: 0, inflight: 1 });
    expect(await store.findReceipt({ accountId: "a", receiptId: "x" })).toBe(undefined);
    const listing = {
      accountId: "a",
      since: NOW,
      until: NOW + 1,
      tool: "t",
      outcome: "ok",
      limit: 1,
    } as const;
    const place = { settledAt: NOW, id: "x" };
    for (const asked of [listing, { ...listing, keyId: "k", endUser: "ada", after: place }])
      expect(await store.listReceipts(asked)).toEqual({ receipts: [], next: undefined });
    const days = { fromDay: "2026-01-01", toDay: "2026-01-02", by: ["day", "key"] } as const;
    expect(await store.usage({ accountId: "a", ...days, after: ["2026-01-01", ""], limit: 1 })).toEqual([]);

    const attempt = { subject: "a", limit: 1, now: NOW };
    expect(await store.consumeRate(attempt)).toMatchObject({ allowed: true });
    expect(await store.peekRate(attempt)).toMatchObject({ remaining: 0 });
    expect(await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 })).toBe(true);
    expect(await store.takeDaily({ subject: "a", day: "2026-01-01", limit: 1 })).toBe(false);
    expect(await store.reap(NOW + 120_000)).toBe(1);
    expect(await store.verify()).toMatchObject({ ok: true, spent: 4, granted: 15, held: 0, captured: 1 });
    expect(await store.ready()).toBe(true);
    await store.close();
  });
});
