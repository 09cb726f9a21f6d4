// The clauses of turns in a few words: back to now, another time, more rows, an amount, all that was named, a row of a list before.
import type { Turn } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import type { Answered } from "./answer-context.js";
import { lastOfTurns } from "./last-of-turns.js";

const TX = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
const NEWEST = `0x${"ab".repeat(32)}`;
const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const NICK = "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5";
const LEADER = "0x56687BF447DB6fFA42FFE2204a05EDAA20f55839";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function lastOf(turns: readonly string[], earlier: readonly Turn[] = []): Promise<Answered> {
  return lastOfTurns(catalog.service, turns, earlier);
}

type Row = readonly [turns: string, tool: string, args: Readonly<Record<string, unknown>>];

async function expectLast([turns, tool, args]: Row): Promise<void> {
  const { asked } = await lastOf(turns.split(" / "));
  expect(asked.at(-1)).toEqual({ tool, args });
}

test.each<Row>([
  ["price of bitcoin on 1 March 2024 / and the day after / and today?", "get_token_price", { token: "BTC" }],
  ["price of bitcoin on 1 March 2024 / and eth / and now?", "get_token_price", { token: "ETH" }],
  ["what was eth on 1 Jan 2026 in euro / and now", "get_price", { ids: "ethereum", vs_currencies: "eur" }],
  ["tvl of aave a month ago / and now?", "get_protocol_tvl", { protocol: "aave" }],
])("'and now' behind a time of the past asks for what is now: %s", async (...row) => expectLast(row));

test.each<Row>([
  [
    "price of ether / and last week?",
    "get_coin_historical_chart",
    { id: "ethereum", vs_currency: "usd", days: 7 },
  ],
  [
    "price of bitcoin / how about in the last 7 days",
    "get_coin_historical_chart",
    { id: "bitcoin", vs_currency: "usd", days: 7 },
  ],
  ["top gainers / in the last 7 days", "get_gainers_losers", { vs_currency: "usd", duration: "7d" }],
])("a time alone is one of what was asked: %s", async (...row) => expectLast(row));

test.each<Row>([
  ["polymarket markets about bitcoin / and about the fed", "search_polymarket", { query: "fed" }],
  [
    "price of BTC / and ETH / and both in euro",
    "get_price",
    { ids: "bitcoin,ethereum", vs_currencies: "eur" },
  ],
  [
    "price of BTC / and ETH / and SOL / all three in euro",
    "get_price",
    { ids: "bitcoin,ethereum,solana", vs_currencies: "eur" },
  ],
  [`what happened in ${TX} / who sent it?`, "get_transaction", { chain: "ethereum", hash: TX }],
])("what a turn exchanges stands where the other stood: %s", async (...row) => expectLast(row));

test.each<Row>([
  ["top 5 coins by market cap / and the next 5", "get_coins_market_data", { vs_currency: "usd", limit: 10 }],
  ["top 3 pools on base / 3 more", "get_pools", { chain: "base", limit: 6 }],
])("the next rows are those of the same list, in the same order: %s", async (...row) => expectLast(row));

test.each<Row>([
  [
    "top 3 coins by market cap / tell me more about the second one / what's the price of the first in euro",
    "get_price",
    { ids: "bitcoin", vs_currencies: "eur" },
  ],
  ["polymarket leaderboard / positions of the first", "get_polymarket_positions", { user: LEADER }],
  [
    `transactions of ${VITALIK} / details of the first one`,
    "get_transaction_details",
    { chain: "ethereum", hash: NEWEST },
  ],
])("a row of a list is known by its coin, its address or its hash: %s", async (...row) => expectLast(row));

const POOL = "0x4b025567ef3e47e7c6f091ba2e224d250eaeedadfddcee292c5281f632fbea07";
const SECOND_POOL = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";

test.each<Row>([
  [
    "top 5 coins by market cap / what about the second one",
    "get_coins_market_data",
    { vs_currency: "usd", ids: "ethereum" },
  ],
  [
    "top 5 coins by market cap / what about number 3 / in euro",
    "get_coins_market_data",
    { vs_currency: "eur", ids: "tether" },
  ],
  ["trending coins / and the second?", "get_coins_market_data", { vs_currency: "usd", ids: "solana" }],
  [
    "polymarket leaderboard / what about number 2",
    "get_polymarket_positions",
    { user: "0x9097B9fd27dd69aa8170E1b16f1B8B839aD70eF0" },
  ],
  [
    "top holders of USDC on ethereum / and the second?",
    "get_wallet_portfolio",
    { address: VITALIK, chains: ["ethereum"] },
  ],
  [
    "trending pools on ethereum / who trades in the third",
    "get_pool_trades",
    { chain: "ethereum", address: POOL },
  ],
  [
    "trending pools on ethereum / volume of the third",
    "get_pools_by_address",
    { chain: "ethereum", address: POOL },
  ],
  [
    "trending pools on ethereum / price of the second token",
    "get_pools_by_address",
    { chain: "ethereum", address: SECOND_POOL },
  ],
  [
    "what tokens does vitalik.eth hold on mainnet / price of the second one",
    "get_token_price",
    { token: "USDC" },
  ],
])("a row that is pointed at is the thing in that place, whatever its id: %s", async (...row) =>
  expectLast(row),
);

test("a coin of a list is the coin, and no field behind its name", async () => {
  const said: readonly Turn[] = [
    { role: "user", content: "largest stablecoins" },
    {
      role: "assistant",
      content:
        "Stablecoins by size: 1. Tether (USDT) price 1 USD; 2. USD Coin (USDC) price 1 USD; 3. EURC coingecko id euro-coin, peg peggedEUR. (DefiLlama)",
    },
  ];
  expect((await lastOf(["and the third?"], said)).asked.at(-1)).toEqual({
    tool: "get_stablecoin",
    args: { id: "50" },
  });
});

test.each<Row>([
  [
    "price of eth on 1 May 2026 / in euro",
    "get_coin_history",
    { id: "ethereum", date: "2026-05-01", vs_currency: "eur" },
  ],
  [
    "price of bitcoin a year ago / and in pounds",
    "get_coin_history",
    { id: "bitcoin", date: "2025-11-22", vs_currency: "gbp" },
  ],
  [
    "price of bitcoin on 3 March 2026 / and eth / in eur",
    "get_coin_history",
    { id: "ethereum", date: "2026-03-03", vs_currency: "eur" },
  ],
  ["price of eth on 1 May 2026 / and now in euro", "get_price", { ids: "ethereum", vs_currencies: "eur" }],
])("another currency of a price of a day is that of the same day: %s", async (...row) => expectLast(row));

test.each<Row>([
  [`show ${TX} / how much gas`, "get_transaction_receipt", { chain: "ethereum", hash: TX }],
  [`show ${TX} / in which block is it`, "get_transaction", { chain: "ethereum", hash: TX }],
  [
    `show ${TX} / in which block is it / how much gas did it use`,
    "get_transaction_receipt",
    { chain: "ethereum", hash: TX },
  ],
])("the gas and the block of a transaction are asked of it: %s", async (...row) => expectLast(row));

test("a row that has but a name takes no address of another row", async () => {
  const said: readonly Turn[] = [
    { role: "user", content: "polymarket leaderboard" },
    { role: "assistant", content: `1. grenadine profit 22 USD; 2. ${NICK} profit 0.5 USD. (Polymarket)` },
  ];
  const { asked } = await lastOf(["positions of the first"], said);
  expect(JSON.stringify(asked)).not.toContain(NICK);
});

test.each([
  ["trending pools on base / what about the second one", "has one row alone"],
  ["polymarket leaderboard / positions of the third", "has 2 rows alone"],
])("a row that no answer has is asked for: %s", async (turns, words) => {
  const { asked, answer } = await lastOf(turns.split(" / "));
  expect(asked).toEqual([]);
  expect(answer.response).toContain(words);
  expect(answer.missing?.missing).toMatchObject([{ name: "row" }]);
});

test("a question with an ordinal of its own is of no row", async () => {
  const { asked } = await lastOf(["trending pools on base", "what is the second largest chain by tvl"]);
  expect(asked).not.toEqual([]);
});

test.each([
  ["price of eth in euro / what about 2.5 of them", "That is the price of one ETH"],
  ["price of SOL / how much are 10?", "That is the price of one SOL"],
  ["price of SOL / 10 of them in euro", "That is the price of one SOL"],
  ["fear and greed / and yesterday", "The time that was asked for is no part of that"],
])("what a tool does not take of a turn is said, as of a single question: %s", async (turns, words) => {
  expect((await lastOf(turns.split(" / "))).answer.response).toContain(words);
});

test("another name in the place of an address that was given is no token", async () => {
  const { asked } = await lastOf(["my balance", VITALIK, "what about nick.eth"]);
  expect(asked.at(-1)).toEqual({ tool: "get_native_balance", args: { chain: "ethereum", address: NICK } });
});
