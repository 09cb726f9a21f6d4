// get_wallet_profitability: what a wallet's trades have earned.
import { defineTool } from "@svckit/core";
import { decimal, double, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { hexOf, moralisChain, walletAddress } from "./arguments.js";
import { walletFields } from "./wallet-list.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 60 * 60_000;

const rawSummary = lazy(() => {
  const amount = z.union([z.string(), z.number()]).nullish();
  const number = z.number().nullish();
  return z.looseObject({
    ...{ total_count_of_trades: number, total_buys: number, total_sells: number },
    ...{ total_trade_volume: amount, total_sold_volume_usd: amount, total_bought_volume_usd: amount },
    ...{ total_realized_profit_usd: amount, total_realized_profit_percentage: number },
  });
});

const count = (meaning: string) => z.int().nullable().describe(`${meaning}; null: unknown`);
const dollars = (meaning: string) => orNull(decimal(`${meaning} in US dollars; null: unknown`));

/** The tool `get_wallet_profitability`. */
export const getWalletProfitability = defineTool({
  name: "get_wallet_profitability",
  title: "Profit of a wallet's trades",
  description:
    "What a wallet has earned or lost by trading tokens on an EVM chain, ever or in the last 7 to 90 days, with the number and volume of its trades, from Moralis, at most five minutes old. What it still holds is not in it. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "pnl",
    "realized profit",
    "smart money",
    "trader profit and loss",
    "pnl of a wallet",
    "win rate",
    "is this trader profitable",
    "how much did a wallet make trading",
    "is this wallet in profit",
    "earned or lost by trading",
    "made or lost money",
    "trading gains of a wallet",
  ],
  input: lazy(() =>
    z.object({
      chain: moralisChain(),
      address: walletAddress(),
      days: z.enum(["all", "7", "30", "60", "90"]).default("all").describe("Of how many days; `all` of them"),
    }),
  ),
  output: lazy(() =>
    z.object({
      ...walletFields(),
      days: z.string().describe("Of how many days"),
      realized_profit_usd: dollars("Profit, or loss below zero,"),
      realized_profit_percentage: double("The same in percent of what was paid; null: unknown").nullable(),
      trade_count: count("How many trades"),
      buy_count: count("How many of them bought"),
      sell_count: count("How many of them sold"),
      volume_usd: dollars("Volume of all trades"),
      bought_usd: dollars("Volume of what was bought"),
      sold_usd: dollars("Volume of what was sold"),
    }),
  ),
  examples: [
    {
      description: "Ever, on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "In a month, on Base",
      args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", days: "30" },
    },
  ],
  async execute({ chain, address, days }, ctx) {
    const told = await ctx.http.get("wallets/{address}/profitability/summary", {
      path: { address },
      query: { chain: hexOf(chain), days },
      schema: rawSummary,
    });
    const result = {
      ...{ chain, address, days },
      realized_profit_usd: told.total_realized_profit_usd,
      realized_profit_percentage: told.total_realized_profit_percentage ?? null,
      trade_count: told.total_count_of_trades ?? null,
      buy_count: told.total_buys ?? null,
      sell_count: told.total_sells ?? null,
      volume_usd: told.total_trade_volume,
      bought_usd: told.total_bought_volume_usd,
      sold_usd: told.total_sold_volume_usd,
    };
    const known = Object.values(told).some((value) => value !== null && value !== undefined);
    return known ? result : ctx.noData(result, `moralis knows no trades of ${address} on ${chain}`);
  },
});
