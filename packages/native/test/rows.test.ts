// The clauses of rows: the operations do the same on every engine.
import { extensionOf } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nativeStore, type StateVerbs } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";
import type { FactRow, RunRow } from "../src/records/rows.js";
import { ACCOUNTS, FACTS, RUNS, SUBJECTS, TABLES } from "../src/records/tables.js";
import { get, insert, insertAll, list, put, remove } from "../src/rows/operations.js";
import { engines, type OpenEngine } from "./engines.js";

const found = await engines("postgres");

const fact = (id: string, key: string, more: Partial<FactRow> = {}): FactRow => ({
  id,
  account_id: "a",
  subject_id: "s",
  key,
  value: { deep: [1, "x", null] },
  source_receipt_id: null,
  confidence: 0.25,
  expires_at: null,
  bytes: 2 ** 40,
  version: 1,
  created_at: Date.UTC(2026, 0, 1),
  updated_at: 0,
  ...more,
});

const run = (monitor_id: string, slot: number): RunRow => ({
  ...{ monitor_id, slot, id: `${monitor_id}-${slot}`, account_id: "a", status: "ok", reason: null },
  ...{ runner: "r", lease_until: null, receipt_ids: [], credits_used: 0, observed: null },
  ...{ started_at: 0, ended_at: 0 },
});

describe.each(found)("$name", (engine) => {
  let opened: OpenEngine;
  let verbs: StateVerbs;

  beforeAll(async () => {
    opened = await engine.open();
    verbs = extensionOf(opened.store, nativeStore);
  });

  afterAll(() => opened.close());

  test("a row comes back as it was written", async () => {
    const row = fact("one", "k");
    await verbs.write(() => put(FACTS, [row]));
    expect(await verbs.read(() => get(FACTS, ["one"]))).toEqual(row);
    expect(await verbs.read(() => get(FACTS, ["two"]))).toBeUndefined();
  });

  test("a table holds what its columns say, in every column", async () => {
    for (const table of TABLES) {
      const values = { text: "té", integer: 2 ** 53 - 1, json: [{ a: null }, "b"] };
      const row = Object.fromEntries(
        // `as`: a column is of one of the three.
        Object.entries(table.columns).map(([name, type]) => [name, values[type as keyof typeof values]]),
      );
      await verbs.write(() => put(table, [row]));
      const key = table.key.map((name) => row[name] as string | number);
      expect(await verbs.read(() => get(table, key)), table.name).toEqual(row);
      for (const index of Object.keys(table.indexes))
        expect(await verbs.read(() => list(table, { index, limit: 1 })), index).toHaveLength(1);
      await verbs.write(() => remove(table, [key]));
      expect(await verbs.read(() => get(table, key)), table.name).toBeUndefined();
    }
  });

  test("an insert writes nothing where the key is taken", async () => {
    expect(await verbs.write(() => insert(FACTS, fact("new", "first")))).toBe(true);
    expect(await verbs.write(() => insert(FACTS, fact("new", "second")))).toBe(false);
    expect((await verbs.read(() => get(FACTS, ["new"])))?.key).toBe("first");
  });

  test("of many rows those are inserted whose keys are free, and each is told from the others", async () => {
    const rows = ["x", "new", "y"].map((id) => fact(id, `many-${id}`));
    expect(await verbs.write(() => insertAll(FACTS, rows))).toEqual([true, false, true]);
    expect((await verbs.read(() => get(FACTS, ["y"])))?.key).toBe("many-y");
    expect((await verbs.read(() => get(FACTS, ["new"])))?.key).toBe("first");
    const runs = [1, 2, 3].map((slot) => run("m", slot));
    await verbs.write(() => insertAll(RUNS, runs.slice(1, 2)));
    expect(await verbs.write(() => insertAll(RUNS, runs))).toEqual([true, false, true]);
    expect(await verbs.write(() => insertAll(RUNS, []))).toEqual([]);
  });

  test("a list goes along an index, from behind a place to a bound, either way", async () => {
    const rows = ["a", "b", "c", "d", "Z", "é"].map((key) => fact(`l-${key}`, key, { account_id: "list" }));
    await verbs.write(() => put(FACTS, [...rows, fact("other", "b", { account_id: "list2" })]));
    const keys = async (more: object) => {
      const listing = { index: "name", equals: ["list", "s"], limit: 10, ...more };
      return (await verbs.read(() => list(FACTS, listing))).map(({ key }) => key).join("");
    };
    expect(await keys({})).toBe("Zabcdé");
    expect(await keys({ order: "desc" })).toBe("édcbaZ");
    expect(await keys({ after: ["b"] })).toBe("cdé");
    expect(await keys({ after: ["b"], order: "desc" })).toBe("aZ");
    expect(await keys({ upTo: "b" })).toBe("Zab");
    expect(await keys({ upTo: "c", order: "desc", limit: 2 })).toBe("éd");
    expect(await keys({ after: ["a"], upTo: "c" })).toBe("bc");
    expect(await keys({ equals: ["list"], after: ["s", "b"], limit: 1 })).toBe("c");
    expect(await keys({ equals: ["list", "s"], lock: "skip" })).toBe("Zabcdé");
  });

  test("a list up to a bound leaves out what holds null", async () => {
    const due = (id: string, expires_at: number | null) => fact(id, id, { account_id: "due", expires_at });
    await verbs.write(() =>
      put(FACTS, [due("late", 30), due("never", null), due("soon", 10), due("now", 20)]),
    );
    const rows = await verbs.read(() => list(FACTS, { index: "expiry", upTo: 20, limit: 10 }));
    expect(rows.map(({ id }) => id)).toEqual(["soon", "now"]);
  });

  test("what throws leaves nothing behind, and its error comes out", async () => {
    const work = function* () {
      yield* put(FACTS, [fact("undone", "k")]);
      throw new RangeError("no");
    };
    await expect(verbs.write(work)).rejects.toThrow(RangeError);
    expect(await verbs.read(() => get(FACTS, ["undone"]))).toBeUndefined();
  });

  test("of many first changes of an account, one makes its row and its subject; all of them count", async () => {
    let ids = 0;
    const change = { accountId: "racing", now: 5, newId: () => `subject-${ids++}` };
    const work = function* () {
      const account = yield* lockAccount(change);
      yield* put(ACCOUNTS, [{ ...account, facts: account.facts + 1 }]);
    };
    await Promise.all(Array.from({ length: 50 }, () => verbs.write(work)));
    const account = await verbs.read(() => get(ACCOUNTS, ["racing"]));
    expect(account?.facts).toBe(50);
    const subjects = await verbs.read(() =>
      list(SUBJECTS, { index: "account", equals: ["racing"], limit: 10 }),
    );
    expect(subjects.map(({ id, name }) => [id, name])).toEqual([[account?.default_subject_id, "default"]]);
  });
});
