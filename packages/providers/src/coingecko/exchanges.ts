// Exchanges: all of them, their ids, and one with its largest pairs.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { idOf } from "./arguments.js";
import { figure, flag, list, text, whole } from "./fields.js";
import { DIRECTORIES, RECORDS } from "./kept.js";
import { listTool } from "./list-tool.js";
import { tickerRow } from "./tickers.js";

const PAGE = 250;

/** An id and a name: a row of the lists of exchanges. */
export const namedRow = () =>
  z.object({ id: z.string().describe("CoinGecko id, as the other tools take it"), name: text("Name") });

const exchangeId = () => z.string().describe("CoinGecko id of the exchange");

const facts = () => ({
  name: text("Name"),
  year_established: whole("Year in which it began"),
  country: text("Where it is registered"),
  url: text("Its address on the web"),
  has_trading_incentive: flag("Whether it pays for trading"),
  trust_score: figure("CoinGecko's trust in it, 1 to 10"),
  trust_score_rank: whole("Rank by that"),
  trade_volume_24h_btc: figure("Volume of 24 hours, in bitcoin"),
});

const details = () => ({
  ...facts(),
  description: text("What it is"),
  centralized: flag("Whether it is a centralised exchange"),
  coins: whole("How many coins it has"),
  pairs: whole("How many pairs it has"),
  public_notice: text("What CoinGecko tells its users of it"),
  alert_notice: text("What CoinGecko warns of"),
  twitter_handle: text("Its name on X"),
  tickers: list(tickerRow(), "Its 100 largest pairs"),
});

const rawExchange = lazy(() => z.object(details()));

/** The tool `get_exchanges`. */
export const getExchanges = listTool({
  ...RECORDS,
  name: "get_exchanges",
  title: "Exchanges, the most trusted first",
  description:
    "Spot exchanges with country, year, CoinGecko's trust score and 24-hour volume in bitcoin, the most trusted first.",
  keywords: [
    "best crypto exchanges",
    "ranking of exchanges",
    "top exchanges",
    "most trusted exchange",
    "which exchanges are the most trusted",
    "largest spot exchanges",
    "compare exchanges",
    "which exchanges are biggest",
    "largest exchanges by volume",
    "best exchanges",
    "top cex",
    "safest exchange",
    "biggest trading platforms",
    "reputable exchanges",
  ],
  category: "market_data",
  path: "/exchanges",
  list: "exchanges",
  of: "The exchanges",
  row: () => z.object({ id: exchangeId(), ...facts() }),
  size: PAGE,
  examples: [
    { description: "The ten most trusted", args: { limit: 10 } },
    { description: "The first hundred", args: {} },
  ],
});

/** The tool `get_exchanges_list`. */
export const getExchangesList = listTool({
  ...DIRECTORIES,
  name: "get_exchanges_list",
  title: "Exchanges with their ids",
  description:
    "The ids and names of all exchanges that CoinGecko knows, as its other tools of exchanges take them.",
  keywords: [
    "all exchange ids",
    "exchange slugs",
    "directory of exchanges",
    "identifier of an exchange",
    "every exchange name",
    "inactive exchanges",
  ],
  category: "search_discovery",
  path: "/exchanges/list",
  args: () => ({
    status: z
      .enum(["active", "inactive"])
      .default("active")
      .describe("Exchanges that are open, or no longer"),
  }),
  list: "exchanges",
  of: "The exchanges",
  row: namedRow,
  examples: [
    { description: "Those that are open", args: {} },
    { description: "Those that are no longer", args: { status: "inactive" } },
  ],
});

/** The tool `get_exchange`. */
export const getExchange = defineTool({
  ...RECORDS,
  name: "get_exchange",
  title: "An exchange",
  description:
    "One exchange with trust score, volume, number of coins and pairs, CoinGecko's notices of it, and its 100 largest pairs.",
  keywords: [
    "about an exchange",
    "volume of an exchange",
    "trust score of an exchange",
    "where is the exchange based",
    "how trustworthy is an exchange",
    "tell me about an exchange",
    "country and year of an exchange",
    "where is exchange based",
    "is this exchange trustworthy",
    "year founded",
    "exchange profile",
    "country of exchange",
    "exchange reputation",
    "can i trust this exchange",
    "headquarters",
  ],
  category: "market_data",
  input: lazy(() => z.object({ id: idOf("exchange", "binance", "get_exchanges_list names it") })),
  output: lazy(() => z.object({ id: exchangeId(), ...details() })),
  examples: [
    { description: "Binance", args: { id: "binance" } },
    { description: "Coinbase", args: { id: "gdax" } },
  ],
  async execute({ id }, ctx) {
    const found = await ctx.http.find("/exchanges/{id}", { path: { id }, schema: rawExchange });
    return found ? { id, ...found } : ctx.noData({ id }, `coingecko has no exchange ${id}`);
  },
});
