// get_stablecoins, get_stablecoin_chains and get_stablecoin_dominance: what there is of stablecoins now.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { figureOrNull } from "../figure-or-null.js";
import { dollarsOf, rawPegged } from "./pegged.js";
import { byLargest, chainFields, chainNames, chainsPage, isChain, LISTS, slugOf } from "./protocols.js";
import { listStablecoins, type StablecoinRow } from "./stablecoin-rows.js";

const shared = {
  category: "market_data",
  ...LISTS,
  upstream: () => "stablecoins",
  by: "whole",
} as const;

const rawChain = () =>
  z.object({ name: z.string(), totalCirculating: rawPegged(), totalCirculatingUSD: rawPegged() });
const rawChains = lazy(() => z.array(rawChain()));

const onChain = () =>
  z.object({
    chain: chainsOf("llama").argument("Only what there is on this chain").optional(),
    limit: limit({ most: 200, usual: 25 }, "Stablecoins in a page"),
  });

const named = () => ({
  id: z.string().describe("DefiLlama's number of it, by which get_stablecoin asks"),
  name: z.string().describe("Name"),
  symbol: z.string().nullable().describe("Ticker symbol"),
  circulating_usd: figureOrNull("What there is of it, in US dollars"),
});

/** The tool `get_stablecoins`. */
export const getStablecoins = paginate({
  ...shared,
  name: "get_stablecoins",
  title: "Stablecoins by size",
  description:
    "All stablecoins with how much of each is in circulation, its price, its peg and what holds it, largest first, on all chains or on one, from DefiLlama.",
  keywords: [
    "market cap",
    "peg",
    "depeg",
    "usdt",
    "usdc",
    "largest stablecoins",
    "stablecoin ranking",
    "stablecoin market cap",
    "biggest stablecoins",
    "list of stablecoins",
    "stablecoins on a chain",
    "top stablecoins of a chain",
    "which stablecoins exist",
    "euro stablecoins",
    "dollar tokens",
    "pegged coins",
    "any stablecoin depegged now",
  ],
  input: lazy(onChain),
  output: lazy(() =>
    z.object({
      stablecoins: z
        .array(
          z.object({
            ...named(),
            coingecko_id: z.string().nullable().describe("Its CoinGecko id"),
            peg: z.string().nullable().describe("What it is pegged to, such as `peggedUSD`"),
            mechanism: z
              .string()
              .nullable()
              .describe("What holds the peg: `fiat-backed`, `crypto-backed` or `algorithmic`"),
            price_usd: figureOrNull("Its price in US dollars"),
            circulating: figureOrNull("What there is of it, in what it is pegged to"),
            chains: chainNames(),
          }),
        )
        .describe("The stablecoins, largest first"),
    }),
  ),
  examples: [
    { description: "The largest", args: { limit: 5 } },
    { description: "Those on Base", args: { chain: "base" } },
    { description: "The largest on Ethereum", args: { chain: 1, limit: 1 } },
  ],
  list: "stablecoins",
  absent: ({ chain }) => `defillama has no stablecoins${chain === undefined ? "" : ` on ${chain}`}`,
  page: async ({ chain }, ctx) => ({ items: await listStablecoins(ctx, chain) }),
});

/** The tool `get_stablecoin_chains`. */
export const getStablecoinChains = paginate({
  ...shared,
  name: "get_stablecoin_chains",
  title: "Stablecoins by chain",
  description:
    "How much of all stablecoins together is in circulation on each chain in US dollars, largest first, from DefiLlama.",
  keywords: [
    "market cap",
    "liquidity of a chain",
    "stablecoin supply per chain",
    "which chain has most stablecoins",
    "on which chain are most stablecoins",
    "stablecoins on each chain",
    "networks ranked by stablecoins",
    "where do stablecoins sit",
    "dry powder per chain",
    "dollar liquidity across chains",
  ],
  input: lazy(chainsPage),
  output: lazy(() =>
    z.object({
      chains: z
        .array(
          z.object({
            ...chainFields(),
            circulating_usd: figureOrNull("What there is on it, in US dollars"),
          }),
        )
        .describe("The chains, largest first"),
    }),
  ),
  examples: [
    { description: "The 50 largest", args: {} },
    { description: "The largest", args: { limit: 1 } },
  ],
  list: "chains",
  absent: () => "defillama has no stablecoins on any chain",
  async page(_, ctx) {
    const found = await ctx.http.get("/stablecoinchains", { schema: rawChains });
    const items = found.map((row) => ({
      chain: slugOf(row.name),
      name: row.name,
      circulating_usd: worthOn(row),
    }));
    return { items: items.sort(byLargest(({ circulating_usd }) => circulating_usd)) };
  },
});

/** The tool `get_stablecoin_dominance`. */
export const getStablecoinDominance = paginate({
  ...shared,
  name: "get_stablecoin_dominance",
  title: "Shares of stablecoins",
  description:
    "Which share of all stablecoins each has in percent, by what is in circulation in US dollars, on all chains or on one: reckoned from DefiLlama's list.",
  keywords: [
    "market share",
    "dominance",
    "concentration",
    "market share of usdt",
    "stablecoin share",
    "share of usdc in stablecoins",
    "which stablecoin leads",
    "tether's market share",
    "share of usdt among stablecoins",
    "market share of stablecoins",
    "stablecoin concentration",
    "percentage of each stablecoin",
    "stablecoin pie chart",
    "leading stablecoin's share",
    "how dominant is a stablecoin",
  ],
  input: lazy(onChain),
  output: lazy(() =>
    z.object({
      total_usd: figureOrNull("What there is of all of them by DefiLlama's own count, in US dollars"),
      stablecoins: z
        .array(z.object({ ...named(), share_percent: figureOrNull("Its share of all of them, in percent") }))
        .describe("The stablecoins, largest first; those of unknown worth left out"),
    }),
  ),
  examples: [
    { description: "On all chains", args: { limit: 5 } },
    { description: "On Ethereum", args: { chain: "ethereum" } },
  ],
  list: "stablecoins",
  absent: ({ chain }) => `defillama has no stablecoins${chain === undefined ? "" : ` on ${chain}`}`,
  async page({ chain }, ctx) {
    // The count of chains has those, too, that the list has no price of.
    const [rows, chains] = await Promise.all([
      listStablecoins(ctx, chain),
      ctx.http.get("/stablecoinchains", { schema: rawChains }),
    ]);
    const known = rows.flatMap(withWorth);
    const counted = chains
      .filter(({ name }) => chain === undefined || isChain(name, chain))
      .map(worthOn)
      .filter((worth) => worth !== null);
    const total = counted.reduce((sum, worth) => sum + worth, 0);
    return {
      items: known.map(({ row, worth }) => ({
        id: row.id,
        name: row.name,
        symbol: row.symbol,
        circulating_usd: worth,
        share_percent: total === 0 ? null : (100 * worth) / total,
      })),
      beside: { total_usd: counted.length === 0 ? null : total },
    };
  },
});

function withWorth(row: StablecoinRow): { readonly row: StablecoinRow; readonly worth: number }[] {
  return row.circulating_usd === null ? [] : [{ row, worth: row.circulating_usd }];
}

/** What there is of all stablecoins on a chain, in US dollars. */
function worthOn(row: z.output<ReturnType<typeof rawChain>>): number | null {
  return dollarsOf(row.totalCirculatingUSD, row.totalCirculating);
}
