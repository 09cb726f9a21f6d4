// check_contract_verified: whether a contract's source is verified, on one chain or on any.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainOfNumber, evmChain } from "../evm-chains.js";
import { contractAddress, matchFields, matchOf, rawMatch, sentPath, unverified } from "./contract.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawOne = lazy(() => z.looseObject(rawMatch()));
const rawAll = lazy(() => z.looseObject({ results: z.array(z.looseObject(rawMatch())).nullish() }));

/** The tool `check_contract_verified`. */
export const checkContractVerified = defineTool({
  name: "check_contract_verified",
  title: "Whether a contract is verified",
  description:
    "Whether the source of a contract is verified at Sourcify, how well it matches and since when, on one EVM chain or on all of them, at most five minutes old. Verified says that the source is public, not that it is safe.",
  category: "token_contract",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "open source",
    "source code public",
    "is contract verified",
    "verification status",
    "source public",
    "is the source code public",
    "was the code verified",
    "verified at sourcify",
    "open source or not",
    "published code",
    "exact or partial match",
    "bytecode matches source",
    "on which chains verified",
    "unverified contract",
  ],
  upstream: () => "contracts",
  input: lazy(() =>
    z.object({
      address: contractAddress(),
      chain: evmChain().optional().describe("The chain; every chain of Sourcify where left out"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The contract"),
      is_verified: z.boolean().describe("Whether Sourcify has its source on a chain that was asked for"),
      deployments: z
        .array(z.object({ chain: z.string().describe("The chain; a slug or CAIP-2"), ...matchFields() }))
        .describe("Where it is verified"),
    }),
  ),
  examples: [
    {
      description: "On Ethereum",
      args: { address: "0x00000000219ab540356cBB839Cbe05303d7705Fa", chain: "ethereum" },
    },
    { description: "On any chain", args: { address: "0xcA11bde05977b3631167028862bE2a173976CA11" } },
  ],
  async execute({ address, chain }, ctx) {
    const found =
      chain === undefined
        ? ((await ctx.http.find("v2/contract/all-chains/{address}", { path: { address }, schema: rawAll }))
            ?.results ?? [])
        : [
            await ctx.http.find("v2/contract/{chain}/{address}", {
              path: sentPath(chain, address),
              schema: rawOne,
            }),
          ];
    const deployments = found.flatMap((raw) =>
      raw?.match ? [{ chain: chain ?? chainOfNumber(Number(raw.chainId)), ...matchOf(raw) }] : [],
    );
    const result = { address, is_verified: deployments.length > 0, deployments };
    return result.is_verified ? result : ctx.noData(result, unverified(address, chain ?? "any chain"));
  },
});
