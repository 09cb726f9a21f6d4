// The clauses of questions of every day: how people ask for what a coin did, what it costs, how many there are, and what is going on.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

const put = (text: string, earlier: readonly Turn[] = []) =>
  ask(catalog.service, plannerEngine(), text, { clock, earlier });

const CHANGE = "get_price_percentage_change";
const week = (coin: string) => [{ tool: CHANGE, args: { coins: [`coingecko:${coin}`], period: "7d" } }];

test.each([
  ["How much has bitcoin gone up over the last 7 days?", week("bitcoin")],
  ["has eth gone up this week", week("ethereum")],
  ["is SOL in the red over the last 7 days", week("solana")],
  ["bitcoin rose or fell over the last 7 days?", week("bitcoin")],
  [
    "did doge pump in the last hour",
    [{ tool: CHANGE, args: { coins: ["coingecko:dogecoin"], period: "1h" } }],
  ],
  [
    "By how much has ADA risen in a week?",
    [{ tool: CHANGE, args: { coins: ["coingecko:cardano"], period: "1w" } }],
  ],
])("what a coin's price did is its change: %s", async (text, calls) => {
  expect((await put(text)).asked).toEqual(calls);
});

test.each(["how's bitcoin doing", "sol px", "wats the prise of etherium", "price of dogecoins"])(
  "a coin that is spoken of plainly is asked for its price: %s",
  async (text) => {
    const tools = (await put(text)).asked.map(({ tool }) => tool);
    expect([["get_token_price"], [CHANGE]]).toContainEqual(tools);
  },
);

test.each([
  ["price of BTC in ETH", { ids: "bitcoin", vs_currencies: "eth" }],
  ["how many bitcoin is one eth", { ids: "ethereum", vs_currencies: "btc" }],
  ["how much eth do i get for 1 btc", { ids: "bitcoin", vs_currencies: "eth" }],
  ["eth/btc", { ids: "ethereum", vs_currencies: "btc" }],
])("one coin is reckoned in another: %s", async (text, args) => {
  expect((await put(text)).asked).toEqual([{ tool: "get_price", args }]);
});

test.each([
  ["top losers today", "get_gainers_losers", { duration: "24h" }],
  ["biggest meme coins", "get_coins_market_data", { category: "meme-token" }],
  ["mempool size", "get_btc_mempool", {}],
  ["hashrate right now?", "get_btc_hashrate", {}],
  ["recent link transfers on ethereum", "look_up_token", { query: "LINK", chain: "ethereum" }],
])("what is going on is asked of its tool: %s", async (text, tool, args) => {
  const [first] = (await put(text)).asked;
  expect(first).toMatchObject({ tool, args });
});

test.each([
  ["0.5 eth in gwei; 21 gwei in wei", ["500,000,000 gwei", "21,000,000,000 wei"]],
  ["1.5 eth in wei; 2 eth in gwei", ["1,500,000,000,000,000,000 wei", "2,000,000,000 gwei"]],
  ["mempool size and hashrate", ["Bitcoin transactions", "hash rate"]],
  ["what is the tvl of lido? who are you?", ["lido"]],
])("each part of a line is answered: %s", async (text, words) => {
  const { answer } = await put(text);
  for (const each of words) expect(answer.response).toContain(each);
});

test.each(["price of ETH and the balance of my wallet", "my portfolio and the price of ETH"])(
  "what lacks something is asked for beside what is answered: %s",
  async (text) => {
    const { answer, asked } = await put(text);
    expect(asked.map(({ tool }) => tool)).toEqual(["get_token_price"]);
    expect(answer.response).toContain("I need `address`");
  },
);

test("another word is hashed as the one before it", async () => {
  const earlier: Turn[] = [{ role: "user", content: "keccak256 of hello" }];
  expect((await put("and of world", earlier)).asked).toEqual([
    { tool: "hash_keccak256", args: { text: "world" } },
  ]);
});

test.each([
  ["tvl of aave on base", "The chain that was asked for is no part of that"],
  ["100 dollars in eth", "not of the amount that was said"],
])("what a tool takes no account of is said: %s", async (text, words) => {
  expect((await put(text)).answer.response).toContain(words);
});

test.each(["ETH balance of vitalik.eth on sepolia", "gas on base sepolia", "hashrate of ethereum"])(
  "what no tool tells of is refused, and nothing else told: %s",
  async (text) => {
    expect((await put(text)).asked).toEqual([]);
  },
);

test.each(["keccak256 of hello", "fear and greed", "floor price of cryptopunks", "convert 2 ether to wei"])(
  "the price of one coin is asked for by itself behind %s",
  async (before) => {
    const earlier: Turn[] = [{ role: "user", content: before }];
    for (const text of ["how much is bitcoin?", "eth price"])
      expect((await put(text, earlier)).asked.map(({ tool }) => tool)).toEqual(["get_token_price"]);
  },
);

test.each([
  ["price of eth at the end of 2025", "2025-12-31"],
  ["price of eth at the beginning of 2024", "2024-01-01"],
])("the edge of a year is its day: %s", async (text, day) => {
  expect((await put(text)).asked[0]?.args).toMatchObject({ at: day });
});

test("an amount of another unit is reckoned in that unit", async () => {
  const earlier: Turn[] = [{ role: "user", content: "convert 2 gwei to wei" }];
  expect((await put("and 3 ether", earlier)).asked).toEqual([
    { tool: "convert_units", args: { amount: "3", from_unit: "ether", to_unit: "wei" } },
  ]);
});

const price = (ids: string, vs_currencies: string) => [{ tool: "get_price", args: { ids, vs_currencies } }];
const ticker = (exchange: string, symbol: string) => [{ tool: "get_ticker", args: { exchange, symbol } }];
const now = (token: string) => [{ tool: "get_token_price", args: { token } }];

test.each([
  ["how much eth can i buy for 500 dollars", price("ethereum", "usd")],
  ["how many sol is 1000 usd", now("SOL")],
  ["$500 in btc", price("bitcoin", "usd")],
  ["how much btc can i buy with 1000 euros right now", price("bitcoin", "eur")],
  ["3k sats in usd", price("bitcoin", "usd")],
  ["100usdc in eur", price("usd-coin", "eur")],
  ["what's 0.1btc", now("BTC")],
])("an amount is asked for by the price of one, and that is said: %s", async (text, calls) => {
  const { asked, answer } = await put(text);
  expect(asked).toEqual(calls);
  expect(answer.response).toContain("not of the amount that was said");
});

test.each([
  ["$BTC", now("BTC")],
  ["btc?", now("BTC")],
  ["btcusd", price("bitcoin", "usd")],
  ["BTCUSD", price("bitcoin", "usd")],
  ["ethusdt on binance", ticker("binance", "ETH/USDT")],
  ["eth in sats", price("ethereum", "btc")],
  ["sats per dollar", price("bitcoin", "usd")],
  ["sats per vb", [{ tool: "get_btc_fees", args: {} }]],
  ["price of ape", now("APE")],
  ["1inch price", now("1INCH")],
  ["1000SHIB price", now("1000SHIB")],
  ["btc futures price on binance", ticker("binance", "BTC/USDT:USDT")],
  ["binance futures btc price", ticker("binance", "BTC/USDT:USDT")],
  ["staking yield for solana", [{ tool: "get_yield_pools", args: { chain: "solana", symbol: "SOL" } }]],
  [
    "gas used by block 19000000 on ethereum",
    [{ tool: "get_block_details", args: { chain: "ethereum", block: 19_000_000 } }],
  ],
])("what is said shortly is asked of its tool: %s", async (text, calls) => {
  expect((await put(text)).asked).toEqual(calls);
});

test.each([
  ["250k sats in bitcoin", "250000"],
  ["a million satoshi in btc", "1000000"],
])("small units are counted in words, too: %s", async (text, amount) => {
  expect((await put(text)).asked).toEqual([
    { tool: "convert_units", args: { amount, from_unit: 0, to_unit: 8 } },
  ]);
});

test("how much of a stablecoin is on a chain is its supply there", async () => {
  const tools = (await put("how much USDC is there on ethereum")).asked.map(({ tool }) => tool);
  expect(tools).toEqual(["look_up_token", "get_erc20_metadata"]);
});

test.each(["lowest fees dex", "which exchange has the lowest trading fees", "price of ../../etc/passwd"])(
  "nothing near it is told in its place: %s",
  async (text) => {
    expect((await put(text)).asked).toEqual([]);
  },
);

test.each([
  ["keccak256 of the empty string", ""],
  ['keccak256 of ""', ""],
  ["keccak256 hash of a space", " "],
  ["keccak256 of the word moon", "moon"],
  ["keccak of the word moon", "moon"],
  ["keccak256 of hello in hex", "hello"],
  ["keccak256 of space", "space"],
])("what is described is hashed, and not its description: %s", async (text, hashed) => {
  expect((await put(text)).asked).toEqual([{ tool: "hash_keccak256", args: { text: hashed } }]);
});

const ON_ALL = { contract_type: "perpetual" };

test.each([
  ["funding of eth", [{ tool: "get_derivatives_tickers", args: { index_id: "ETH", ...ON_ALL } }]],
  ["btc open interest", [{ tool: "get_derivatives_tickers", args: { index_id: "BTC", ...ON_ALL } }]],
  [
    "funding on the BTC perp at Bybit",
    [{ tool: "get_funding_rate", args: { exchange: "bybit", symbol: "BTC/USDT:USDT" } }],
  ],
  [
    "find WETH/USDC pairs, arbitrum only",
    [{ tool: "search_dex_pairs", args: { query: "WETH/USDC", chain: "arbitrum" } }],
  ],
  [
    "pancakeswap: how much is locked in it, how much does it trade in a day",
    [
      { tool: "get_protocol_tvl", args: { protocol: "pancakeswap" } },
      { tool: "get_dex_volume", args: { dex: "pancakeswap" } },
    ],
  ],
])("a market and a place are taken as they are said: %s", async (text, calls) => {
  expect((await put(text)).asked).toEqual(calls);
});
