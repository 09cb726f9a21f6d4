// get_stablecoin: one stablecoin, by chain and by the day.
import { paginate } from "@svckit/core";
import { isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { type Pegged, rawPegged, stablecoinId, sumOfPegs } from "./pegged.js";
import { byLargest, LISTS, slugOf, WHOLE_LIST } from "./protocols.js";
import { newestFirst, seriesArguments } from "./series.js";

// Its days stand under either of two names, and its chains under either of two others.
const stablecoinOf = () => {
  const amount = z.union([z.number(), rawPegged().unwrap()]).nullish();
  const days = z.array(z.object({ date: digits(), totalCirculating: amount, circulating: amount }));
  return z.object({
    id: z.union([z.string(), z.number()]).nullish(),
    name: z.string().nullish(),
    symbol: z.string().nullish(),
    gecko_id: z.string().nullish(),
    pegType: z.string().nullish(),
    pegMechanism: z.string().nullish(),
    description: z.string().nullish(),
    url: z.string().nullish(),
    price: z.number().nullish(),
    totalCirculating: days.nullish(),
    tokens: days.nullish(),
    currentChainBalances: z.record(z.string(), amount).nullish(),
    chainCirculating: z.record(z.string(), days).nullish(),
  });
};
const rawStablecoin = lazy(stablecoinOf);

type Amount = number | Pegged;
type Found = z.output<ReturnType<typeof stablecoinOf>>;

/** The tool `get_stablecoin`. */
export const getStablecoin = paginate({
  name: "get_stablecoin",
  title: "One stablecoin",
  description:
    "A stablecoin by DefiLlama's number: what it is pegged to and what holds the peg, how much of it is on each chain now, and how much was in circulation by the day, newest first.",
  keywords: [
    "supply history",
    "market cap",
    "peg",
    "chain distribution",
    "how is a stablecoin backed",
    "stablecoin details",
    "chains of a stablecoin",
    "what backs usde",
    "supply of one stablecoin per chain",
    "what backs a stablecoin",
    "collateral of a stablecoin",
    "fiat-backed or algorithmic",
    "one stablecoin per chain",
    "stablecoin reserves",
    "how does stablecoin work",
  ],
  category: "market_data",
  ...LISTS,
  limits: WHOLE_LIST,
  upstream: () => "stablecoins",
  input: lazy(() =>
    z.object({
      id: stablecoinId(
        "DefiLlama's number of the stablecoin, such as `1` for Tether; get_stablecoins lists them",
      ),
      ...seriesArguments(),
    }),
  ),
  output: lazy(() =>
    z.object({
      id: z.string().describe("DefiLlama's number of it"),
      name: z.string().nullable().describe("Name; null where DefiLlama has no such stablecoin"),
      symbol: z.string().nullable().describe("Ticker symbol"),
      coingecko_id: z.string().nullable().describe("Its CoinGecko id"),
      peg: z.string().nullable().describe("What it is pegged to, such as `peggedUSD`"),
      mechanism: z.string().nullable().describe("What holds the peg"),
      description: z.string().nullable().describe("What it is, in its own words"),
      website: z.string().nullable().describe("Its home page"),
      price_usd: figureOrNull("Its price in US dollars"),
      by_chain: z
        .array(
          z.object({
            chain: z.string().describe("Slug of the chain; DefiLlama's name where this catalog has none"),
            circulating: figureOrNull("What there is of it there, in what it is pegged to"),
          }),
        )
        .describe("By chain now, largest first"),
      history: z
        .array(
          z.object({
            time: isoTime("The day"),
            circulating: figureOrNull("What was in circulation, in what it is pegged to"),
          }),
        )
        .describe("By the day, newest first"),
    }),
  ),
  examples: [
    { description: "Tether, with its last 90 days", args: { id: "1" } },
    { description: "The last days of USDC", args: { id: "2", limit: 3 } },
  ],
  list: "history",
  by: "whole",
  async page({ id, from, to }, ctx) {
    const found = await ctx.http.find("/stablecoin/{asset}", { path: { asset: id }, schema: rawStablecoin });
    if (found === null) ctx.noData(null, `defillama has no stablecoin ${id}`);
    const points = (found?.totalCirculating ?? found?.tokens ?? []).map((day) => ({
      at: day.date,
      circulating: amountOf(day.totalCirculating ?? day.circulating),
    }));
    return {
      items: newestFirst(points, { from, to }).map(({ at, circulating }) => ({
        time: timeOf(at) ?? "",
        circulating,
      })),
      beside: {
        id,
        name: found?.name ?? null,
        symbol: found?.symbol ?? null,
        coingecko_id: found?.gecko_id ?? null,
        peg: found?.pegType ?? null,
        mechanism: found?.pegMechanism ?? null,
        description: found?.description ?? null,
        website: found?.url ?? null,
        price_usd: found?.price ?? null,
        by_chain: chainsIn(found ?? {}),
      },
    };
  },
});

function chainsIn({ currentChainBalances, chainCirculating }: Partial<Found>) {
  const now = Object.entries(currentChainBalances ?? {}).map(([name, amount]) => [name, amount] as const);
  const latest = Object.entries(chainCirculating ?? {}).map(([name, days]) => {
    const [newest] = newestFirst(
      days.map((day) => ({ at: day.date, ...day })),
      {},
    );
    return [name, newest?.circulating ?? newest?.totalCirculating] as const;
  });
  return (now.length > 0 ? now : latest)
    .map(([name, amount]) => ({ chain: slugOf(name), circulating: amountOf(amount) }))
    .sort(byLargest(({ circulating }) => circulating));
}

/** A stablecoin has one peg, and so one amount, however it is written. */
function amountOf(amount: Amount | null | undefined): number | null {
  return typeof amount === "number" ? amount : sumOfPegs(amount);
}
