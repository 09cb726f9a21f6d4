// Derivatives exchanges: all of them, their ids, and one with its contracts.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf, order } from "./arguments.js";
import { namedRow } from "./exchanges.js";
import { amount, figure, list, text, time, whole } from "./fields.js";
import { DIRECTORIES, RECORDS } from "./kept.js";
import { listTool } from "./list-tool.js";

const PAGE = 250;

const facts = () => ({
  name: text("Name"),
  open_interest_btc: figure("Open interest, in bitcoin"),
  trade_volume_24h_btc: amount("Volume of 24 hours, in bitcoin"),
  number_of_perpetual_pairs: whole("How many perpetuals it has"),
  number_of_futures_pairs: whole("How many futures it has"),
  year_established: whole("Year in which it began"),
  country: text("Where it is registered"),
  url: text("Its address on the web"),
});

const byCurrency = (what: string) => {
  const one = amount(what);
  return z
    .object({ btc: one, eth: one, usd: one })
    .nullable()
    .prefault(null)
    .describe(`${what}, in btc, eth and usd`);
};

const contractRow = () =>
  z.object({
    symbol: text("The exchange's symbol of the contract"),
    base: text("What it is on"),
    target: text("What it is quoted in"),
    coin_id: text("CoinGecko id of what it is on"),
    target_coin_id: text("CoinGecko id of what it is quoted in"),
    contract_type: text("perpetual or futures"),
    last: figure("Last price, in the target"),
    h24_percentage_change: figure("Change of the price in 24 hours, in percent"),
    index: figure("Price of the index"),
    index_basis_percentage: figure("How far the price lies from the index, in percent"),
    bid_ask_spread: figure("Between bid and ask, as a share"),
    funding_rate: figure("Funding rate of a perpetual, in percent"),
    open_interest_usd: figure("Open interest in US dollars"),
    h24_volume: figure("Volume of 24 hours, in the base"),
    converted_volume: byCurrency("Volume of 24 hours"),
    converted_last: byCurrency("Last price"),
    last_traded: time("When it was last traded"),
    expired_at: time("When it expires; null for a perpetual"),
  });

const details = () => ({
  ...facts(),
  tickers: list(contractRow(), "Its contracts; empty where they were not asked for"),
});
const rawExchange = lazy(() => z.object(details()));
const exchangeId = () => z.string().describe("CoinGecko id of the exchange");

/** The tool `get_derivatives_exchanges`. */
export const getDerivativesExchanges = listTool({
  ...RECORDS,
  name: "get_derivatives_exchanges",
  title: "Derivatives exchanges by open interest",
  description:
    "Exchanges of perpetuals and futures with open interest and 24-hour volume in bitcoin and the number of their contracts, from CoinGecko.",
  keywords: [
    "biggest futures exchanges",
    "rank derivatives exchanges",
    "which futures venue has the highest open interest",
    "largest perpetual exchanges",
    "ranking of derivatives exchanges",
    "rank derivatives venues",
    "where is most leverage",
    "top futures venues",
    "perp exchange ranking",
    "futures trading platforms",
    "leverage platforms",
  ],
  category: "market_data",
  path: "/derivatives/exchanges",
  args: () => ({
    order: order([
      "open_interest_btc_desc",
      "open_interest_btc_asc",
      "trade_volume_24h_btc_desc",
      "trade_volume_24h_btc_asc",
      "name_asc",
      "name_desc",
    ]),
  }),
  list: "exchanges",
  of: "The exchanges, in the order asked for",
  row: () => z.object({ id: exchangeId(), ...facts() }),
  size: PAGE,
  examples: [
    { description: "The ten with the most open interest", args: { limit: 10 } },
    { description: "By volume", args: { order: "trade_volume_24h_btc_desc" } },
  ],
});

/** The tool `get_derivatives_exchanges_list`. */
export const getDerivativesExchangesList = listTool({
  ...DIRECTORIES,
  name: "get_derivatives_exchanges_list",
  title: "Derivatives exchanges with their ids",
  description:
    "The ids and names of all derivatives exchanges that CoinGecko knows, as its other tools take them.",
  category: "search_discovery",
  keywords: [
    "ids of derivatives exchanges",
    "names of futures exchanges",
    "futures venue slugs",
    "directory of derivatives venues",
    "identifier of futures exchange",
  ],
  path: "/derivatives/exchanges/list",
  list: "exchanges",
  of: "The exchanges",
  row: namedRow,
  examples: [
    { description: "The first hundred", args: {} },
    { description: "A few", args: { limit: 5 } },
  ],
});

/** The tool `get_derivatives_exchange`. */
export const getDerivativesExchange = defineTool({
  ...RECORDS,
  name: "get_derivatives_exchange",
  title: "A derivatives exchange",
  description:
    "One exchange of perpetuals and futures with open interest and volume, and on request its contracts with prices and funding rates, from CoinGecko.",
  keywords: [
    "contracts of a futures exchange",
    "one derivatives venue",
    "about a futures exchange",
    "open interest of one exchange",
    "contracts listed at a derivatives exchange",
    "contracts it offers",
    "profile of perp exchange",
    "which futures does it offer",
    "leverage venue details",
  ],
  category: "market_data",
  list: "tickers",
  input: lazy(() =>
    z.object({
      id: idOf("exchange", "binance_futures", "get_derivatives_exchanges_list names it"),
      include_tickers: z
        .enum(["all", "unexpired"])
        .optional()
        .describe("Whether to add its contracts, all or those that have not expired; none where left out"),
    }),
  ),
  output: lazy(() => z.object({ id: exchangeId(), ...details() })),
  examples: [
    { description: "Binance Futures", args: { id: "binance_futures" } },
    { description: "With its contracts", args: { id: "binance_futures", include_tickers: "unexpired" } },
  ],
  async execute({ id, include_tickers }, ctx) {
    const found = await ctx.http.find("/derivatives/exchanges/{id}", {
      path: { id },
      query: { include_tickers },
      schema: rawExchange,
    });
    return found ? { id, ...found } : ctx.noData({ id }, `coingecko has no derivatives exchange ${id}`);
  },
});
