// Prediction history: the prices of one outcome over time, in the form of all venues, and the window that is asked for.
import { ServiceError } from "@svckit/core";
import { decimal, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment } from "./moment.js";
import { marketId, outcome, PRICE, tokenId, venue } from "./prediction.js";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The seconds between two points, how far back a call goes that names no start, and the widest window. */
const RESOLUTIONS = {
  "1m": { stepS: MINUTE_S, usualS: 6 * HOUR_S, mostS: DAY_S, most: "1 day" },
  "1h": { stepS: HOUR_S, usualS: 7 * DAY_S, mostS: 30 * DAY_S, most: "30 days" },
  "1d": { stepS: DAY_S, usualS: 90 * DAY_S, mostS: 180 * DAY_S, most: "180 days" },
} as const;

type Resolution = keyof typeof RESOLUTIONS;

/** Arguments of a price history beside the market and its outcome. */
export function historyArguments() {
  return {
    resolution: z
      .enum(["1m", "1h", "1d"])
      .default("1h")
      .describe(
        "Time between two points; from start to end there may be 1 day, 30 days or 180 days with each",
      ),
    from: moment("Start; 6 hours, 7 days or 90 days before the end where left out").optional(),
    to: moment("End; now where left out").optional(),
  };
}

/** The prices of one outcome over time. */
export function predictionHistory() {
  const part = (meaning: string) => orNull(decimal(`${meaning}; null at a venue that does not tell`));
  return z.object({
    venue: venue(),
    market_id: marketId().nullable(),
    outcome: outcome(),
    token_id: tokenId(),
    resolution: z.string().describe("Time between two points"),
    points: z
      .array(
        z.object({
          time: isoTime("Time of the price"),
          price: orNull(decimal(`Price ${PRICE}; null before the first trade`)),
          open: part("First price traded since the point before"),
          high: part("Highest price traded since then"),
          low: part("Lowest price traded since then"),
          volume: part("Shares traded since then"),
        }),
      )
      .describe("The points, the oldest first"),
  });
}

/** The window of a call in unix seconds; throws TOOL_ERROR for one that is too wide, or empty. `now` is in milliseconds. */
export function historyWindow(
  args: {
    readonly resolution: Resolution;
    readonly from?: number | undefined;
    readonly to?: number | undefined;
  },
  now: number,
): { readonly from: number; readonly to: number; readonly stepS: number } {
  const { stepS, usualS, mostS, most } = RESOLUTIONS[args.resolution];
  const to = args.to ?? Math.floor(now / 1_000);
  const from = args.from ?? to - usualS;
  if (from >= to) throw refused("the start is not before the end", "Give a `from` that is before `to`.");
  if (to - from > mostS)
    throw refused(
      `with ${args.resolution} there may be ${most} from start to end`,
      "Ask for less, or with a wider `resolution`.",
    );
  return { from, to, stepS };
}

function refused(message: string, next: string): ServiceError {
  return new ServiceError("TOOL_ERROR", {
    message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.`,
    next,
    runtimeStatus: "invalid_input",
    param: "from",
  });
}
