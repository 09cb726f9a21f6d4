// get_wallet_history: what a wallet did, each transaction in words and with all that it moved.
import { paginate } from "@svckit/core";
import { decimal, evmHash, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import { textOrNull } from "../text-or-null.js";
import { transfer } from "../transfer.js";
import { rawHistory, transfersOf } from "./history-rows.js";
import { listArguments, MAX_PER_PAGE, NEWEST_EXAMPLES, pageQuery, walletFields } from "./wallet-list.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;

/** The tool `get_wallet_history`. */
export const getWalletHistory = paginate({
  name: "get_wallet_history",
  title: "History of a wallet",
  description:
    "What a wallet did on an EVM chain, the newest first: each transaction in words (sent, received, swapped, minted), with its fee and every coin, token and NFT that it moved, from Moralis, at most 15 seconds old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "activity",
    "transaction history",
    "decoded wallet history",
    "wallet timeline",
    "what a wallet did in words",
    "readable history of a wallet",
    "what wallet did in words",
    "labelled wallet transactions",
    "plain-language transaction history",
    "wallet statement for accounting",
  ],
  input: lazy(() => listArguments("Transactions")),
  output: lazy(() =>
    z.object({
      ...walletFields(),
      transactions: z
        .array(
          z.object({
            hash: evmHash("The transaction"),
            block_number: z.int().nullable().describe("Number of its block; null: unknown"),
            time: isoTime("When its block was made"),
            from: z.string().describe("Who sent it"),
            to: textOrNull("Who received it; null: it created a contract"),
            category: textOrNull("What it was, such as `token swap` or `send`"),
            summary: textOrNull("What it did, in Moralis' words"),
            method: textOrNull("The function that it called"),
            is_failed: z.boolean().nullable().describe("Whether it failed; null: unknown"),
            is_possible_spam: z
              .boolean()
              .nullable()
              .describe("Whether Moralis takes it for spam; null: unknown"),
            fee: orNull(decimal("What it cost, in the chain's own coin; null: unknown")),
            transfers: z.array(transfer()).describe("What it moved: coins, then tokens, then NFTs"),
          }),
        )
        .describe("The transactions, the newest first"),
    }),
  ),
  examples: NEWEST_EXAMPLES,
  list: "transactions",
  by: "cursor",
  size: MAX_PER_PAGE,
  absent: ({ address, chain }) => `moralis has no history of ${address} on ${chain}`,
  async page({ chain, address }, ctx, start) {
    const { result, cursor: next } = await ctx.http.get("wallets/{address}/history", {
      path: { address },
      query: { ...pageQuery(chain, start), order: "DESC" },
      schema: rawHistory,
    });
    const items = result.map((row) => ({
      hash: row.hash,
      block_number: numberOf(row.block_number),
      time: row.block_timestamp,
      from: spellAddress(row.from_address),
      to: row.to_address ? spellAddress(row.to_address) : null,
      category: row.category ?? null,
      summary: row.summary ?? null,
      method: row.method_label ?? null,
      is_failed: row.receipt_status === "0" ? true : row.receipt_status === "1" ? false : null,
      is_possible_spam: row.possible_spam ?? null,
      fee: row.transaction_fee,
      transfers: transfersOf(chain, row),
    }));
    return { items, next, beside: { chain, address } };
  },
});
