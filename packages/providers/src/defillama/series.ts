// Series: a tool that gives figures by the day, newest first, from an upstream that gives all of them at once.
import { paginate, type Schema, type SchemaOutput, type ToolContext, type ToolExample } from "@svckit/core";
import { isoTime, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { moment, timeOf } from "../moment.js";

const FRESH_MS = 30 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

/** The arguments that every series takes. */
export interface SeriesArguments {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly limit: number;
}

/** The schemas of those arguments. */
export function seriesArguments() {
  return {
    from: moment("The earliest time; the beginning where left out").optional(),
    to: moment("The latest time; now where left out").optional(),
    limit: limit({ most: 1_000, usual: 90 }, "Points in a page, newest first"),
  };
}

/** A point as an upstream's answer was read: unix seconds, null where it has no time, and figures by name. */
export interface SeriesPoint {
  readonly at: number | null;
  readonly figures: Readonly<Record<string, number | null | undefined>>;
}

/** What a series is made of. `figures` are its names with their meanings. */
export interface Series<In extends Schema<unknown, SeriesArguments>> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  readonly category: string;
  readonly host: string;
  readonly input: In;
  readonly figures: Readonly<Record<string, string>>;
  readonly examples: readonly ToolExample[];
  /** Whether callers without a key may use it; yes where left out. */
  readonly keyless?: boolean;
  readonly absent: (args: SchemaOutput<In>) => string;
  /** The points in any order; null where the upstream has no such record. */
  readonly ask: (
    args: SchemaOutput<In>,
    ctx: ToolContext,
  ) => Promise<readonly SeriesPoint[] | null | undefined>;
}

/** Declares the tool of a series. */
export function seriesTool<const In extends Schema<unknown, SeriesArguments>>(series: Series<In>) {
  const { host, figures, ask, keyless = true, ...rest } = series;
  const names = Object.keys(figures);
  return paginate({
    ...rest,
    effect: "read",
    keyless,
    cacheTtl: FRESH_MS,
    staleTtl: STALE_MS,
    upstream: () => host,
    output: lazy(() =>
      z.object({ points: z.array(z.object(rowOf(figures))).describe("The points, newest first") }),
    ),
    list: "points",
    by: "whole",
    async page(args, ctx) {
      const points = (await ask(args, ctx)) ?? [];
      return { items: newestFirst(points, args).map((point) => toRow(point, names)) };
    },
  });
}

/** The points of the time that was asked for, newest first. One without a time is of none. */
export function newestFirst<P extends { readonly at: number | null }>(
  points: readonly P[],
  { from = 0, to = Number.POSITIVE_INFINITY }: Pick<SeriesArguments, "from" | "to">,
): readonly P[] {
  return points
    .filter(({ at }) => at !== null && at >= from && at <= to)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

function rowOf(figures: Readonly<Record<string, string>>): Record<string, z.ZodType<string | number | null>> {
  const named = Object.entries(figures).map(([name, meaning]) => [name, figureOrNull(meaning)] as const);
  return { time: isoTime("The time; of daily figures the start of the day"), ...Object.fromEntries(named) };
}

function toRow(
  { at, figures }: SeriesPoint,
  names: readonly string[],
): Record<string, string | number | null> {
  const row: Record<string, string | number | null> = { time: timeOf(at) ?? "" };
  for (const name of names) row[name] = figures[name] ?? null;
  return row;
}
