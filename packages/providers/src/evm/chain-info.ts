// get_chain_info and list_evm_chains: which chains there are, and how one of them is now.
import { defineTool, paginate, type Tool } from "@svckit/core";
import { integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { type KnownChain, knownChain } from "../chains.js";
import { quantity } from "./amount.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChain, EvmChains } from "./chains.js";
import { ask, askIfAny, rpcAnswer, rpcQuantity } from "./json-rpc.js";

const FRESH_MS = 5_000;

const headAnswer = rpcAnswer(() =>
  z.looseObject({ number: quantity(), timestamp: quantity(), baseFeePerGas: quantity().nullish() }),
);

const factFields = () => ({
  chain: z.string().describe("Slug of the chain"),
  chain_id: z.int().nullable().describe("Number of the chain; null where only its node knows it"),
  caip2: z.string().nullable().describe("The same in CAIP-2, eip155:<chain_id>"),
  name: z.string().describe("Name for people"),
  native_symbol: z.string().nullable().describe("Symbol of the native coin"),
  native_decimals: z.int().describe("Decimals of the native coin"),
  public_node: z
    .string()
    .nullable()
    .describe("URL of a public JSON-RPC node; null for a chain of the operator's"),
  explorer: z.string().nullable().describe("URL of a block explorer"),
  has_ens: z.boolean().describe("Whether ENS names are resolved on it"),
  known_to: z
    .record(z.string(), z.string())
    .describe("Sources of market and contract data that have the chain, each with its own name of it"),
});

/** How a chain is now. */
export function getChainInfo(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_chain_info",
    title: "Facts of a chain",
    description:
      "Facts of an EVM chain: number, native coin, public node, block explorer and the data sources that have it, with its newest block and what its node answers now (its own chain number, base fees, priority fees); at most 5 seconds old.",
    category: "network_infrastructure",
    keywords: [
      "block height",
      "latest block number",
      "chain id",
      "is the chain up",
      "rpc url",
      "chain details",
      "newest block of a chain",
      "node status",
      "rpc endpoint",
      "is the rpc reachable",
      "does the node answer",
      "newest block of a network",
      "is the node of a chain up",
      "is a chain's node up",
      "rpc of a chain up",
      "is the network down",
      "chain halted",
      "block explorer link",
      "gas token of network",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() => z.object({ chain: chains.argument() })),
    output: lazy(() =>
      z.object({
        ...factFields(),
        node_chain_id: z
          .int()
          .describe("The number that its node gives; another than chain_id is a wrong node"),
        block_number: z.int().describe("The newest block"),
        block_time: isoTime("When it was made"),
        block_age_seconds: z.int().describe("Seconds since then; many where chain or node stand still"),
        has_base_fee: z.boolean().describe("Whether blocks have a base fee (EIP-1559)"),
        base_fee_wei: orNull(integerString("Base fee of the newest block, in wei")),
        has_priority_fee: z.boolean().describe("Whether the node suggests a priority fee"),
      }),
    ),
    examples: [
      { description: "Ethereum", args: { chain: "ethereum" } },
      { description: "Base, by its number", args: { chain: 8453 } },
    ],
    async execute({ chain: slug }, ctx) {
      const chain = chains.of(slug);
      const [id, head, priority] = await Promise.all([
        ask(ctx, { method: "eth_chainId", params: [], schema: rpcQuantity }),
        ask(ctx, { method: "eth_getBlockByNumber", params: ["latest", false], schema: headAnswer }),
        askIfAny(ctx, { method: "eth_maxPriorityFeePerGas", params: [], schema: rpcQuantity }),
      ]);
      const time = Number(head.timestamp) * 1_000;
      return {
        ...factsOf({ ...chain, chainId: chain.chainId ?? Number(id) }),
        node_chain_id: Number(id),
        block_number: Number(head.number),
        block_time: new Date(time),
        block_age_seconds: Math.max(0, Math.floor((ctx.clock.now() - time) / 1_000)),
        has_base_fee: head.baseFeePerGas != null,
        base_fee_wei: head.baseFeePerGas,
        has_priority_fee: priority !== null,
      };
    },
  });
}

/** Which chains there are; no node is asked. */
export function listEvmChains(chains: EvmChains): Tool {
  return paginate({
    name: "list_evm_chains",
    title: "EVM chains",
    description:
      "The EVM chains that can be read here, each with its number, native coin, public node, block explorer and the data sources that have it. From a table of this service: nobody is asked.",
    category: "network_infrastructure",
    keywords: [
      "supported chains",
      "chain id list",
      "networks",
      "which chains are supported",
      "all networks",
      "what chains can you read",
      "which networks do you support",
      "chains available",
      "networks you support",
      "all rpc endpoints",
      "table of chain ids",
    ],
    effect: "read",
    keyless: true,
    input: lazy(() => z.object({ limit: limit({ most: 200, usual: 100 }, "How many chains") })),
    output: lazy(() =>
      z.object({ chains: z.array(z.object(factFields())).describe("The chains, the best known first") }),
    ),
    examples: [
      { description: "All of them", args: {} },
      { description: "The ten best known", args: { limit: 10 } },
    ],
    list: "chains",
    by: "whole",
    page: () => ({ items: chains.all.map(factsOf) }),
  });
}

function factsOf({ slug, chainId, name, nativeSymbol, decimals, ensRegistry }: EvmChain) {
  const known = knownChain(slug);
  // A slug of the operator's may be one of the table with another number: the table's facts are not that chain's.
  const listed: KnownChain | undefined = known?.chainId === chainId ? known : undefined;
  return {
    chain: slug,
    chain_id: chainId ?? null,
    caip2: chainId === undefined ? null : `eip155:${chainId}`,
    name,
    native_symbol: nativeSymbol,
    native_decimals: decimals,
    public_node: listed?.node ?? null,
    explorer: listed?.explorer ?? null,
    has_ens: ensRegistry !== undefined,
    known_to: { ...listed?.names },
  };
}
