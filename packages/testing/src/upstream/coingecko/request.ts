// Request: what the routes of CoinGecko's stand-in read of a request, and the words in which it refuses one.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";

export const DAY_MS = 86_400_000;
const MAX_PER_PAGE = 250;
/** How far back the Demo plan reaches. */
export const DEMO_DAYS = 365;

/** How the stand-in was started. */
export interface Plan {
  readonly plan: "demo" | "pro";
  readonly now: () => number;
}

/** An operation with the values that its parameters may have. */
export interface Operation extends StandInOperation {
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Whether paid plans alone are given it. */
  readonly paid?: true;
}

/** Operations by `METHOD /path`. */
export type Operations = Readonly<Record<string, Operation>>;

export const SWITCH = ["true", "false"];
export const CERTAIN_DAYS = ["1", "7", "14", "30", "90", "180", "365"];
export const PRECISIONS = ["full", ...Array.from({ length: 19 }, (_, decimals) => String(decimals))];
export const PAGING = ["per_page", "page"];

/** CoinGecko's error as a text. */
export function failure(status: number, error: string): StandInAnswer {
  return { status, body: { error } };
}

/** CoinGecko's error with a code. */
export function refusal(status: number, code: number, message: string, now: number): StandInAnswer {
  const timestamp = new Date(now).toISOString();
  return { status, body: { error: { status: { timestamp, error_code: code, error_message: message } } } };
}

/** The refusal of a value that a parameter cannot have. */
export function wrongValue(
  { query }: StandInRequest,
  values: Operation["values"] = {},
): StandInAnswer | undefined {
  const wrong = Object.entries(values).find(([name, known]) => {
    const given = query.get(name);
    return given !== null && !known.includes(given);
  });
  return wrong && failure(400, `Invalid value for ${wrong[0]}`);
}

/** The refusal of history that is older than what the Demo plan gives. */
export function tooOld(now: number): StandInAnswer {
  return refusal(401, 10012, "Your request exceeds the allowed time range.", now);
}

/** That refusal for a time that lies further back; a day of the calendar began up to a day earlier. */
export function outOfReach({ plan, now }: Plan, from: number): StandInAnswer | undefined {
  return plan === "pro" || from >= now() - (DEMO_DAYS + 1) * DAY_MS ? undefined : tooOld(now());
}

/** How many days `days` says; as many as there are for `max`. NaN for what is no number of days. */
export function daysIn({ query }: StandInRequest): number {
  const given = query.get("days") ?? "";
  return given === "max" ? 4_000 : /^[1-9]\d*$/.test(given) ? Number(given) : Number.NaN;
}

/** The items of a list with commas, in lower case. */
export function listIn({ query }: StandInRequest, name: string): readonly string[] {
  const items = (query.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());
  return items.filter((item) => item !== "");
}

export function currencyIn({ query }: StandInRequest): string {
  return (query.get("vs_currency") ?? "usd").toLowerCase();
}

/** The page of the rows that is asked for. */
export function pageOf<Row>({ query }: StandInRequest, rows: readonly Row[], usual = 100): readonly Row[] {
  const perPage = Math.min(MAX_PER_PAGE, Number(query.get("per_page") ?? usual));
  const start = (Number(query.get("page") ?? 1) - 1) * perPage;
  return rows.slice(start, start + perPage);
}

/** The rows in an order such as `market_cap_desc`, by what `rankOf` takes the name before its last word for. */
export function ordered<Row>(
  rows: readonly Row[],
  order: string,
  rankOf: (row: Row, name: string) => number | string,
): readonly Row[] {
  const [, name = order, direction = "asc"] = /^(.*)_(asc|desc)$/.exec(order) ?? [];
  const sorted = [...rows].sort((a, b) => (rankOf(a, name) < rankOf(b, name) ? -1 : 1));
  return direction === "desc" ? sorted.reverse() : sorted;
}

/** Points in steps up to a time, as charts have them. */
export function pointsOf<Value>(
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
  valueAt: (at: number) => Value,
): [number, Value][] {
  const points: [number, Value][] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) points.push([at, valueAt(at)]);
  return points;
}
