// get_perp_funding_history: what longs of a perpetual have paid to shorts.
import { paginate } from "@svckit/core";
import { decimal, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment } from "../moment.js";
import { ask, coin, common, figure } from "./info.js";

const WEEK_MS = 7 * 86_400_000;
// What the API gives at once.
const MAX_ROWS = 500;

const rawFunding = lazy(() =>
  z.array(z.looseObject({ fundingRate: decimal(), premium: figure(), time: z.int() })).nullable(),
);

/** The tool `get_perp_funding_history`. */
export const getPerpFundingHistory = paginate({
  ...common,
  name: "get_perp_funding_history",
  title: "Funding of a perpetual that was paid",
  description:
    "The funding rates that a perpetual of Hyperliquid has paid, one each hour, oldest first, from a time on; at most a minute old.",
  keywords: [
    "hyperliquid funding history",
    "past hyperliquid funding",
    "hyperliquid funding over time",
    "hourly funding payments",
    "cost of holding a perp",
    "hyperliquid funding last week",
  ],
  cacheTtl: 60_000,
  staleTtl: 10 * 60_000,
  input: lazy(() =>
    z.object({
      coin: coin(),
      from: moment("Start; a week ago where left out").optional(),
      to: moment("End; now where left out").optional(),
      limit: limit({ most: MAX_ROWS, usual: 168 }, "Payments in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      coin: z.string().describe("The coin"),
      payments: z
        .array(
          z.object({
            time: isoTime("When it was paid"),
            funding_rate: decimal("Share of the position that longs paid to shorts for that hour"),
            premium: orNull(decimal("Share by which the price was above the oracle's")),
          }),
        )
        .describe("The payments, oldest first"),
    }),
  ),
  examples: [
    { description: "Bitcoin since a day", args: { coin: "BTC", from: "2026-08-10", limit: 24 } },
    { description: "Ether on one day", args: { coin: "ETH", from: "2026-08-09", to: "2026-08-10" } },
  ],
  list: "payments",
  by: "cursor",
  size: MAX_ROWS,
  absent: ({ coin: name }) => `hyperliquid has no funding of ${name} in that time`,
  async page({ coin: name, from, to }, ctx, { cursor }) {
    const first = from === undefined ? ctx.clock.now() - WEEK_MS : from * 1_000;
    const startTime = typeof cursor === "number" ? cursor : first;
    const end = to === undefined ? {} : { endTime: to * 1_000 };
    const found = await ask(ctx, { type: "fundingHistory", coin: name, startTime, ...end }, rawFunding);
    const rows = found ?? [];
    const items = rows.map(({ time, fundingRate, premium }) => ({
      time: new Date(time),
      funding_rate: fundingRate,
      premium,
    }));
    const last = rows.at(-1)?.time;
    return {
      items,
      next: rows.length < MAX_ROWS || last === undefined ? undefined : last + 1,
      beside: { coin: name },
    };
  },
});
