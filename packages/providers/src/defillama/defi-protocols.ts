// get_defi_protocols: all protocols of DeFi by what lies in them.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { figureOrNull } from "../figure-or-null.js";
import { byLargest, chainNames, isChain, LISTS, slugsOf, WHOLE_LIST } from "./protocols.js";

// Unknown members are dropped, not kept: the list is long.
const rawProtocols = lazy(() =>
  z.array(
    z.object({
      id: z.string().nullish(),
      name: z.string(),
      slug: z.string().nullish(),
      symbol: z.string().nullish(),
      category: z.string().nullish(),
      chains: z.array(z.string()).nullish(),
      tvl: z.number().nullish(),
      chainTvls: z.record(z.string(), z.number().nullish()).nullish(),
      change_1d: z.number().nullish(),
      change_7d: z.number().nullish(),
      mcap: z.number().nullish(),
    }),
  ),
);

/** The tool `get_defi_protocols`. */
export const getDefiProtocols = paginate({
  name: "get_defi_protocols",
  title: "DeFi protocols by TVL",
  description:
    "All DeFi protocols that DefiLlama follows, by total value locked, largest first: slug, category, chains, TVL in US dollars and its change; of one chain or one category where asked.",
  keywords: [
    "total value locked",
    "ranking",
    "lending",
    "liquid staking",
    "dapps",
    "top defi protocols",
    "largest lending protocols",
    "ranking of protocols by tvl",
    "largest liquid staking protocols",
    "ranking of dapps",
    "biggest protocols on a chain",
    "ranking of protocols",
    "biggest dapps",
    "liquid staking ranking",
    "list of defi apps",
    "leading protocols on a chain",
    "restaking platforms",
    "protocol categories",
    "popular dapps",
  ],
  category: "defi_protocol",
  ...LISTS,
  limits: WHOLE_LIST,
  upstream: () => "api",
  input: lazy(() =>
    z.object({
      chain: chainsOf("llama").argument("Only protocols on this chain").optional(),
      category: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .optional()
        .describe(
          "Only protocols of this category, such as `Lending`, `Dexs`, `Liquid Staking`, `Bridge`, `Yield`",
        ),
      limit: limit({ most: 200, usual: 25 }, "Protocols in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      protocols: z
        .array(
          z.object({
            id: z.string().nullable().describe("DefiLlama's number of it"),
            slug: z.string().nullable().describe("By which other tools ask for it"),
            name: z.string().describe("Name"),
            symbol: z.string().nullable().describe("Symbol of its token; null where it has none"),
            category: z.string().nullable().describe("What kind of protocol it is"),
            chains: chainNames(),
            tvl_usd: figureOrNull("What lies in it, in US dollars"),
            chain_tvl_usd: figureOrNull("What lies in it on the chain asked for; null where none was"),
            change_1d_percent: figureOrNull("Change of the TVL in a day, in percent"),
            change_7d_percent: figureOrNull("Change of the TVL in 7 days, in percent"),
            market_cap_usd: figureOrNull("Market cap of its token in US dollars"),
          }),
        )
        .describe("The protocols, largest TVL first"),
    }),
  ),
  examples: [
    { description: "The ten largest", args: { limit: 10 } },
    { description: "Lending on Base", args: { chain: "base", category: "lending", limit: 5 } },
  ],
  list: "protocols",
  by: "whole",
  absent: () => "defillama has no such protocols",
  async page({ chain, category }, ctx) {
    const all = await ctx.http.get("/protocols", { schema: rawProtocols });
    const wanted = category?.toLowerCase();
    const found = all.filter(
      (row) =>
        (chain === undefined || row.chains?.some((name) => isChain(name, chain))) &&
        (wanted === undefined || row.category?.toLowerCase() === wanted),
    );
    const items = found.map((row) => ({
      id: row.id ?? null,
      slug: row.slug ?? null,
      name: row.name,
      symbol: row.symbol && row.symbol !== "-" ? row.symbol : null,
      category: row.category ?? null,
      chains: slugsOf(row.chains),
      tvl_usd: row.tvl ?? null,
      chain_tvl_usd: chain === undefined ? null : tvlOn(chain, row.chainTvls),
      change_1d_percent: row.change_1d ?? null,
      change_7d_percent: row.change_7d ?? null,
      market_cap_usd: row.mcap ?? null,
    }));
    return { items: items.sort(byLargest((row) => (chain === undefined ? row.tvl_usd : row.chain_tvl_usd))) };
  },
});

function tvlOn(chain: string, tvls: Readonly<Record<string, number | null | undefined>> | null | undefined) {
  return Object.entries(tvls ?? {}).find(([name]) => isChain(name, chain))?.[1] ?? null;
}
