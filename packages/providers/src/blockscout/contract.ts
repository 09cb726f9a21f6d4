// get_contract_code: what an explorer has of a contract's code.
import { defineTool } from "@svckit/core";
import { evmAddress, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { asked, chainArgument, chainField, spelled } from "./api.js";

const rawContract = lazy(() =>
  z.looseObject({
    name: z.string().nullish(),
    is_verified: z.boolean().nullish(),
    is_fully_verified: z.boolean().nullish(),
    verified_at: orNull(isoTime()),
    language: z.string().nullish(),
    compiler_version: z.string().nullish(),
    evm_version: z.string().nullish(),
    optimization_enabled: z.boolean().nullish(),
    optimization_runs: z.int().nullish(),
    license_type: z.string().nullish(),
    proxy_type: z.string().nullish(),
    implementations: z.array(spelled(z.looseObject({ address_hash: answerAddress().nullish() }))).nullish(),
    abi: z.array(z.record(z.string(), z.unknown())).nullish(),
    file_path: z.string().nullish(),
    source_code: z.string().nullish(),
    additional_sources: z
      .array(z.looseObject({ file_path: z.string().nullish(), source_code: z.string().nullish() }))
      .nullish(),
    deployed_bytecode: z.string().nullish(),
  }),
);

const output = lazy(() =>
  z.object({
    chain: chainField(),
    contract: z
      .object({
        address: z.string().describe("The contract, in EIP-55 spelling"),
        name: z.string().nullable().describe("Name in its source"),
        is_verified: z.boolean().describe("Whether the explorer has its verified source"),
        is_fully_verified: z.boolean().nullable().describe("Whether its metadata fit, too"),
        verified_at: orNull(isoTime("When it was verified")),
        language: z.string().nullable().describe("Language of its source"),
        compiler_version: z.string().nullable().describe("Version of the compiler"),
        evm_version: z.string().nullable().describe("Version of the EVM that it was compiled for"),
        is_optimized: z.boolean().nullable().describe("Whether the optimizer ran"),
        optimization_runs: z.int().nullable().describe("Runs that the optimizer was told"),
        license: z.string().nullable().describe("Licence of the source"),
        proxy_type: z.string().nullable().describe("Kind of proxy; null where it is none"),
        implementations: z.array(z.string()).describe("Contracts that the proxy runs"),
        code_bytes: z.int().nullable().describe("Length of its code on the chain"),
        abi: z
          .array(z.record(z.string(), z.unknown()))
          .nullable()
          .describe("Its ABI, where it was asked for and is known"),
        sources: z
          .array(
            z.object({
              path: z.string().nullable().describe("Path of the file"),
              code: z.string().describe("Its text, written by whoever made the contract"),
            }),
          )
          .describe("Its files of source, where they were asked for; that with the contract first"),
      })
      .nullable()
      .describe("The contract; null where the explorer has none at the address"),
  }),
);

/** The tool `get_contract_code`. */
export const getContractCode = defineTool({
  ...asked,
  name: "get_contract_code",
  title: "Verified code of a contract",
  description:
    "What the Blockscout explorer of an EVM chain has of a contract: whether its source is verified, compiler and licence, what it is a proxy of, and its ABI; the source itself on request.",
  category: "token_contract",
  keywords: [
    "abi",
    "solidity",
    "is the contract verified",
    "contract code on explorer",
    "is it verified",
    "proxy implementation",
    "compiler version",
    "abi and source from an explorer",
    "abi and source from explorer",
    "license of a contract",
    "contract tab on explorer",
    "proxy or not",
    "optimizer settings",
    "blockscout verification",
  ],
  cacheTtl: 10 * 60_000,
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("The contract"),
      include_abi: z.boolean().default(true).describe("Whether to give the ABI"),
      include_source: z
        .boolean()
        .default(false)
        .describe("Whether to give the files of source, which may be long"),
    }),
  ),
  output,
  examples: [
    {
      description: "The ABI of USDC on Ethereum",
      args: { chain: "ethereum", address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
    },
    {
      description: "The source of USDC on Base",
      args: {
        chain: "base",
        address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        include_abi: false,
        include_source: true,
      },
    },
  ],
  list: "contract.sources",
  async execute({ chain, address, include_abi: withAbi, include_source: withSource }, ctx) {
    const request = { path: { address }, schema: rawContract };
    const found = await ctx.http.find("api/v2/smart-contracts/{address}", request);
    if (found === null)
      return ctx.noData({ chain, contract: null }, `the explorer of ${chain} has no contract ${address}`);
    const { deployed_bytecode: code } = found;
    const files = [
      { file_path: found.file_path, source_code: found.source_code },
      ...(found.additional_sources ?? []),
    ];
    const contract = {
      address,
      name: found.name ?? null,
      // Explorers leave the member out of a contract that is not verified.
      is_verified: found.is_verified ?? false,
      is_fully_verified: found.is_fully_verified ?? null,
      verified_at: found.verified_at,
      language: found.language ?? null,
      compiler_version: found.compiler_version ?? null,
      evm_version: found.evm_version ?? null,
      is_optimized: found.optimization_enabled ?? null,
      optimization_runs: found.optimization_runs ?? null,
      license: found.license_type ?? null,
      proxy_type: found.proxy_type ?? null,
      implementations: (found.implementations ?? []).flatMap(({ address_hash: hash }) => hash ?? []),
      code_bytes: code?.startsWith("0x") ? code.length / 2 - 1 : null,
      abi: withAbi ? (found.abi ?? null) : null,
      sources: withSource
        ? files.flatMap(({ file_path: path, source_code: text }) =>
            text ? [{ path: path ?? null, code: text }] : [],
          )
        : [],
    };
    return { chain, contract };
  },
});
