// get_contract_abi: the interface of a verified contract.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { abiRow, rawItem } from "./abi-item.js";
import { contractFields, contractTool, rawMatch, sentPath, unverified } from "./contract.js";
import { abiFromExplorer } from "./explorer-fallback.js";

const rawAbi = lazy(() => z.looseObject({ ...rawMatch(), abi: z.array(rawItem()).nullish() }));

/** The tool `get_contract_abi`. */
export const getContractAbi = defineTool({
  name: "get_contract_abi",
  title: "ABI of a contract",
  description:
    "The ABI of a verified contract on an EVM chain: its functions, events and errors, each with its signature as tools that call contracts take it, from Sourcify, at most an hour old. A proxy's ABI is its own; ask for its implementation's by get_contract_source.",
  ...contractTool,
  keywords: [
    "contract interface",
    "functions of a contract",
    "methods",
    "abi of a contract",
    "interface json",
    "abi of an address",
    "which functions does a contract have",
    "which methods can i call",
    "abi json",
    "callable functions",
    "list functions and events",
    "abi for ethers",
    "methods available",
  ],
  list: "abi",
  output: lazy(() =>
    z.object({
      ...contractFields(),
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
      path: sentPath(chain, address),
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
