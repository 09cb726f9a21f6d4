// The clauses of runs: each slot at most once, paid like any call, alerts at the edge, paused and resumed with the credits.
import { extensionOf } from "@svckit/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nativeStore } from "../src/index.js";
import { EVENTS, RUNS } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import { type Caller, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { away, createQuotes, type Quotes } from "./quotes.js";

const found = await engines("sqlite");
const MINUTE = 60_000;

const BTC = {
  name: "BTC",
  tool: "get_quote",
  args: { name: "btc" },
  schedule: { every: "10m" },
  condition: { path: "btc.usd", op: ">", value: "100.10" },
};

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;
  let quotes: Quotes;
  let tick: () => Promise<void>;

  beforeEach(async () => {
    const made = createQuotes();
    ({ quotes } = made);
    desk = await openDesk(engine, { providers: [made.provider] });
    ({ alice } = desk);
    ({ tick } = desk.state.createScheduler());
    quotes.values.set("btc", 100);
  });
  afterEach(() => desk.close());

  const create = async (args: object = {}, caller = alice): Promise<string> =>
    (await caller.get("create_monitor", { ...BTC, ...args })).monitor.id;
  const monitorOf = async (id: string, caller = alice) =>
    (await caller.get("get_monitor", { monitor_id: id })).monitor;
  const runsOf = async (id: string, caller = alice) =>
    (await caller.get("list_monitor_runs", { monitor_id: id })).runs;
  const later = async (minutes = 10) => {
    await desk.clock.advance(minutes * MINUTE);
    await tick();
  };
  const spent = async () => (await desk.service.verifyLedger()).spent;
  /** What the account was told of, in order. */
  const eventsOf = async ({ accountId }: Caller) => {
    const verbs = extensionOf(desk.engine.store, nativeStore);
    const rows = await verbs.read(() => list(EVENTS, { index: "key", equals: [accountId], limit: 100 }));
    return rows.map(({ type }) => type);
  };

  test("nothing runs before its time; then the slot runs once, however often it is looked at", async () => {
    const id = await create();
    await tick();
    expect(quotes.ran).toBe(0);
    await desk.clock.advance(10 * MINUTE);
    const others = [desk.state.createScheduler(), desk.state.createScheduler()];
    await Promise.all([tick(), tick(), ...others.map((each) => each.tick())]);
    expect(quotes.ran).toBe(1);
    const [run, ...more] = await runsOf(id);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ status: "ok", reason: null, met: false, observed: 100, credits_used: 1 });
    const receipt = await alice.send("GET", `/api/v1/receipts/${run.receipt_ids[0]}`);
    expect(receipt.ok, receipt.text).toBe(true);
    const { last_run_at, next_run_at } = await monitorOf(id);
    expect(Date.parse(last_run_at)).toBe(desk.clock.now());
    expect(Date.parse(next_run_at)).toBe(Date.parse(run.slot) + 10 * MINUTE);
    expect(await spent()).toBe(1);
  });

  test("what finds no room in its account's minute is written down, and runs as soon as there is", async () => {
    await desk.close();
    const made = createQuotes();
    ({ quotes } = made);
    // The calls of the owner count in the same minute, and monitors leave it nothing for a moment.
    const service = { plans: { free: { callsPerMinute: 4 } } };
    desk = await openDesk(engine, { providers: [made.provider], service });
    ({ alice } = desk);
    ({ tick } = desk.state.createScheduler());
    quotes.values.set("btc", 100);
    const ids = [];
    for (let at = 0; at < 10; at += 1) {
      ids.push(await create());
      await desk.clock.advance(MINUTE / 2);
    }
    // All of them are due at once, as they are after an outage. What asks for runs would count in the minute, too.
    const verbs = extensionOf(desk.engine.store, nativeStore);
    const statusesOf = async (id: string) => {
      const runs = await verbs.read(() => list(RUNS, { index: "key", equals: [id], limit: 100 }));
      return runs.flatMap(({ status, reason }) => (reason === "missed" ? [] : [reason ?? status]));
    };
    await later(20);
    const first = (await Promise.all(ids.map(statusesOf))).flat();
    expect(first.filter((status) => status === "ok")).toHaveLength(4);
    expect(first.filter((status) => status === "RATE_LIMITED")).toHaveLength(6);
    for (let seconds = 0; seconds < 240; seconds += 15) await later(0.25);
    for (const id of ids) expect(await statusesOf(id)).toContain("ok");
    expect(await spent()).toBeGreaterThanOrEqual(10);
  });

  test("after an outage a monitor runs once, and what was missed is written down", async () => {
    const id = await create();
    const first = Date.parse((await monitorOf(id)).next_run_at);
    await later(10 * 60);
    expect(quotes.ran).toBe(1);
    const [run, missed, ...more] = await runsOf(id);
    expect(more).toEqual([]);
    expect(Date.parse(run.slot)).toBe(first + 59 * 10 * MINUTE);
    expect(missed).toMatchObject({ status: "skipped", reason: "missed", credits_used: 0 });
    expect(Date.parse(missed.slot)).toBe(first);
    expect(Date.parse(missed.missed_until)).toBe(Date.parse(run.slot) - 10 * MINUTE);
    await tick();
    expect(quotes.ran).toBe(1);
  });

  test("an alert opens as the condition begins to be met, is opened once, and resolves by itself where asked", async () => {
    const id = await create({
      severity: "critical",
      condition: { ...BTC.condition, resolve: "auto", cooldown: "0s" },
    });
    const seen: unknown[] = [];
    for (const value of [100, "100.11", 105, "100.10", 101]) {
      quotes.values.set("btc", value);
      await later();
      const [run] = await runsOf(id);
      seen.push([run.met, run.observed, run.alert_id !== null]);
    }
    expect(seen).toEqual([
      [false, 100, false],
      [true, "100.11", true],
      [true, 105, false],
      [false, "100.10", true],
      [true, 101, true],
    ]);
    const runs = await runsOf(id);
    const [again, resolved, , opened] = runs.map(({ alert_id }: { alert_id: string }) => alert_id);
    expect(resolved).toBe(opened);
    expect(again).not.toBe(opened);
    expect(await eventsOf(alice)).toEqual(["alert.opened", "alert.updated", "alert.opened"]);
  });

  test("a failed run is refunded and told by its code, and the next slot runs again", async () => {
    const id = await create();
    quotes.error = away();
    await later();
    quotes.error = undefined;
    await later();
    const runs = await runsOf(id);
    expect(runs).toMatchObject([
      { status: "ok", credits_used: 1 },
      { status: "failed", reason: "PROVIDER_UNAVAILABLE", met: null, credits_used: 0 },
    ]);
    expect(await spent()).toBe(1);
    expect((await monitorOf(id)).status).toBe("active");
  });

  test("a datum that is missing is told from a provider that is away", async () => {
    const id = await create({ condition: { path: "btc.usd", op: "missing", resolve: "auto" } });
    quotes.error = away();
    await later();
    quotes.error = undefined;
    quotes.values.delete("btc");
    await later();
    const runs = await runsOf(id);
    expect(runs).toMatchObject([
      { status: "ok", met: true, observed: null },
      { status: "failed", met: null },
    ]);
  });

  test("several calls are compared with each other, and each is paid", async () => {
    quotes.values.set("here", "2.50").set("there", 2.4);
    const id = await create({
      tool: undefined,
      args: undefined,
      calls: ["here", "there"].map((name) => ({ name, tool: "get_quote", args: { name } })),
      condition: { path: "here.here.usd", op: ">", value: { path: "there.there.usd" } },
    });
    await later();
    const [run] = await runsOf(id);
    expect(run).toMatchObject({ status: "ok", met: true, observed: "2.50", credits_used: 2 });
    expect(run.receipt_ids).toHaveLength(2);
  });

  test("spent credits pause a monitor, and the slot after a top-up runs and resumes it", async () => {
    const caller = await desk.newCaller(1);
    const id = await create({}, caller);
    await later();
    expect((await runsOf(id, caller))[0].status).toBe("ok");
    await later();
    expect((await runsOf(id, caller))[0]).toMatchObject({
      ...{ status: "paused", reason: "MONITOR_CREDIT_EXHAUSTED", credits_used: 0 },
    });
    expect(await monitorOf(id, caller)).toMatchObject({
      ...{ status: "paused", paused_reason: "MONITOR_CREDIT_EXHAUSTED" },
    });
    await later();
    expect((await runsOf(id, caller))[0].status).toBe("paused");
    expect(await caller.call("test_monitor", { monitor_id: id })).toMatchObject({
      code: "MONITOR_CREDIT_EXHAUSTED",
      status: 429,
    });
    expect((await caller.mcp("test_monitor", { monitor_id: id })).code).toBe("MONITOR_CREDIT_EXHAUSTED");
    await desk.service.topUp(caller.accountId, 5);
    await later();
    expect((await runsOf(id, caller))[0].status).toBe("ok");
    expect(await monitorOf(id, caller)).toMatchObject({ status: "active", paused_reason: null });
    expect(quotes.ran).toBe(2);
    expect(await eventsOf(caller)).toEqual(["monitor.paused", "monitor.resumed"]);
  });

  test("a test says what a run would do, pays its calls, and opens nothing", async () => {
    const id = await create();
    quotes.values.set("btc", 200);
    const { test: tested } = await alice.get("test_monitor", { monitor_id: id });
    expect(tested).toMatchObject({ status: "ok", met: true, observed: 200, alert: "opens", credits_used: 1 });
    quotes.error = away();
    expect((await alice.get("test_monitor", { monitor_id: id })).test).toMatchObject({
      ...{ status: "failed", reason: "PROVIDER_UNAVAILABLE", met: null, alert: "none", credits_used: 0 },
    });
    expect(await runsOf(id)).toEqual([]);
    expect(await spent()).toBe(1);
  });

  test("a test of several calls that the credits do not suffice for says what was paid", async () => {
    const caller = await desk.newCaller(1);
    const calls = ["here", "there"].map((name) => ({ name, tool: "get_quote", args: { name } }));
    const id = await create({ tool: undefined, args: undefined, calls, condition: undefined }, caller);
    const told = await caller.call("test_monitor", { monitor_id: id });
    expect(told).toMatchObject({ code: "MONITOR_CREDIT_EXHAUSTED", status: 429 });
    expect(told.message).toContain("paid with 1 in all");
    const receipts = told.message.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    const costs = await Promise.all(
      receipts.map(async (receipt) => (await caller.send("GET", `/api/v1/receipts/${receipt}`)).text),
    );
    expect(costs.filter((text) => text.includes('"credits_used":1'))).toHaveLength(1);
    const again = await caller.call("test_monitor", { monitor_id: id });
    expect(again.message).not.toContain("paid");
    expect(await spent()).toBe(1);
  });

  test("monitors of an archived subject, archived ones and paused ones do not run", async () => {
    const { subject } = await alice.get("create_subject", { name: "Old" });
    const [old, ended, paused] = [await create({ subject_id: subject.id }), await create(), await create()];
    await alice.get("archive_subject", { subject_id: subject.id });
    await alice.get("archive_monitor", { monitor_id: ended });
    await alice.get("update_monitor", { monitor_id: paused, status: "paused" });
    await later();
    expect(quotes.ran).toBe(0);
    for (const id of [old, ended, paused]) expect(await runsOf(id)).toEqual([]);
    for (const monitor_id of [old, ended]) {
      const told = await alice.call("test_monitor", { monitor_id });
      expect(told).toMatchObject({ code: "VALIDATION_ERROR", param: "monitor_id" });
    }
    expect(quotes.ran).toBe(0);
  });

  test("a result is not held against what its owner has changed meanwhile", async () => {
    const id = await create();
    let release = () => {};
    quotes.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    await desk.clock.advance(10 * MINUTE);
    const ticking = tick();
    while (quotes.ran === 0) await new Promise((resolve) => setImmediate(resolve));
    await alice.get("update_monitor", { monitor_id: id, args: { name: "eth" } });
    release();
    await ticking;
    expect((await runsOf(id))[0]).toMatchObject({
      status: "ok",
      reason: "calls_changed",
      met: null,
      credits_used: 1,
    });
  });

  test("runs are listed in pages, the newest slots first", async () => {
    const id = await create();
    for (let slot = 0; slot < 3; slot++) await later();
    const all = await runsOf(id);
    const first = await alice.get("list_monitor_runs", { monitor_id: id, limit: 2 });
    const second = await alice.get("list_monitor_runs", {
      monitor_id: id,
      limit: 2,
      cursor: first.next_cursor,
    });
    expect([...first.runs, ...second.runs]).toEqual(all);
    expect(second.next_cursor).toBeNull();
    const junk = await alice.call("list_monitor_runs", { monitor_id: id, cursor: "abc" });
    expect(junk).toMatchObject({ code: "VALIDATION_ERROR", param: "cursor" });
    expect(all).toHaveLength(3);
  });
});
