// Time values: a time that a question says, in the form that an argument takes.
import type { TimeSpan } from "../entities/mention.js";
import { LIFETIME } from "./choices.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

const DAY = 86_400_000;

/** The time for an argument; empty where none is said, or none that it takes. */
export function timesFor(slot: Slot, { mentions, now, text }: Material): readonly Found[] {
  // "Its whole lifetime": as far back as there is anything.
  const all = slot.choices.find((choice) => choice === "max" || choice === "all");
  if (slot.kind === "days" && all !== undefined && LIFETIME.test(text))
    return [{ value: all, mention: undefined }];
  const mention = mentions.find(({ readings }) => readings.time !== undefined);
  const time = mention?.readings.time;
  if (mention === undefined || time === undefined || time.ahead) return [];
  const value = formOf(slot, time, now);
  return value === undefined ? [] : [{ value, mention }];
}

function formOf(slot: Slot, time: TimeSpan, now: number): string | number | undefined {
  // A point in time is no span: "180 days" is no day.
  const isPoint = slot.kind === "day" || (slot.kind === "time" && !/^(?:from|to)$/.test(slot.name));
  if (isPoint && time.form === "span") return undefined;
  switch (slot.kind) {
    case "day":
      return isoDay(time.from);
    case "days":
      return daysOf(slot, time, now);
    case "period":
      if (time.form === "open") return `${Math.max(1, Math.round((now - time.from) / DAY))}d`;
      return time.form === "span" ? time.length : undefined;
    default:
      return timeOf(slot, time, now);
  }
}

function timeOf({ name, isRequired }: Slot, time: TimeSpan, now: number): string | undefined {
  const isPoint = time.form === "instant" || time.form === "day";
  if (name === "from") return iso(time.from, time.form);
  if (name === "to") {
    const end = time.form === "instant" ? time.from + DAY : time.to;
    return end === undefined
      ? isRequired
        ? iso(now, "instant")
        : undefined
      : iso(time.form === "range" && end % DAY === 0 ? end : end, time.form);
  }
  // A point in time is the start of what was said: "in May" is no point.
  return isPoint || isRequired ? iso(time.from, time.form) : undefined;
}

function daysOf(slot: Slot, time: TimeSpan, now: number): number | string | undefined {
  const days = Math.max(1, Math.round((now - time.from) / DAY));
  // Any number of days, beside "max".
  if (
    slot.choices.length === 0 ||
    (slot.isInteger && slot.choices.every((each) => Number.isNaN(Number(each))))
  )
    return days;
  const numbers = slot.choices
    .map(Number)
    .filter((choice) => !Number.isNaN(choice))
    .sort((a, b) => a - b);
  const enough = numbers.find((choice) => choice >= days);
  const chosen =
    slot.choices.find((choice) => Number(choice) === enough) ??
    slot.choices.find((choice) => choice === "max" || choice === "all") ??
    numbers.at(-1);
  return typeof chosen === "boolean" ? undefined : chosen;
}

/** A day where the time is one, else the instant in UTC. */
function iso(ms: number, form: TimeSpan["form"]): string {
  if (ms % DAY === 0 && form !== "instant") return isoDay(ms);
  return new Date(form === "span" ? Math.floor(ms / 1000) * 1000 : ms).toISOString().replace(/\.\d+Z$/, "Z");
}

function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
