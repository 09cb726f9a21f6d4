// list_polymarket_markets, get_polymarket_market: what can be traded at Polymarket, and how it stands.
import { defineTool, paginate, type ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { foundMarket, listArguments, predictionMarkets } from "../prediction.js";
import { anyMarket, isConditionId, isNumber, MAX_OFFSET } from "./arguments.js";
import { gammaMarket, gammaTool, marketRow } from "./gamma.js";

const MAX_PER_PAGE = 100;

const rawMarkets = lazy(() => z.array(gammaMarket()));
const rawMarket = lazy(gammaMarket);

/** What Gamma is asked for by a status. It orders by the names of its JSON. */
const QUERY = {
  open: { closed: false, order: "volume24hr" },
  closed: { closed: true, order: "volumeNum" },
  settled: { closed: true, uma_resolution_status: "resolved", order: "volumeNum" },
} as const;

/** The tool `list_polymarket_markets`. */
export const listPolymarketMarkets = paginate({
  name: "list_polymarket_markets",
  title: "Markets of Polymarket",
  description:
    "Prediction markets of Polymarket with the price of each outcome (its chance), volume, liquidity and resolution, those with the largest volume first: of 24 hours for open ones, in all for others. At most 30 seconds old. The list ends after some 2,100 markets; search_polymarket finds others.",
  keywords: [
    "top polymarket markets",
    "most traded bets",
    "popular polymarket markets by volume",
    "hottest markets on polymarket",
    "biggest polymarket markets",
    "open polymarket markets",
    "popular polymarket bets",
    "hottest polymarket bets",
    "open polymarket bets",
    "where betting money goes",
  ],
  ...gammaTool,
  input: lazy(() => z.object(listArguments("Markets"))),
  output: lazy(predictionMarkets),
  examples: [
    { description: "The ten open markets with the most trade today", args: { status: "open", limit: 10 } },
    { description: "Markets that were decided", args: { status: "settled", limit: 5 } },
  ],
  list: "markets",
  by: "offset",
  size: MAX_PER_PAGE,
  absent: ({ status }) => `polymarket has no ${status} markets`,
  async page({ status }, ctx, { offset, size }) {
    const query = { ...QUERY[status], ascending: false, limit: size, offset };
    const found = await ctx.http.get("/markets", { query, schema: rawMarkets });
    return {
      items: found.map((market) => marketRow(market)),
      more: offset + found.length <= MAX_OFFSET,
    };
  },
});

/** The tool `get_polymarket_market`. */
export const getPolymarketMarket = defineTool({
  name: "get_polymarket_market",
  title: "Market of Polymarket",
  description:
    "One prediction market of Polymarket by its market_id, slug or number: the price of each outcome (its chance), token ids, status, volume, liquidity and resolution, at most 30 seconds old.",
  keywords: [
    "polymarket market by slug",
    "market rules",
    "token ids of a market",
    "one polymarket market",
    "rules of a polymarket market",
    "polymarket question",
    "condition id",
    "clob token ids",
    "one polymarket bet",
    "is polymarket bet resolved",
    "polymarket odds of one bet",
  ],
  ...gammaTool,
  input: lazy(() => z.object({ market: anyMarket() })),
  output: lazy(foundMarket),
  examples: [
    { description: "By its slug", args: { market: "will-the-fed-cut-rates-in-december" } },
    {
      description: "By its market_id",
      args: { market: "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868" },
    },
  ],
  async execute({ market: name }, ctx) {
    const found = await findMarket(ctx, name);
    if (!found) return ctx.noData({ market: null }, `polymarket has no market ${name}`);
    return { market: marketRow(found) };
  },
});

async function findMarket(ctx: ToolContext, name: string) {
  if (isNumber(name)) return ctx.http.find("/markets/{id}", { path: { id: name }, schema: rawMarket });
  if (!isConditionId(name))
    return ctx.http.find("/markets/slug/{slug}", { path: { slug: name }, schema: rawMarket });
  // The list shows open markets alone where it is not asked for closed ones.
  for (const closed of [false, true]) {
    const query = { condition_ids: name, closed, limit: 1 };
    const [found] = await ctx.http.get("/markets", { query, schema: rawMarkets });
    if (found !== undefined) return found;
  }
  return null;
}
