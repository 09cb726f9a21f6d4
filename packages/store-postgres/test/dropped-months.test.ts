// Months that are dropped: what is younger stays, what goes is what was counted, and nobody waits for whoever drops them.
import type { Store } from "@svckit/core";
import { createTestClock, type TestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { postgresStore } from "../src/index.js";
import { callAt, idOf, openAccount, pruneAll, rowsByMonth, untilWaiting } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const HOUR_MS = 3_600_000;
const JANUARY = Date.UTC(2026, 0, 1);
const FEBRUARY = Date.UTC(2026, 1, 1);
const MARCH = Date.UTC(2026, 2, 1);
const APRIL = Date.UTC(2026, 3, 1);

describe.skipIf(reason !== undefined)("a month that is too old", () => {
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
  const isKept = async (id: string) =>
    (await store.findReceipt({ accountId: "a", receiptId: id })) !== undefined;
  async function comeTo(at: number): Promise<void> {
    clock.set(at);
    await store.reap(at);
  }

  /** Runs a test with a connection that is in a transaction. */
  async function beside<T>(statements: string, run: (other: pg.PoolClient) => Promise<T>): Promise<T> {
    const other = await schema.pool.connect();
    await other.query(statements.replaceAll("$schema", schema.name));
    try {
      return await run(other);
    } finally {
      await other.query("ROLLBACK");
      other.release();
    }
  }

  /** Runs a test with a store on connections that have an isolation level of their own. */
  async function isolated(run: (store: Store) => Promise<void>): Promise<void> {
    const options = "-c default_transaction_isolation=repeatable\\ read";
    const pool = new pg.Pool({ connectionString: url, max: 2, options });
    const own = postgresStore(pool, { schema: schema.name, clock });
    await own.ready();
    await run(own);
    await own.close();
    await pool.end();
  }

  it("keeps a receipt that is settled while it is about to go, whatever isolation is the default", async () => {
    const old = await callAt(store, JANUARY);
    const late = idOf(JANUARY + 1);
    await comeTo(MARCH);
    await isolated(async (own) => {
      const writing = `BEGIN; INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt, settled_at)
        VALUES ('${late}', 'a', '2026-03-01', 't', 1, '{}', ${MARCH})`;
      await beside(writing, async (other) => {
        const pruned = own.prune?.({ kind: "receipts", before: FEBRUARY });
        await untilWaiting(schema.pool, schema.name, 1);
        await other.query("COMMIT");
        expect(await pruned).toEqual({ rows: 1, isMore: false });
      });
      expect([await isKept(old), await isKept(late)]).toEqual([false, true]);
      await comeTo(APRIL + 1);
      expect(await own.prune?.({ kind: "receipts", before: APRIL })).toEqual({ rows: 1, isMore: true });
    });
  });

  it("is dropped by no statement that sees what was committed before its transaction alone", async () => {
    await callAt(store, JANUARY);
    await comeTo(MARCH);
    for (const verb of ["drop_month_of_receipts", "drop_month_of_holds"])
      await beside("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1", async (other) => {
        const { rows } = await other.query(`SELECT ${schema.name}.${verb}(${APRIL}) AS rows`);
        expect(rows).toEqual([{ rows: null }]);
      });
  });

  it("is proved whole by a proof that waits while it goes, whatever isolation is the default", async () => {
    await callAt(store, JANUARY);
    await comeTo(MARCH);
    await isolated((own) =>
      beside(`BEGIN; SELECT $schema.drop_month_of_holds(${MARCH})`, async (other) => {
        const proof = own.verify();
        await untilWaiting(schema.pool, schema.name, 1);
        await other.query("COMMIT");
        expect(await proof).toMatchObject({ ok: true, captured: 1 });
      }),
    );
  });

  it("keeps what an unpaid call asked whose receipt was cut, and all that goes was counted", async () => {
    await callAt(store, JANUARY);
    const inner = [idOf(FEBRUARY - 1), idOf(FEBRUARY - 1), idOf(FEBRUARY)];
    const earlier = FEBRUARY - 24 * HOUR_MS;
    const old = [idOf(earlier), idOf(FEBRUARY)];
    const cut = [
      await callAt(store, FEBRUARY - 1, { credits: 0, settledAt: FEBRUARY + HOUR_MS, inner }),
      await callAt(store, earlier, { credits: 0, inner: old }),
    ];
    await comeTo(FEBRUARY + 2 * HOUR_MS);
    // As the receipts of an account that are too many are.
    await ask(`SELECT $schema.drop_receipts(ARRAY['${cut.join("','")}'])`);
    const before = FEBRUARY + 1;
    expect(await store.countPrunable?.({ kind: "receipts", before })).toMatchObject({ rows: 1 });
    expect(await pruneAll(store, "receipts", before)).toEqual([1]);
    expect(await Promise.all([...inner, ...old].map(isKept))).toEqual([true, true, true, true, true]);
    // They go as what nobody has paid for goes, and then the month does.
    await comeTo(APRIL);
    expect(await Promise.all([...inner, ...old].map(isKept))).toEqual([false, false, false, false, false]);
    expect(await pruneAll(store, "receipts", MARCH)).toEqual([0, 0, 0]);
    expect(await of("receipt")).not.toContain("2026_01: 0");
  });

  it("keeps what a call of the month before asked whose receipt was cut, in its own month and behind it", async () => {
    const inner = [idOf(FEBRUARY), idOf(FEBRUARY + HOUR_MS)];
    const cut = await callAt(store, FEBRUARY - 1, { credits: 0, settledAt: FEBRUARY + HOUR_MS, inner });
    await callAt(store, JANUARY);
    await callAt(store, FEBRUARY);
    await comeTo(MARCH + HOUR_MS);
    await ask(`SELECT $schema.drop_receipts(ARRAY['${cut}'])`);
    for (const [before, months] of [
      [FEBRUARY, [1, 0]],
      [MARCH, [1]],
    ] as const) {
      clock.set(clock.now() + HOUR_MS);
      expect(await store.countPrunable?.({ kind: "receipts", before })).toMatchObject({ rows: 1 });
      expect(await pruneAll(store, "receipts", before)).toEqual(months);
      expect(await Promise.all(inner.map(isKept))).toEqual([true, true]);
    }
  });

  it("keeps what is of no call and has no age, and all that goes was counted", async () => {
    await callAt(store, JANUARY);
    await ask(`INSERT INTO $schema.receipt (id, account_id, day, tool, credits_used, receipt)
      VALUES ('${idOf(JANUARY)}', 'a', '2026-01-01', 't', 1, '{}')`);
    await comeTo(MARCH);
    expect(await store.countPrunable?.({ kind: "receipts", before: MARCH })).toMatchObject({ rows: 1 });
    expect(await pruneAll(store, "receipts", FEBRUARY)).toEqual([1]);
    expect(await of("receipt")).toContain("2026_01: 1");
  });

  it("goes in pieces, and no call waits, where another server keeps the months for long", async () => {
    for (let day = 0; day < 3; day += 1) await callAt(store, JANUARY + day);
    await comeTo(MARCH);
    for (const kind of ["receipts", "holds"] as const) {
      const lock = `BEGIN; SELECT pg_advisory_xact_lock(hashtext('to drop months of ${kind} in ' || '$schema'))`;
      await beside(lock, async () => {
        const startedAt = Date.now();
        expect(await pruneAll(store, kind, MARCH)).toEqual([3]);
        expect(Date.now() - startedAt).toBeLessThan(1_000);
      });
    }
    expect(await store.verify()).toMatchObject({ ok: true, captured: 3 });
  });

  it("is counted once: whoever drops pieces meanwhile goes on later, and holds are given back", async () => {
    await callAt(store, JANUARY);
    await comeTo(MARCH);
    const counting = `BEGIN; SELECT pg_advisory_xact_lock(hashtext('to drop pieces of receipts in ' || '$schema'))`;
    await beside(counting, async () => {
      // The month is not dropped beside another that is, and the piece is not either.
      expect(await store.prune?.({ kind: "receipts", before: MARCH })).toEqual({ rows: 0, isMore: true });
      expect(await store.reap(MARCH + HOUR_MS)).toBe(0);
    });
    expect(await store.prune?.({ kind: "receipts", before: MARCH })).toEqual({ rows: 1, isMore: false });
  });

  it("is counted before its table is locked: other servers delete from all months", async () => {
    const ids = [await callAt(store, JANUARY), await callAt(store, JANUARY), await callAt(store, JANUARY)];
    await comeTo(MARCH);
    // One that goes meanwhile was there as it was counted.
    await beside(`BEGIN; DELETE FROM $schema.receipt WHERE id = '${ids[0]}'`, async (other) => {
      const pruned = store.prune?.({ kind: "receipts", before: FEBRUARY });
      await untilWaiting(schema.pool, schema.name, 1);
      await other.query("COMMIT");
      expect(await pruned).toEqual({ rows: 3, isMore: true });
    });
    expect(await Promise.all(ids.map(isKept))).toEqual([false, false, false]);
  });

  it("goes in pieces where a view of somebody else's reads it, and the next one goes at once", async () => {
    for (const at of [JANUARY, JANUARY + 1, FEBRUARY]) await callAt(store, at);
    await comeTo(APRIL);
    await ask(`CREATE VIEW $schema.mine AS SELECT id FROM $schema.receipt_2026_01;
      CREATE VIEW $schema.holds AS SELECT id FROM $schema.ended_hold_2026_01`);
    for (const [kind, table] of [
      ["receipts", "receipt"],
      ["holds", "ended_hold"],
    ] as const) {
      expect(await pruneAll(store, kind, MARCH)).toEqual([1, 2]);
      expect(await of(table)).toEqual(["2026_01: 0", "2026_04: 0", "2026_05: 0", "other: 0"]);
    }
    expect(await store.verify()).toMatchObject({ ok: true, captured: 3 });
  });
});
