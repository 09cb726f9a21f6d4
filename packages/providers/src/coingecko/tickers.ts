// Tickers: the pairs in which a coin is traded, and those that an exchange has.
import { paginate, type ToolExample } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { coinId, coinIds, idOf, included, order } from "./arguments.js";
import { figure, figures, flag, renamed, text, time } from "./fields.js";
import { MARKETS } from "./kept.js";

const PAGE = 100;

/** A ticker, as CoinGecko answers with it and as tools give it. */
export const tickerRow = () =>
  renamed(
    { market: "exchange" },
    z.object({
      base: text("What is traded: its symbol, or its contract on a decentralised exchange"),
      target: text("What it is traded against, in the same form"),
      exchange: renamed(
        { identifier: "id" },
        z.object({ id: text("CoinGecko id of the exchange"), name: text("Its name") }),
      ),
      coin_id: text("CoinGecko id of what is traded"),
      target_coin_id: text("CoinGecko id of what it is traded against"),
      last: figure("Last price, in the target"),
      volume: figure("Volume of 24 hours, in the base"),
      converted_last: figures("Last price in btc, eth and usd"),
      converted_volume: figures("Volume of 24 hours in btc, eth and usd"),
      cost_to_move_up_usd: figure("What moves the price up by 2 percent, in US dollars; on request"),
      cost_to_move_down_usd: figure("What moves it down by 2 percent, in US dollars; on request"),
      trust_score: text("CoinGecko's trust in the pair: green, yellow or red"),
      bid_ask_spread_percentage: figure("Between bid and ask, in percent"),
      last_traded_at: time("When it was last traded"),
      last_fetch_at: time("When CoinGecko last asked the exchange"),
      is_anomaly: flag("Whether its price lies far from that of others"),
      is_stale: flag("Whether it was not traded lately"),
      trade_url: text("Where it is traded"),
    }),
  );

const rawTickers = lazy(() => z.looseObject({ tickers: z.array(tickerRow()) }));

const output = lazy(() => z.object({ tickers: z.array(tickerRow()).describe("The pairs") }));

interface TickersOf {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly path: string;
  readonly of: string;
  readonly args: () => { readonly id: z.ZodType<string, string> } & z.ZodRawShape;
  readonly examples: readonly ToolExample[];
}

function tickersTool({ path, args, of, ...words }: TickersOf) {
  const paging = () => ({
    depth: included("what moves the price by 2 percent"),
    limit: limit({ most: PAGE, usual: PAGE }, "Pairs in a page"),
  });
  return paginate({
    ...MARKETS,
    ...words,
    category: "market_data",
    input: lazy(() => z.object({ ...args(), ...paging() })),
    output,
    list: "tickers",
    by: "page",
    size: PAGE,
    absent: () => `coingecko has no pairs of that ${of}`,
    async page({ limit: _, id, ...query }, ctx, { page }) {
      const found = await ctx.http.find(path, {
        path: { id: String(id) },
        // `as`: the other arguments are texts and switches, which `args` says to the schema alone.
        query: { ...(query as Readonly<Record<string, string | boolean>>), page },
        schema: rawTickers,
      });
      const items = found?.tickers ?? [];
      return { items, more: items.length === PAGE };
    },
  });
}

/** The tool `get_coin_tickers`. */
export const getCoinTickers = tickersTool({
  name: "get_coin_tickers",
  title: "Where a coin is traded",
  description:
    "The pairs in which a coin is traded on centralised and decentralised exchanges, with price, volume and spread, from CoinGecko, half a minute old at most.",
  path: "/coins/{id}/tickers",
  of: "coin",
  keywords: [
    "trading pairs",
    "markets",
    "which exchanges list a coin",
    "where can i buy a coin",
    "exchanges that trade a coin",
    "on which exchanges is a coin listed",
    "markets of a coin by volume",
    "where can i buy it",
    "which exchanges list it",
    "is it listed anywhere",
    "available on which exchange",
    "venues for a coin",
    "where to sell a coin",
    "markets of a coin",
    "on what platform traded",
  ],
  args: () => ({
    id: coinId(),
    exchange_ids: idOf("exchange", "binance", "get_exchanges_list names them").optional(),
    order: order(["trust_score_desc", "trust_score_asc", "volume_desc", "volume_asc"]),
  }),
  examples: [
    { description: "Bitcoin", args: { id: "bitcoin" } },
    {
      description: "USDC on Binance, by volume",
      args: { id: "usd-coin", exchange_ids: "binance", order: "volume_desc" },
    },
  ],
});

/** The tool `get_exchange_tickers`. */
export const getExchangeTickers = tickersTool({
  name: "get_exchange_tickers",
  title: "What an exchange trades",
  description:
    "The pairs of an exchange with price, volume and spread, all of them or those of given coins, from CoinGecko, half a minute old at most.",
  path: "/exchanges/{id}/tickers",
  of: "exchange",
  keywords: [
    "trading pairs",
    "markets",
    "all pairs with prices",
    "busiest pairs of exchange",
    "top pairs by volume",
    "most traded pair there",
    "spreads on exchange",
    "coins traded at exchange",
    "what can i trade there",
  ],
  args: () => ({
    id: idOf("exchange", "binance", "get_exchanges_list names it"),
    coin_ids: coinIds().optional(),
    order: order(["trust_score_desc", "trust_score_asc", "volume_desc", "volume_asc", "base_target"]),
  }),
  examples: [
    { description: "Binance", args: { id: "binance" } },
    {
      description: "Bitcoin on Coinbase, with its depth",
      args: { id: "gdax", coin_ids: "bitcoin", depth: true },
    },
  ],
});
