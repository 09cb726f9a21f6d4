// How a schema of an earlier version becomes one of this program's, also beside processes that are at work on it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  defineExtension,
  type Migration,
  newestVersion,
  periodAt,
  sha256,
  UNPAID_RECEIPTS,
} from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../src/index.js";
import { STORE_TABLES } from "../src/sql/migrations.js";
import { FUNCTIONS } from "../src/sql/schema.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 10, false);
const NEWEST = newestVersion(STORE_TABLES);
const VERSION_1 = readFileSync(join(import.meta.dirname, "version-1.sql"), "utf8");
const claim = (key: string) => ({ scope: "account:a", key, fingerprint: sha256(key) });
const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

// What a schema consists of, without the names that Postgres makes up for constraints.
const CATALOG = `
SELECT 'column' AS kind, table_name || '.' || column_name AS name,
  concat_ws(' ', row_number() OVER (PARTITION BY table_name ORDER BY ordinal_position), data_type, collation_name, is_nullable, column_default, identity_generation) AS says
FROM information_schema.columns WHERE table_schema = $1
UNION ALL SELECT 'index', indexname, replace(indexdef, $1, 's') FROM pg_indexes WHERE schemaname = $1
UNION ALL SELECT 'constraint', conrelid::regclass::text, replace(pg_get_constraintdef(oid), $1, 's') FROM pg_constraint
  WHERE connamespace = $1::regnamespace AND contype <> 'n'
UNION ALL SELECT 'table', relname, concat(relkind, relpersistence, reloptions) FROM pg_class
  WHERE relnamespace = $1::regnamespace
UNION ALL SELECT 'function', proname, replace(pg_get_functiondef(oid), $1, 's') FROM pg_proc
  WHERE pronamespace = $1::regnamespace
ORDER BY 1, 2, 3`;

/** An extension that does nothing, with so many steps. */
function counterOf(version: 1 | 2) {
  const verbs = { verbs: {} };
  const migrations: readonly Migration[] = [
    { version: 1, does: "makes the table", sql: "CREATE TABLE counter (old INTEGER)" },
    { version: 2, does: "renames a column", sql: "ALTER TABLE counter RENAME COLUMN old TO new" },
  ].slice(0, version);
  const engine = { migrations, open: () => verbs };
  return defineExtension<object>({ name: "counter", memory: () => verbs, sqlite: engine, postgres: engine });
}

describe.skipIf(reason !== undefined)("an extension's tables", () => {
  let schema: TestSchema;
  const clock = createTestClock(NOW);
  beforeEach(() => {
    schema = createTestSchema(url);
  });
  afterEach(() => schema.drop());

  const versions = async () =>
    (
      await schema.pool.query(
        `SELECT version FROM ${schema.name}.migration WHERE name = 'counter' ORDER BY 1`,
      )
    ).rows;

  it("are made beside processes that are at work without it", async () => {
    const { store } = schema.open(clock);
    expect(await store.ready()).toBe(true);
    expect(await schema.open(clock, [counterOf(1)]).store.ready()).toBe(true);
    expect(await store.ready()).toBe(true);
    expect(await versions()).toEqual([{ version: 1 }]);
  });

  it("come to no later version beside processes that are at work", async () => {
    const { store, end } = schema.open(clock, [counterOf(1)]);
    expect(await store.ready()).toBe(true);
    const later = schema.open(clock, [counterOf(2)]).store;
    await expect(later.ready()).rejects.toThrow(
      "the tables of the extension counter have version 1 and are to have 2, but other processes are at work on them (1)",
    );
    await end();
    expect(await later.ready()).toBe(true);
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
  });

  it("are migrated by another role's `migrate` as well", async () => {
    await migrate(schema.pool, { schema: schema.name, extensions: [counterOf(2)] });
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
    await expect(schema.open(clock, [counterOf(1)]).store.ready()).rejects.toThrow(
      "this program knows version 1",
    );
  });

  it("are not made where two extensions have one name", async () => {
    const twice = { schema: schema.name, extensions: [counterOf(1), counterOf(2)] };
    await expect(migrate(schema.pool, twice)).rejects.toThrow(
      "two extensions of the store are named counter",
    );
    expect(() => schema.open(clock, twice.extensions)).toThrow(
      "two extensions of the store are named counter",
    );
    await schema.open(clock).store.ready();
    expect(await versions()).toEqual([]);
  });
});

describe.skipIf(reason !== undefined)("a schema of version 1", () => {
  let schema: TestSchema;
  let clock = createTestClock(NOW);
  beforeEach(async () => {
    clock = createTestClock(NOW);
    schema = createTestSchema(url);
    await schema.pool.query(
      `CREATE SCHEMA ${schema.name}; SET search_path TO ${schema.name}; ${VERSION_1}; RESET search_path`,
    );
  });
  afterEach(() => schema.drop());

  const ask = async (sql: string, of: TestSchema = schema) =>
    (await of.pool.query(sql.replaceAll("$schema", of.name))).rows;
  const catalogOf = async ({ pool, name }: TestSchema = schema) => {
    const { rows } = await pool.query(CATALOG, [name]);
    return rows.map(({ kind, name: each, says }) => `${kind} ${each.replace(name, "s")} ${says}`);
  };
  const versionOf = async () => (await ask("SELECT version FROM $schema.schema_version"))[0].version;

  it("comes to the newest version with all that it held, and what had not ended is given back", async () => {
    const { store } = schema.open(clock);
    expect(await store.verify()).toEqual({
      ...{ ok: true, sum: 0, unexplained: 0, granted: 515, spent: 11, captured: 2 },
      ...{ held: 0, voided: 3, pending: 0, bought: 0, adjusted: 0, expired: 0 },
    });
    expect(await store.wallet({ accountId: "a", period: PERIOD })).toMatchObject({
      granted: 15,
      remaining: 11,
    });
    const ofB = { accountId: "b", period: { ...PERIOD, granted: 500 } };
    expect(await store.wallet(ofB)).toMatchObject({ remaining: 493 });
    expect(await store.findAccount("b")).toMatchObject({ plan: "pro", creditsPerPeriod: 500, anchorAt: NOW });
    expect((await store.findAccount("a"))?.creditsPerPeriod).toBe(null);
    expect(await store.findKey(sha256("key of a"))).toMatchObject({
      key: { id: "key-a" },
      account: { id: "a" },
    });
    expect((await store.keysOf("b"))[0]?.revokedAt).toBe(NOW + 5);
    const answer = { body: '{"answer":"🦊"}', fingerprint: sha256("done") };
    expect(await store.findClaim({ claim: claim("done"), now: NOW })).toEqual({ state: "done", answer });
    expect(await store.findClaim({ claim: claim("running"), now: NOW })).toEqual({ state: "free" });
    expect(await store.allowance({ bucket: "address:1", day: "2026-01-01" })).toEqual({
      used: 1,
      inflight: 0,
    });
    expect(await store.findReceipt({ accountId: "b", receiptId: idOf(3) })).toMatchObject({
      credits_used: 7,
    });
    const days = { fromDay: "2026-01-01", toDay: "2026-01-01", by: ["day", "tool"] } as const;
    expect(await store.usage({ accountId: "a", ...days })).toMatchObject([{ calls: 2, credits: 4 }]);
    expect(await store.peekRate({ subject: "account:a", limit: 5, now: NOW + 9 })).toMatchObject({
      remaining: 2,
    });
    const listed = await store.listReceipts({ accountId: "a", limit: 9 });
    expect(listed.receipts).toMatchObject(
      [2, 1].map((number) => ({ receipt: { receipt_id: idOf(number) }, settledAt: NOW })),
    );
    // What nobody has paid for goes in time, also what an earlier version had kept.
    expect(await store.findReceipt({ accountId: "a", receiptId: idOf(2) })).toMatchObject({
      credits_used: 0,
    });
    await store.reap(NOW + UNPAID_RECEIPTS.keptMs);
    expect(await store.findReceipt({ accountId: "a", receiptId: idOf(2) })).toBe(undefined);
    expect(await store.findReceipt({ accountId: "a", receiptId: idOf(1) })).toMatchObject({
      credits_used: 4,
    });
    expect(await store.usage({ accountId: "a", ...days })).toMatchObject([{ calls: 2, credits: 4 }]);
  });

  it("is worked with as a new one is", async () => {
    const { store } = schema.open(clock);
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 11 } as const;
    const more = { claim: claim("running"), now: NOW, expiresAt: NOW + 1 };
    expect(await store.reserve({ id: "x", payment, ...more })).toEqual({ outcome: "granted", remaining: 0 });
    const settlement = { accountId: "a", receipt: undefined, claim: undefined, now: NOW };
    expect(await store.settle({ ...settlement, id: "x", verb: "capture" })).toBe(true);
    const next = periodAt(NOW, NOW + 40 * 86_400_000, 10, false);
    expect(await store.topUp({ accountId: "a", period: next, credits: 1, now: NOW })).toBe("applied");
    expect(await store.consumeRate({ subject: "account:a", limit: 4, now: NOW + 9 })).toMatchObject({
      remaining: 0,
    });
    expect(await store.verify()).toMatchObject({ ok: true, spent: 22, granted: 526 });
  });

  it("has the tables and functions of a new one once it is migrated, and one that was there as a partition", async () => {
    const newer = createTestSchema(url);
    await migrate(schema.pool, { schema: schema.name });
    await migrate(newer.pool, { schema: newer.name });
    const made = await catalogOf(newer);
    expect((await catalogOf()).filter((line) => !/^\w+ (s\.)?(receipt|ended_hold)_first/.test(line))).toEqual(
      made,
    );
    expect(made.length).toBeGreaterThan(80);
    await newer.drop();
  });

  it("gets the functions of its version: a change of them is a new version, with a step without statements", () => {
    expect(sha256(FUNCTIONS)).toBe("9ca5e4e978df287d0f6b503c790264581c81aa34ad8e71f029db79697fa93d5d");
  });

  it("is migrated once by processes that start together, and keeps a record of it", async () => {
    const stores = Array.from({ length: 6 }, () => schema.open(clock).store);
    expect(await Promise.all(stores.map((store) => store.ready()))).toEqual(stores.map(() => true));
    expect(await ask("SELECT name, version, does FROM $schema.migration")).toEqual([
      {
        name: "store",
        version: 2,
        does: "calls a cycle a period and a turn a count, and records migrations",
      },
      { name: "store", version: 3, does: "bounds what nobody has paid for" },
      { name: "store", version: 4, does: "keeps the deployment's secret" },
      { name: "store", version: 5, does: "keeps what a key stands for where nobody settles its call" },
      { name: "store", version: 6, does: "keeps the receipts of tools that a call asked" },
      { name: "store", version: 7, does: "gives back what a capture does not keep" },
      {
        name: "store",
        version: 8,
        does: "keeps what was bought beyond its period, and what has acted for it",
      },
      { name: "store", version: 9, does: "keeps the calls that wait for a person" },
      { name: "store", version: 10, does: "keeps which key asked, and for whom" },
      { name: "store", version: 11, does: "suspends and closes accounts, and says more of keys" },
      { name: "store", version: 12, does: "finds what is kept of end users, so that it can be forgotten" },
      { name: "store", version: 13, does: "lists the receipts of an account's calls" },
      { name: "store", version: 14, does: "counts calls as their receipts are kept" },
      {
        name: "store",
        version: 15,
        does: "keeps the holds of running calls apart, so that none is updated",
      },
      { name: "store", version: 16, does: "finds what is dropped by its age" },
      { name: "store", version: 17, does: "keeps what proofs of the ledger have found" },
      { name: "store", version: 18, does: "keeps receipts and ended holds by the month" },
      { name: "store", version: 19, does: "counts the attempts of many callers at once" },
    ]);
  });

  it("has calls counted once, those whose receipts were dropped before among them", async () => {
    const upTo13 = STORE_TABLES.migrations.filter(({ version }) => version <= 13);
    await ask(`SET search_path TO $schema; ${upTo13.map(({ sql }) => sql).join(";")};
      UPDATE schema_version SET version = 13;
      INSERT INTO receipt (id, account_id, day, tool, credits_used, receipt, of_call)
        SELECT id || ' asked', account_id, day, tool, 0, receipt, id FROM receipt;
      INSERT INTO past_usage (account_id, day, tool, calls, key_id, end_user)
        SELECT account_id, day, tool, 3, key_id, end_user FROM receipt WHERE account_id = 'b' AND of_call IS NULL
        UNION VALUES ('b', '2025-12-31', 'get_price', 4, 'k', 'ada');
      RESET search_path`);
    const { store } = schema.open(clock);
    const all = { fromDay: "2025-01-01", toDay: "2026-12-31", by: ["account", "day", "endUser"] } as const;
    expect(await store.usage(all)).toEqual([
      { account: "a", day: "2026-01-01", endUser: null, calls: 2, credits: 4 },
      { account: "b", day: "2025-12-31", endUser: "ada", calls: 4, credits: 0 },
      { account: "b", day: "2026-01-01", endUser: null, calls: 4, credits: 7 },
    ]);
  });

  it("is left as it is while a process of that version is at work, and the error says so", async () => {
    const before = await catalogOf();
    await ask("UPDATE $schema.instance SET heartbeat_at = clock_timestamp()");
    const { store } = schema.open(clock);
    await expect(store.ready()).rejects.toThrow(
      `the tables of the store have version 1 and are to have ${NEWEST}, but other processes are at work on them (1): stop them first`,
    );
    await expect(migrate(schema.pool, { schema: schema.name })).rejects.toThrow(
      `version 1 and are to have ${NEWEST}`,
    );
    expect([await versionOf(), await catalogOf()]).toEqual([1, before]);
    await schema.silence();
    expect(await store.ready()).toBe(true);
  });

  it("is left as it was by a migration that fails", async () => {
    // In the way of the step's last statement.
    await ask("CREATE TABLE $schema.migration (id INT)");
    const before = await catalogOf();
    const { store } = schema.open(clock);
    await expect(store.ready()).rejects.toThrow('relation "migration" already exists');
    expect([await versionOf(), await catalogOf()]).toEqual([1, before]);
    await ask("DROP TABLE $schema.migration");
    expect(await store.ready()).toBe(true);
  });

  it("lets go of a process that was frozen while a later program migrated it", async () => {
    const { store } = schema.open(clock);
    await store.ready();
    await ask(
      `INSERT INTO $schema.migration (name, version, does) VALUES ('store', ${NEWEST + 1}, 'a later step')`,
    );
    clock.set(NOW + 60_000);
    const reserved = async () =>
      store.reserve({ id: "x", payment: { kind: "free" }, claim: undefined, now: NOW, expiresAt: NOW + 1 });
    const message = `another process has brought the tables of the store to version ${NEWEST + 1}: start this program anew`;
    await expect(reserved()).rejects.toThrow(message);
    await expect(store.ready()).rejects.toThrow(message);
    await expect(store.findAccount("a")).rejects.toThrow(message);
    expect(await ask("SELECT id FROM $schema.hold WHERE id = 'x'")).toEqual([]);
    const late = schema.open(clock);
    await expect(late.store.ready()).rejects.toThrow(message);
  });
});
