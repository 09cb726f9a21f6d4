// When a monitor runs: the slots of a schedule, over days on which the clocks are moved and after an outage.
import { expect, test } from "vitest";
import { faultOf, firstSlot, lastSlot, type Schedule, slotAfter } from "./schedule.js";

const at = (text: string) => Date.parse(text);
const NOW = at("2026-03-28T12:00:00Z");
const MINUTE = 60_000;
const id = "0198f0a0-0000-7000-8000-000000000001";

/** The slots of a monitor that follow each other, without the part of a minute that is its own. */
function slots(schedule: Schedule, from: string, count: number): string[] {
  const found: number[] = [];
  for (let slot = at(from); found.length < count; ) {
    slot = slotAfter({ id, schedule }, slot, slot);
    found.push(slot);
  }
  return found.map((slot) => `${new Date(slot).toISOString().slice(0, 16)}Z`);
}

test("an interval begins within its length, at most a tenth and a minute earlier, and keeps its beat", () => {
  for (const every of ["1m", "10m", "1d"]) {
    const ms = { "1m": MINUTE, "10m": 10 * MINUTE, "1d": 1_440 * MINUTE }[every] ?? 0;
    const first = firstSlot({ id, schedule: { every } }, NOW);
    expect(first).toBeLessThanOrEqual(NOW + ms);
    expect(first).toBeGreaterThanOrEqual(NOW + ms - Math.min(ms / 10, MINUTE));
    expect(slotAfter({ id, schedule: { every } }, first, first)).toBe(first + ms);
  }
});

test("monitors of one schedule run spread out, each with a share that stays the same", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `monitor ${index}`);
  const firsts = ids.map((each) => firstSlot({ id: each, schedule: { every: "10m" } }, NOW));
  expect(new Set(firsts).size).toBeGreaterThan(150);
  expect(firsts).toEqual(ids.map((each) => firstSlot({ id: each, schedule: { every: "10m" } }, NOW)));
});

test.each([[{ every: "10m" }], [{ cron: "*/10 * * * *" }]])(
  "after an outage there is one slot that has come last, and the next lies ahead: %j",
  (schedule) => {
    const first = firstSlot({ id, schedule }, NOW);
    const later = first + 7 * 1_440 * MINUTE + 3 * MINUTE;
    expect(lastSlot({ id, schedule }, first, later)).toBe(later - 3 * MINUTE);
    expect(slotAfter({ id, schedule }, first, later)).toBe(later + 7 * MINUTE);
    expect(lastSlot({ id, schedule }, first, first)).toBe(first);
  },
);

test("a time of day is that of its time zone", () => {
  expect(slots({ cron: "0 9 * * 1-5", timezone: "America/New_York" }, "2026-03-05T00:00:00Z", 4)).toEqual([
    "2026-03-05T14:00Z",
    "2026-03-06T14:00Z",
    "2026-03-09T13:00Z",
    "2026-03-10T13:00Z",
  ]);
});

test("a time that the clocks leave out comes as they have moved, and one that comes twice is taken once", () => {
  const schedule = { cron: "30 2 * * *", timezone: "Europe/Berlin" };
  expect(slots(schedule, "2026-03-28T12:00:00Z", 2)).toEqual(["2026-03-29T01:00Z", "2026-03-30T00:30Z"]);
  expect(slots(schedule, "2026-10-24T12:00:00Z", 2)).toEqual(["2026-10-25T00:30Z", "2026-10-26T01:30Z"]);
});

test("every twenty minutes is every twenty minutes in the hour that comes twice", () => {
  expect(slots({ cron: "*/20 * * * *", timezone: "Europe/Berlin" }, "2026-10-24T23:50:00Z", 7)).toEqual([
    ...["2026-10-25T00:00Z", "2026-10-25T00:20Z", "2026-10-25T00:40Z", "2026-10-25T01:00Z"],
    ...["2026-10-25T01:20Z", "2026-10-25T01:40Z", "2026-10-25T02:00Z"],
  ]);
});

test("the slots of a cron expression never come early, and at most 1.5 s late", () => {
  for (let index = 0; index < 50; index++) {
    const slot = slotAfter({ id: `monitor ${index}`, schedule: { cron: "0 * * * *" } }, NOW - 1, NOW - 1);
    expect(slot - NOW).toBeGreaterThanOrEqual(0);
    expect(slot - NOW).toBeLessThanOrEqual(1_500);
  }
});

test.each<[Schedule, string]>([
  [{ every: "10" }, "expected a span"],
  [{ every: "1.5h" }, "expected a span"],
  [{ every: "367d" }, "expected a span"],
  [{ every: "30s" }, "the least interval is 60 seconds"],
  [{ every: "0m" }, "the least interval is 60 seconds"],
  [{ cron: "* * * *" }, "five parts"],
  [{ cron: "* * * * * *" }, "five parts"],
  [{ cron: "@daily" }, "five parts"],
  [{ cron: "2027-01-01T00:00:00" }, "five parts"],
  [{ cron: "? * * * *" }, "five parts"],
  [{ cron: "61 * * * *" }, "five parts"],
  [{ cron: "0 0 30 2 *" }, "never comes"],
  [{ cron: "0 9 * * *", timezone: "Mars/Olympus" }, "time zone"],
])("%j is refused", (schedule, words) => expect(faultOf(schedule, NOW, MINUTE)).toContain(words));

test("a cron expression keeps to the least interval as well", () => {
  expect(faultOf({ cron: "*/5 * * * *" }, NOW, 5 * MINUTE)).toBeUndefined();
  expect(faultOf({ cron: "0,1 * * * *" }, NOW, 5 * MINUTE)).toContain("least interval");
});
