// get_wallet_defi_positions: what a wallet has in DeFi protocols.
import { paginate } from "@svckit/core";
import { decimal, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import { textOrNull } from "../text-or-null.js";
import { hexOf } from "./arguments.js";
import { listArguments, walletFields } from "./wallet-list.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

const rawPositions = lazy(() => {
  const text = z.string().nullish();
  const amount = z.union([z.string(), z.number()]).nullish();
  const token = z.looseObject({
    ...{ token_type: text, name: text, symbol: text, contract_address: text },
    ...{ decimals: z.union([z.string(), z.number()]).nullish(), balance: amount, balance_formatted: amount },
    ...{ usd_price: amount, usd_value: amount },
  });
  const position = z.looseObject({
    ...{ label: text, address: text, balance_usd: amount, total_unclaimed_usd_value: amount },
    tokens: z.array(token).nullish(),
  });
  return z.array(
    z.looseObject({
      protocol_name: text,
      protocol_id: text,
      protocol_url: text,
      position: position.nullish(),
    }),
  );
});

const dollars = (meaning: string) => orNull(decimal(`${meaning} in US dollars; null: unknown`));

/** The tool `get_wallet_defi_positions`. */
export const getWalletDefiPositions = paginate({
  name: "get_wallet_defi_positions",
  title: "DeFi positions of a wallet",
  description:
    "What a wallet has in DeFi protocols on an EVM chain: each position (liquidity, supplied, borrowed, staking) with its tokens, worth and unclaimed rewards, from Moralis, at most a minute old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "staked",
    "lending",
    "liquidity positions",
    "unclaimed rewards",
    "defi positions",
    "staked and lent",
    "lp positions of a wallet",
    "borrowed",
    "what has a wallet staked and lent",
    "borrowed and supplied",
    "my lending positions",
    "claimable rewards",
    "farming positions",
    "loans and collateral",
    "where is it staked",
    "open loans of a wallet",
    "money at work in protocols",
  ],
  input: lazy(() => listArguments("Positions")),
  output: lazy(() =>
    z.object({
      ...walletFields(),
      positions: z
        .array(
          z.object({
            protocol: textOrNull("Name of the protocol"),
            protocol_id: textOrNull("Moralis' id of it"),
            protocol_url: textOrNull("Its site"),
            kind: textOrNull(
              "What the position is, such as `liquidity`, `supplied`, `borrowed` or `staking`",
            ),
            contract: textOrNull("Contract that holds the position"),
            balance_usd: dollars("What it is worth"),
            unclaimed_usd: dollars("Rewards that are not claimed yet,"),
            tokens: z
              .array(
                z.object({
                  role: textOrNull("What the token is here, such as `supplied`, `reward` or `defi-token`"),
                  address: textOrNull("Contract"),
                  symbol: textOrNull("Ticker symbol, not unique"),
                  name: textOrNull("Name"),
                  decimals: z.int().nullable().describe("Decimals of its amounts; null: unknown"),
                  amount: orNull(decimal("How much, in tokens; null: unknown")),
                  amount_raw: orNull(integerString("The same in the token's smallest unit")),
                  price_usd: dollars("Price of one token"),
                  amount_usd: dollars("What it is worth"),
                }),
              )
              .describe("What the position holds"),
          }),
        )
        .describe("The positions, in the order of Moralis"),
    }),
  ),
  examples: [
    {
      description: "On Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "One on Base",
      args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 1 },
    },
  ],
  list: "positions",
  by: "whole",
  absent: ({ address, chain }) => `moralis knows no DeFi positions of ${address} on ${chain}`,
  async page({ chain, address }, ctx) {
    const rows = await ctx.http.get("wallets/{address}/defi/positions", {
      path: { address },
      query: { chain: hexOf(chain) },
      schema: rawPositions,
    });
    const items = rows.map(({ protocol_name, protocol_id, protocol_url, position }) => ({
      protocol: protocol_name ?? null,
      protocol_id: protocol_id ?? null,
      protocol_url: protocol_url ?? null,
      kind: position?.label ?? null,
      contract: position?.address ? spellAddress(position.address) : null,
      balance_usd: position?.balance_usd,
      unclaimed_usd: position?.total_unclaimed_usd_value,
      tokens: (position?.tokens ?? []).map((token) => ({
        role: token.token_type ?? null,
        address: token.contract_address ? spellAddress(token.contract_address) : null,
        symbol: token.symbol ?? null,
        name: token.name ?? null,
        decimals: numberOf(token.decimals),
        amount: token.balance_formatted,
        amount_raw: token.balance,
        price_usd: token.usd_price,
        amount_usd: token.usd_value,
      })),
    }));
    return { items, beside: { chain, address } };
  },
});
