// get_derivatives_tickers: perpetuals and futures over all exchanges.
import * as z from "zod";
import { amount, figure, text, time } from "./fields.js";
import { CHARTS } from "./kept.js";
import { listTool } from "./list-tool.js";

const row = () =>
  z.object({
    market: text("Name of the exchange"),
    symbol: text("The exchange's symbol of the contract"),
    index_id: text("What it is on, such as `BTC`"),
    contract_type: text("perpetual or futures"),
    price: amount("Last price in US dollars"),
    price_percentage_change_24h: figure("Change of the price in 24 hours, in percent"),
    index: figure("Price of the index in US dollars"),
    basis: figure("How far the price lies from the index, in percent"),
    spread: figure("Between bid and ask, in percent"),
    funding_rate: figure("Funding rate of a perpetual, in percent"),
    open_interest: figure("Open interest in US dollars"),
    volume_24h: figure("Volume of 24 hours in US dollars"),
    last_traded_at: time("When it was last traded"),
    expired_at: time("When it expires; null for a perpetual"),
  });

const saysSame = (given: unknown, asked: unknown) =>
  String(given).toLowerCase() === String(asked).toLowerCase();

/** The tool `get_derivatives_tickers`. */
export const getDerivativesTickers = listTool({
  ...CHARTS,
  name: "get_derivatives_tickers",
  title: "Perpetuals and futures of all exchanges",
  description:
    "Perpetuals and futures with price, funding rate, basis, open interest and volume over all derivatives exchanges that CoinGecko knows, or those on one coin, a minute old at most.",
  category: "market_data",
  keywords: [
    "perps",
    "open interest",
    "funding rates",
    "compare funding rates across exchanges",
    "all perps",
    "futures prices on all exchanges",
    "basis",
    "where is the funding rate highest",
    "perps on all exchanges",
    "futures of a coin on every venue",
    "funding arbitrage",
    "compare perps across exchanges",
    "compare funding rates",
    "where is funding highest",
    "futures on every venue",
    "basis trade",
    "contango",
    "cash and carry",
    "dated futures",
    "futures premium",
  ],
  path: "/derivatives",
  args: () => ({
    index_id: z
      .string()
      .trim()
      .min(1)
      .max(50)
      .optional()
      .describe("What they are on, such as `BTC`; all where left out"),
    contract_type: z.enum(["perpetual", "futures"]).optional().describe("Of one kind; both where left out"),
  }),
  query: () => ({}),
  keeps: (args) => (ticker) =>
    Object.entries(args).every(([name, asked]) => asked === undefined || saysSame(ticker[name], asked)),
  list: "tickers",
  of: "The contracts",
  row,
  examples: [
    { description: "On bitcoin", args: { index_id: "BTC" } },
    { description: "All futures with an end", args: { contract_type: "futures" } },
  ],
});
