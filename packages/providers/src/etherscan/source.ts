// get_etherscan_contract_source: a contract's verified source files at Etherscan.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { accountAddress, answerWith, etherscanChain, operation } from "./answer.js";
import { filesOf } from "./source-files.js";

const FRESH_MS = 60 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawSource = lazy(() => {
  const text = z.string().nullish();
  const row = z.looseObject({
    ...{ SourceCode: text, ABI: text, ContractName: text, CompilerVersion: text, OptimizationUsed: text },
    ...{ EVMVersion: text, LicenseType: text, Proxy: text, Implementation: text },
  });
  return answerWith(z.array(row));
});

const words = (meaning: string) => z.string().nullable().describe(`${meaning}; null: unknown`);

/** The tool `get_etherscan_contract_source`. */
export const getEtherscanContractSource = defineTool({
  name: "get_etherscan_contract_source",
  title: "Source of a contract by Etherscan",
  description:
    "The verified source files and the ABI of a contract on an EVM chain, with compiler, licence and where a proxy leads to, from Etherscan, at most an hour old. Needs the operator's key.",
  category: "token_contract",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "solidity",
    "verified code",
    "smart contract code",
    "etherscan verified code",
    "etherscan contract tab",
    "solidity from etherscan",
    "etherscan abi",
    "code published on etherscan",
  ],
  list: "sources",
  input: lazy(() => z.object({ chain: etherscanChain(), address: accountAddress() })),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The contract"),
      is_verified: z.boolean().describe("Whether Etherscan has its source"),
      name: words("Name of the contract"),
      compiler: words("Version of the compiler"),
      is_optimized: z.boolean().nullable().describe("Whether the compiler optimised it; null: unknown"),
      evm_version: words("Version of the EVM that it was compiled for"),
      license: words("Its licence"),
      is_proxy: z
        .boolean()
        .nullable()
        .describe("Whether it passes calls on to another contract; null: unknown"),
      implementation: words("The contract that it passes calls on to"),
      abi: words("Its ABI, as the JSON text that compilers write"),
      sources: z
        .array(
          z.object({
            path: z.string().describe("Path of the file; the contract's name where it is one file alone"),
            content: z.string().describe("The file"),
          }),
        )
        .describe("The source files; of a long source the first ones, as the warning says then"),
    }),
  ),
  examples: [
    {
      description: "Tether on Ethereum, of one file",
      args: { chain: "ethereum", address: "0xdAC17F958D2ee523a2206206994597C13D831ec7" },
    },
    {
      description: "A proxy on Base",
      args: { chain: "base", address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { result } = await ctx.http.get("", {
      query: { ...operation(chain, "contract", "getsourcecode"), address },
      schema: rawSource,
    });
    const [row] = result;
    const sources = filesOf(row?.SourceCode ?? "", row?.ContractName ?? "");
    const isVerified = sources.length > 0;
    const told = {
      chain,
      address,
      is_verified: isVerified,
      name: row?.ContractName || null,
      compiler: row?.CompilerVersion || null,
      is_optimized: isVerified ? flagOf(row?.OptimizationUsed) : null,
      evm_version: row?.EVMVersion || null,
      license: row?.LicenseType || null,
      is_proxy: isVerified ? flagOf(row?.Proxy) : null,
      implementation: row?.Implementation ? spellAddress(row.Implementation) : null,
      // A contract that is not verified has a sentence there.
      abi: isVerified ? row?.ABI || null : null,
      sources,
    };
    return isVerified ? told : ctx.noData(told, `etherscan has no verified source of ${address} on ${chain}`);
  },
});

function flagOf(told: string | null | undefined): boolean | null {
  return told === "1" ? true : told === "0" ? false : null;
}
