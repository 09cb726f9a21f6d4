// Why a store extension is refused, and what a store says that was opened without it.
import { expect, test } from "vitest";
import { memoryStore } from "../memory/memory-store.js";
import { defineExtension, extensionOf, requireDone, type StoreExtension } from "./extension.js";
import type { MemoryTable } from "./extension-database.js";
import type { Store } from "./store.js";

interface CounterVerbs {
  add(amount: number, fails?: "throws" | "waits"): unknown;
  sum(): number;
}

let rows: MemoryTable<number>;

const COUNTER: StoreExtension<CounterVerbs> = {
  name: "counter",
  memory(database) {
    rows = database.table<number>();
    return {
      verbs: {
        add: (amount, fails) =>
          database.write(() => {
            rows.set("sum", (rows.get("sum") ?? 0) + amount);
            rows.delete("none");
            if (fails === "throws") throw new Error("refused");
            return fails === "waits" ? Promise.resolve() : database.write(() => rows.set("last", amount));
          }),
        sum: () => rows.get("sum") ?? 0,
      },
    };
  },
  sqlite: { migrations: [{ version: 1, does: "", sql: "" }], open: () => ({ verbs: NONE }) },
  postgres: { migrations: [{ version: 1, does: "", sql: "" }], open: () => ({ verbs: NONE }) },
};

const NONE: CounterVerbs = { add: () => undefined, sum: () => 0 };
const steps = (...versions: number[]) => versions.map((version) => ({ version, does: "", sql: "" }));

test("an extension's verbs are had from a store that was opened with it", () => {
  const store = memoryStore({ extensions: [COUNTER] });
  const counter = extensionOf(store, COUNTER);
  counter.add(2);
  counter.add(3);
  expect(store.extension(COUNTER).sum()).toBe(5);
  expect(extensionOf(memoryStore({ extensions: [COUNTER] }), COUNTER).sum()).toBe(0);
});

test("a store that was opened without an extension says so, and how to open it with", () => {
  expect(() => extensionOf(memoryStore(), COUNTER)).toThrow(
    "the store was opened without the extension counter: name it in the option `extensions` of the store",
  );
});

test("a store that knows no extensions is told from one that was opened without it", () => {
  const { extension: _, ...rest } = memoryStore();
  const store: Store = rest;
  expect(() => extensionOf(store, COUNTER)).toThrow(
    "the store knows no extensions, and the extension counter is needed",
  );
});

test("a store around another has the extensions of the one inside", () => {
  const inside = memoryStore({ extensions: [COUNTER] });
  const outside = { ...inside, ready: () => false };
  extensionOf(outside, COUNTER).add(1);
  expect(extensionOf(inside, COUNTER).sum()).toBe(1);
});

test("two extensions of one name are refused", () => {
  expect(() => memoryStore({ extensions: [COUNTER, COUNTER] })).toThrow(
    "two extensions of the store are named counter",
  );
});

test.each(["", "store", "sqlite_notes", "a".repeat(33), "Notes", "1st", "a-b", 'a"b', "a b"])(
  "%j is no name of an extension",
  (name) => {
    expect(() => defineExtension({ ...COUNTER, name })).toThrow(`and not store: ${JSON.stringify(name)}`);
  },
);

test.each([[[]], [[2]], [[1, 3]], [[1, 1]], [[2, 1]]])(
  "steps of versions %j are no migrations",
  (versions) => {
    const broken = { migrations: steps(...versions), open: COUNTER.sqlite.open };
    const message = "the migrations of the extension counter are not of version 1, 2, 3 and so on";
    expect(() => defineExtension({ ...COUNTER, sqlite: broken })).toThrow(message);
    expect(() =>
      defineExtension({ ...COUNTER, postgres: { ...COUNTER.postgres, migrations: steps(...versions) } }),
    ).toThrow(message);
    expect(defineExtension(COUNTER)).toBe(COUNTER);
  },
);

test("a transaction whose promise fails as well is refused, and ends no process", async () => {
  const failed: unknown[] = [];
  const note = (reason: unknown) => void failed.push(reason);
  process.on("unhandledRejection", note);
  expect(() => requireDone(Promise.reject(new Error("late")))).toThrow("may not return a promise");
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", note);
  expect(failed).toEqual([]);
});

test("a transaction in memory that throws, or would have to wait, leaves its tables as they were", () => {
  const counter = extensionOf(memoryStore({ extensions: [COUNTER] }), COUNTER);
  counter.add(4);
  rows.set("none", 1);
  expect(() => counter.add(1, "throws")).toThrow("refused");
  expect(() => counter.add(1, "waits")).toThrow("may not return a promise");
  expect([rows.get("sum"), rows.get("none"), rows.get("last")]).toEqual([4, 1, 4]);
  expect([...rows.rows()]).toHaveLength(3);
});
