// get_batch_historical_prices: prices of coins, each at times of its own.
import { defineTool } from "@svckit/core";
import { double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { moment, timeOf } from "../moment.js";
import { byCoin, coin, sentCoin } from "./coins.js";
import { coinFields, HISTORY, noPriceOf } from "./price-row.js";

const MAX_QUERIES = 50;
const MAX_TIMES = 50;
const MAX_PRICES = 200;

const rawBatch = lazy(() => {
  const prices = z.array(
    z.looseObject({ timestamp: z.number(), price: z.number(), confidence: z.number().nullish() }),
  );
  return z.looseObject({
    coins: z.record(z.string(), z.looseObject({ symbol: z.string().nullish(), prices: prices.nullish() })),
  });
});

/** The tool `get_batch_historical_prices`. */
export const getBatchHistoricalPrices = defineTool({
  name: "get_batch_historical_prices",
  title: "Prices of many coins at many times",
  description:
    "Prices in US dollars of any coins and tokens, each at times of its own, in one call, from DefiLlama: what the tokens of a list of transactions were worth when they moved.",
  category: "market_data",
  keywords: [
    "cost basis",
    "bulk",
    "price at timestamps",
    "many tokens at many timestamps",
    "tax report prices",
    "values of past transactions",
    "bulk price lookup",
    "different dates per coin",
    "value past transactions",
    "bookkeeping prices",
    "portfolio valuation on several dates",
    "prices for an export",
  ],
  ...HISTORY,
  input: lazy(() =>
    z
      .object({
        queries: z
          .array(
            z.object({
              coin: coin(),
              times: z.array(moment("A time")).min(1).max(MAX_TIMES).describe(`1 to ${MAX_TIMES} times`),
            }),
          )
          .min(1)
          .max(MAX_QUERIES)
          .describe(`1 to ${MAX_QUERIES} coins with their times, at most ${MAX_PRICES} times together`),
      })
      .superRefine(({ queries }, ctx) => {
        const count = queries.reduce((sum, { times }) => sum + times.length, 0);
        if (count <= MAX_PRICES) return;
        const message = `it has ${count} times and may have ${MAX_PRICES} together`;
        ctx.addIssue({ code: "custom", path: ["queries"], message });
      }),
  ),
  output: lazy(() =>
    z.object({
      coins: z
        .array(
          z.object({
            ...coinFields(),
            prices: z
              .array(
                z.object({
                  time: orNull(isoTime("When the price was recorded, near one of the times asked for")),
                  price_usd: double("Price in US dollars"),
                  confidence: z.number().nullable().describe("How sure DefiLlama is of the price, 0 to 1"),
                }),
              )
              .describe("The prices, oldest first; times without one are left out"),
          }),
        )
        .describe("The coins, in the order asked for; those without a price left out"),
    }),
  ),
  examples: [
    {
      description: "Bitcoin at two times",
      args: { queries: [{ coin: "coingecko:bitcoin", times: ["2026-01-01T00:00:00Z", 1_767_312_000] }] },
    },
    {
      description: "Two tokens, each when it moved",
      args: {
        queries: [
          { coin: "base:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", times: ["2026-01-03"] },
          { coin: "coingecko:ethereum", times: ["2026-01-04"] },
        ],
      },
    },
  ],
  async execute({ queries }, ctx) {
    const asked = new Map<string, number[]>();
    for (const { coin, times } of queries) asked.set(coin, [...(asked.get(coin) ?? []), ...times]);
    const sent = Object.fromEntries([...asked].map(([coin, times]) => [sentCoin(coin), times]));
    const { coins: answer } = await ctx.http.get("/batchHistorical", {
      query: { coins: JSON.stringify(sent) },
      schema: rawBatch,
    });
    const find = byCoin(answer);
    const coins = [...asked.keys()].flatMap((coin) => {
      const { symbol = null, prices } = find(coin) ?? {};
      if (!prices?.length) return [];
      const inOrder = prices.toSorted((one, other) => one.timestamp - other.timestamp);
      const rows = inOrder.map(({ timestamp, price, confidence = null }) => ({
        time: timeOf(timestamp),
        price_usd: price,
        confidence,
      }));
      return [{ coin, symbol, prices: rows }];
    });
    const lacking = [...asked].filter(
      ([coin, times]) => (coins.find((each) => each.coin === coin)?.prices.length ?? 0) < new Set(times).size,
    );
    if (lacking.length === 0) return { coins };
    return ctx.noData({ coins }, `${noPriceOf(lacking.map(([coin]) => coin))} at all of its times`);
  },
});
