// The clauses of monitors as records: what is checked as one is written, whose it is, and what an update does.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { createQuotes } from "./quotes.js";

const found = await engines("sqlite");
const MINUTE = 60_000;

const BTC = {
  tool: "get_quote",
  args: { name: "btc" },
  schedule: { every: "10m" },
  condition: { path: "btc.usd", op: ">", value: 100 },
};
const two = (first: object, second: object) => ({
  schedule: { every: "10m" },
  calls: [
    { name: "here", tool: "get_quote", args: { name: "btc" }, ...first },
    { name: "there", tool: "get_quote", args: { name: "eth" }, ...second },
  ],
});

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;

  beforeAll(async () => {
    desk = await openDesk(engine, { providers: [createQuotes().provider] });
    ({ alice } = desk);
  });
  afterAll(() => desk.close());

  const create = async (args: object = {}, caller = alice) =>
    (await caller.get("create_monitor", { ...BTC, ...args })).monitor;

  test("a monitor is created active, due within its interval, and read back as it was sent", async () => {
    const monitor = await create({ name: "BTC", severity: "critical", title: "Too high" });
    expect(monitor).toMatchObject({
      ...BTC,
      ...{ name: "BTC", severity: "critical", title: "Too high", calls: null, version: 1 },
      ...{ status: "active", paused_reason: null, last_run_at: null },
    });
    const waits = Date.parse(monitor.next_run_at) - desk.clock.now();
    expect(waits).toBeGreaterThanOrEqual(9 * MINUTE);
    expect(waits).toBeLessThanOrEqual(10 * MINUTE);
    expect((await alice.get("get_monitor", { monitor_id: monitor.id })).monitor).toEqual(monitor);
    const path = `/api/v1/monitors/${monitor.id}`;
    expect((await alice.send("GET", path)).data.monitor).toEqual(monitor);
    const made = await alice.send("POST", "/api/v1/monitors", BTC);
    expect(made.data.monitor).toMatchObject({ name: "get_quote", severity: "warning", title: null });
  });

  test.each<[string, object, string, string]>([
    ["a tool that is not there", { tool: "get_nothing" }, "TOOL_NOT_FOUND", "tool"],
    ["a tool that changes something", { tool: "place_order", args: {} }, "VALIDATION_ERROR", "tool"],
    ["a tool of the state", { tool: "svc_list_monitors", args: {} }, "VALIDATION_ERROR", "tool"],
    ["a missing argument", { args: {} }, "MISSING_PARAM", "args.name"],
    ["a wrong argument", { args: { name: "btc", places: 9 } }, "VALIDATION_ERROR", "args.places"],
    ["an unknown argument", { args: { name: "btc", more: 1 } }, "VALIDATION_ERROR", "args.more"],
    ["too large arguments", { args: { name: "b".repeat(17_000) } }, "VALIDATION_ERROR", "args"],
    ["no tool", { tool: undefined, args: undefined }, "MISSING_PARAM", "tool"],
    ["a tool beside calls", two({}, {}), "VALIDATION_ERROR", "calls"],
    ["an interval that is too short", { schedule: { every: "59s" } }, "VALIDATION_ERROR", "schedule.every"],
    ["a wrong cron expression", { schedule: { cron: "61 * * * *" } }, "VALIDATION_ERROR", "schedule.cron"],
    ["a wrong operator", { condition: { path: "x", op: "=" } }, "VALIDATION_ERROR", "condition.op"],
    ["a wrong path", { condition: { path: "x..", op: "changes" } }, "VALIDATION_ERROR", "condition.path"],
    ["no value", { condition: { path: "x", op: ">" } }, "MISSING_PARAM", "condition.value"],
    [
      "another's subject",
      { subject_id: "0190b1de-0000-7000-8000-000000000009" },
      "STATE_SUBJECT_NOT_FOUND",
      "subject_id",
    ],
  ])("%s is refused as the monitor is written", async (_, args, code, param) => {
    const told = await alice.call("create_monitor", { ...BTC, ...args });
    expect({ code: told.code, param: told.param }, told.message).toEqual({ code, param });
  });

  test("several calls have names, and paths begin with one of them", async () => {
    const condition = { path: "here.btc.usd", op: ">", value: { path: "there.eth.usd" } };
    const sent = two({}, {});
    const { monitor } = await alice.get("create_monitor", { ...sent, condition });
    expect(monitor).toMatchObject({ tool: null, args: null, calls: sent.calls, condition });
    const refusals: [object, string][] = [
      [{ ...sent, condition: { ...condition, path: "btc.usd" } }, "condition.path"],
      [{ ...sent, condition: { ...condition, value: { path: "btc.usd" } } }, "condition.value.path"],
      [two({}, { name: "here" }), "calls"],
      [two({}, { tool: "get_nothing" }), "calls.1.tool"],
      [two({}, { args: { name: 1 } }), "calls.1.args.name"],
    ];
    for (const [args, param] of refusals) {
      const told = await alice.call("create_monitor", { ...args, schedule: { every: "10m" } });
      expect(told.param, told.message).toBe(param);
    }
    const args = await alice.call("update_monitor", { monitor_id: monitor.id, args: { name: "x" } });
    expect(args).toMatchObject({ code: "VALIDATION_ERROR", param: "args" });
  });

  test("an update sets what it names, and one by an old version is refused", async () => {
    const { id, next_run_at: next } = await create();
    const update = async (args: object) =>
      (await alice.get("update_monitor", { monitor_id: id, ...args })).monitor;
    expect(await update({ name: "new", version: 1 })).toMatchObject({
      ...BTC,
      name: "new",
      version: 2,
      next_run_at: next,
    });
    const stale = await alice.call("update_monitor", { monitor_id: id, name: "newer", version: 1 });
    expect(stale).toMatchObject({ code: "VALIDATION_ERROR", param: "version" });
    const hourly = await update({ schedule: { every: "1h" }, severity: "info", condition: null });
    expect(hourly).toMatchObject({ severity: "info", condition: null, version: 3 });
    expect(Date.parse(hourly.next_run_at)).toBeGreaterThan(Date.parse(next));
    expect((await update({ args: { name: "eth" } })).args).toEqual({ name: "eth" });
    expect((await update({ ...two({}, {}), schedule: undefined })).tool).toBeNull();
    const patched = await alice.send("PATCH", `/api/v1/monitors/${id}`, { name: "patched" });
    expect(patched.data.monitor).toMatchObject({ name: "patched", version: 6 });
    const nothing = await alice.send("PATCH", `/api/v1/monitors/${id}`, {});
    expect(nothing.data.monitor).toEqual(patched.data.monitor);
  });

  test("of ten updates by one version, one is made", async () => {
    const { id } = await create();
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        alice.call("update_monitor", { monitor_id: id, name: `${at}`, version: 1 }),
      ),
    );
    expect(told.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a monitor is paused and resumed by its status, and archived for good", async () => {
    const { id } = await create();
    const update = async (status: string) =>
      (await alice.get("update_monitor", { monitor_id: id, status })).monitor;
    expect(await update("paused")).toMatchObject({
      status: "paused",
      paused_reason: null,
      next_run_at: null,
    });
    await desk.clock.advance(60 * MINUTE);
    const resumed = await update("active");
    expect(Date.parse(resumed.next_run_at)).toBeGreaterThan(desk.clock.now());
    const { monitor } = await alice.get("archive_monitor", { monitor_id: id });
    expect(monitor).toMatchObject({ status: "archived", next_run_at: null });
    expect((await alice.get("archive_monitor", { monitor_id: id })).monitor).toEqual(monitor);
    const told = await alice.call("update_monitor", { monitor_id: id, status: "active" });
    expect(told).toMatchObject({ code: "VALIDATION_ERROR", param: "monitor_id" });
  });

  test("an owner who pauses a monitor and lets it go on is told so by events, and another update tells nothing", async () => {
    const caller = await desk.newCaller();
    const { id } = await create({}, caller);
    for (const update of [{ status: "paused" }, { status: "paused" }, { name: "n" }, { status: "active" }])
      await caller.get("update_monitor", { monitor_id: id, ...update });
    const { events } = await caller.get("list_events");
    expect(
      events.map(({ type, data }: { type: string; data: { monitor: object } }) => [type, data.monitor]),
    ).toMatchObject([
      ["monitor.paused", { id, status: "paused", paused_reason: null, version: 2 }],
      ["monitor.resumed", { id, status: "active", version: 5 }],
    ]);
  });

  test("monitors are listed the newest first, in pages, by subject and by status", async () => {
    const caller = await desk.newCaller();
    const { subject } = await caller.get("create_subject", { name: "Treasury" });
    const ids: string[] = [];
    for (const subject_id of ["default", subject.id, "default"])
      ids.unshift((await create({ subject_id }, caller)).id);
    await caller.get("update_monitor", { monitor_id: ids[0], status: "paused" });
    const listed = async (args: object) => {
      const { monitors, next_cursor } = await caller.get("list_monitors", args);
      return { ids: monitors.map(({ id }: { id: string }) => id), next_cursor };
    };
    const first = await listed({ limit: 2 });
    expect(first.ids).toEqual(ids.slice(0, 2));
    expect(await listed({ limit: 2, cursor: first.next_cursor })).toEqual({
      ids: ids.slice(2),
      next_cursor: null,
    });
    expect((await listed({ subject_id: subject.id })).ids).toEqual([ids[1]]);
    expect((await listed({ subject_id: "default" })).ids).toEqual([ids[0], ids[2]]);
    expect((await listed({ status: "active" })).ids).toEqual(ids.slice(1));
    expect(await alice.call("list_monitors", { subject_id: subject.id })).toMatchObject({
      code: "STATE_SUBJECT_NOT_FOUND",
    });
  });

  test("another account's monitor and a missing one are answered alike", async () => {
    const { id } = await create();
    const missing = "0190b1de-0000-7000-8000-00000000ffff";
    for (const tool of [
      "get_monitor",
      "update_monitor",
      "archive_monitor",
      "list_monitor_runs",
      "test_monitor",
    ]) {
      const [foreign, none] = [id, missing].map((monitor_id) => desk.bob.call(tool, { monitor_id }));
      expect([tool, (await foreign)?.code, (await foreign)?.message]).toEqual([
        ...[tool, "MONITOR_NOT_FOUND", (await none)?.message],
      ]);
    }
    expect((await desk.bob.mcp("get_monitor", { monitor_id: id })).code).toBe("MONITOR_NOT_FOUND");
  });

  test("an account has so many monitors, and an archived one makes room", async () => {
    const small = await openDesk(engine, { providers: [createQuotes().provider], limits: { monitors: 2 } });
    const { id } = await create({}, small.alice);
    const told = await Promise.all(Array.from({ length: 5 }, () => small.alice.call("create_monitor", BTC)));
    expect(told.filter(({ ok }) => ok)).toHaveLength(1);
    expect(told.find(({ ok }) => !ok)).toMatchObject({ code: "VALIDATION_ERROR" });
    await small.alice.get("archive_monitor", { monitor_id: id });
    await create({}, small.alice);
    await small.close();
  });

  test("nothing is written to monitors of an archived subject", async () => {
    const { subject } = await alice.get("create_subject", { name: "Old" });
    const { id } = await create({ subject_id: subject.id });
    await alice.get("archive_subject", { subject_id: subject.id });
    for (const [tool, args] of [
      ["create_monitor", { ...BTC, subject_id: subject.id }],
      ["update_monitor", { monitor_id: id, name: "x" }],
      ["archive_monitor", { monitor_id: id }],
    ] as const)
      expect((await alice.call(tool, args)).code, tool).toBe("STATE_SUBJECT_ARCHIVED");
    expect((await alice.get("get_monitor", { monitor_id: id })).monitor.id).toBe(id);
  });
});
