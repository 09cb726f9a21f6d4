// Schedule: when a monitor runs. Its slots are the same in every process, whatever was missed before.
import { sha256 } from "@svckit/core";
import { Cron } from "croner";
import { durationMs } from "./duration.js";

/** Each so often, or by a cron expression of five parts in a time zone (UTC where left out). */
export type Schedule =
  | { readonly every: string }
  | { readonly cron: string; readonly timezone?: string | undefined };

/** Which monitor's slots are asked for. */
export interface Scheduled {
  readonly id: string;
  readonly schedule: Schedule;
}

// Monitors of one schedule run spread out: an interval begins earlier by up to this share of it, and no more than a minute;
// what is to run at a time of day runs up to so much later.
const EARLIER_SHARE = 0.1;
const EARLIER_MS = 60_000;
const LATER_MS = 1_500;
// What could not be made at its time comes again up to so much later than it might.
const AGAIN_MS = 10_000;

/** The first slot after `now`. Throws a `TypeError` or `RangeError` for a schedule that never comes. */
export function firstSlot({ id, schedule }: Scheduled, now: number): number {
  if (!("every" in schedule)) return slotAfter({ id, schedule }, now, now);
  const every = intervalOf(schedule.every);
  return now + every - Math.floor(shareOf(id) * Math.min(every * EARLIER_SHARE, EARLIER_MS));
}

/** The first slot after `now`, where `slot` is one of the monitor's: whatever was missed in between is left out. */
export function slotAfter({ id, schedule }: Scheduled, slot: number, now: number): number {
  const from = Math.max(slot, now);
  if ("every" in schedule) return lastSlot({ id, schedule }, slot, from) + intervalOf(schedule.every);
  const later = laterBy(id);
  const next = cronOf(schedule).nextRun(new Date(from - later));
  if (next === null) throw new RangeError("the schedule never comes");
  return next.getTime() + later;
}

/** The last slot up to `now`, where `slot` is one of the monitor's that has come. */
export function lastSlot({ id, schedule }: Scheduled, slot: number, now: number): number {
  if ("every" in schedule) {
    const every = intervalOf(schedule.every);
    return slot + Math.floor((now - slot) / every) * every;
  }
  const later = laterBy(id);
  // What is asked for comes before a second; that of `now` itself counts.
  const [last] = cronOf(schedule).previousRuns(
    1,
    new Date(Math.floor((now - later) / 1_000) * 1_000 + 1_000),
  );
  return Math.max(slot, (last?.getTime() ?? slot) + (last ? later : 0));
}

/** When a run comes again that may be made from `at` on: spread out, so that not all monitors of an account come at once. */
export function spreadAfter(id: string, at: number): number {
  return at + Math.floor(shareOf(id) * AGAIN_MS);
}

/** What is wrong with a schedule, in words; undefined for one that can be followed. */
export function faultOf(schedule: Schedule, now: number, leastMs: number): string | undefined {
  const least = `the least interval is ${leastMs / 1_000} seconds`;
  if ("every" in schedule) {
    const every = durationMs(schedule.every);
    if (every === undefined) return "expected a span such as `90s`, `10m`, `2h` or `1d`, up to 366 days";
    return every < leastMs ? least : undefined;
  }
  const { cron } = schedule;
  // A date, a nickname and `?` are not what a cron expression means everywhere.
  if (cron.trim().split(/\s+/).length !== 5 || cron.includes("?"))
    return "expected a cron expression of five parts, such as `0 9 * * 1-5`";
  if (schedule.timezone !== undefined && !isTimeZone(schedule.timezone))
    return "expected a time zone such as `Europe/Berlin`";
  try {
    const slots = cronOf(schedule).nextRuns(LOOKED_AT, new Date(now));
    if (slots.length === 0) return "this time never comes";
    const isClose = slots.some((slot, index) => {
      const before = slots[index - 1];
      return before !== undefined && slot.getTime() - before.getTime() < leastMs;
    });
    return isClose ? least : undefined;
  } catch {
    return "expected a cron expression of five parts, such as `0 9 * * 1-5`";
  }
}

// How many slots to come are held against the least interval.
const LOOKED_AT = 20;

function cronOf({ cron, timezone = "UTC" }: Extract<Schedule, { cron: string }>): Cron {
  // A time of day that the clocks leave out comes as they have moved; one that comes twice is taken once.
  return new Cron(cron, { paused: true, mode: "5-part", timezone, fixedTimeRule: "no-wildcard" });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function intervalOf(every: string): number {
  const ms = durationMs(every);
  if (ms === undefined || ms === 0) throw new RangeError("a schedule without an interval");
  return ms;
}

const laterBy = (id: string) => Math.floor(shareOf(id) * LATER_MS);

/** A share of 1 that is a monitor's own for good. */
function shareOf(id: string): number {
  return Number.parseInt(sha256(id).slice(0, 8), 16) / 2 ** 32;
}
