// The clauses of memory facts: one value a key, versions, expiry, receipts of the account's own, bounds that lose nothing, and search.
import { setTimeout as sleep } from "node:timers/promises";
import { extensionOf } from "@svckit/core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createNative, nativeStore } from "../src/index.js";
import { ACCOUNTS, FACTS } from "../src/records/tables.js";
import { get, list } from "../src/rows/operations.js";
import { type Caller, countOf, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";

const found = await engines("postgres");
const HOUR_MS = 3_600_000;
const NOWHERE = "0190b1de-0000-7000-8000-000000000000";

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;

  beforeAll(async () => {
    desk = await openDesk(engine, { limits: { facts: 20, factBytes: 1_000 } });
  });
  beforeEach(async () => {
    alice = await desk.newCaller();
  });
  afterAll(() => desk.close());

  const remember = async (args: object) => (await alice.get("remember_fact", args)).fact;
  const inAnHour = () => new Date(desk.clock.now() + HOUR_MS).toISOString();

  test("a fact is kept under its key, with any JSON, and over what was there before", async () => {
    const values = [
      null,
      false,
      0,
      -1.5,
      "",
      "ü\u2028'\";--",
      [],
      {},
      { a: [1, { b: null }] },
      "x".repeat(900),
    ];
    for (const [at, value] of values.entries()) {
      const fact = await remember({ key: "any", value, confidence: at / 10 });
      expect(fact).toMatchObject({
        key: "any",
        value,
        version: at + 1,
        confidence: at / 10,
        expires_at: null,
      });
      expect((await alice.get("get_memory_fact", { key: "any" })).fact).toEqual(fact);
      expect((await alice.get("get_memory_fact", { fact_id: fact.id.toUpperCase() })).fact).toEqual(fact);
    }
    const { facts } = await alice.get("list_memory_facts");
    expect(facts).toHaveLength(1);
    expect((await alice.call("remember_fact", { key: "any" })).code).toBe("MISSING_PARAM");
  });

  test("of writers with one version the first is taken", async () => {
    const write = (version: number) => (_: unknown, n: number) =>
      alice.call("remember_fact", { key: "raced", value: n, version });
    for (const version of [0, 1, 2]) {
      const answers = await Promise.all(Array.from({ length: 20 }, write(version)));
      expect(countOf(answers)).toEqual({ ok: 1, VALIDATION_ERROR: 19 });
      const refused = answers.find(({ ok }) => !ok);
      expect(refused?.param).toBe("version");
    }
    expect((await alice.get("get_memory_fact", { key: "raced" })).fact.version).toBe(3);
    const stale = await alice.call("forget_memory_fact", { key: "raced", version: 2 });
    expect(stale).toMatchObject({ code: "VALIDATION_ERROR", param: "version" });
    expect((await alice.get("forget_memory_fact", { key: "raced", version: 3 })).forgotten).toBe(true);
    expect((await alice.call("forget_memory_fact", { key: "raced" })).code).toBe("MEMORY_FACT_NOT_FOUND");
  });

  test("a fact that has expired is there for nobody, and its key begins anew", async () => {
    const fact = await remember({ key: "brief", value: 1, expires_at: inAnHour() });
    const past = new Date(desk.clock.now()).toISOString();
    expect(await alice.call("remember_fact", { key: "past", value: 1, expires_at: past })).toMatchObject({
      code: "VALIDATION_ERROR",
      param: "expires_at",
    });
    await desk.clock.advance(HOUR_MS);
    for (const args of [{ key: "brief" }, { fact_id: fact.id }]) {
      expect((await alice.call("get_memory_fact", args)).code).toBe("MEMORY_FACT_NOT_FOUND");
      expect((await alice.call("forget_memory_fact", args)).code).toBe("MEMORY_FACT_NOT_FOUND");
    }
    expect((await alice.get("list_memory_facts")).facts).toEqual([]);
    expect((await alice.get("list_memory_facts", { query: "brief" })).facts).toEqual([]);
    const again = await remember({ key: "brief", value: 2, version: 0 });
    expect(again).toMatchObject({ version: 1, expires_at: null });
    expect(again.id).not.toBe(fact.id);
    expect((await alice.get("list_memory_facts")).facts).toEqual([again]);
  });

  test("what has expired is removed by a pass, and what was remembered anew meanwhile is not", async () => {
    const expires_at = inAnHour();
    for (const key of ["a", "b", "c"]) await remember({ key, value: key, expires_at });
    const kept = await remember({ key: "d", value: "d" });
    await desk.clock.advance(HOUR_MS);
    const again = await remember({ key: "a", value: "again" });
    const pass = desk.state.passes.find(({ name }) => name === "expired facts");
    expect(await pass?.run(desk.clock.now())).toBe("done");
    const verbs = extensionOf(desk.engine.store, nativeStore);
    const { accountId } = alice;
    const rows = await verbs.read(() => list(FACTS, { index: "account", equals: [accountId], limit: 10 }));
    expect(rows.map(({ id }) => id).sort()).toEqual([kept.id, again.id].sort());
    const account = await verbs.read(() => get(ACCOUNTS, [accountId]));
    expect(account?.facts).toBe(2);
    expect(account?.fact_bytes).toBe(rows.reduce((sum, { bytes }) => sum + bytes, 0));
  });

  test("a fact rests on a receipt of the account's own", async () => {
    const receipt = (await alice.send("GET", "/api/v1/alerts")).text;
    const own = JSON.parse(receipt).meta.receipt_id;
    const fact = await remember({ key: "shown", value: 1, source_receipt_id: own.toUpperCase() });
    expect(fact.source_receipt_id).toBe(own);
    const refusals = [];
    for (const id of [own, NOWHERE])
      refusals.push(await desk.bob.call("remember_fact", { key: "x", value: 1, source_receipt_id: id }));
    for (const each of refusals)
      expect(each).toMatchObject({ code: "VALIDATION_ERROR", param: "source_receipt_id" });
    expect(refusals[0]?.message).toBe(refusals[1]?.message);
  });

  test("an account has so many facts of so many bytes, and a refusal loses none", async () => {
    const write = (n: number, more: object = {}) =>
      alice.call("remember_fact", { key: `k${n}`, value: n, ...more });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => write(n)));
    expect(countOf(answers)).toEqual({ ok: 20, VALIDATION_ERROR: 20 });
    expect(answers.find(({ ok }) => !ok)?.message).toContain("has 20 memory facts, and may have 20");
    const kept = (await alice.get("list_memory_facts")).facts;
    expect(kept).toHaveLength(20);
    const [first] = kept;
    expect((await alice.call("remember_fact", { key: first.key, value: "changed" })).ok).toBe(true);
    const big = await alice.call("remember_fact", { key: first.key, value: "é".repeat(600) });
    expect(big).toMatchObject({ code: "VALIDATION_ERROR", param: "value" });
    expect(big.message).toMatch(/takes 120[45] bytes/);
    expect((await alice.get("get_memory_fact", { key: first.key })).fact.value).toBe("changed");
    await alice.get("forget_memory_fact", { key: first.key });
    expect((await write(100, { expires_at: inAnHour() })).ok).toBe(true);
    expect((await write(101)).ok).toBe(false);
    await desk.clock.advance(HOUR_MS);
    // What has expired makes room.
    expect((await write(101)).ok).toBe(true);
    expect((await write(102)).ok).toBe(false);
    expect((await alice.get("list_memory_facts")).facts).toHaveLength(20);
  });

  test("facts are listed by subject and by what their keys begin with, in pages, the newest first", async () => {
    const { subject } = await alice.get("create_subject", { name: "Other" });
    for (const key of ["user.a", "user.b", "users", "alert.a"]) {
      await remember({ key, value: key });
      // Ids of one millisecond are in no order.
      await sleep(2);
    }
    await remember({ key: "user.a", value: "other", subject_id: subject.id });
    const keysOf = async (args: object) => {
      const keys: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const list = await alice.get("list_memory_facts", { ...args, limit: 1, ...(cursor && { cursor }) });
        expect(list.facts.length).toBeLessThanOrEqual(1);
        keys.push(...list.facts.map((fact: { key: string; value: string }) => `${fact.key}=${fact.value}`));
        if (list.next_cursor === null) return keys;
        cursor = list.next_cursor;
      }
    };
    const own = ["alert.a=alert.a", "users=users", "user.b=user.b", "user.a=user.a"];
    expect(await keysOf({})).toEqual(["user.a=other", ...own]);
    expect(await keysOf({ subject_id: "default" })).toEqual(own);
    expect(await keysOf({ subject_id: subject.id })).toEqual(["user.a=other"]);
    expect(await keysOf({ prefix: "user." })).toEqual(["user.a=other", "user.b=user.b", "user.a=user.a"]);
    expect(await keysOf({ prefix: "none" })).toEqual([]);
    const byKey = await alice.send("GET", `/api/v1/memory-facts/by-key/user.a?subject_id=${subject.id}`);
    expect(byKey.data.fact.value).toBe("other");
    const list = await alice.send("GET", "/api/v1/memory-facts?prefix=user.&limit=2");
    expect(list.data.facts).toHaveLength(2);
  });

  test("words find the facts that say them, the best first", async () => {
    await remember({ key: "user.currency", value: "EUR" });
    await remember({ key: "wallets.cold", value: { address: "0xabc", device: "hardware" } });
    await remember({ key: "report.morning", value: "Send a summary of the wallets and of gas at eight" });
    const search = async (query: string, more: object = {}) =>
      (await alice.get("list_memory_facts", { query, ...more })).facts.map(({ key }: { key: string }) => key);
    expect(await search("which wallet is cold")).toEqual(["wallets.cold", "report.morning"]);
    expect(await search("hardware devices")).toEqual(["wallets.cold"]);
    expect(await search("wallets", { prefix: "report" })).toEqual(["report.morning"]);
    expect(await search("wallets", { limit: 1 })).toHaveLength(1);
    expect(await search("zaphod")).toEqual([]);
    const paged = await alice.call("list_memory_facts", { query: "wallets", cursor: NOWHERE });
    expect(paged).toMatchObject({ code: "VALIDATION_ERROR", param: "cursor" });
  });

  test("facts are written, read and forgotten over their routes", async () => {
    const made = await alice.send("POST", "/api/v1/memory-facts", { key: "a/b", value: [1] });
    const { fact } = made.data;
    const path = `/api/v1/memory-facts/${fact.id}`;
    expect((await alice.send("GET", path)).data.fact).toEqual(fact);
    expect((await alice.send("GET", "/api/v1/memory-facts/by-key/a%2Fb")).data.fact).toEqual(fact);
    expect((await alice.send("DELETE", `${path}?version=7`)).param).toBe("version");
    expect((await alice.send("DELETE", `${path}?version=1`)).data.forgotten).toBe(true);
    expect(await alice.send("GET", path)).toMatchObject({ status: 404, code: "MEMORY_FACT_NOT_FOUND" });
  });

  test.each([
    ["no name", {}, "fact_id"],
    ["two names", { fact_id: NOWHERE, key: "a" }, "fact_id"],
    ["a key of hostile form", { key: "../a" }, "key"],
    ["an empty key", { key: "" }, "key"],
  ])("a fact is not found by %s", async (_, args, param) => {
    const told = await alice.call("get_memory_fact", args);
    expect(["VALIDATION_ERROR", "MISSING_PARAM"]).toContain(told.code);
    expect(told.param).toBe(param);
  });
});

describe("a page of large facts", () => {
  test("comes short, and the next goes on behind it, so that none is missing", async () => {
    const [memory] = found;
    if (!memory) throw new Error("there is always the store in memory");
    const desk = await openDesk(memory);
    const value = "x".repeat(16_000);
    for (let n = 0; n < 30; n++) await desk.alice.get("remember_fact", { key: `k${n}`, value });
    const first = await desk.alice.get("list_memory_facts", { limit: 100 });
    expect(first.facts.length).toBeLessThan(15);
    const keys = new Set<string>();
    let list = first;
    for (;;) {
      for (const { key } of list.facts) keys.add(key);
      if (list.next_cursor === null) break;
      list = await desk.alice.get("list_memory_facts", { limit: 100, cursor: list.next_cursor });
    }
    expect(keys.size).toBe(30);
    await desk.close();
  });
});

test.each([
  ["facts", Number.NaN],
  ["subjects", -1],
  ["webhooks", 1.5],
  ["factBytes", 200_000],
])("a host is told of the limit %s of %d, before anything starts", (name, value) => {
  expect(() => createNative({ limits: { [name]: value } })).toThrow(`limits.${name}`);
});
