// Time values: a time that a question says, in the form that an argument takes.
import type { Mention, TimeSpan } from "../entities/mention.js";
import { LIFETIME } from "./choices.js";
import type { Found } from "./found.js";
import type { Material } from "./material.js";
import { hasOpenEnd } from "./open-times.js";
import type { Slot } from "./slot.js";

const DAY = 86_400_000;

/** The time for an argument; empty where none is said, or none that it takes. */
export function timesFor(slot: Slot, material: Material): readonly Found[] {
  const { mentions, now, text } = material;
  // "Its whole lifetime": as far back as there is anything.
  const all = slot.choices.find((choice) => choice === "max" || choice === "all");
  if (slot.kind === "days" && all !== undefined && LIFETIME.test(text))
    return [{ value: all, mention: undefined }];
  const mention = timeFor(slot, mentions);
  const time = mention?.readings.time;
  if (mention === undefined || time === undefined || time.ahead) return [];
  const isEnd =
    mention.start > 0 && ENDS_BEFORE.test(text.slice(Math.max(0, mention.start - 60), mention.start));
  if (isEnd && slot.name === "from") return [];
  if (slot.name === "to" && time.to === undefined && hasOpenEnd(text)) return [];
  if (isEnd && slot.name === "to") return [{ value: iso(time.from, time.form), mention }];
  const value =
    slot.name === "from" &&
    isOfDays(time) &&
    (!slot.beside.some(({ kind }) => kind === "step") || mentions.some(isStepOfDays))
      ? isoDay(time.from)
      : formOf(slot, time, now);
  return value === undefined ? [] : [{ value, mention }];
}

// "None starting on or after 1 October": what follows ends the time.
const ENDS_BEFORE =
  /\b(?:none|no|not|nothing|neither)\b[^.,;?!]{0,24}\b(?:after|since|later than|newer than|past)\s+(?:the\s+)?$/;

/** The time that is meant: a point, or how long, where both are said; else the first. */
function timeFor(slot: Slot, mentions: readonly Mention[]): Mention | undefined {
  const said = mentions.filter(({ readings }) => readings.time !== undefined && !readings.time.ahead);
  const formOf = (mention: Mention) => mention.readings.time?.form ?? "open";
  const meant = isPoint(slot)
    ? (said.find((each) => formOf(each) === "instant") ?? said.find((each) => formOf(each) === "day"))
    : slot.kind === "period"
      ? said.find((each) => formOf(each) === "span")
      : /^(?:from|to)$/.test(slot.name)
        ? said.find((each) => formOf(each) !== "span")
        : undefined;
  return meant ?? said[0] ?? mentions.find(({ readings }) => readings.time !== undefined);
}

function isPoint({ kind, name }: Slot): boolean {
  return kind === "day" || (kind === "time" && !/^(?:from|to)$/.test(name));
}

/** Where points are a day apart, so many days begin with the first of them. */
function isOfDays({ form, length = "" }: TimeSpan): boolean {
  return form === "span" && /^(?:[2-9]|\d{2,})d$|w$/.test(length);
}

function isStepOfDays({ readings: { step = "" } }: Mention): boolean {
  return /[dw]$/.test(step);
}

function formOf(slot: Slot, time: TimeSpan, now: number): string | number | undefined {
  // A point in time is no span: "180 days" is no day.
  if (isPoint(slot) && time.form === "span") return undefined;
  switch (slot.kind) {
    case "day":
      return isoDay(time.from);
    case "days":
      return daysOf(slot, time, now);
    case "period":
      if (time.form === "open") return `${Math.max(1, Math.round((now - time.from) / DAY))}d`;
      return time.length;
    default:
      return timeOf(slot, time, now);
  }
}

function timeOf({ name, isRequired }: Slot, time: TimeSpan, now: number): string | undefined {
  const isPoint = time.form === "instant" || time.form === "day";
  if (name === "from") return iso(time.from, time.form);
  if (name === "to") {
    const end = time.form === "instant" ? time.from + DAY : time.to;
    return end === undefined ? (isRequired ? iso(now, "instant") : undefined) : iso(end, time.form);
  }
  // A point in time is the start of what was said: "in May" is no point, but a week of its own length begins at one.
  return isPoint || isRequired || (time.form === "range" && time.length !== undefined)
    ? iso(time.from, time.form)
    : undefined;
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
