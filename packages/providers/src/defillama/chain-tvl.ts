// get_chains: all chains by what lies in their DeFi.
import { paginate } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { numberOf } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";
import { byLargest, chainFields, chainsPage, LISTS, slugOf } from "./protocols.js";

const rawChains = lazy(() =>
  z.array(
    z.object({
      name: z.string(),
      tvl: z.number().nullish(),
      tokenSymbol: z.string().nullish(),
      gecko_id: z.string().nullish(),
      chainId: z.union([z.number(), z.string()]).nullish(),
    }),
  ),
);

/** The tool `get_chains`. */
export const getChains = paginate({
  name: "get_chains",
  title: "Chains by TVL",
  description:
    "All chains that DefiLlama follows, by the total value locked in their DeFi now in US dollars, largest first, with the symbol of their coin and their number.",
  keywords: [
    "total value locked",
    "blockchains",
    "layer 2",
    "ranking",
    "tvl by chain",
    "chains ranked by tvl",
    "biggest chains",
    "rank chains by tvl",
    "which chain has the most tvl",
    "money in defi by chain",
    "layer 2 ranking",
    "which chain has most money",
    "leading blockchains",
    "blockchains compared",
    "most defi money",
    "l1 and l2 list",
  ],
  category: "defi_protocol",
  ...LISTS,
  upstream: () => "api",
  input: lazy(chainsPage),
  output: lazy(() =>
    z.object({
      chains: z
        .array(
          z.object({
            ...chainFields(),
            tvl_usd: figureOrNull("What lies in its DeFi, in US dollars"),
            token_symbol: z.string().nullable().describe("Symbol of its coin; null where it has none"),
            coingecko_id: z.string().nullable().describe("CoinGecko id of its coin"),
            chain_id: z.int().nullable().describe("Number of an EVM chain; null for others"),
          }),
        )
        .describe("The chains, largest first"),
    }),
  ),
  examples: [
    { description: "The 50 largest", args: {} },
    { description: "The three largest", args: { limit: 3 } },
  ],
  list: "chains",
  by: "whole",
  absent: () => "defillama has no chains",
  async page(_, ctx) {
    const found = await ctx.http.get("/v2/chains", { schema: rawChains });
    const items = found.map(({ name, tvl, tokenSymbol, gecko_id, chainId }) => ({
      chain: slugOf(name),
      name,
      tvl_usd: tvl ?? null,
      token_symbol: tokenSymbol || null,
      coingecko_id: gecko_id || null,
      chain_id: numberOf(chainId),
    }));
    return { items: items.sort(byLargest(({ tvl_usd }) => tvl_usd)) };
  },
});
