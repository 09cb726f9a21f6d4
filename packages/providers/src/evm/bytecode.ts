// get_contract_bytecode: the code at an address, and what its form tells.
import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils";
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, lazy, toChecksumAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { blockArgument, toBlockParameter } from "./block-id.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { rpcBytes } from "./eth-call.js";
import { ask } from "./json-rpc.js";

const FRESH_MS = 60_000;

// EIP-7702: an account that runs the code of a contract. EIP-1167: a contract that passes every call to another.
const DELEGATION = /^0xef0100([0-9a-f]{40})$/;
const MINIMAL_PROXY = /^0x363d3d373d3d3d363d73([0-9a-f]{40})5af43d82803e903d91602b57fd5bf3$/;

/** The tool over a provider's chains. */
export function getContractBytecode(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_contract_bytecode",
    title: "Bytecode of a contract",
    description:
      "The code at an address of an EVM chain, now or at an earlier block, with its size and hash, and whether the address is a contract, a plain account, an account that delegates (EIP-7702) or a minimal proxy (EIP-1167); at most a minute old.",
    category: "token_contract",
    keywords: KEYWORDS,
    cacheTtl: FRESH_MS,
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        address: evmAddress("The contract or account"),
        block: blockArgument(),
        include_code: z
          .boolean()
          .default(true)
          .describe("Whether to give the code itself, up to 48 KB of hex"),
      }),
    ),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The address in EIP-55 spelling"),
        ...chainFields(),
        block: z.string().describe("The block that was read, as it was asked for"),
        kind: z
          .enum(["account", "contract", "delegated_account", "minimal_proxy"])
          .describe("What the address is; account where there is no code"),
        target: z
          .string()
          .nullable()
          .describe("The contract whose code a delegated account or a minimal proxy runs"),
        size: z.int().describe("Bytes of code"),
        code_hash: z.string().nullable().describe("keccak-256 of the code; null where there is none"),
        code: z
          .string()
          .nullable()
          .describe("The code in hex, 0x where there is none; null where it was not asked for"),
      }),
    ),
    examples: [
      {
        description: "USDC's proxy on Ethereum",
        args: { chain: "ethereum", address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
      },
      {
        description: "What kind of address it is, without the code",
        args: {
          chain: "base",
          address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          include_code: false,
        },
      },
    ],
    async execute({ chain, address, block, include_code: isWanted }, ctx) {
      const params = [address, toBlockParameter(block)];
      const code = (await ask(ctx, { method: "eth_getCode", params, schema: rpcBytes })).toLowerCase();
      return {
        address,
        ...(await chainFacts(chains.of(chain), ctx)),
        block,
        ...kindOf(code),
        size: code.length / 2 - 1,
        code_hash: code === "0x" ? null : `0x${bytesToHex(keccak_256(hexToBytes(code.slice(2))))}`,
        code: isWanted ? code : null,
      };
    },
  });
}

function kindOf(code: string) {
  if (code === "0x") return { kind: "account" as const, target: null };
  const [, delegate] = DELEGATION.exec(code) ?? [];
  if (delegate !== undefined)
    return { kind: "delegated_account" as const, target: toChecksumAddress(`0x${delegate}`) };
  const [, target] = MINIMAL_PROXY.exec(code) ?? [];
  if (target !== undefined)
    return { kind: "minimal_proxy" as const, target: toChecksumAddress(`0x${target}`) };
  return { kind: "contract" as const, target: null };
}

const KEYWORDS = [
  "eth_getCode",
  "is an address a contract or a wallet",
  "eoa or contract",
  "has it code",
  "eth_getcode",
  "contract or wallet",
  "is it a smart contract",
  "externally owned account",
  "smart account delegation",
  "opcodes",
  "deployed code hash",
  "code size",
];
