// An order book in words: its best prices, then each side by its name.
import { isObject } from "@svckit/core";
import type { Asked } from "./asked.js";
import { wordValue } from "./figure.js";

const SIDES = ["bids", "asks"] as const;
type Side = (typeof SIDES)[number];

/** How rows are worded. */
type WordRows = (rows: readonly unknown[], name: string) => string;

/** Words the two sides of a result; undefined for one that has no two sides. */
export function wordBook(
  data: Readonly<Record<string, unknown>>,
  { side: only }: Asked,
  wordRows: WordRows,
): string | undefined {
  const { bids, asks } = data;
  if (!Array.isArray(bids) || !Array.isArray(asks) || bids.length + asks.length === 0) return undefined;
  const book: Readonly<Record<Side, readonly unknown[]>> = { bids, asks };
  const bests = SIDES.flatMap((side) => {
    const price = bestOf(book[side], side);
    const words = wordValue(price, undefined, false);
    return words === undefined ? [] : [`best ${side.slice(0, -1)} ${words}`];
  });
  const sides = SIDES.filter((side) => only === undefined || side === only);
  return [bests.join(", "), ...sides.map((side) => `${side}: ${wordRows(book[side], side)}`)]
    .filter((part) => part !== "")
    .join("; ");
}

/** The highest that is bid, or the lowest that is asked, in whatever order the rows are. */
function bestOf(rows: readonly unknown[], side: Side): string | undefined {
  let best: string | undefined;
  for (const row of rows) {
    const price = String(Array.isArray(row) ? row[0] : isObject(row) ? row["price"] : undefined);
    if (!/^\d+(?:\.\d+)?$/.test(price)) return undefined;
    if (best === undefined || (side === "bids" ? isMore(price, best) : isMore(best, price))) best = price;
  }
  return best;
}

/** Whether a decimal is the larger one, without a float in between. */
function isMore(one: string, other: string): boolean {
  const places = Math.max(...[one, other].map((each) => (each.split(".")[1] ?? "").length));
  const scaled = (each: string) => {
    const [whole = "", fraction = ""] = each.split(".");
    return BigInt(`${whole}${fraction.padEnd(places, "0")}`);
  };
  return scaled(one) > scaled(other);
}
