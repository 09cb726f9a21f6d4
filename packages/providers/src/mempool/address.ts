// What an address of Bitcoin holds: its balance, its unspent outputs, its transactions.
import { defineTool, paginate } from "@svckit/core";
import { isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { timeOf } from "../moment.js";
import { btc, btcAddress, inBoth, rawSats, sats, toBtc } from "./bitcoin.js";
import { headRow, rawStatus, rawTransaction, sharesOf, toHead } from "./transaction-form.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;
// What the upstream gives of confirmed transactions in one answer.
const A_PAGE = 25;
const GENESIS = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
const SEGWIT = "bc1q9yhuu4yty2xd8hmrxnw4yhavvtn7khm62uw38p";

const shared = {
  category: "portfolio_wallet",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
} as const;

const stats = () => z.looseObject({ funded_txo_sum: rawSats(), spent_txo_sum: rawSats(), tx_count: z.int() });
const rawAddress = lazy(() => z.looseObject({ chain_stats: stats(), mempool_stats: stats() }));

/** The tool `get_btc_address`. */
export const getBtcAddress = defineTool({
  ...shared,
  name: "get_btc_address",
  title: "Balance of a Bitcoin address",
  description:
    "What a Bitcoin address holds, in satoshis and BTC, with what waits in the mempool apart, and how much it has received and sent in all, from mempool.space.",
  keywords: [
    "bitcoin balance",
    "btc wallet",
    "bitcoin wallet balance",
    "btc in an address",
    "how many btc does an address hold",
    "how many bitcoins are on an address",
    "bitcoins held",
    "funds on address",
    "address holdings in sats",
    "satoshi balance",
    "total received ever",
    "address still has coins",
    "cold wallet balance",
    "unconfirmed balance",
    "lifetime received and sent",
  ],
  input: lazy(() => z.object({ address: btcAddress("The address") })),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address"),
      balance_sats: sats("What it holds by the blocks"),
      balance_btc: btc("What it holds by the blocks"),
      pending_sats: sats("What waiting transactions will add, or take where it is negative"),
      pending_btc: btc("What waiting transactions will add, or take where it is negative"),
      received_btc: btc("All that it ever received"),
      sent_btc: btc("All that it ever sent"),
      transaction_count: z.int().describe("Its transactions in blocks"),
      pending_transaction_count: z.int().describe("Its transactions that wait"),
    }),
  ),
  examples: [
    { description: "The first address of all", args: { address: GENESIS } },
    { description: "An address in bech32", args: { address: SEGWIT } },
  ],
  async execute({ address }, ctx) {
    const { chain_stats: mined, mempool_stats: waiting } = await ctx.http.get("address/{address}", {
      path: { address },
      schema: rawAddress,
    });
    const left = (of: typeof mined) => BigInt(of.funded_txo_sum) - BigInt(of.spent_txo_sum);
    return {
      address,
      ...inBoth("balance", left(mined)),
      ...inBoth("pending", left(waiting)),
      received_btc: toBtc(mined.funded_txo_sum),
      sent_btc: toBtc(mined.spent_txo_sum),
      transaction_count: mined.tx_count,
      pending_transaction_count: waiting.tx_count,
    };
  },
});

const rawOutputs = lazy(() =>
  z.array(z.looseObject({ txid: z.string(), vout: z.int(), value: rawSats(), status: rawStatus() })),
);

/** The tool `get_btc_utxos`. */
export const getBtcUtxos = paginate({
  ...shared,
  name: "get_btc_utxos",
  title: "Unspent outputs of a Bitcoin address",
  description:
    "The outputs that a Bitcoin address can spend, the largest first, each with its worth and whether it stands in a block, from mempool.space; it refuses addresses with too many.",
  keywords: [
    "utxo",
    "coins to spend",
    "unspent outputs",
    "utxo list",
    "spendable coins",
    "what can an address spend",
    "spendable outputs",
    "utxos of wallet",
    "coin control",
    "dust outputs",
    "consolidate outputs",
    "unspent list",
    "inputs available",
  ],
  input: lazy(() =>
    z.object({
      address: btcAddress("The address"),
      limit: limit({ most: 500, usual: 50 }, "Outputs in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address"),
      utxos: z
        .array(
          z.object({
            txid: z.string().describe("The transaction that made it"),
            index: z.int().describe("Which of its outputs"),
            value_sats: sats("How much"),
            value_btc: btc("How much"),
            confirmed: z.boolean().describe("Whether it stands in a block"),
            block_height: z.int().nullable().describe("Height of that block; null while it waits"),
            time: orNull(isoTime("Time of that block")),
          }),
        )
        .describe("The outputs, the largest first"),
    }),
  ),
  examples: [
    { description: "Of the first address of all", args: { address: GENESIS } },
    { description: "The largest one", args: { address: SEGWIT, limit: 1 } },
  ],
  list: "utxos",
  by: "whole",
  absent: ({ address }) => `${address} has no unspent outputs`,
  async page({ address }, ctx) {
    const found = await ctx.http.get("address/{address}/utxo", { path: { address }, schema: rawOutputs });
    const items = found.map(({ txid, vout, value, status }) => ({
      txid,
      index: vout,
      ...inBoth("value", value),
      confirmed: status.confirmed,
      block_height: status.block_height ?? null,
      time: timeOf(status.block_time),
    }));
    return { items: items.toSorted((a, b) => b.value_sats - a.value_sats), beside: { address } };
  },
});

const rawTransactions = lazy(() => z.array(rawTransaction()));

/** The tool `get_btc_address_transactions`. */
export const getBtcAddressTransactions = paginate({
  ...shared,
  name: "get_btc_address_transactions",
  title: "Transactions of a Bitcoin address",
  description:
    "The transactions of a Bitcoin address, those that wait first, then the newest: what each paid to it and took from it, its fee and its block, from mempool.space, in pages.",
  keywords: [
    "bitcoin history",
    "btc payments",
    "bitcoin wallet history",
    "payments to a bitcoin address",
    "payments to and from a bitcoin address",
    "payments received in bitcoin",
    "wallet history",
    "payments received",
    "incoming payments",
    "past payments of address",
    "who paid this address",
    "list of txs for address",
    "money flow of address",
    "was donation received",
  ],
  input: lazy(() =>
    z.object({
      address: btcAddress("The address"),
      limit: limit({ most: 100, usual: 25 }, "Transactions in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address"),
      transactions: z
        .array(
          headRow().extend({
            received_sats: sats("What it paid to the address"),
            received_btc: btc("What it paid to the address"),
            sent_sats: sats("What it took from the address"),
            sent_btc: btc("What it took from the address"),
            net_btc: btc("What it changed for the address"),
          }),
        )
        .describe("The transactions"),
    }),
  ),
  examples: [
    { description: "The last ones", args: { address: SEGWIT } },
    { description: "The last two of another", args: { address: GENESIS, limit: 2 } },
  ],
  list: "transactions",
  by: "cursor",
  absent: ({ address }) => `${address} has no transactions`,
  async page({ address }, ctx, { cursor }) {
    const seen = typeof cursor === "string" ? cursor : undefined;
    const path = `address/{address}/txs${seen === undefined ? "" : "/chain/{seen}"}`;
    const found = await ctx.http.get(path, {
      path: { address, ...(seen !== undefined && { seen }) },
      schema: rawTransactions,
    });
    const mined = found.filter(({ status }) => status.confirmed);
    const items = found.map((raw) => {
      const { received, sent } = sharesOf(address, raw);
      return {
        ...toHead(raw),
        ...inBoth("received", received),
        ...inBoth("sent", sent),
        net_btc: toBtc(received - sent),
      };
    });
    return { items, next: mined.length < A_PAGE ? undefined : mined.at(-1)?.txid, beside: { address } };
  },
});
