// Receipts and ended holds are kept by the month of their ids, and a month goes whole once all of it is too old.
import type { PrunedKind, Store } from "@svckit/core";
import { createTestClock, type TestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callAt, idOf, openAccount, pruneAll, receiptOf, rowsByMonth } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const MINUTE_MS = 60_000;
const JANUARY = Date.UTC(2026, 0, 1);
const FEBRUARY = Date.UTC(2026, 1, 1);
const MARCH = Date.UTC(2026, 2, 1);
const USAGE = { fromDay: "2026-01-01", toDay: "2026-12-31", by: ["day", "tool"] } as const;

describe.skipIf(reason !== undefined)("receipts and ended holds", () => {
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
  const isKept = async (id: string) =>
    (await store.findReceipt({ accountId: "a", receiptId: id })) !== undefined;
  /** Comes to an instant, as the work that reaps does. */
  async function comeTo(at: number): Promise<void> {
    clock.set(at);
    await store.reap(at);
  }

  const prune = (kind: PrunedKind, before: number, by = store) => pruneAll(by, kind, before);

  it("of a month stand in its partition, which is there before the month begins", async () => {
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "other: 0"]);
    await callAt(store, FEBRUARY - 1, { settledAt: FEBRUARY + 1, inner: [idOf(FEBRUARY)] });
    await callAt(store, FEBRUARY);
    expect(await of("receipt")).toEqual(["2026_01: 1", "2026_02: 2", "other: 0"]);
    expect(await of("ended_hold")).toEqual(["2026_01: 1", "2026_02: 1", "other: 0"]);
    await comeTo(FEBRUARY);
    expect(await of("receipt")).toEqual(["2026_01: 1", "2026_02: 2", "2026_03: 0", "other: 0"]);
    expect(await of("ended_hold")).toHaveLength(4);
  });

  it("of a month that is too old go at once, and what is younger stays", async () => {
    const asked = [idOf(FEBRUARY), idOf(FEBRUARY + MINUTE_MS)] as const;
    const old = await Promise.all([
      ...Array.from({ length: 1_500 }, (_, at) => callAt(store, JANUARY + at)),
      callAt(store, FEBRUARY - 1, { settledAt: FEBRUARY + 1, inner: [asked[0]] }),
      callAt(store, FEBRUARY + 1, { inner: [asked[1]] }),
    ]);
    const young = await Promise.all([callAt(store, FEBRUARY + 5), callAt(store, MARCH)]);
    await comeTo(MARCH);
    const before = FEBRUARY + 5;
    const [usage, counted] = [
      await store.usage(USAGE),
      await store.countPrunable?.({ kind: "receipts", before }),
    ];
    expect(counted?.rows).toBe(1_504);
    // A month with what its calls asked in the next, and then a piece of the month that is partly too old.
    expect(await prune("receipts", before)).toEqual([1_502, 2]);
    expect(new Set(await Promise.all([...old, ...asked].map(isKept)))).toEqual(new Set([false]));
    expect(await Promise.all(young.map(isKept))).toEqual([true, true]);
    expect(await of("receipt")).toEqual(["2026_02: 1", "2026_03: 1", "2026_04: 0", "other: 0"]);
    expect(await store.usage(USAGE)).toEqual(usage);

    const proof = await store.verify();
    expect(proof).toMatchObject({ ok: true, captured: 1_504, spent: 4_512 });
    const ended = before + MINUTE_MS;
    expect((await store.countPrunable?.({ kind: "holds", before: ended }))?.rows).toBe(1_502);
    expect(await prune("holds", ended)).toEqual([1_501, 1]);
    expect(await of("ended_hold")).toEqual(["2026_02: 1", "2026_03: 1", "2026_04: 0", "other: 0"]);
    expect(await store.verify()).toEqual(proof);
  });

  it("of a call that ended late keep their month until that call is too old", async () => {
    const late = await callAt(store, FEBRUARY - 1, { settledAt: FEBRUARY + MINUTE_MS });
    const other = await callAt(store, JANUARY);
    await comeTo(MARCH);
    expect(await prune("receipts", FEBRUARY + 1)).toEqual([1]);
    expect([await isKept(late), await isKept(other)]).toEqual([true, false]);
    expect(await of("receipt")).toContain("2026_01: 1");
    await comeTo(MARCH + MINUTE_MS);
    expect(await prune("receipts", FEBRUARY + MINUTE_MS + 1)).toEqual([1, 0]);
    expect(await of("receipt")).toEqual(["2026_02: 0", "2026_03: 0", "2026_04: 0", "other: 0"]);
  });

  it("of a month that somebody reads for long go in pieces, and its table a minute later", async () => {
    for (let day = 0; day < 3; day += 1) await callAt(store, JANUARY + day);
    await comeTo(MARCH);
    const reader = await schema.pool.connect();
    await reader.query(`BEGIN; LOCK TABLE ${schema.name}.receipt IN ACCESS SHARE MODE`);
    expect(await prune("receipts", FEBRUARY)).toEqual([3]);
    await callAt(store, MARCH);
    await reader.query("COMMIT");
    reader.release();
    expect(await of("receipt")).toContain("2026_01: 0");
    await comeTo(MARCH + MINUTE_MS);
    expect(await prune("receipts", FEBRUARY)).toEqual([0, 0]);
    expect(await of("receipt")).toEqual(["2026_02: 0", "2026_03: 1", "2026_04: 0", "other: 0"]);
  });

  it("of a month go once where two servers drop it", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => callAt(store, JANUARY + at)));
    await comeTo(MARCH);
    const other = schema.open(clock).store;
    for (const kind of ["receipts", "holds"] as const) {
      const all = await Promise.all([store, other].map((each) => prune(kind, FEBRUARY, each)));
      expect(all.flat().reduce((sum, rows) => sum + rows, 0)).toBe(200);
    }
    expect(await store.verify()).toMatchObject({ ok: true, captured: 200 });
  });

  it("are looked up by their id in one partition", async () => {
    const opened = schema.open(clock);
    await opened.store.ready();
    const texts: string[] = [];
    const { query } = opened.pool;
    opened.pool.query = ((given: { readonly text: string }) => {
      texts.push(given.text);
      return Reflect.apply(query, opened.pool, [given]);
    }) as typeof query;
    const id = await callAt(store, FEBRUARY);
    await opened.store.findReceipt({ accountId: "a", receiptId: id });
    const { rows } = await schema.pool.query(`EXPLAIN ${texts.at(-1)}`, [id, "a"]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("on receipt_2026_02 receipt");
    expect(plan).not.toContain("Append");
  });

  it("whose ids have no time are of no month, found as all others, and go in pieces", async () => {
    const ids = ["own-1", "ffffffff-0000-4000-8000-000000000000", "0"];
    for (const id of ids) await callAt(store, JANUARY, { id });
    expect(await of("receipt")).toEqual(["2026_01: 0", "2026_02: 0", "other: 3"]);
    expect(await Promise.all(ids.map(isKept))).toEqual([true, true, true]);
    await comeTo(MARCH);
    expect(await prune("receipts", FEBRUARY)).toEqual([0, 3]);
    expect(await prune("holds", FEBRUARY)).toEqual([0, 3]);
    expect(await store.verify()).toMatchObject({ ok: true, captured: 3 });
  });

  it("have months that are made once by servers that start together", async () => {
    const fresh = createTestSchema(url);
    const stores = Array.from({ length: 4 }, () => fresh.open(clock).store);
    expect(await Promise.all(stores.map((each) => each.ready()))).toEqual([true, true, true, true]);
    const months = await rowsByMonth(fresh.pool, fresh.name, "receipt");
    expect(months).toEqual(["2026_01: 0", "2026_02: 0", "other: 0"]);
    await fresh.drop();
  });

  it("that are settled again are kept once, also from month to month", async () => {
    const id = await callAt(store, FEBRUARY - 1);
    const late = { verb: "record", accountId: "a", claim: undefined, now: MARCH } as const;
    expect(await store.settle({ ...late, id, receipt: receiptOf(id, 9) })).toBe(true);
    expect(await of("receipt")).toEqual(["2026_01: 1", "2026_02: 0", "other: 0"]);
    expect(await store.findReceipt({ accountId: "a", receiptId: id })).toMatchObject({ credits_used: 3 });
  });
});
