// detect_rugpull: whether a DeFi contract lets its owner run off with what others put in.
import { defineTool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { evmChain } from "../evm-chains.js";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { chainId, goPlusTool } from "./arguments.js";
import { addressOrNull, flags, namesOf, pick, toldAll, words } from "./pieces.js";

// GoPlus' own description of this operation names no other chains.
const CHAINS = ["ethereum", "bsc"];

const FLAGS = {
  privilege_withdraw: "Whether the owner can withdraw everything without its users' leave",
  withdraw_missing: "Whether users have no way to withdraw what they put in",
  approval_abuse: "Whether the owner can spend what users have approved",
  blacklist: "Whether users can be barred from withdrawing",
  selfdestruct: "Whether the contract can destroy itself",
  is_proxy: "Whether its code can be exchanged behind a proxy",
  is_open_source: "Whether its source code is public; where it is not, most of the rest is unknown",
} as const;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const owner = z.looseObject({ owner_name: text, owner_address: text, owner_type: text });
  return answerWith(
    z.looseObject({ ...toldAll(namesOf(FLAGS)), contract_name: text, owner: owner.nullish() }),
  );
});

/** The tool `detect_rugpull`. */
export const detectRugpull = defineTool({
  name: "detect_rugpull",
  title: "Rug-pull risk of a DeFi contract",
  description:
    "Whether a DeFi contract on Ethereum or BNB Smart Chain lets its owner take what others put in: privileged withdrawal, missing withdrawal, abuse of approvals, blacklist, self-destruct; from GoPlus (beta), at most a minute old. What it does not know is null, and not safe.",
  ...goPlusTool,
  keywords: [
    "exit scam",
    "vault",
    "staking contract",
    "can the developer drain the contract",
    "staking contract risk",
    "can the owner take the deposits",
    "risk of a farming contract",
    "farm rug",
    "can developer drain deposits",
    "owner takes the deposits",
    "yield farm safe",
    "backdoor",
    "is my stake withdrawable",
    "pool contract admin",
  ],
  input: lazy(() =>
    z.object({ chain: evmChain(CHAINS), address: evmAddress("The protocol's contract, such as a vault") }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The contract"),
      found: z.boolean().describe("Whether GoPlus knows the contract; where not, nothing is known of it"),
      name: words("Name of the contract"),
      ...flags(FLAGS),
      owner: z
        .object({
          address: addressOrNull("Address; null: there is none, or it is unknown"),
          kind: words("`eoa`, `contract`, `blackhole` or `multi-address`; null: unknown"),
          function: words("The function that names the owner; null: unknown"),
        })
        .describe("Who owns it"),
    }),
  ),
  examples: [
    {
      description: "A farm of PancakeSwap",
      args: { chain: "bsc", address: "0x73feaa1eE314F8c655E354234017bE2193C9E24E" },
    },
    {
      description: "A farm of SushiSwap",
      args: { chain: "ethereum", address: "0xc2EdaD668740f1aA35E4D8f227fB8E17dcA888Cd" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/rugpull_detecting/{chain}", {
      path: { chain: chainId(chain) },
      query: { contract_addresses: address },
      schema: rawAnswer,
    });
    const found = holdsAnything(result);
    const { owner_address, owner_type, owner_name } = result?.owner ?? {};
    return withCode(
      ctx,
      { code, found, what: `${address} on ${chain}` },
      {
        chain,
        address,
        found,
        name: result?.contract_name,
        ...pick(result ?? {}, namesOf(FLAGS)),
        owner: { address: owner_address, kind: owner_type, function: owner_name },
      },
    );
  },
});
