// Networks: the chains that GeckoTerminal has, and the exchanges on one.
import { paginate } from "@svckit/core";
import { chain, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { chainArgument, chains, STALE_MS } from "./json-api.js";

const HOUR_MS = 60 * 60_000;

const rawList = lazy(() =>
  z.looseObject({
    data: z.array(
      z.looseObject({
        id: z.string(),
        attributes: z
          .looseObject({ name: z.string().nullish(), coingecko_asset_platform_id: z.string().nullish() })
          .nullish(),
      }),
    ),
    links: z.looseObject({ next: z.string().nullish() }).nullish(),
  }),
);

/** Whether another page follows; undefined where the answer does not say, and an empty page will. */
function moreOf({
  links,
}: {
  readonly links?: { readonly next?: string | null | undefined } | null | undefined;
}) {
  return links?.next === undefined ? {} : { more: links.next !== null };
}

/** The tool `get_networks`. */
export const getNetworks = paginate({
  name: "get_networks",
  title: "Chains with pools",
  description:
    "The chains whose decentralised exchanges GeckoTerminal follows, with its network ids, which the pool and token tools take as `chain`.",
  category: "network_infrastructure",
  keywords: [
    "supported chains",
    "supported networks",
    "networks of geckoterminal",
    "chains with dex data",
    "geckoterminal network ids",
    "networks with dex charts",
    "network slug for pools",
    "chains having dex data",
    "pool network codes",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: HOUR_MS,
  staleTtl: 24 * HOUR_MS,
  input: lazy(() => z.object({ limit: limit({ most: 500, usual: 100 }, "Networks in a page") })),
  output: lazy(() =>
    z.object({
      networks: z
        .array(
          z.object({
            chain: chain().describe("The chain, as all tools take it; a slug or CAIP-2"),
            network_id: z.string().describe("GeckoTerminal's id of it"),
            name: z.string().nullable().describe("Name"),
            coingecko_platform_id: z.string().nullable().describe("CoinGecko's id of it"),
          }),
        )
        .describe("The networks"),
    }),
  ),
  examples: [
    { description: "The first hundred", args: {} },
    { description: "Two of them", args: { limit: 2 } },
  ],
  list: "networks",
  by: "page",
  absent: () => "geckoterminal lists no networks",
  async page(_, ctx, { page }) {
    const found = await ctx.http.get("networks", { query: { page }, schema: rawList });
    const items = found.data.map(({ id, attributes }) => ({
      chain: chains().slugOf(id),
      network_id: id,
      name: attributes?.name ?? null,
      coingecko_platform_id: attributes?.coingecko_asset_platform_id ?? null,
    }));
    return { items, ...moreOf(found) };
  },
});

/** The tool `get_dexes`. */
export const getDexes = paginate({
  name: "get_dexes",
  title: "Exchanges of a chain",
  description:
    "The decentralised exchanges that GeckoTerminal follows on a chain, with the ids that get_pools_by_dex takes.",
  category: "onchain_dex",
  keywords: [
    "list of dexs",
    "amm list",
    "which dexes are on a chain",
    "list dexes",
    "which decentralised exchanges exist",
    "dexes of a network",
    "dexes on base",
    "dexes on a chain",
    "which dexes exist here",
    "dex ids",
    "dex slugs",
    "where can one swap",
    "available swap venues",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: HOUR_MS,
  staleTtl: STALE_MS,
  input: lazy(() =>
    z.object({ chain: chainArgument(), limit: limit({ most: 500, usual: 100 }, "Exchanges in a page") }),
  ),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      dexes: z
        .array(z.object({ dex: z.string().describe("Id"), name: z.string().nullable().describe("Name") }))
        .describe("The exchanges"),
    }),
  ),
  examples: [
    { description: "Exchanges of Ethereum", args: { chain: "ethereum" } },
    { description: "One of Solana", args: { chain: "solana", limit: 1 } },
  ],
  list: "dexes",
  by: "page",
  absent: ({ chain }) => `geckoterminal lists no exchanges on ${chain}`,
  async page({ chain }, ctx, { page }) {
    const found = await ctx.http.get("networks/{network}/dexes", {
      path: { network: chains().ownNameOf(chain) },
      query: { page },
      schema: rawList,
    });
    const items = found.data.map(({ id, attributes }) => ({ dex: id, name: attributes?.name ?? null }));
    return { items, beside: { chain }, ...moreOf(found) };
  },
});
