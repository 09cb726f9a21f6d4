// What Blockscout says of an address as a whole: who it is, how much it has done, and its balance day by day.
import { defineTool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { asked, chainArgument, chainField, coinOf, rawParty, spelled, wholeCoins } from "./api.js";
import { rawToken, tokenFields, toToken } from "./token.js";

const input = lazy(() =>
  z.object({ chain: chainArgument(), address: evmAddress("The account or contract") }),
);
const addressField = () => z.string().describe("The address, in EIP-55 spelling");

const examples = [
  {
    description: "An account on Ethereum",
    args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
  },
  {
    description: "A contract on Base",
    args: { chain: "base", address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
  },
];

const rawCounters = lazy(() =>
  z.looseObject({
    transactions_count: integerString(),
    token_transfers_count: integerString(),
    gas_usage_count: orNull(integerString()),
    validations_count: orNull(integerString()),
  }),
);

/** The tool `get_wallet_counters`. */
export const getWalletCounters = defineTool({
  ...asked,
  name: "get_wallet_counters",
  title: "How active an address is",
  description:
    "How many transactions and token transfers an address of an EVM chain has, and how much gas it used, from the chain's Blockscout explorer, which counts large ones late.",
  category: "portfolio_wallet",
  keywords: [
    "transaction count",
    "activity",
    "number of transactions of an address",
    "gas spent by a wallet",
    "how many transactions did a wallet make",
    "how active is a wallet",
    "gas burnt by a wallet",
    "number of transactions",
    "how many transactions made",
    "total gas burnt by wallet",
    "lifetime transaction count",
    "number of transfers of address",
    "busy or dormant wallet",
  ],
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      address: addressField(),
      transactions: orNull(integerString("Transactions that it sent or got")),
      token_transfers: orNull(integerString("Token transfers to or from it")),
      gas_used: orNull(integerString("Gas that its transactions used")),
      validations: orNull(integerString("Blocks that it made")),
    }),
  ),
  examples,
  async execute({ chain, address }, ctx) {
    const request = { path: { address }, schema: rawCounters };
    const found = await ctx.http.find("api/v2/addresses/{address}/counters", request);
    const result = {
      chain,
      address,
      transactions: found?.transactions_count ?? null,
      token_transfers: found?.token_transfers_count ?? null,
      gas_used: found?.gas_usage_count ?? null,
      validations: found?.validations_count ?? null,
    };
    return found ? result : ctx.noData(result, `the explorer of ${chain} has not seen ${address}`);
  },
});

const rawAddress = lazy(() =>
  spelled(
    rawParty().extend({
      is_verified: z.boolean().nullish(),
      coin_balance: orNull(integerString()),
      exchange_rate: orNull(decimal()),
      block_number_balance_updated_at: z.int().nullish(),
      creator_address_hash: answerAddress().nullish(),
      creation_transaction_hash: z.string().nullish(),
      proxy_type: z.string().nullish(),
      implementations: z
        .array(
          spelled(z.looseObject({ address_hash: answerAddress().nullish(), name: z.string().nullish() })),
        )
        .nullish(),
      public_tags: z.array(z.looseObject({ display_name: z.string().nullish() })).nullish(),
      token: rawToken().nullish(),
    }),
  ),
);

/** The tool `get_wallet_overview`. */
export const getWalletOverview = defineTool({
  ...asked,
  name: "get_wallet_overview",
  title: "Overview of an address",
  description:
    "Who an address of an EVM chain is, from the chain's Blockscout explorer: balance of the chain's coin, name, ENS name and tags, and of a contract who made it, whether its source is verified, what it is a proxy of and which token it is.",
  category: "portfolio_wallet",
  keywords: [
    "is it a contract",
    "label",
    "who owns this address",
    "address label",
    "name tag",
    "who owns a wallet",
    "is the address tagged",
    "who made a contract",
    "creator of a contract",
    "who deployed it",
    "exchange or private wallet",
  ],
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      address: addressField(),
      symbol: z.string().describe("Symbol of the chain's own coin"),
      balance: orNull(decimal("Balance in whole coins; null where the explorer has not read it yet")),
      balance_wei: orNull(integerString("Balance in wei")),
      balance_block: z.int().nullable().describe("Block at which that was read"),
      coin_price_usd: orNull(decimal("Price of the coin in US dollars")),
      name: z.string().nullable().describe("Name that the explorer shows"),
      ens_name: z.string().nullable().describe("Its primary name of ENS, or of the chain's own name service"),
      tags: z.array(z.string()).describe("Public tags of the explorer"),
      is_contract: z.boolean().nullable().describe("Whether it has code"),
      is_verified: z.boolean().nullable().describe("Whether the explorer has its verified source"),
      creator: z.string().nullable().describe("Who made the contract"),
      creation_hash: z.string().nullable().describe("Transaction that made it"),
      proxy_type: z.string().nullable().describe("Kind of proxy; null where it is none"),
      implementations: z.array(z.string()).describe("Contracts that the proxy runs"),
      token: z
        .object(tokenFields())
        .nullable()
        .describe("The token that the contract is; null for any other"),
    }),
  ),
  examples,
  async execute({ chain, address }, ctx) {
    const request = { path: { address }, schema: rawAddress };
    const found = await ctx.http.find("api/v2/addresses/{address}", request);
    const tags = (found?.public_tags ?? []).map(({ display_name: tag }) => tag);
    const result = {
      chain,
      address,
      symbol: coinOf(chain),
      balance: wholeCoins(found?.coin_balance),
      balance_wei: found?.coin_balance ?? null,
      balance_block: found?.block_number_balance_updated_at ?? null,
      coin_price_usd: found?.exchange_rate ?? null,
      name: found?.name ?? null,
      ens_name: found?.ens_domain_name ?? null,
      tags: tags.filter((tag) => typeof tag === "string"),
      is_contract: found?.is_contract ?? null,
      is_verified: found?.is_verified ?? null,
      creator: found?.creator_address_hash ?? null,
      creation_hash: found?.creation_transaction_hash ?? null,
      proxy_type: found?.proxy_type ?? null,
      implementations: (found?.implementations ?? []).flatMap(({ address_hash: hash }) => hash ?? []),
      token: found?.token ? toToken(found.token) : null,
    };
    // Of an address that was never used explorers give a record too, without a balance.
    const isSeen = found && (found.coin_balance !== null || found.is_contract === true);
    return isSeen ? result : ctx.noData(result, `the explorer of ${chain} has not seen ${address}`);
  },
});

const rawDays = lazy(() => {
  const day = z.looseObject({ date: z.iso.date(), value: integerString() });
  // The older answer is the list alone.
  return z.union([z.array(day), z.looseObject({ items: z.array(day) }).transform(({ items }) => items)]);
});

/** The tool `get_wallet_balance_history`. */
export const getWalletBalanceHistory = defineTool({
  ...asked,
  name: "get_wallet_balance_history",
  title: "Balance of an address day by day",
  description:
    "How much of the chain's own coin an address of an EVM chain held at the end of each day on which that changed, of the days that its Blockscout explorer shows (10 or more), the oldest first.",
  category: "portfolio_wallet",
  keywords: [
    "historical balance",
    "balance chart",
    "eth balance over time",
    "balance chart of a wallet",
    "eth balance per day",
    "how did the balance change over time",
    "what was the balance last month",
    "balance over time",
    "balance per day",
    "balance last month",
    "end-of-day balance",
    "how did balance change",
    "balance on past days",
    "daily closing balance",
  ],
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      address: addressField(),
      symbol: z.string().describe("Symbol of the chain's own coin"),
      history: z
        .array(
          z.object({
            date: z.string().describe("Day in UTC, such as 2026-01-31"),
            balance: decimal("Balance in whole coins"),
            balance_wei: integerString("Balance in wei"),
          }),
        )
        .describe("The days"),
    }),
  ),
  examples,
  list: "history",
  async execute({ chain, address }, ctx) {
    const request = { path: { address }, schema: rawDays };
    const days =
      (await ctx.http.find("api/v2/addresses/{address}/coin-balance-history-by-day", request)) ?? [];
    const history = days
      .map(({ date, value }) => ({ date, balance: wholeCoins(value) ?? value, balance_wei: value }))
      .sort((one, other) => (one.date < other.date ? -1 : 1));
    const result = { chain, address, symbol: coinOf(chain), history };
    if (history.length > 0) return result;
    return ctx.noData(result, `the explorer of ${chain} shows no balances of ${address}`);
  },
});
