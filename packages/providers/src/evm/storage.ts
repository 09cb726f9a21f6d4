// get_storage_at: one word of a contract's storage.
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { quantity } from "./amount.js";
import { blockArgument, toBlockParameter } from "./block-id.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { ask, rpcAnswer } from "./json-rpc.js";

const SLOT = /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/;

// Some nodes leave the zeros in front away.
const wordAnswer = rpcAnswer(quantity);

function slotArgument() {
  return z
    .union([z.int().min(0), z.string().regex(SLOT)], {
      error: "a slot is a whole number, its decimal digits or 0x hex in a string",
    })
    .transform((slot) => BigInt(slot))
    .refine((slot) => slot < 2n ** 256n, "a slot is below 2^256")
    .transform(toWord)
    .describe("The slot: a whole number, its decimal digits, or 0x and up to 64 hex digits");
}

/** The tool over a provider's chains. */
export function getStorageAt(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_storage_at",
    title: "Storage of a contract",
    description:
      "One word (slot) of a contract's storage on an EVM chain, now or at an earlier block, as hex and as a number, read from a node of the chain and never cached.",
    category: "token_contract",
    keywords: [
      "eth_getStorageAt",
      "storage slot",
      "proxy implementation slot",
      "read slot",
      "read a slot",
      "slot 0",
      "eth_getstorageat",
      "private variable of a contract",
      "raw contract state",
      "eip-1967 slot",
      "state variable by position",
    ],
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        address: evmAddress("The contract"),
        slot: slotArgument(),
        block: blockArgument(),
      }),
    ),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The contract in EIP-55 spelling"),
        ...chainFields(),
        slot: z.string().describe("The slot, 0x and 64 hex digits"),
        block: z.string().describe("The block that was read, as it was asked for"),
        value: z.string().describe("The word, 0x and 64 hex digits; zeros where nothing was stored"),
        number: integerString("The word as an unsigned number"),
      }),
    ),
    examples: [
      {
        description: "The implementation behind USDC's proxy, by the slot that its age of proxies has",
        args: {
          chain: "ethereum",
          address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          slot: "0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3",
        },
      },
      {
        description: "The first slot of wrapped ether on Base",
        args: { chain: "base", address: "0x4200000000000000000000000000000000000006", slot: 0 },
      },
    ],
    async execute({ chain, address, slot, block }, ctx) {
      const params = [address, slot, toBlockParameter(block)];
      const word = await ask(ctx, { method: "eth_getStorageAt", params, schema: wordAnswer });
      const facts = { address, ...(await chainFacts(chains.of(chain), ctx)), slot, block };
      return { ...facts, value: toWord(word), number: word };
    },
  });
}

function toWord(number: bigint): string {
  return `0x${number.toString(16).padStart(64, "0")}`;
}
