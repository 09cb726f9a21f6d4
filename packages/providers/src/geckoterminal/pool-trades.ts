// get_pool_trades: the last trades of a pool.
import { paginate } from "@svckit/core";
import { chain, decimal, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress } from "../any-address.js";
import { rowAddress, tradeRow } from "../market-forms.js";
import { chainArgument, FRESH_MS, placeOf } from "./json-api.js";

const POOL = "0x06da0fd433C1A5d7a4faa01111c044910A184553";

const text = () => z.string().nullish();
const rawTrades = lazy(() =>
  z.looseObject({
    data: z.array(
      z.looseObject({
        id: z.string(),
        attributes: z.looseObject({
          kind: z.enum(["buy", "sell"]),
          block_number: z.int().nullish(),
          block_timestamp: z.string(),
          tx_hash: z.string(),
          tx_from_address: text(),
          from_token_amount: z.string(),
          to_token_amount: z.string(),
          price_from_in_currency_token: text(),
          price_to_in_currency_token: text(),
          price_from_in_usd: text(),
          price_to_in_usd: text(),
          volume_in_usd: text(),
        }),
      }),
    ),
  }),
);

/** The tool `get_pool_trades`. */
export const getPoolTrades = paginate({
  name: "get_pool_trades",
  title: "Trades of a pool",
  description:
    "The last trades of a pool, at most 300 of the last 24 hours, the newest first: side, price, amount and transaction, from GeckoTerminal.",
  category: "onchain_dex",
  keywords: [
    "swaps",
    "recent buys and sells",
    "last swaps in a pool",
    "dex trades",
    "who just bought and sold in a pool",
    "latest buys and sells",
    "trades in a pool",
    "who bought last in a pool",
    "swaps in a pool over an amount",
    "swaps in a pool",
    "who bought last in pool",
    "last swaps on a dex",
    "whale buys in a pool",
    "live dex tape",
    "big sells in a pair",
    "swaps over an amount",
    "who is dumping the token",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: anyAddress("The pool"),
      token: z
        .enum(["base", "quote"])
        .default("base")
        .describe("Which of the pool's two tokens is bought and sold"),
      min_volume_usd: decimal("Only trades of more than this in US dollars").optional(),
      limit: limit({ most: 300, usual: 50 }, "Trades in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      pool_address: z.string().describe("Address of the pool"),
      trades: z
        .array(
          tradeRow({
            price: "of the token in the pool's other one",
            amount: "in whole tokens",
          }).extend({
            price_usd: orNull(decimal("Price of the token in US dollars")),
            volume_usd: orNull(decimal("Worth of the trade in US dollars")),
            hash: z.string().describe("Hash of the transaction"),
            block_number: z.int().nullable().describe("Its block"),
            from: rowAddress("Who sent the transaction").nullable(),
          }),
        )
        .describe("The trades, the newest first"),
    }),
  ),
  examples: [
    { description: "The last trades", args: { chain: "ethereum", address: POOL } },
    {
      description: "Those above 1,000 dollars",
      args: { chain: "ethereum", address: POOL, min_volume_usd: "1000" },
    },
  ],
  list: "trades",
  by: "whole",
  absent: ({ address, chain }) =>
    `geckoterminal has no trades of 24 hours of the pool ${address} on ${chain}`,
  async page({ chain, address, token, min_volume_usd: least }, ctx) {
    const found = await ctx.http.find("networks/{network}/pools/{address}/trades", {
      path: placeOf(chain, address),
      query: { token, trade_volume_in_usd_greater_than: least },
      schema: rawTrades,
    });
    const items = (found?.data ?? []).map(({ id, attributes: { kind, ...trade } }) => {
      // Who buys the token gets it, so that it is what the trade ends with.
      const isBuy = kind === "buy";
      return {
        id,
        time: trade.block_timestamp,
        side: kind,
        price: isBuy ? trade.price_to_in_currency_token : trade.price_from_in_currency_token,
        amount: isBuy ? trade.to_token_amount : trade.from_token_amount,
        price_usd: isBuy ? trade.price_to_in_usd : trade.price_from_in_usd,
        volume_usd: trade.volume_in_usd,
        hash: trade.tx_hash,
        block_number: trade.block_number ?? null,
        from: trade.tx_from_address ?? null,
      };
    });
    return { items, beside: { chain, pool_address: address } };
  },
});
