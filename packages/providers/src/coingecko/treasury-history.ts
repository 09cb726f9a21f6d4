// get_treasury_transaction_history: what a company or government bought and sold for its treasury.
import { paginate } from "@svckit/core";
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { coinIds, idOf, order } from "./arguments.js";
import { figure, list, renamed, text, time } from "./fields.js";
import { RECORDS } from "./kept.js";

const PAGE = 250;

const row = () =>
  renamed(
    { date: "time" },
    z.object({
      time: time("The day on which it was made known"),
      coin_id: text("CoinGecko id of the coin"),
      type: text("buy or sell"),
      holding_net_change: figure("How many coins more it held then"),
      transaction_value_usd: figure("What they cost, in US dollars"),
      holding_balance: figure("How many it held after that"),
      average_entry_value_usd: figure("What it paid for one, in US dollars"),
      source_url: text("Where it is told"),
    }),
  );

const transactions = () => list(row(), "The purchases and sales, in the order asked for");
const rawTransactions = lazy(() => z.object({ transactions: transactions() }));

/** The tool `get_treasury_transaction_history`. */
export const getTreasuryTransactionHistory = paginate({
  ...RECORDS,
  name: "get_treasury_transaction_history",
  title: "What a company or government bought and sold",
  description:
    "The purchases and sales of coins by a public company or a government, with amount, cost and source, the newest first, from CoinGecko.",
  keywords: [
    "bitcoin purchases of a company",
    "when did they buy bitcoin",
    "when did a company buy bitcoin",
    "latest purchases of a company",
    "when did company buy",
    "corporate coin purchases",
    "did a government sell",
    "buying spree of a firm",
    "strategy's last purchase",
    "dates and cost of buys",
    "did company sell coins",
  ],
  category: "token_contract",
  input: lazy(() =>
    z.object({
      entity_id: idOf("company or government", "strategy", "get_entities_list names it"),
      coin_ids: coinIds().optional(),
      order: order([
        "date_desc",
        "date_asc",
        "holding_net_change_desc",
        "holding_net_change_asc",
        "transaction_value_usd_desc",
        "transaction_value_usd_asc",
        "average_cost_desc",
        "average_cost_asc",
      ]),
      limit: limit({ most: PAGE, usual: 100 }, "Rows in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      entity_id: z.string().describe("CoinGecko id of the company or government"),
      transactions: transactions(),
    }),
  ),
  examples: [
    { description: "Strategy's newest", args: { entity_id: "strategy", limit: 10 } },
    {
      description: "Its largest purchases of bitcoin",
      args: { entity_id: "strategy", coin_ids: "bitcoin", order: "holding_net_change_desc" },
    },
  ],
  list: "transactions",
  by: "page",
  size: PAGE,
  absent: ({ entity_id }) => `coingecko has no purchases of ${entity_id}`,
  async page({ entity_id, limit: _, ...query }, ctx, { page, size }) {
    const found = await ctx.http.find("/public_treasury/{entity_id}/transaction_history", {
      path: { entity_id },
      query: { ...query, per_page: size, page },
      schema: rawTransactions,
    });
    const items = found?.transactions ?? [];
    return { items, more: items.length === size, beside: { entity_id } };
  },
});
