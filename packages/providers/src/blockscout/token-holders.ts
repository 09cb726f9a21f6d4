// get_token_holders: who holds a token, the largest first.
import { paginate } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";
import { asked, askPage, chainArgument, chainField, PAGE_ROWS, rawPage, rawParty } from "./api.js";
import { rawToken, tokenFields, toToken } from "./token.js";

const rawTokenAnswer = lazy(rawToken);
const rawHolders = lazy(() =>
  rawPage(
    z.looseObject({
      address: rawParty(),
      value: orNull(integerString()),
      token_id: orNull(integerString()),
    }),
  ),
);

// Shares are told to a ten-thousandth of a percent.
const SHARE_STEPS = 1_000_000n;

function shareOf(value: string | null, supply: string | null): number | null {
  if (value === null || supply === null || BigInt(supply) <= 0n) return null;
  return Number((BigInt(value) * SHARE_STEPS) / BigInt(supply)) / 10_000;
}

/** The tool `get_token_holders`. */
export const getTokenHolders = paginate({
  ...asked,
  name: "get_token_holders",
  title: "Holders of a token",
  description:
    "Who holds a token of an EVM chain, the largest holders first, from the chain's Blockscout explorer: exact amounts, the share of the total supply, and names of known addresses.",
  category: "token_contract",
  keywords: [
    "top holders",
    "whales",
    "distribution",
    "who holds a token",
    "whale list",
    "holder distribution",
    "who are the biggest holders",
    "largest owners of a token",
    "rich list",
    "how concentrated is the supply",
    "who owns most of it",
    "share held by whales",
    "biggest bags",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      token: evmAddress("Contract of the token"),
      limit: limit({ most: 200, usual: 50 }, "How many holders"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      token: z
        .object(tokenFields())
        .nullable()
        .describe("The token; null where the explorer knows none at the address"),
      holders: z
        .array(
          z.object({
            address: z.string().describe("The holder, in EIP-55 spelling"),
            name: z.string().nullable().describe("Name that the explorer shows, or its ENS name"),
            is_contract: z.boolean().nullable().describe("Whether the holder is a contract"),
            token_id: orNull(integerString("Which one of an NFT collection; null for other tokens")),
            amount: orNull(decimal("How much, in whole tokens; null where the token names no decimals")),
            amount_raw: orNull(integerString("How much, in the token's smallest unit")),
            share_percent: z.number().nullable().describe("Part of the total supply, in percent"),
          }),
        )
        .describe("The holders"),
    }),
  ),
  examples: [
    {
      description: "The largest holders of USDC on Ethereum",
      args: { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", limit: 10 },
    },
    {
      description: "Holders of USDC on Base",
      args: { chain: "base", token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  list: "holders",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ token, chain }) => `the explorer of ${chain} knows no holders of ${token}`,
  async page({ chain, token: address }, ctx, { cursor }) {
    // The rows do not say what the token's decimals and supply are.
    const [token, { items, next }] = await Promise.all([
      ctx.http.find("api/v2/tokens/{address}", { path: { address }, schema: rawTokenAnswer }),
      askPage(ctx, "api/v2/tokens/{address}/holders", { path: { address }, schema: rawHolders, cursor }),
    ]);
    const holders = items.map((item) => ({
      address: item.address.hash,
      name: item.address.name ?? item.address.ens_domain_name ?? null,
      is_contract: item.address.is_contract ?? null,
      token_id: item.token_id,
      amount: wholeUnits(item.value, token?.decimals),
      amount_raw: item.value,
      share_percent: shareOf(item.value, token?.total_supply ?? null),
    }));
    return { items: holders, next, beside: { chain, token: token && toToken(token) } };
  },
});
