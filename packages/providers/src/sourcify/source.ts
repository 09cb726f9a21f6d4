// get_contract_source: a contract's verified source files, and how they were compiled.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import {
  contractFields,
  contractTool,
  matchFields,
  matchOf,
  rawMatch,
  sentPath,
  unverified,
} from "./contract.js";
import { sourceFromExplorer } from "./explorer-fallback.js";

const rawSource = lazy(() => {
  const text = z.string().nullish();
  const implementation = z.looseObject({ address: z.string(), name: text });
  return z.looseObject({
    ...rawMatch(),
    sources: z.record(z.string(), z.looseObject({ content: text })).nullish(),
    compilation: z
      .looseObject({
        ...{ language: text, compiler: text, compilerVersion: text, name: text, fullyQualifiedName: text },
      })
      .nullish(),
    deployment: z
      .looseObject({
        transactionHash: text,
        blockNumber: z.union([z.string(), z.number()]).nullish(),
        deployer: text,
      })
      .nullish(),
    proxyResolution: z
      .looseObject({
        isProxy: z.boolean().nullish(),
        proxyType: text,
        implementations: z.array(implementation).nullish(),
      })
      .nullish(),
  });
});

const FIELDS = "sources,compilation,deployment,proxyResolution";

const words = (meaning: string) => z.string().nullable().describe(`${meaning}; null: unknown`);

/** The tool `get_contract_source`. */
export const getContractSource = defineTool({
  name: "get_contract_source",
  title: "Source of a contract",
  description:
    "The verified source files of a contract on an EVM chain, with compiler, deployment, and where a proxy leads to, from Sourcify, at most an hour old. Where there is none it may still be verified elsewhere.",
  ...contractTool,
  keywords: [
    "solidity",
    "vyper",
    "verified code",
    "smart contract code",
    "source code",
    "solidity files",
    "implementation behind a proxy",
    "proxy implementation",
    "show the solidity code",
    "verified source files",
    "audit the code myself",
    "read smart contract code",
    "when was contract deployed",
  ],
  list: "sources",
  output: lazy(() =>
    z.object({
      ...contractFields(),
      is_verified: z.boolean().describe("Whether its source is known"),
      ...matchFields(),
      name: words("Name of the contract"),
      full_name: words("File and name of the contract, such as `contracts/Token.sol:Token`"),
      language: words("`Solidity` or `Vyper`"),
      compiler: words("The compiler and its version"),
      deployer: words("Who deployed it"),
      deployment_hash: words("Transaction that created it"),
      deployment_block: z.int().nullable().describe("Block in which it was created; null: unknown"),
      is_proxy: z
        .boolean()
        .nullable()
        .describe("Whether it passes calls on to another contract; null: unknown"),
      proxy_kind: words("Kind of the proxy"),
      implementations: z
        .array(z.object({ address: z.string().describe("Address"), name: words("Name") }))
        .describe("The contracts that it passes calls on to"),
      sources: z
        .array(
          z.object({
            path: z.string().describe("Path of the file, as it was compiled"),
            content: z.string().describe("The file"),
          }),
        )
        .describe("The source files; of a long source the first ones, as the warning says then"),
    }),
  ),
  fallback: {
    tool: "get_contract_code",
    args: ({ chain, address }) => ({ chain, address, include_abi: false, include_source: true }),
    result: sourceFromExplorer,
  },
  examples: [
    {
      description: "The deposit contract of Ethereum's staking",
      args: { chain: "ethereum", address: "0x00000000219ab540356cBB839Cbe05303d7705Fa" },
    },
    {
      description: "A proxy on Base",
      args: { chain: "base", address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const raw = await ctx.http.find("v2/contract/{chain}/{address}", {
      path: sentPath(chain, address),
      query: { fields: FIELDS },
      schema: rawSource,
    });
    const { compilation, deployment, proxyResolution: proxy, sources } = raw ?? {};
    const result = {
      chain,
      address,
      is_verified: Boolean(raw?.match),
      ...matchOf(raw),
      name: compilation?.name ?? null,
      full_name: compilation?.fullyQualifiedName ?? null,
      language: compilation?.language ?? null,
      compiler: [compilation?.compiler, compilation?.compilerVersion].filter(Boolean).join(" ") || null,
      deployer: deployment?.deployer ? spellAddress(deployment.deployer) : null,
      deployment_hash: deployment?.transactionHash ?? null,
      deployment_block: numberOf(deployment?.blockNumber),
      is_proxy: proxy?.isProxy ?? null,
      proxy_kind: proxy?.proxyType ?? null,
      implementations: (proxy?.implementations ?? []).map((each) => ({
        address: spellAddress(each.address),
        name: each.name ?? null,
      })),
      sources: Object.entries(sources ?? {}).map(([path, { content }]) => ({ path, content: content ?? "" })),
    };
    return result.is_verified ? result : ctx.noData(result, unverified(address, chain));
  },
});
