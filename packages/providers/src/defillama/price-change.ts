// get_price_percentage_change and get_first_prices: how far prices went in a time, and where they began.
import { defineTool } from "@svckit/core";
import { double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment } from "../moment.js";
import { byCoin, coins, sentCoin } from "./coins.js";
import { period } from "./period.js";
import { HISTORY, noPriceOf, PRICES, pricesOf, rawPrices } from "./price-row.js";

const BITCOIN_AND_ETHER = ["coingecko:bitcoin", "coingecko:ethereum"];
const USDC_ON_BASE = "base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";

const coinField = () => z.string().describe("The coin: `coingecko:<id>`, or `<chain>:<address>`");

/** The tool `get_price_percentage_change`. */
export const getPricePercentageChange = defineTool({
  name: "get_price_percentage_change",
  title: "Change of prices in a time",
  description:
    "By how many percent the prices of any coins and tokens in US dollars changed in minutes, hours, days or weeks before now, or before or after a time in the past, from DefiLlama.",
  category: "market_data",
  keywords: [
    "performance",
    "return",
    "gain",
    "loss",
    "move",
    "how much did it rise",
    "percent change over a week",
    "price performance",
    "gain in percent",
    "how much has a coin gained",
    "up or down in percent",
    "return since a date",
    "how has a coin done",
    "how did a coin do this month",
    "how much is it up over a week",
    "how much did a coin go up or down",
    "how has it performed",
    "how much has it dropped",
    "how much is it up",
    "roi of a coin",
  ],
  ...PRICES,
  input: lazy(() =>
    z.object({
      coins: coins(),
      at: moment("The time at one end; now where left out").optional(),
      period: period("Length of the time").default("1d"),
      look_forward: z
        .boolean()
        .default(false)
        .describe("Whether the time begins at `at`; it ends there where left out"),
    }),
  ),
  output: lazy(() =>
    z.object({
      period: z.string().describe("Length of the time"),
      changes: z
        .array(z.object({ coin: coinField(), change_percent: double("Change of the price, in percent") }))
        .describe("The changes, in the order asked for; coins without prices at both ends left out"),
    }),
  ),
  examples: [
    { description: "Bitcoin and ether in a day", args: { coins: BITCOIN_AND_ETHER } },
    {
      description: "Ether in the first week of 2026",
      args: { coins: "coingecko:ethereum", at: "2026-01-01", period: "1w", look_forward: true },
    },
  ],
  async execute({ coins, at, period, look_forward }, ctx) {
    const { coins: answer } = await ctx.http.get("/percentage/{coins}", {
      path: { coins: coins.map(sentCoin).join(",") },
      query: { timestamp: at, lookForward: look_forward, period },
      schema: rawChanges,
    });
    const find = byCoin(answer);
    const changes = coins.flatMap((coin) => {
      const change = find(coin);
      return typeof change === "number" ? [{ coin, change_percent: change }] : [];
    });
    const absent = coins.filter((coin) => typeof find(coin) !== "number");
    const result = { period, changes };
    return absent.length === 0 ? result : ctx.noData(result, `${noPriceOf(absent)} at both ends`);
  },
});

const rawChanges = lazy(() => z.looseObject({ coins: z.record(z.string(), z.number().nullable()) }));

/** The tool `get_first_prices`. */
export const getFirstPrices = defineTool({
  name: "get_first_prices",
  title: "First recorded prices",
  description:
    "The earliest price in US dollars that DefiLlama has of any coins and tokens, with its time: since when a token has been priced, and at what.",
  category: "market_data",
  keywords: [
    "launch price",
    "listing date",
    "oldest price",
    "first price ever",
    "since when is it traded",
    "since when does it have a price",
    "first known price",
    "debut price",
    "when did it start trading",
    "price at inception",
    "token's first day",
    "initial price",
  ],
  ...HISTORY,
  input: lazy(() => z.object({ coins: coins() })),
  output: lazy(() =>
    z.object({
      prices: z
        .array(
          z.object({
            coin: coinField(),
            symbol: z.string().nullable().describe("Ticker symbol, not unique"),
            price_usd: double("Price in US dollars"),
            time: orNull(isoTime("When it was recorded")),
          }),
        )
        .describe("The prices, in the order asked for; unknown coins left out"),
    }),
  ),
  examples: [
    { description: "Since when bitcoin and ether have prices", args: { coins: BITCOIN_AND_ETHER } },
    { description: "The first price of USDC on Base", args: { coins: USDC_ON_BASE } },
  ],
  async execute({ coins }, ctx) {
    const { coins: answer } = await ctx.http.get("/prices/first/{coins}", {
      path: { coins: coins.map(sentCoin).join(",") },
      schema: rawPrices,
    });
    const { prices, absent } = pricesOf(coins, answer);
    const result = {
      prices: prices.map(({ coin, symbol, price_usd, time }) => ({ coin, symbol, price_usd, time })),
    };
    return absent.length === 0 ? result : ctx.noData(result, noPriceOf(absent));
  },
});
