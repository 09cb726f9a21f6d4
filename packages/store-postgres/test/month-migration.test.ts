// How receipts and ended holds of a schema of version 17 come into partitions by month.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../src/index.js";
import { STORE_TABLES } from "../src/sql/migrations.js";
import { callAt, idOf, openAccount, rowsByMonth } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const DAY_MS = 86_400_000;
const VERSION_1 = readFileSync(join(import.meta.dirname, "version-1.sql"), "utf8");
const UP_TO_17 = STORE_TABLES.migrations.filter(({ version }) => version <= 17).map(({ sql }) => sql);
// The migration goes by the database's clock, and so do the rows.
const NOW = Date.now();
const DAYS_AGO = [200, 100, 40, 1, 0];

/** The first instant of a month, so many behind that of now. */
const monthBehind = (months: number) => {
  const now = new Date(NOW);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1);
};
const nameOf = (at: number) => new Date(at).toISOString().slice(0, 7).replace("-", "_");

describe.skipIf(reason !== undefined)("a schema from before there were months", () => {
  let schema: TestSchema;
  beforeEach(async () => {
    schema = createTestSchema(url);
    await ask(`CREATE SCHEMA $schema; SET search_path TO $schema; ${VERSION_1}; ${UP_TO_17.join(";")};
      UPDATE schema_version SET version = 17; DELETE FROM receipt; RESET search_path`);
  });
  afterEach(() => schema.drop());

  const ask = async (sql: string) => (await schema.pool.query(sql.replaceAll("$schema", schema.name))).rows;
  const of = (table: string) => rowsByMonth(schema.pool, schema.name, table);
  const newestMade = async () =>
    (await ask("SELECT max(version) AS version FROM $schema.schema_version"))[0].version;

  /** Rows of the old tables; gives their ids. */
  async function fill(idAt: (at: number, index: number) => string): Promise<string[]> {
    const ids = DAYS_AGO.map((days, index) => idAt(NOW - days * DAY_MS, index));
    for (const [index, id] of ids.entries()) {
      const at = NOW - (DAYS_AGO[index] ?? 0) * DAY_MS;
      await ask(`INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt, settled_at)
          VALUES ('${id}', 'a', '${new Date(at).toISOString().slice(0, 10)}', 't', 1, '{}', ${at});
        INSERT INTO $schema.ended_hold (id, kind, amount, state, expires_at) VALUES ('${id}', 'free', 0, 'captured', ${at})`);
    }
    return ids;
  }

  it("keeps all its rows, and what comes after is kept by the month", async () => {
    const ids = await fill(idOf);
    const clock = createTestClock(NOW);
    const { store } = schema.open(clock);
    const before = await ask("SELECT * FROM $schema.receipt ORDER BY id");
    expect(await store.ready()).toBe(true);
    expect(await ask("SELECT * FROM $schema.receipt ORDER BY id")).toEqual(before);
    expect(await store.verify()).toMatchObject({ ok: true, captured: 2 });
    const listed = await store.listReceipts({ accountId: "a", limit: 9 });
    expect(listed.receipts.map(({ settledAt }) => settledAt)).toEqual(
      DAYS_AGO.map((days) => NOW - days * DAY_MS).reverse(),
    );
    for (const receiptId of ids) expect(await store.findReceipt({ accountId: "a", receiptId })).toBeDefined();

    // The month of now is in what was there, and each later one has a partition.
    const next = monthBehind(2);
    clock.set(next);
    await store.reap(next);
    await openAccount(store);
    await callAt(store, next);
    const months = (await of("receipt")).filter((line) => !line.startsWith(nameOf(monthBehind(1))));
    expect(months).toEqual([`${nameOf(next)}: 1`, `${nameOf(monthBehind(3))}: 0`, "first: 5", "other: 0"]);

    // A month from now all that was there is too old.
    clock.set(next + 60_000);
    expect(await store.prune?.({ kind: "receipts", before: next })).toEqual({ rows: 5, isMore: true });
    expect(await of("receipt")).not.toContain("first: 5");
  });

  it("whose ids are not in the order of time is left in one table", async () => {
    await ask(`INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt, settled_at)
      SELECT 'own-' || i, 'a', '2026-01-01', 't', 1, '{}', ${NOW} - i::bigint * ${DAY_MS / 100} FROM generate_series(0, 10000) AS i`);
    const { store } = schema.open(createTestClock(NOW));
    expect(await store.ready()).toBe(true);
    expect(await of("receipt")).toContain("other: 10001");
    expect((await of("receipt")).join()).not.toContain("first");
    const found = (number: number) => store.findReceipt({ accountId: "a", receiptId: `own-${number}` });
    expect([await found(0), await found(10_000)]).toEqual([{}, {}]);
    expect(await store.prune?.({ kind: "receipts", before: NOW - 95 * DAY_MS })).toEqual({
      rows: 500,
      isMore: false,
    });
  });

  it("keeps all its rows where a few ids are of a clock that was ahead, and those are of no month", async () => {
    const ids = await fill((at, index) => (index === 0 ? idOf(Date.UTC(2040, 0, 1)) : idOf(at)));
    await migrate(schema.pool, { schema: schema.name });
    expect(await of("receipt")).toEqual(["first: 4", "other: 1"]);
    expect(await of("ended_hold")).toContain("other: 1");
    const { store } = schema.open(createTestClock(NOW));
    for (const receiptId of ids) expect(await store.findReceipt({ accountId: "a", receiptId })).toBeDefined();
    expect((await store.listReceipts({ accountId: "a", limit: 9 })).receipts).toHaveLength(5);
    expect(await of("receipt")).toContain("first: 4");
  });

  it("is left alone where somebody has made something on its tables, and the error names it", async () => {
    const ids = await fill(idOf);
    const made = [
      [
        "CREATE VIEW $schema.mine AS SELECT id FROM $schema.receipt",
        "DROP VIEW $schema.mine",
        "view $schema.mine",
      ],
      [
        "CREATE POLICY own ON $schema.ended_hold USING (true)",
        "DROP POLICY own ON $schema.ended_hold",
        "policy own on table $schema.ended_hold",
      ],
      [
        "CREATE PUBLICATION $schema_out FOR TABLE $schema.receipt",
        "DROP PUBLICATION $schema_out",
        "publication of table $schema.receipt in publication $schema_out",
      ],
      [
        `CREATE FUNCTION $schema.told() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
          CREATE TRIGGER tell AFTER INSERT ON $schema.receipt FOR EACH ROW EXECUTE FUNCTION $schema.told()`,
        "DROP FUNCTION $schema.told CASCADE",
        "trigger tell on table $schema.receipt",
      ],
      [
        "CREATE TABLE $schema.note (id TEXT REFERENCES $schema.receipt (id))",
        "DROP TABLE $schema.note",
        "constraint note_id_fkey on note",
      ],
    ] as const;
    for (const [make, unmake, name] of made) {
      await ask(make);
      const named = name.replaceAll("$schema.", "").replaceAll("$schema", schema.name);
      await expect(migrate(schema.pool, { schema: schema.name })).rejects.toThrow(named);
      expect([await newestMade(), await ask("SELECT count(*)::int AS n FROM $schema.receipt")]).toEqual([
        17,
        [{ n: ids.length }],
      ]);
      await ask(unmake);
    }
    await migrate(schema.pool, { schema: schema.name });
    expect(await newestMade()).toBeGreaterThan(17);
  });

  it("is migrated once by servers that start together", async () => {
    await fill(idOf);
    const stores = Array.from({ length: 4 }, () => schema.open(createTestClock(NOW)).store);
    expect(await Promise.all(stores.map((each) => each.ready()))).toEqual([true, true, true, true]);
    expect(await of("receipt")).toContain("first: 5");
    expect(await ask("SELECT count(*)::int AS n FROM $schema.migration WHERE version = 18")).toEqual([
      { n: 1 },
    ]);
  });

  it("is as it was where the step fails behind its first half, and where its process is killed", async () => {
    await fill(idOf);
    // In the way of the second table.
    await ask("CREATE TABLE $schema.ended_hold_first (id INT)");
    await expect(migrate(schema.pool, { schema: schema.name })).rejects.toThrow(
      '"ended_hold_first" already exists',
    );
    const asItWas = async () => [
      await newestMade(),
      await ask("SELECT count(*)::int AS n FROM $schema.receipt"),
      await ask("SELECT relkind FROM pg_class WHERE oid = '$schema.receipt'::regclass"),
    ];
    expect(await asItWas()).toEqual([17, [{ n: 5 }], [{ relkind: "r" }]]);
    await ask("DROP TABLE $schema.ended_hold_first");

    // It waits for a reader of the second table, with the first one done.
    const reader = await schema.pool.connect();
    await reader.query(`BEGIN; LOCK TABLE ${schema.name}.ended_hold IN ACCESS SHARE MODE`);
    const { store, pool } = schema.open(createTestClock(NOW));
    pool.on("error", () => {});
    const killed = expect(store.ready()).rejects.toThrow(/terminat/);
    const migrating = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid IN (
      SELECT pid FROM pg_locks WHERE relation = '${schema.name}.ended_hold'::regclass AND NOT granted)`;
    const waits = async () => (await ask(migrating)).length;
    await expect.poll(waits, { interval: 5, timeout: 8_000 }).toBe(1);
    await ask(`SELECT pg_terminate_backend(pid) FROM (${migrating}) AS m`);
    await killed;
    await reader.query("COMMIT");
    reader.release();
    expect(await asItWas()).toEqual([17, [{ n: 5 }], [{ relkind: "r" }]]);
    expect(await store.ready()).toBe(true);
    expect(await of("receipt")).toContain("first: 5");
  });
});
