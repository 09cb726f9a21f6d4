// get_defi_protocol and get_protocol_tvl: one protocol, whole and as a single figure.
import { defineTool, paginate } from "@svckit/core";
import { isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { digits } from "../digits.js";
import { figureOrNull } from "../figure-or-null.js";
import { timeOf } from "../moment.js";
import { byLargest, chainNames, LISTS, protocol, slugOf, slugsOf, WHOLE_LIST } from "./protocols.js";
import { newestFirst, seriesArguments } from "./series.js";

const rawProtocol = lazy(() => {
  const day = z.object({ date: digits(), totalLiquidityUSD: z.number().nullish() });
  return z.object({
    id: z.string().nullish(),
    name: z.string(),
    symbol: z.string().nullish(),
    category: z.string().nullish(),
    description: z.string().nullish(),
    url: z.string().nullish(),
    chains: z.array(z.string()).nullish(),
    currentChainTvls: z.record(z.string(), z.number().nullish()).nullish(),
    chainTvls: z.record(z.string(), z.object({ tvl: z.array(day).nullish() })).nullish(),
    tvl: z.array(day).nullish(),
  });
});

const NO_PROTOCOL = {
  name: null,
  id: null,
  symbol: null,
  category: null,
  description: null,
  website: null,
  chains: [],
  tvl_by_chain: [],
};

/** The tool `get_defi_protocol`. */
export const getDefiProtocol = paginate({
  name: "get_defi_protocol",
  title: "One DeFi protocol",
  description:
    "A DeFi protocol by its DefiLlama slug: what it is, on which chains, what lies in it on each now, and its TVL by the day, newest first, in US dollars.",
  keywords: [
    "total value locked",
    "protocol details",
    "tvl breakdown",
    "history",
    "protocol tvl history",
    "chains of a protocol",
    "overview of a protocol",
    "protocol chains and tvl",
    "tvl history of lido",
    "how has a protocol grown",
    "about a protocol",
    "tell me about a protocol",
    "on which chains is a protocol",
    "tvl breakdown by chain",
    "on which chains is it",
    "protocol profile",
    "describe a dapp",
    "deposits over time",
    "protocol deployments",
    "where is it deployed",
  ],
  category: "defi_protocol",
  ...LISTS,
  limits: WHOLE_LIST,
  upstream: () => "api",
  input: lazy(() => z.object({ protocol: protocol(), ...seriesArguments() })),
  output: lazy(() =>
    z.object({
      id: z.string().nullable().describe("DefiLlama's number of it"),
      name: z.string().nullable().describe("Name; null where DefiLlama has no such protocol"),
      symbol: z.string().nullable().describe("Symbol of its token"),
      category: z.string().nullable().describe("What kind of protocol it is"),
      description: z.string().nullable().describe("What it says of itself"),
      website: z.string().nullable().describe("Its home page"),
      chains: chainNames(),
      tvl_by_chain: z
        .array(
          z.object({
            chain: z
              .string()
              .describe(
                "Slug of the chain; of other parts DefiLlama's name, such as `borrowed` or `staking`",
              ),
            tvl_usd: figureOrNull("What lies there now, in US dollars"),
          }),
        )
        .describe("By chain, and beside that by part, largest first"),
      tvl_history: z
        .array(z.object({ time: isoTime("The day"), tvl_usd: figureOrNull("What lay in it, in US dollars") }))
        .describe("Its TVL by the day, newest first"),
    }),
  ),
  examples: [
    { description: "Aave, with its last month", args: { protocol: "aave", limit: 30 } },
    {
      description: "Lido in the first days of 2026",
      args: { protocol: "lido", from: "2026-01-01", to: "2026-01-05" },
    },
  ],
  list: "tvl_history",
  by: "whole",
  async page({ protocol, from, to }, ctx) {
    const found = await ctx.http.find("/protocol/{protocol}", { path: { protocol }, schema: rawProtocol });
    if (found === null) {
      ctx.noData(null, `defillama has no protocol ${protocol}`);
      return { items: [], beside: NO_PROTOCOL };
    }
    const points = (found.tvl ?? sumOf(found.chainTvls)).map(({ date, totalLiquidityUSD }) => ({
      at: date,
      tvl_usd: totalLiquidityUSD ?? null,
    }));
    const tvls = Object.entries(found.currentChainTvls ?? {});
    return {
      items: newestFirst(points, { from, to }).map(({ at, tvl_usd }) => ({
        time: timeOf(at) ?? "",
        tvl_usd,
      })),
      beside: {
        id: found.id ?? null,
        name: found.name,
        symbol: found.symbol && found.symbol !== "-" ? found.symbol : null,
        category: found.category ?? null,
        description: found.description ?? null,
        website: found.url ?? null,
        chains: slugsOf(found.chains),
        tvl_by_chain: tvls
          .map(([name, tvl]) => ({ chain: slugOf(name), tvl_usd: tvl ?? null }))
          .sort(byLargest(({ tvl_usd }) => tvl_usd)),
      },
    };
  },
});

type Days = readonly {
  readonly date: number | null;
  readonly totalLiquidityUSD?: number | null | undefined;
}[];

/** The sum of the chains' days, for a protocol whose own are not given. Parts such as `borrowed` are no chains. */
function sumOf(
  tvls: Readonly<Record<string, { readonly tvl?: Days | null | undefined }>> | null | undefined,
): Days {
  const known = new Set(chainsOf("llama").all.map(({ slug }) => slug));
  const sums = new Map<number, number>();
  for (const [name, { tvl }] of Object.entries(tvls ?? {})) {
    if (!known.has(slugOf(name))) continue;
    for (const { date, totalLiquidityUSD } of tvl ?? [])
      if (date !== null && totalLiquidityUSD != null)
        sums.set(date, (sums.get(date) ?? 0) + totalLiquidityUSD);
  }
  return [...sums].map(([date, totalLiquidityUSD]) => ({ date, totalLiquidityUSD }));
}

const rawTvl = lazy(() => z.number());

/** The tool `get_protocol_tvl`. */
export const getProtocolTvl = defineTool({
  name: "get_protocol_tvl",
  title: "TVL of a DeFi protocol now",
  description:
    "What lies in one DeFi protocol right now in US dollars, as a single figure, by its DefiLlama slug.",
  keywords: [
    "total value locked",
    "tvl of a protocol",
    "total value locked in aave",
    "how much is locked in a protocol",
    "money in a protocol now",
    "value locked in one protocol",
    "how much is locked",
    "deposits in a protocol",
    "just the tvl number",
    "current tvl of a dapp",
    "size of a protocol",
  ],
  category: "defi_protocol",
  ...LISTS,
  upstream: () => "api",
  input: lazy(() => z.object({ protocol: protocol() })),
  output: lazy(() =>
    z.object({
      protocol: z.string().describe("The protocol's slug"),
      tvl_usd: figureOrNull("What lies in it, in US dollars; null where DefiLlama has no such protocol"),
    }),
  ),
  examples: [
    { description: "Uniswap", args: { protocol: "uniswap" } },
    { description: "Lido", args: { protocol: "lido" } },
  ],
  async execute({ protocol }, ctx) {
    const tvl_usd = await ctx.http.find("/tvl/{protocol}", { path: { protocol }, schema: rawTvl });
    const result = { protocol, tvl_usd };
    return tvl_usd === null ? ctx.noData(result, `defillama has no TVL of ${protocol}`) : result;
  },
});
