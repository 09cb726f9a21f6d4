// get_contract_abi: the interface of a verified contract.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainNumber, evmChain } from "../evm-chains.js";
import { abiRow, rawItem } from "./abi-item.js";
import { contractAddress, rawMatch, unverified } from "./contract.js";
import { abiFromExplorer } from "./explorer-fallback.js";

const FRESH_MS = 60 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawAbi = lazy(() => z.looseObject({ ...rawMatch(), abi: z.array(rawItem()).nullish() }));

/** The tool `get_contract_abi`. */
export const getContractAbi = defineTool({
  name: "get_contract_abi",
  title: "ABI of a contract",
  description:
    "The ABI of a verified contract on an EVM chain: its functions, events and errors, each with its signature as tools that call contracts take it, from Sourcify, at most an hour old. A proxy's ABI is its own; ask for its implementation's by get_contract_source.",
  category: "token_contract",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "contract interface",
    "functions of a contract",
    "methods",
    "abi of a contract",
    "interface json",
    "abi of an address",
    "which functions does a contract have",
  ],
  list: "abi",
  upstream: () => "contracts",
  input: lazy(() => z.object({ chain: evmChain(), address: contractAddress() })),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The contract"),
      is_verified: z.boolean().describe("Whether its ABI is known"),
      abi: z
        .array(
          z.object({
            kind: z.string().describe("`function`, `event`, `error`, `constructor`, `fallback` or `receive`"),
            name: z.string().nullable().describe("Name; null for what has none"),
            signature: z
              .string()
              .nullable()
              .describe("Name with the types of its arguments, such as `transfer(address,uint256)`"),
            state_mutability: z
              .string()
              .nullable()
              .describe("Of a function: `view`, `pure`, `nonpayable` or `payable`"),
            item: z
              .record(z.string(), z.unknown())
              .describe("The same as the compiler wrote it, in the form of Solidity's JSON ABI"),
          }),
        )
        .describe("The parts of the interface, in the order of the ABI"),
    }),
  ),
  fallback: {
    tool: "get_contract_code",
    args: ({ chain, address }) => ({ chain, address, include_abi: true }),
    result: abiFromExplorer,
  },
  examples: [
    {
      description: "The deposit contract of Ethereum's staking",
      args: { chain: "ethereum", address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" },
    },
    {
      description: "A proxy on Base, by the number of the chain",
      args: { chain: 8453, address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const raw = await ctx.http.find("v2/contract/{chain}/{address}", {
      path: { chain: chainNumber(chain), address },
      query: { fields: "abi" },
      schema: rawAbi,
    });
    const result = {
      chain,
      address,
      is_verified: Boolean(raw?.match),
      abi: (raw?.abi ?? []).map(abiRow),
    };
    return result.is_verified ? result : ctx.noData(result, unverified(address, chain));
  },
});
