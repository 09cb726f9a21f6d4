// Series: finds in a table what can be drawn over time.
import type { Json, JsonObject } from "../wire/envelope.ts";
import type { Table } from "./tables.ts";

/** A line: times in milliseconds, each with a value, the earliest first. */
export interface Series {
  readonly name: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
}

const TIME_NAMES = /^(?:1|t|ts|day|slot|time|date|timestamp|month|hour|.*_(?:at|time|date|timestamp))$/;
const FEWEST = 3;
// Seconds of this century have ten digits, milliseconds thirteen.
const LEAST_SECONDS = 3e8;
const LEAST_MS = 3e11;

/** The lines of a table; none where it has no times, or too few. */
export function seriesOf({ columns, rows }: Pick<Table, "columns" | "rows">): readonly Series[] {
  const time = columns.find((name) => TIME_NAMES.test(name) && isAll(rows, name, toTime));
  if (time === undefined || rows.length < FEWEST) return [];
  const numeric = columns.filter((name) => name !== time && isAll(rows, name, toNumber));
  return numeric
    .map((name) => ({ name, points: pointsOf(rows, time, name) }))
    .filter(({ points }) => points.length >= FEWEST);
}

function pointsOf(rows: readonly JsonObject[], time: string, name: string): Series["points"] {
  return rows
    .flatMap((row) => {
      const [at, value] = [toTime(row[time]), toNumber(row[name])];
      return at === undefined || value === undefined ? [] : [{ at, value }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Whether a column has such values alone, and some. */
function isAll(
  rows: readonly JsonObject[],
  name: string,
  read: (value: Json | undefined) => number | undefined,
): boolean {
  const values = rows.map((row) => row[name]).filter((value) => value !== undefined && value !== null);
  return values.length > 0 && values.every((value) => read(value) !== undefined);
}

/** A moment in milliseconds. */
function toTime(value: Json | undefined): number | undefined {
  if (typeof value === "number") {
    if (value >= LEAST_MS) return value;
    return value >= LEAST_SECONDS ? value * 1_000 : undefined;
  }
  if (typeof value !== "string" || !/^\d{4}-\d{2}(?:-\d{2})?/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : at;
}

/** A number, also one that is written out exactly. */
export function toNumber(value: Json | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : undefined;
}
