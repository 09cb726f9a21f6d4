// The clauses of a clock that was ahead by a day and is set back: monitors go on, and no slot is run again.
import { extensionOf } from "@svckit/core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nativeStore } from "../src/index.js";
import { DELIVERIES } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import { type Caller, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { createQuotes, type Quotes } from "./quotes.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const QUOTE = {
  tool: "get_quote",
  args: { name: "btc" },
  condition: { path: "btc.usd", op: ">", value: 100, for: "10m" },
};

describe.each(await engines("postgres"))("$name", (engine) => {
  let desk: Desk;
  let alice: Caller;
  let quotes: Quotes;

  beforeEach(async () => {
    const made = createQuotes();
    ({ quotes } = made);
    desk = await openDesk(engine, { providers: [made.provider] });
    ({ alice } = desk);
    quotes.values.set("btc", 200);
  });
  afterEach(() => desk.close());

  const create = async (schedule: object): Promise<string> =>
    (await alice.get("create_monitor", { ...QUOTE, schedule })).monitor.id;
  const nextOf = async (id: string) =>
    Date.parse((await alice.get("get_monitor", { monitor_id: id })).monitor.next_run_at);
  const runsOf = async (id: string) => (await alice.get("list_monitor_runs", { monitor_id: id })).runs;
  const setBack = () => desk.clock.set(desk.clock.now() - DAY);

  test.each([
    ["the same process", true],
    ["one that starts later", false],
  ])("%s has monitors begin at the time that it is", async (_, isSame) => {
    const [interval, cron] = [await create({ every: "10m" }), await create({ cron: "0 * * * *" })];
    const daily = await create({ cron: "0 12 * * *" });
    const scheduler = desk.state.createScheduler();
    await desk.clock.advance(61 * MINUTE);
    await scheduler.tick();
    expect(await runsOf(interval)).toHaveLength(2);
    const noon = await nextOf(daily);
    setBack();
    const after = isSame ? scheduler : desk.state.createScheduler();
    await after.tick();
    expect(await nextOf(interval)).toBeGreaterThan(desk.clock.now());
    expect(await nextOf(interval)).toBeLessThanOrEqual(desk.clock.now() + 10 * MINUTE);
    expect(await nextOf(cron)).toBeLessThanOrEqual(desk.clock.now() + 61 * MINUTE);
    expect(await nextOf(daily)).toBe(noon - DAY);
    // Looked at again, they are as they are.
    const next = await nextOf(interval);
    await after.tick();
    await desk.state.createScheduler().tick();
    expect(await nextOf(interval)).toBe(next);
    // Results count again, and what lasts for ten minutes does.
    for (let run = 0; run < 3; run++) {
      await desk.clock.advance(10 * MINUTE);
      await after.tick();
    }
    const runs = await runsOf(interval);
    expect(runs).toHaveLength(2 + 3);
    const since = runs.filter(({ slot }: { slot: string }) => Date.parse(slot) <= desk.clock.now());
    expect(since.map(({ met }: { met: boolean }) => met)).toEqual([true, true, true]);
    expect((await alice.get("list_alerts", { monitor_id: interval })).alerts).toHaveLength(1);
  });

  test("a slot that has been run is not run again as its time comes for the second time", async () => {
    const hourly = await create({ cron: "0 * * * *" });
    const scheduler = desk.state.createScheduler();
    await desk.clock.advance(61 * MINUTE);
    await scheduler.tick();
    expect(quotes.ran).toBe(1);
    const [{ slot }] = await runsOf(hourly);
    desk.clock.set(Date.parse(slot) - 30 * MINUTE);
    await scheduler.tick();
    expect(await nextOf(hourly)).toBe(Date.parse(slot));
    await desk.clock.advance(31 * MINUTE);
    await scheduler.tick();
    expect(quotes.ran).toBe(1);
    expect(await nextOf(hourly)).toBe(Date.parse(slot) + 60 * MINUTE);
    await desk.clock.advance(60 * MINUTE);
    await scheduler.tick();
    expect(quotes.ran).toBe(2);
  });

  test("an event is sent at once, though the last one was told of a later time", async () => {
    await alice.get("create_webhook", { url: "https://receiver.example/hooks" });
    const id = await create({ every: "10m" });
    await alice.get("update_monitor", { monitor_id: id, status: "paused" });
    setBack();
    await alice.get("update_monitor", { monitor_id: id, status: "active" });
    const verbs = extensionOf(desk.engine.store, nativeStore);
    const deliveries = await verbs.read(() => list(DELIVERIES, { index: "key", limit: 10 }));
    const now = desk.clock.now();
    expect(deliveries.map(({ due_at }) => due_at)).toEqual([now + DAY, now]);
  });
});
