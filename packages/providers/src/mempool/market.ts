// What Bitcoin costs: its price now and then, and the fees of its transactions; and what waits for a block.
import { defineTool } from "@svckit/core";
import { double, isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { moment, timeOf } from "../moment.js";
import { grouped } from "../words.js";
import { btc, inBoth, rawSats, sats } from "./bitcoin.js";

const FRESH_MS = 10_000;
const STALE_MS = 10 * 60_000;
const CURRENCIES = ["USD", "EUR", "GBP", "CAD", "CHF", "AUD", "JPY"] as const;

const shared = { effect: "read", keyless: true, cacheTtl: FRESH_MS, staleTtl: STALE_MS } as const;

const quote = () => z.looseObject({ time: z.int() }).catchall(z.union([z.number(), z.string()]).nullable());
const rawNow = lazy(quote);
const rawThen = lazy(() => z.looseObject({ prices: z.array(quote()) }));

/** The tool `get_btc_price`. */
export const getBtcPrice = defineTool({
  ...shared,
  name: "get_btc_price",
  title: "Price of Bitcoin",
  description:
    "The price of one bitcoin in seven currencies, now or at a time in the past, from mempool.space, which takes it from exchanges.",
  category: "market_data",
  keywords: [
    "btc usd",
    "bitcoin euro",
    "bitcoin price",
    "btc price in usd eur gbp",
    "bitcoin price on a past date",
    "what is a bitcoin worth in euros",
    "bitcoin price in yen",
    "price of btc on a day",
    "usd rate",
    "in euros",
    "in pounds",
    "in yen",
    "in swiss francs",
    "australian dollars",
    "fiat value of one coin",
    "rate on a past day",
    "exchange rate back then",
  ],
  input: lazy(() => z.object({ at: moment("The time, now where left out").optional() })),
  output: lazy(() =>
    z.object({
      time: isoTime("Time of the prices").nullable(),
      prices: z
        .record(z.string(), double("Price of one bitcoin in that currency"))
        .describe("Price of one bitcoin by currency: USD, EUR, GBP, CAD, CHF, AUD, JPY, where it is known"),
    }),
  ),
  examples: [
    { description: "Now", args: {} },
    { description: "On a day", args: { at: "2023-12-22" } },
  ],
  async execute({ at }, ctx) {
    const found =
      at === undefined
        ? await ctx.http.get("v1/prices", { schema: rawNow })
        : (await ctx.http.get("v1/historical-price", { query: { timestamp: at }, schema: rawThen }))
            .prices[0];
    // Of early times, and of currencies that were not followed then, the upstream says 0 or -1.
    const known = CURRENCIES.map((code) => [code, Number(found?.[code] ?? 0)] as const);
    const prices = Object.fromEntries(known.filter(([, price]) => price > 0));
    const result = { time: timeOf(found?.time), prices };
    if (Object.keys(prices).length > 0) return result;
    return ctx.noData(result, "mempool has no price of that time");
  },
});

const rate = (meaning: string) => double(`${meaning}, in satoshis for a virtual byte`);
const rawFees = lazy(() =>
  z.looseObject({
    fastestFee: z.number(),
    halfHourFee: z.number(),
    hourFee: z.number(),
    economyFee: z.number(),
    minimumFee: z.number(),
  }),
);

/** The tool `get_btc_fees`. */
export const getBtcFees = defineTool({
  ...shared,
  name: "get_btc_fees",
  title: "Bitcoin fees",
  description:
    "What a Bitcoin transaction has to pay now to be in the next block, within half an hour, an hour or a day, in satoshis for a virtual byte, from mempool.space.",
  category: "network_infrastructure",
  keywords: [
    "sat/vb",
    "bitcoin network fee",
    "gas of bitcoin",
    "bitcoin fee",
    "recommended sat per vbyte",
    "how much fee to pay for bitcoin",
    "fast confirmation fee",
    "what fee should i set for bitcoin",
    "sats per vbyte",
    "confirm within the hour",
    "recommended fee rate",
    "which fee should i set",
    "cheap or priority fee",
    "economy fee",
    "network fee now",
    "miner fee",
  ],
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      next_block: rate("Fee for the next block"),
      half_hour: rate("Fee for about half an hour"),
      hour: rate("Fee for about an hour"),
      economy: rate("Fee without hurry"),
      minimum: rate("The least that is passed on"),
    }),
  ),
  examples: [{ description: "Fees now", args: {} }],
  async execute(_, ctx) {
    const fees = await ctx.http.get("v1/fees/recommended", { schema: rawFees });
    return {
      next_block: fees.fastestFee,
      half_hour: fees.halfHourFee,
      hour: fees.hourFee,
      economy: fees.economyFee,
      minimum: fees.minimumFee,
    };
  },
});

const rawMempool = lazy(() => z.looseObject({ count: z.int(), vsize: z.number(), total_fee: rawSats() }));
const rawBlocks = lazy(() =>
  z.array(
    z.looseObject({
      blockVSize: z.number(),
      nTx: z.int(),
      totalFees: rawSats(),
      medianFee: z.number(),
      feeRange: z.array(z.number()),
    }),
  ),
);

/** The tool `get_btc_mempool`. */
export const getBtcMempool = defineTool({
  ...shared,
  name: "get_btc_mempool",
  title: "Bitcoin transactions that wait",
  description:
    "How many Bitcoin transactions wait for a block, how large they are and what they pay in all, and the blocks that they would fill, with the fees of each, from mempool.space.",
  category: "network_infrastructure",
  keywords: [
    "bitcoin congestion",
    "unconfirmed transactions",
    "mempool size",
    "is bitcoin congested",
    "how full is the mempool",
    "is the bitcoin mempool full",
    "transactions waiting",
    "congestion",
    "backlog",
    "is the network clogged",
    "transactions stuck in queue",
    "projected blocks",
    "pending payments count",
  ],
  input: lazy(() => z.object({})),
  output: lazy(() =>
    z.object({
      transaction_count: z.int().describe("How many wait"),
      virtual_size: z.number().describe("Virtual bytes of them"),
      fees_sats: sats("What they pay in all"),
      fees_btc: btc("What they pay in all"),
      next_blocks: z
        .array(
          z.object({
            transaction_count: z.int().describe("How many it would hold"),
            virtual_size: z.number().describe("Virtual bytes of them"),
            fees_sats: sats("What they pay"),
            fees_btc: btc("What they pay"),
            median_rate: rate("The middle fee"),
            lowest_rate: rate("The lowest fee").nullable(),
            highest_rate: rate("The highest fee").nullable(),
          }),
        )
        .describe("The blocks to come, as they stand now; the last one holds all that is left"),
    }),
  ),
  examples: [{ description: "What waits now", args: {} }],
  answer({ transaction_count, virtual_size, fees_btc, next_blocks: [next] }) {
    const all = `${grouped(transaction_count)} Bitcoin transactions of ${grouped(virtual_size)} virtual bytes wait, and pay ${fees_btc} BTC in all`;
    if (next === undefined) return all;
    return `${all}; the next block would hold ${grouped(next.transaction_count)} of them, in the middle at ${next.median_rate} sat/vB`;
  },
  async execute(_, ctx) {
    const [all, blocks] = await Promise.all([
      ctx.http.get("mempool", { schema: rawMempool }),
      ctx.http.get("v1/fees/mempool-blocks", { schema: rawBlocks }),
    ]);
    return {
      transaction_count: all.count,
      virtual_size: all.vsize,
      ...inBoth("fees", all.total_fee),
      next_blocks: blocks.map(({ nTx, blockVSize, totalFees, medianFee, feeRange }) => ({
        transaction_count: nTx,
        virtual_size: blockVSize,
        ...inBoth("fees", totalFees),
        median_rate: medianFee,
        lowest_rate: feeRange[0] ?? null,
        highest_rate: feeRange.at(-1) ?? null,
      })),
    };
  },
});
