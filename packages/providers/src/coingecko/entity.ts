// The treasury of one company or government: what it holds, how that grew, and what it bought and sold.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf, included } from "./arguments.js";
import { OF_CHARTS, pairs, points, rawPoints } from "./chart-points.js";
import { figure, figures, list, text } from "./fields.js";
import { RECORDS } from "./kept.js";

const SPANS = "7d,14d,30d,90d,1y,ytd";

const entityId = () => idOf("company or government", "strategy", "get_entities_list names it");
const shownId = () => z.string().describe("CoinGecko id of the company or government");

const holding = () =>
  z.object({
    coin_id: text("CoinGecko id of the coin"),
    amount: figure("How many coins it holds"),
    percentage_of_total_supply: figure("Their share of all coins, in percent"),
    amount_per_share: figure("Coins for each share of a company"),
    entity_value_usd_percentage: figure("Their share of its treasury, in percent"),
    current_value_usd: figure("What they are worth now, in US dollars"),
    total_entry_value_usd: figure("What it paid for them, in US dollars"),
    average_entry_value_usd: figure("What it paid for one, in US dollars"),
    unrealized_pnl: figure("What it would gain by selling, in US dollars"),
    holding_amount_change: figures("How many more it holds than a while ago, by `7d` to `1y` and `ytd`"),
    holding_change_percentage: figures("The same in percent"),
  });

const details = () => ({
  name: text("Name"),
  type: text("company or government"),
  symbol: text("Symbol of a company at its exchange"),
  country: text("Country, by its code of two letters"),
  website_url: text("Its address on the web"),
  total_treasury_value_usd: figure("What its coins are worth, in US dollars"),
  unrealized_pnl: figure("What it would gain by selling them, in US dollars"),
  m_nav: figure("Its worth at the exchange as a multiple of that of its coins"),
  total_asset_value_per_share_usd: figure("Worth of its coins for each share, in US dollars"),
  holdings: list(holding(), "By coin"),
});

const rawEntity = lazy(() => z.object(details()));

/** The tool `get_treasury_by_entity`. */
export const getTreasuryByEntity = defineTool({
  ...RECORDS,
  name: "get_treasury_by_entity",
  title: "The coins of a company or government",
  description:
    "Which coins a public company or a government holds, what it paid, what they are worth now and how its holdings changed over a week up to a year, from CoinGecko.",
  keywords: [
    "how many btc does microstrategy own",
    "holdings of a company",
    "coins of a government",
    "how many bitcoins does strategy own",
    "what did a company pay for its coins",
    "what did a company pay",
    "one company's coins",
    "how many does strategy own",
    "average purchase price of company",
    "el salvador's stash",
    "is company's bet in profit",
    "balance sheet coins",
    "tesla's holdings",
  ],
  category: "token_contract",
  input: lazy(() => z.object({ entity_id: entityId() })),
  output: lazy(() => z.object({ entity_id: shownId(), ...details() })),
  examples: [
    { description: "Strategy", args: { entity_id: "strategy" } },
    { description: "El Salvador", args: { entity_id: "el-salvador" } },
  ],
  async execute({ entity_id }, ctx) {
    const found = await ctx.http.find("/public_treasury/{entity_id}", {
      path: { entity_id },
      query: { holding_amount_change: SPANS, holding_change_percentage: SPANS },
      schema: rawEntity,
    });
    return found
      ? { entity_id, ...found }
      : ctx.noData({ entity_id }, `coingecko has no company or government ${entity_id}`);
  },
});

const rawHoldings = lazy(() =>
  z.looseObject({ holdings: rawPoints().nullish(), holding_value_in_usd: rawPoints().nullish() }),
);

/** The tool `get_treasury_holding_chart`. */
export const getTreasuryHoldingChart = defineTool({
  ...OF_CHARTS,
  name: "get_treasury_holding_chart",
  title: "How the coins of a company or government grew",
  description:
    "How much of one coin a public company or a government held over the last days, in coins and in US dollars, from CoinGecko.",
  keywords: [
    "company holdings over time",
    "how holdings grew",
    "holdings of a country over time",
    "how a company's holdings grew",
    "how company's holdings grew",
    "holdings of country over time",
    "company stash chart",
    "corporate accumulation over time",
    "holdings a year ago",
    "treasury size history",
  ],
  category: "token_contract",
  input: lazy(() =>
    z.object({
      entity_id: entityId(),
      coin_id: idOf("coin", "bitcoin"),
      days: z.literal([7, 14, 30, 90, 180, 365]).describe("How many days back: 7, 14, 30, 90, 180 or 365"),
      include_empty_intervals: included("points between two purchases, too"),
    }),
  ),
  output: lazy(() =>
    z.object({
      entity_id: shownId(),
      coin_id: z.string().describe("CoinGecko id of the coin"),
      holdings: points("how many coins it held"),
      holding_value_in_usd: points("what those were worth, in US dollars"),
    }),
  ),
  examples: [
    {
      description: "Strategy's bitcoin over a year",
      args: { entity_id: "strategy", coin_id: "bitcoin", days: 365 },
    },
    {
      description: "El Salvador's over a month, by the day",
      args: { entity_id: "el-salvador", coin_id: "bitcoin", days: 30, include_empty_intervals: true },
    },
  ],
  async execute({ entity_id, coin_id, ...query }, ctx) {
    const chart = await ctx.http.find("/public_treasury/{entity_id}/{coin_id}/holding_chart", {
      path: { entity_id, coin_id },
      query,
      schema: rawHoldings,
    });
    const result = {
      entity_id,
      coin_id,
      holdings: pairs(chart?.holdings),
      holding_value_in_usd: pairs(chart?.holding_value_in_usd),
    };
    return result.holdings.length > 0
      ? result
      : ctx.noData(result, `coingecko has no ${coin_id} of ${entity_id} in that time`);
  },
});
