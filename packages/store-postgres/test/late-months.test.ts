// Months that are made late, or beside rows of no month: nobody misses a row meanwhile, and what cannot be made is said.
import type { Store } from "@svckit/core";
import { createTestClock, type TestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { postgresStore } from "../src/index.js";
import { callAt, idOf, listeningLogger, openAccount, rowsByMonth, untilWaiting } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const JANUARY = Date.UTC(2026, 0, 1);
const JUNE = Date.UTC(2026, 5, 9);
const MINUTE_MS = 60_000;

describe.skipIf(reason !== undefined)("a month that is made late", () => {
  let schema: TestSchema;
  let clock: TestClock;
  let store: Store;
  beforeEach(async () => {
    schema = createTestSchema(url);
    clock = createTestClock(JANUARY);
    store = schema.open(clock).store;
    await openAccount(store);
  });
  afterEach(() => schema.drop());

  const of = (table: string) => rowsByMonth(schema.pool, schema.name, table);
  const ask = async (sql: string) => (await schema.pool.query(sql.replaceAll("$schema", schema.name))).rows;
  const isKeptFor = async (accountId: string, id: string) =>
    (await store.findReceipt({ accountId, receiptId: id })) !== undefined;
  const isKept = (id: string) => isKeptFor("a", id);

  /** Another server that makes the month of a table, and has not committed yet; gives how it does. */
  async function makingMonth(table: string): Promise<() => Promise<void>> {
    const maker = await schema.pool.connect();
    await maker.query("BEGIN");
    const { rows } = await maker.query(
      `SELECT ${schema.name}.make_month('${table}', ${JUNE}, 0, NULL) AS outcome`,
    );
    expect(rows).toEqual([{ outcome: "there" }]);
    return async () => {
      await maker.query("COMMIT");
      maker.release();
    };
  }

  /** A store with a log, as of a server beside the first. */
  async function serverWith(options: Partial<Parameters<typeof postgresStore>[1]> = {}) {
    const { logger, reasons } = listeningLogger();
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const own = postgresStore(pool, { schema: schema.name, clock, logger, ...options });
    const end = async () => {
      await own.close();
      await pool.end();
    };
    return { own, reasons, end };
  }

  it("has the rows that came before it, and each is found", async () => {
    const ids = await Promise.all([callAt(store, JUNE), callAt(store, JUNE, { id: "own" })]);
    expect(await of("receipt")).toContain("other: 2");
    clock.set(JUNE);
    await store.reap(JUNE);
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "2026_06: 1", "2026_07: 0", "other: 1"]);
    expect(await of("ended_hold")).toContain("2026_06: 1");
    expect(await Promise.all(ids.map(isKept))).toEqual([true, true]);
  });

  it("is whole for a proof that waits while it is made", async () => {
    await Promise.all([callAt(store, JUNE), callAt(store, JUNE)]);
    const commit = await makingMonth("ended_hold");
    const proof = store.verify();
    await untilWaiting(schema.pool, schema.name, 1);
    await commit();
    expect(await proof).toMatchObject({ ok: true, unexplained: 0, captured: 2 });
    expect(await of("ended_hold")).toContain("2026_06: 2");
  });

  it("is whole for a list and a look-up that wait while it is made", async () => {
    const id = await callAt(store, JUNE);
    const commit = await makingMonth("receipt");
    const [listed, found] = [store.listReceipts({ accountId: "a", limit: 9 }), isKept(id)];
    await untilWaiting(schema.pool, schema.name, 2);
    await commit();
    expect((await listed).receipts).toHaveLength(1);
    expect(await found).toBe(true);
  });

  it("takes what is on its way while it is made", async () => {
    const commit = await makingMonth("receipt");
    const id = callAt(store, JUNE);
    await untilWaiting(schema.pool, schema.name, 1);
    await commit();
    expect(await isKept(await id)).toBe(true);
    expect(await of("receipt")).toContain("2026_06: 1");
  });

  it("begins behind more rows than can come along, and those are kept", async () => {
    await ask(`INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt, settled_at)
      SELECT left(h, 8) || '-' || right(h, 4) || '-7000-8000-000000000000', 'a', '2026-06-09', 't', 1, '{"receipt_id":"x"}', ${JUNE} + i
      FROM generate_series(1, 1500) AS i CROSS JOIN LATERAL lpad(to_hex(${JUNE} + i), 12, '0') AS h`);
    clock.set(JUNE + 10_000);
    await store.reap(JUNE + 10_000);
    expect(await of("receipt")).toEqual([
      "2026_01: 0",
      "2026_02: 0",
      "2026_06: 1000",
      "2026_07: 0",
      "other: 500",
    ]);
    const id = await callAt(store, JUNE + 10_000);
    expect(await of("receipt")).toContain("2026_06: 1001");
    expect(await isKept(id)).toBe(true);
    expect(await ask(`SELECT count(*)::int AS n FROM $schema.receipt`)).toEqual([{ n: 1_501 }]);
    expect(await ask(`SELECT count(DISTINCT id)::int AS n FROM $schema.receipt`)).toEqual([{ n: 1_501 }]);
  });

  /** Rows of no month, more than calls wait for. */
  async function fillOther(id: string): Promise<void> {
    await ask(`ALTER TABLE $schema.receipt_other SET (fillfactor = 10)`);
    await ask(`INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt, settled_at)
      SELECT ${id}, 'a', '2026-01-01', 't', 1, repeat('x', 700), ${JANUARY} FROM generate_series(1, 4200) AS i`);
  }
  // Of the year 2025, as of months that were not made.
  const PASSED = "'0194' || lpad(to_hex(i), 4, '0') || '-0000-7000-8000-000000000000'";

  it("is not made by a server beside others where the rows of no month are many, and a server that starts alone makes it", async () => {
    await fillOther(PASSED);
    clock.set(JUNE);
    const { own, reasons, end } = await serverWith();
    expect(await own.ready()).toBe(true);
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "other: 4200"]);
    expect(await of("ended_hold")).toContain("2026_06: 0");
    expect(reasons).toEqual([
      expect.stringMatching(/^receipt: the table for what is of no month is so large/),
    ]);
    // Once an hour, and not every minute.
    clock.set(JUNE + MINUTE_MS);
    await own.reap(JUNE + MINUTE_MS);
    expect(reasons).toHaveLength(1);
    expect(await isKept(await callAt(store, JUNE))).toBe(true);
    await end();

    await schema.silence();
    const next = await serverWith();
    expect(await next.own.ready()).toBe(true);
    expect(next.reasons).toEqual([]);
    expect(await of("receipt")).toContain("2026_06: 1");
    await next.end();
  });

  it("is none where the rows of no month are many, and of ids without a time: no server reads them for it, and none says so", async () => {
    await fillOther("'own-' || i");
    clock.set(JUNE);
    await schema.silence();
    const { own, reasons, end } = await serverWith();
    expect(await own.ready()).toBe(true);
    expect(reasons).toEqual([]);
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "other: 4200"]);
    await end();
  });

  it("is made beside calls that go to the month of now, however many rows of no month there are", async () => {
    await fillOther(PASSED);
    const [today, behind] = [Date.UTC(2026, 1, 20), Date.UTC(2026, 2, 5)];
    const beside = await schema.pool.connect();
    await beside.query(`BEGIN; LOCK TABLE ONLY ${schema.name}.receipt IN ROW EXCLUSIVE MODE`);
    clock.set(today);
    await store.reap(today);
    await beside.query("ROLLBACK");
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "2026_03: 0", "other: 4200"]);

    const other = schema.open(clock).store;
    expect(await other.ready()).toBe(true);
    // What is of a time that is still to come waits for its month, and comes to it. It keeps the wallet of its account meanwhile.
    await openAccount(store, "early");
    await ask("DROP TABLE $schema.receipt_2026_03");
    await beside.query(`BEGIN; SELECT ${schema.name}.make_month('receipt', ${today}, 1, NULL)`);
    const early = callAt(store, today, { id: idOf(behind), accountId: "early" });
    await untilWaiting(schema.pool, schema.name, 1);
    expect(await ask(`SELECT parent FROM $schema.missing_months(${today})`)).toEqual([{ parent: "receipt" }]);
    expect(await isKept(await callAt(other, today))).toBe(true);
    await beside.query("COMMIT");
    beside.release();
    expect(await isKeptFor("early", await early)).toBe(true);
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 1", "2026_03: 1", "other: 4200"]);
  });

  it("is not made in the place of a table that somebody has detached, and the log says so", async () => {
    await ask("ALTER TABLE $schema.receipt DETACH PARTITION $schema.receipt_2026_02");
    const { own, reasons, end } = await serverWith();
    expect(await own.ready()).toBe(true);
    expect(reasons).toEqual(["receipt: a table that is no partition has its name"]);
    await end();
  });

  it("is none of a clock before 1970, and the store opens", async () => {
    const early = createTestClock(-JUNE);
    const { own, reasons, end } = await serverWith({ clock: early });
    expect(await own.ready()).toBe(true);
    expect(reasons).toEqual([]);
    expect(await ask(`SELECT $schema.make_month('receipt', ${-JUNE}, 0, NULL) AS outcome`)).toEqual([
      { outcome: "there" },
    ]);
    await end();
  });

  it("keeps no server from starting while another makes months for long", async () => {
    const lock = await schema.pool.connect();
    await lock.query(
      `BEGIN; SELECT pg_advisory_xact_lock(hashtext('to make months in ' || '${schema.name}'))`,
    );
    clock.set(JUNE);
    const { own, reasons, end } = await serverWith();
    const startedAt = Date.now();
    expect(await own.ready()).toBe(true);
    expect(Date.now() - startedAt).toBeLessThan(4_500);
    expect(reasons).toEqual([expect.stringMatching(/^receipt: another server/)]);
    await lock.query("ROLLBACK");
    lock.release();
    await end();
  });

  it("is made where the database's tablespace is named as the default of a connection", async () => {
    const fresh = createTestSchema(url);
    const options = { connectionString: url, max: 2, options: "-c default_tablespace=pg_default" };
    const pool = new pg.Pool(options);
    const own = postgresStore(pool, { schema: fresh.name, clock });
    expect(await own.ready()).toBe(true);
    expect(await rowsByMonth(fresh.pool, fresh.name, "receipt")).toContain("2026_01: 0");
    await own.close();
    await pool.end();
    await fresh.drop();
  });

  it("has ids whose time is that of its month alone", async () => {
    await callAt(store, JUNE, { id: idOf(Date.UTC(2040, 0, 1)) });
    await callAt(store, JUNE);
    clock.set(JUNE);
    await store.reap(JUNE);
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "2026_06: 1", "2026_07: 0", "other: 1"]);
  });
});
