// Blocks and transactions of Bitcoin.
import { defineTool } from "@svckit/core";
import { double, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { numberOf } from "../digits.js";
import { timeOf } from "../moment.js";
import { btcHash, rawHash } from "./bitcoin.js";
import { rawTransaction, toTransaction, transactionRow } from "./transaction-form.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;
const PIZZA = "a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d";
const COINBASE = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";
const GENESIS = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f";
const BLOCK = /^(?:latest|\d{1,9}|[0-9a-f]{64})$/;

const shared = { effect: "read", keyless: true, cacheTtl: FRESH_MS, staleTtl: STALE_MS } as const;
const rawTx = lazy(() => rawTransaction());

/** The tool `get_btc_tx`. */
export const getBtcTx = defineTool({
  ...shared,
  name: "get_btc_tx",
  title: "A Bitcoin transaction",
  description:
    "One Bitcoin transaction by its id: inputs and outputs with addresses and amounts, fee and fee rate, and whether and when it was confirmed, from mempool.space.",
  category: "network_infrastructure",
  keywords: [
    "txid",
    "is my bitcoin payment confirmed",
    "bitcoin transaction details",
    "confirmations of a btc transaction",
    "inputs and outputs",
    "has my bitcoin payment confirmed",
    "is my payment confirmed",
    "how many confirmations",
    "senders and receivers of payment",
    "lookup txid",
    "payment not arrived",
    "did my coins arrive",
    "fee paid by a payment",
    "segwit transaction",
    "stuck payment status",
  ],
  input: lazy(() => z.object({ id: btcHash("Id of the transaction (txid)") })),
  output: lazy(() =>
    z.object({
      transaction: transactionRow().nullable().describe("The transaction; null where there is none"),
    }),
  ),
  examples: [
    { description: "Two pizzas", args: { id: PIZZA } },
    { description: "The first of all", args: { id: COINBASE } },
  ],
  async execute({ id }, ctx) {
    const found = await ctx.http.find("tx/{id}", { path: { id }, schema: rawTx });
    if (found !== null) return { transaction: toTransaction(found) };
    return ctx.noData({ transaction: null }, `mempool knows no transaction ${id}`);
  },
});

const rawBlock = lazy(() =>
  z.looseObject({
    id: z.string(),
    height: z.int(),
    version: z.int().nullish(),
    timestamp: z.int(),
    mediantime: z.int().nullish(),
    tx_count: z.int(),
    size: z.int(),
    weight: z.int(),
    merkle_root: z.string().nullish(),
    previousblockhash: z.string().nullish(),
    nonce: z.int().nullish(),
    bits: z.int().nullish(),
    difficulty: z.union([z.number(), z.string()]).nullish(),
  }),
);
const rawText = lazy(rawHash);

/** The tool `get_btc_block`. */
export const getBtcBlock = defineTool({
  ...shared,
  name: "get_btc_block",
  title: "A Bitcoin block",
  description:
    "One Bitcoin block by its hash or height, or the newest: time, how many transactions it holds, size, weight, difficulty and the block before it, from mempool.space.",
  category: "network_infrastructure",
  keywords: [
    "bitcoin block height",
    "btc tip",
    "latest bitcoin block",
    "who mined",
    "when was a bitcoin block mined",
    "block 840000",
    "newest height",
    "when was block mined",
    "halving block",
    "block size and weight",
    "genesis block",
    "txs per block",
    "previous block hash",
  ],
  input: lazy(() =>
    z.object({
      block: z
        .union([z.int().min(0), z.string().trim().toLowerCase().regex(BLOCK)], {
          error: "a block is a height, a hash of 64 hex digits, or `latest`",
        })
        .default("latest")
        .transform(String)
        .describe("The block: its height, its hash (64 hex digits), or `latest`"),
    }),
  ),
  output: lazy(() =>
    z.object({
      block: z
        .object({
          hash: z.string().describe("Its hash"),
          height: z.int().describe("Its height"),
          time: isoTime("When it was made, as its miner says"),
          median_time: orNull(isoTime("Median time of it and the ten before it")),
          transaction_count: z.int().describe("How many transactions it holds"),
          size: z.int().describe("Bytes"),
          weight: z.int().describe("Weight units, at most 4,000,000"),
          previous_hash: z.string().nullable().describe("Hash of the block before it"),
          merkle_root: z.string().nullable().describe("Root of its transactions"),
          version: z.int().nullable().describe("Version"),
          nonce: z.int().nullable().describe("Nonce"),
          bits: z.int().nullable().describe("Target, as the block has it"),
          difficulty: double("Difficulty").nullable(),
        })
        .nullable()
        .describe("The block; null where there is none"),
    }),
  ),
  examples: [
    { description: "The newest", args: {} },
    { description: "The first, by its hash", args: { block: GENESIS } },
    { description: "By height", args: { block: 170 } },
  ],
  async execute({ block }, ctx) {
    const hash = block === "latest" || !/^\d{1,9}$/.test(block) ? block : await atHeight(block);
    const id =
      hash === "latest" ? await ctx.http.get("blocks/tip/hash", { read: "text", schema: rawText }) : hash;
    const found = id && (await ctx.http.find("block/{id}", { path: { id }, schema: rawBlock }));
    if (!found) return ctx.noData({ block: null }, `mempool knows no block ${block}`);
    return {
      block: {
        hash: found.id,
        height: found.height,
        time: new Date(found.timestamp * 1_000),
        median_time: timeOf(found.mediantime),
        transaction_count: found.tx_count,
        size: found.size,
        weight: found.weight,
        previous_hash: found.previousblockhash ?? null,
        merkle_root: found.merkle_root ?? null,
        version: found.version ?? null,
        nonce: found.nonce ?? null,
        bits: found.bits ?? null,
        difficulty: numberOf(found.difficulty),
      },
    };

    function atHeight(height: string) {
      return ctx.http.find("block-height/{height}", { path: { height }, read: "text", schema: rawText });
    }
  },
});
