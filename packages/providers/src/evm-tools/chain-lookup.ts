// look_up_chain: facts of a chain by any of its names, from the table of chains.
import { defineTool, type Tool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { type KnownChain, knownChains } from "../chains.js";
import { localTool } from "./local-tool.js";

export const lookUpChain: Tool = defineTool({
  ...localTool,
  name: "look_up_chain",
  title: "Look up a chain",
  description:
    "Number, CAIP-2 name, native coin, public node and block explorer of a chain, by its slug, name, number, CAIP-2, coin or its name at a data source, from a table of this service with EVM chains and others. No chain is asked.",
  category: "network_infrastructure",
  keywords: [
    "chain id of",
    "network id",
    "rpc url",
    "caip-2",
    "which chain",
    "chain id of a network",
    "rpc url of a chain",
    "native coin of a chain",
    "explorer of a chain",
    "what is the chain id",
    "public rpc of a chain",
    "which chain has this id",
    "block explorer of a network",
    "what is chain 8453",
    "which chain is number 1",
    "chain by id",
    "block explorer for a chain",
    "chain by number",
    "add network to wallet",
    "gas token of a network",
  ],
  input: lazy(() =>
    z.object({
      query: z
        .union([z.string().trim().min(1).max(100), z.int().positive()])
        .describe(
          "What it is known by: a slug, a name, a number, CAIP-2, its coin, or a source's name of it",
        ),
    }),
  ),
  output: lazy(() =>
    z.object({
      chains: z
        .array(
          z.object({
            chain: z.string().describe("Slug of the chain, which every tool here takes"),
            caip2: z.string().describe("Its name in CAIP-2"),
            chain_id: z.int().nullable().describe("Number of an EVM chain; null of others"),
            name: z.string().describe("Name for people"),
            native_symbol: z.string().describe("Symbol of its native coin"),
            public_node: z.string().nullable().describe("URL of a public JSON-RPC node, of EVM chains"),
            explorer: z.string().nullable().describe("URL of a block explorer"),
            known_to: z
              .record(z.string(), z.string())
              .describe("Data sources that have it, each with its own name of it"),
          }),
        )
        .describe("The chains that fit, the best known first"),
    }),
  ),
  examples: [
    { description: "By its number", args: { query: 8453 } },
    { description: "By its name", args: { query: "Arbitrum One" } },
  ],
  execute({ query }, ctx) {
    const wanted = String(query).toLowerCase();
    const exact = knownChains().filter(({ slug, caip2, chainId, name }) =>
      [slug, caip2, String(chainId), name].some((text) => text.toLowerCase() === wanted),
    );
    const others = knownChains().filter(({ coin, names }) =>
      [coin, ...Object.values(names)].some((text) => text.toLowerCase() === wanted),
    );
    const chains = (exact.length > 0 ? exact : others).map(tell);
    return chains.length > 0 ? { chains } : ctx.noData({ chains }, "the table has no such chain");
  },
});

function tell({ slug, caip2, chainId, name, coin, node, explorer, names }: KnownChain) {
  return {
    chain: slug,
    caip2,
    chain_id: chainId ?? null,
    name,
    native_symbol: coin,
    public_node: node ?? null,
    explorer: explorer ?? null,
    known_to: { ...names },
  };
}
