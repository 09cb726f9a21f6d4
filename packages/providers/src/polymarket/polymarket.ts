// polymarket: markets, prices, books, trades and positions of Polymarket, from its three public APIs without a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { getPolymarketActivity } from "./activity.js";
import { getPolymarketEvent, listPolymarketEvents } from "./events.js";
import { getPolymarketHolders } from "./holders.js";
import { getPolymarketLeaderboard } from "./leaderboard.js";
import { getPolymarketMarket, listPolymarketMarkets } from "./markets.js";
import { getPolymarketOrderbook } from "./orderbook.js";
import { getPolymarketClosedPositions, getPolymarketPositions } from "./positions.js";
import { getPolymarketMidpoint, getPolymarketPrice } from "./price.js";
import { getPolymarketPriceHistory } from "./price-history.js";
import { searchPolymarket } from "./search.js";
import { getPolymarketTrades } from "./trades.js";
import { getPolymarketValue } from "./value.js";

/** Options of `polymarket`. */
export interface PolymarketOptions {
  /** Where its APIs are, by `gamma`, `clob` and `data`; the public ones by default. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

const PUBLIC = {
  gamma: "https://gamma-api.polymarket.com",
  clob: "https://clob.polymarket.com",
  data: "https://data-api.polymarket.com",
} as const;

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(PUBLIC) } } as const;

/** Polymarket; throws an `Error` that names the option which cannot be used. */
export const polymarket = defineProviderFactory(variables, (options: PolymarketOptions) =>
  defineProvider({
    id: "polymarket",
    title: "Polymarket",
    homepage: "https://docs.polymarket.com",
    upstreams: readUpstreams("polymarket", PUBLIC, options),
    // Beyond its limits Polymarket answers late and refuses nothing, so that a call too many would look like an outage.
    limits: { perSecond: 100 },
    tools: [
      listPolymarketMarkets,
      getPolymarketMarket,
      listPolymarketEvents,
      getPolymarketEvent,
      searchPolymarket,
      getPolymarketOrderbook,
      getPolymarketPrice,
      getPolymarketMidpoint,
      getPolymarketPriceHistory,
      getPolymarketTrades,
      getPolymarketHolders,
      getPolymarketPositions,
      getPolymarketClosedPositions,
      getPolymarketValue,
      getPolymarketActivity,
      getPolymarketLeaderboard,
    ],
  }),
);
