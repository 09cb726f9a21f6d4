// resolve_ens and lookup_ens: the address of a name, and the name of an address.
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { readText } from "../abi/text.js";
import { MAX_ENS_CHARACTERS, nodeOf, normalizeEnsName } from "../ens-name.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { requireEnsName, resolveName, resolverOf } from "./ens.js";
import { readContract } from "./erc20.js";

const FRESH_MS = 60_000;
const NAME = "0x691f3431";

/** The address of a name. */
export function resolveEns(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "resolve_ens",
    title: "Address of an ENS name",
    description:
      "The Ethereum address that an ENS name such as vitalik.eth points to, read from the ENS registry and the name's resolver on chain, wildcards included, at most a minute old. Names whose resolver answers off chain are told as such and not resolved.",
    category: "portfolio_wallet",
    keywords: [
      "ens",
      "name to address",
      "who is vitalik.eth",
      ".eth",
      "ens to address",
      ".eth name",
      "address behind a name",
      "who owns vitalik.eth",
      "what address has an ens name",
      "look up a .eth name",
      "ens address",
      "who owns .eth name",
      "look up .eth name",
      "pay to an ens name",
      "convert .eth to 0x",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() =>
      z.object({
        name: z.string().trim().min(1).max(MAX_ENS_CHARACTERS).describe("The name, such as vitalik.eth"),
        chain: chains.ensArgument(),
      }),
    ),
    output: lazy(() =>
      z.object({
        name: z.string().describe("The name in its normal form (ENSIP-15)"),
        ...chainFields(),
        node: z.string().describe("Its node: what registry and resolvers know it by"),
        resolver: z.string().nullable().describe("The resolver that answers for it"),
        address: z
          .string()
          .nullable()
          .describe("The address, in EIP-55 spelling; null where none can be read"),
        is_offchain: z.boolean().describe("Whether its resolver keeps its answers off the chain"),
      }),
    ),
    examples: [
      { description: "The address of vitalik.eth", args: { name: "vitalik.eth" } },
      { description: "A name in other letters, on Ethereum", args: { name: "Nick.ETH", chain: "ethereum" } },
    ],
    async execute({ name: text, chain: slug }, ctx) {
      const chain = chains.of(slug);
      const name = await requireEnsName(text);
      const { resolver, address, isOffchain } = await resolveName(ctx, chains.registryOf(slug), name);
      const facts = { name, ...(await chainFacts(chain, ctx)), node: nodeOf(name) };
      const told = { ...facts, resolver, address, is_offchain: isOffchain };
      if (address !== null) return told;
      const why = isOffchain
        ? "its resolver answers off the chain, and is not asked"
        : "no address is set for it";
      return ctx.noData(told, `${name} has no address here: ${why}`);
    },
  });
}

/** The name of an address. */
export function lookUpEns(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "lookup_ens",
    title: "ENS name of an address",
    description:
      "The primary ENS name of an address, read from its reverse record on chain and given only where that name points back to the address, at most a minute old.",
    category: "portfolio_wallet",
    keywords: [
      "reverse ens",
      "address to name",
      "primary name",
      "ens name of a wallet",
      "which name belongs to an address",
      "does a wallet have an ens name",
      "name of a wallet",
      "which name has an address",
      "does wallet have ens",
      "reverse lookup",
      "human name of 0x address",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() => z.object({ address: evmAddress("The address"), chain: chains.ensArgument() })),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The address in EIP-55 spelling"),
        ...chainFields(),
        name: z
          .string()
          .nullable()
          .describe("Its primary name, which points back to it; null where there is none"),
        status: z
          .enum(["confirmed", "not_set", "not_confirmed"])
          .describe("not_confirmed where a name is set that does not point back: anyone can set any name"),
      }),
    ),
    examples: [
      {
        description: "The name of an address",
        args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
      },
      {
        description: "The name of another, in lower case",
        args: { address: "0xb8c2c29ee19d8307cb7255e1cd9cbde883a267d5", chain: 1 },
      },
    ],
    async execute({ address, chain: slug }, ctx) {
      const registry = chains.registryOf(slug);
      const node = nodeOf(`${address.slice(2).toLowerCase()}.addr.reverse`);
      const resolver = await resolverOf(ctx, registry, node);
      const answer = resolver === null ? null : await readContract(ctx, resolver, NAME + node.slice(2));
      const claimed = answer === null ? undefined : readText(answer);
      const facts = { address, ...(await chainFacts(chains.of(slug), ctx)) };
      if (claimed === undefined) {
        const none = { ...facts, name: null, status: "not_set" as const };
        return ctx.noData(none, `${address} has no primary name`);
      }
      // A name that is not normal may look like another, and is none.
      const isNormal = (await normalizeEnsName(claimed)) === claimed;
      const owner = isNormal ? (await resolveName(ctx, registry, claimed)).address : null;
      if (owner === address) return { ...facts, name: claimed, status: "confirmed" as const };
      const none = { ...facts, name: null, status: "not_confirmed" as const };
      return ctx.noData(none, `the name that ${address} has set does not point back to it`);
    },
  });
}
