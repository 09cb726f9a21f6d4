// The clauses of turns in a few words: back to now, another time, more rows, an amount, all that was named, a row of a list before.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { type Answered, ask } from "./answer-context.js";

const TX = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
const NEWEST = `0x${"ab".repeat(32)}`;
const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const NICK = "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5";
const LEADER = "0x56687BF447DB6fFA42FFE2204a05EDAA20f55839";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

/** What comes of the last of some turns, each behind the answers to those before it. */
async function lastOf(turns: readonly string[], earlier: readonly Turn[] = []): Promise<Answered> {
  const said = [...earlier];
  const [first = "", ...others] = turns;
  let answered = await ask(catalog.service, plannerEngine(), first, { earlier: said, clock });
  let before = first;
  for (const text of others) {
    said.push({ role: "user", content: before }, { role: "assistant", content: answered.answer.response });
    answered = await ask(catalog.service, plannerEngine(), text, { earlier: [...said], clock });
    before = text;
  }
  return answered;
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
