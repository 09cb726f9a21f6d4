// The clock that a service reads and waits on. Times are milliseconds wherever a name does not end in its unit.

/** Time as the service sees it; a test hands in one that it can move. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  now(): number;
  /** Runs `task` once after `ms` of real time; the answer cancels it. A pending timer keeps no process alive. */
  after(ms: number, task: () => void): () => void;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

let lastMs = Number.NaN;
let lastText = "";

/** An instant as ISO 8601 in UTC with milliseconds. The last is remembered: a call asks for the same instant often. */
export function toIsoTime(ms: number): string {
  if (ms !== lastMs) {
    lastText = new Date(ms).toISOString();
    lastMs = ms;
  }
  return lastText;
}

/** A number of seconds as text. */
export function describeSeconds(seconds: number): string {
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/** Whole seconds from `now` until an instant, at least 1. */
export function secondsUntil(instant: number, now: number): number {
  return Math.max(1, Math.ceil((instant - now) / 1_000));
}

const DAY_MS = 86_400_000;

let lastDay = Number.NaN;
let lastDayText = "";

/** The UTC day of an instant, `YYYY-MM-DD`. The last is remembered: every call asks for it. */
export function utcDay(ms: number): string {
  const day = Math.floor(ms / DAY_MS);
  if (day !== lastDay) {
    lastDayText = new Date(ms).toISOString().slice(0, 10);
    lastDay = day;
  }
  return lastDayText;
}

/** Whether a text is a UTC day, `YYYY-MM-DD`. `Date.parse` reads one that does not exist, such as 30 February, as another. */
export function isUtcDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && utcDay(time) === text;
}

/** The next 00:00 UTC after an instant, in milliseconds. */
export function nextUtcMidnight(ms: number): number {
  return (Math.floor(ms / DAY_MS) + 1) * DAY_MS;
}
