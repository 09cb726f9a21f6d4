// get_wallet_token_balances: the tokens that an address holds.
import { paginate } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";
import { asked, askPage, chainArgument, chainField, PAGE_ROWS, rawPage } from "./api.js";
import { rawToken, TOKEN_TYPES, tokenFields, toToken } from "./token.js";

const rawBalances = lazy(() =>
  rawPage(
    z.looseObject({
      value: orNull(integerString()),
      token_id: orNull(integerString()),
      token: rawToken().nullish(),
    }),
  ),
);

/** The tool `get_wallet_token_balances`. */
export const getWalletTokenBalances = paginate({
  ...asked,
  name: "get_wallet_token_balances",
  title: "Tokens of an address",
  description:
    "The tokens that an address of an EVM chain holds, from the chain's Blockscout explorer: the amount in whole tokens and in the smallest unit, and the price where the explorer knows one, the most valuable first. Spam tokens are among them.",
  category: "portfolio_wallet",
  keywords: [
    "holdings",
    "erc20 balances",
    "all tokens of a wallet",
    "erc-20 balances",
    "token list of an address",
    "erc-20s held by an address",
    "which tokens does an address have",
    "which tokens are held",
    "every token with amount",
    "spam tokens in wallet",
    "erc-20s in my account",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose tokens"),
      token_type: z.enum(TOKEN_TYPES).default("ERC-20").describe("Standard of the tokens"),
      limit: limit({ most: 200, usual: 50 }, "How many tokens"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      address: z.string().describe("The address, in EIP-55 spelling"),
      balances: z
        .array(
          z.object({
            token: z.object(tokenFields()).describe("The token"),
            token_id: orNull(integerString("Which one of an NFT collection; null for other tokens")),
            amount: orNull(decimal("How much, in whole tokens; null where the token names no decimals")),
            amount_raw: integerString("How much, in the token's smallest unit"),
            price_usd: orNull(decimal("Price of a whole token in US dollars; null where none is known")),
            icon_url: z.string().nullable().describe("Where its picture is"),
          }),
        )
        .describe("The tokens"),
    }),
  ),
  examples: [
    {
      description: "Tokens of an address on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "NFTs of ERC-1155 on Base, counted as tokens",
      args: {
        chain: "base",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        token_type: "ERC-1155",
        limit: 5,
      },
    },
  ],
  list: "balances",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ address, chain, token_type }) => `${address} holds no ${token_type} tokens on ${chain}`,
  async page({ address, chain, token_type: type }, ctx, { cursor }) {
    const request = { path: { address }, query: { type }, schema: rawBalances, cursor };
    const { items, next } = await askPage(ctx, "api/v2/addresses/{address}/tokens", request);
    const balances = items.flatMap(({ token, value, token_id }) => {
      if (!token || value === null) return [];
      return [
        {
          token: toToken(token),
          token_id,
          amount: wholeUnits(value, token.decimals),
          amount_raw: value,
          price_usd: token.exchange_rate,
          icon_url: token.icon_url ?? null,
        },
      ];
    });
    return { items: balances, next, beside: { chain, address } };
  },
});
