// Idempotency keys over the tools of state: a call that is sent again is answered again, and done once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";

const found = await engines("postgres");

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;

  beforeAll(async () => {
    desk = await openDesk(engine);
  });
  beforeEach(async () => {
    alice = await desk.newCaller();
  });
  afterAll(() => desk.close());

  test("of 20 calls with one key one makes a subject, and all are told of that one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => alice.call("create_subject", { name: "Once" }, "k-1")),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(19);
    expect((await alice.get("list_subjects")).subjects).toHaveLength(2);
  });

  test("the key stands for its arguments, over the tool's name and its route alike", async () => {
    const key = { "idempotency-key": "k-2" };
    const first = await alice.send("POST", "/api/v1/memory-facts", { key: "a", value: 1 }, key);
    expect(first).toMatchObject({ ok: true, replayed: false });
    const again = await alice.call("remember_fact", { key: "a", value: 1 }, "k-2");
    expect(again).toMatchObject({ text: first.text, replayed: true });
    expect((await alice.call("remember_fact", { key: "a", value: 2 }, "k-2")).code).toBe(
      "IDEMPOTENCY_KEY_REUSED",
    );
    expect((await alice.call("forget_memory_fact", { key: "a" }, "k-2")).code).toBe("IDEMPOTENCY_KEY_REUSED");
    await alice.get("remember_fact", { key: "a", value: 3 });
    expect((await alice.call("remember_fact", { key: "a", value: 1 }, "k-2")).data.fact.version).toBe(1);
    expect((await alice.get("get_memory_fact", { key: "a" })).fact).toMatchObject({ value: 3, version: 2 });
    const hostile = await alice.call("create_subject", { name: "x" }, "k".repeat(129));
    expect(hostile.code).toBe("INVALID_IDEMPOTENCY_KEY");
  });

  test("another account's key of the same name is another key", async () => {
    const mine = await alice.call("create_subject", { name: "Same" }, "k-3");
    const other = await desk.bob.call("create_subject", { name: "Same" }, "k-3");
    expect(other).toMatchObject({ ok: true, replayed: false });
    expect(other.data.subject.id).not.toBe(mine.data.subject.id);
    expect(other.data.subject.account_id).toBe(desk.bob.accountId);
  });

  test("a fact that is forgotten with a key is told to be forgotten again", async () => {
    await alice.get("remember_fact", { key: "brief", value: 1 });
    const path = `/api/v1/memory-facts/${(await alice.get("get_memory_fact", { key: "brief" })).fact.id}`;
    const forget = () => alice.send("DELETE", path, undefined, { "idempotency-key": "k-4" });
    const first = await forget();
    expect(first.ok).toBe(true);
    expect(await forget()).toMatchObject({ text: first.text, replayed: true });
    expect((await alice.send("DELETE", path)).code).toBe("MEMORY_FACT_NOT_FOUND");
  });

  test("a signing secret takes no key, and is never shown again", async () => {
    const path = "/api/v1/subjects/default/signing-secret";
    const key = { "idempotency-key": "k-5" };
    const first = await alice.send("POST", path, undefined, key);
    const again = await alice.send("POST", path, undefined, key);
    expect([first.ok, again.code]).toEqual([true, "SECRET_ALREADY_ISSUED"]);
    expect(again.text).not.toContain(first.data.signing_secret);
  });
});
