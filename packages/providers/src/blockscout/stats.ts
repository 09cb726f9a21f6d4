// get_chain_stats: how busy a chain is, and what gas costs on it.
import { defineTool } from "@svckit/core";
import { decimal, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { asked, chainArgument, chainField, coinOf } from "./api.js";

// A price of gas is a number of gwei, or an object that has it.
const rawGasPrice = () =>
  z.union([orNull(decimal()), z.looseObject({ price: orNull(decimal()) }).transform(({ price }) => price)]);

const rawStats = lazy(() =>
  z.looseObject({
    total_blocks: orNull(integerString()),
    total_addresses: orNull(integerString()),
    total_transactions: orNull(integerString()),
    transactions_today: orNull(integerString()),
    gas_used_today: orNull(integerString()),
    average_block_time: z.number().nullish(),
    network_utilization_percentage: z.number().nullish(),
    coin_price: orNull(decimal()),
    coin_price_change_percentage: z.number().nullish(),
    market_cap: orNull(decimal()),
    gas_prices: z.looseObject({ slow: rawGasPrice(), average: rawGasPrice(), fast: rawGasPrice() }).nullish(),
  }),
);

/** The tool `get_chain_stats`. */
export const getChainStats = defineTool({
  ...asked,
  name: "get_chain_stats",
  title: "Statistics of a chain",
  description:
    "How busy an EVM chain is, from its Blockscout explorer: blocks, transactions and addresses in all and today, time between blocks, utilization, price of its coin and what gas costs.",
  category: "network_infrastructure",
  keywords: [
    "network activity",
    "daily transactions",
    "how busy is a chain",
    "transactions per day",
    "network usage",
    "block time",
    "how many transactions does a chain handle",
    "transactions per day on a chain",
    "activity of a chain",
    "addresses on a chain",
    "how used is a chain",
    "total addresses",
    "seconds per block",
    "adoption of a network",
    "congestion of a network",
  ],
  cacheTtl: 30_000,
  input: lazy(() => z.object({ chain: chainArgument() })),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      symbol: z.string().describe("Symbol of the chain's own coin"),
      blocks: orNull(integerString("Blocks in all")),
      addresses: orNull(integerString("Addresses in all")),
      transactions: orNull(integerString("Transactions in all")),
      transactions_today: orNull(integerString("Transactions of the current day in UTC")),
      gas_used_today: orNull(integerString("Gas used on the current day in UTC")),
      block_time_ms: z.number().nullable().describe("Average time between two blocks, in milliseconds"),
      utilization_percent: z.number().nullable().describe("Gas used of what recent blocks may, in percent"),
      coin_price_usd: orNull(decimal("Price of the coin in US dollars")),
      coin_price_change_percent: z.number().nullable().describe("Change of that since yesterday, in percent"),
      market_cap_usd: orNull(decimal("Market cap of the coin in US dollars")),
      gas_price_slow_gwei: orNull(decimal("Price of gas for a slow transaction, in gwei")),
      gas_price_average_gwei: orNull(decimal("Price of gas for a usual transaction, in gwei")),
      gas_price_fast_gwei: orNull(decimal("Price of gas for a fast transaction, in gwei")),
    }),
  ),
  examples: [
    { description: "Ethereum", args: { chain: "ethereum" } },
    { description: "Base", args: { chain: "base" } },
  ],
  async execute({ chain }, ctx) {
    const found = await ctx.http.get("api/v2/stats", { schema: rawStats });
    return {
      chain,
      symbol: coinOf(chain),
      blocks: found.total_blocks,
      addresses: found.total_addresses,
      transactions: found.total_transactions,
      transactions_today: found.transactions_today,
      gas_used_today: found.gas_used_today,
      block_time_ms: found.average_block_time ?? null,
      utilization_percent: found.network_utilization_percentage ?? null,
      coin_price_usd: found.coin_price,
      coin_price_change_percent: found.coin_price_change_percentage ?? null,
      market_cap_usd: found.market_cap,
      gas_price_slow_gwei: found.gas_prices?.slow ?? null,
      gas_price_average_gwei: found.gas_prices?.average ?? null,
      gas_price_fast_gwei: found.gas_prices?.fast ?? null,
    };
  },
});
