// A series in words: rows of times and figures by their first and their last point.
import { isObject } from "@svckit/core";
import { wordValue } from "./figure.js";

const PLACES = ["time", "date", "day", "timestamp", "block_number"];
const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
// Milliseconds since 1970, of the year 2001: what is smaller is no time.
const FIRST_TIME = 1_000_000_000_000;

/** The ends of a series, in order of time. */
interface Ends {
  readonly first: Readonly<Record<string, unknown>>;
  readonly last: Readonly<Record<string, unknown>>;
  readonly isOldestFirst: boolean;
}

/** The ends of rows that hold a time, or a block, and figures alone; undefined for other rows. */
export function endsOf(rows: readonly unknown[]): Ends | undefined {
  const points = rows.filter(isObject);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || points.length < rows.length || !first || !last) return undefined;
  const place = PLACES.find((name) => placeOf(first, name) !== undefined);
  if (place === undefined || !points.every((point) => isPoint(point, place))) return undefined;
  const [from, to] = [placeOf(first, place), placeOf(last, place)];
  if (from === undefined || to === undefined || from === to) return undefined;
  return from < to
    ? { first, last, isOldestFirst: true }
    : { first: last, last: first, isOldestFirst: false };
}

function isPoint(row: Readonly<Record<string, unknown>>, place: string): boolean {
  return Object.entries(row).every(
    ([name, value]) => name === place || value === null || Array.isArray(value) || FIGURE.test(String(value)),
  );
}

function placeOf(row: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = row[name];
  const at = typeof value === "number" ? value : typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isFinite(at) ? at : undefined;
}

/** A list of pairs of a time and values: the first and the last. */
export function wordPairs(rows: readonly unknown[]): string | undefined {
  if (
    rows.length < 2 ||
    !rows.every((row) => Array.isArray(row) && typeof row[0] === "number" && row[0] > FIRST_TIME)
  )
    return undefined;
  const wordPair = (row: unknown) => {
    const [time, ...values] = row as readonly [number, ...unknown[]]; // `as`: checked above.
    return `${new Date(time).toISOString().slice(0, 16)}Z ${values.map((each) => wordValue(each, undefined, false) ?? "unknown").join(", ")}`;
  };
  return `first ${wordPair(rows[0])}; last ${wordPair(rows.at(-1))}`;
}
