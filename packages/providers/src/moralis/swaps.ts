// get_wallet_swaps: the tokens that a wallet bought and sold.
import { paginate } from "@svckit/core";
import { decimal, evmHash, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import { textOrNull } from "../text-or-null.js";
import { listArguments, MAX_PER_PAGE, NEWEST_EXAMPLES, pageQuery, walletFields } from "./wallet-list.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;

const rawSwaps = lazy(() => {
  const text = z.string().nullish();
  const amount = z.union([z.string(), z.number()]).nullish();
  const side = z.looseObject({
    ...{ address: text, symbol: text, name: text, amount, usdPrice: amount, usdAmount: amount },
  });
  const row = z.looseObject({
    ...{
      transactionHash: z.string(),
      blockTimestamp: z.string(),
      blockNumber: z.union([z.string(), z.number()]),
    },
    ...{ transactionType: text, subCategory: text, pairAddress: text, pairLabel: text, exchangeName: text },
    ...{ bought: side.nullish(), sold: side.nullish(), totalValueUsd: amount },
  });
  return z.looseObject({ cursor: text, result: z.array(row) });
});

const sideOut = (meaning: string) =>
  z
    .object({
      address: textOrNull("Contract of the token"),
      symbol: textOrNull("Ticker symbol, not unique"),
      name: textOrNull("Name"),
      amount: orNull(decimal("How much, in tokens; null: unknown")),
      price_usd: orNull(decimal("Price of one token in US dollars; null: unknown")),
      amount_usd: orNull(decimal("What it was worth in US dollars; null: unknown")),
    })
    .describe(meaning);

interface Side {
  readonly address?: string | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly amount?: string | number | null | undefined;
  readonly usdPrice?: string | number | null | undefined;
  readonly usdAmount?: string | number | null | undefined;
}

/** The tool `get_wallet_swaps`. */
export const getWalletSwaps = paginate({
  name: "get_wallet_swaps",
  title: "Swaps of a wallet",
  description:
    "The swaps of a wallet on an EVM chain, the newest first: what was bought and sold, at which price, worth how much and where, from Moralis, at most 15 seconds old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "trades of a wallet",
    "bought and sold",
    "dex trades of a wallet",
    "tokens bought and sold",
    "what did this wallet buy and sell",
    "tokens a wallet swapped",
    "last swaps of a trader",
    "what did wallet buy",
    "copy a wallet's trades",
    "entry price of a wallet",
    "what are whales buying",
    "recent token purchases",
  ],
  input: lazy(() => listArguments("Swaps")),
  output: lazy(() =>
    z.object({
      ...walletFields(),
      swaps: z
        .array(
          z.object({
            hash: evmHash("The transaction"),
            block_number: z.int().nullable().describe("Number of its block; null: unknown"),
            time: isoTime("When its block was made"),
            side: textOrNull("`buy` or `sell`, as Moralis sees it from the wallet"),
            kind: textOrNull("How it changed the holding, such as `accumulation` or `sellAll`"),
            exchange: textOrNull("The exchange"),
            pool_address: textOrNull("Address of the pool"),
            pool: textOrNull("Its pair"),
            bought: sideOut("What the wallet received"),
            sold: sideOut("What the wallet gave"),
            total_usd: orNull(decimal("What was traded in US dollars; null: unknown")),
          }),
        )
        .describe("The swaps, the newest first"),
    }),
  ),
  examples: NEWEST_EXAMPLES,
  list: "swaps",
  by: "cursor",
  size: MAX_PER_PAGE,
  absent: ({ address, chain }) => `moralis has no swaps of ${address} on ${chain}`,
  async page({ chain, address }, ctx, start) {
    const { result, cursor: next } = await ctx.http.get("wallets/{address}/swaps", {
      path: { address },
      query: { ...pageQuery(chain, start), order: "DESC" },
      schema: rawSwaps,
    });
    const items = result.map((row) => ({
      hash: row.transactionHash,
      block_number: numberOf(row.blockNumber),
      time: row.blockTimestamp,
      side: row.transactionType ?? null,
      kind: row.subCategory ?? null,
      exchange: row.exchangeName ?? null,
      pool_address: row.pairAddress ? spellAddress(row.pairAddress) : null,
      pool: row.pairLabel ?? null,
      bought: sideOf(row.bought),
      sold: sideOf(row.sold),
      total_usd: row.totalValueUsd,
    }));
    return { items, next, beside: { chain, address } };
  },
});

function sideOf(side: Side | null | undefined) {
  return {
    address: side?.address ? spellAddress(side.address) : null,
    symbol: side?.symbol ?? null,
    name: side?.name ?? null,
    // Moralis writes what was given below zero.
    amount: side?.amount == null ? null : String(side.amount).replace(/^-/, ""),
    price_usd: side?.usdPrice,
    amount_usd: side?.usdAmount == null ? null : String(side.usdAmount).replace(/^-/, ""),
  };
}
