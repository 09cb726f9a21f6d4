// The clauses of asking back and going on: what is named by its kind alone is asked for, and a follow-up is read in the terms before it.
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

/** What comes of the last of some turns, the first of which is a caller's. */
function put(...said: readonly string[]) {
  const turns = said.map((content, at): Turn => ({ role: at % 2 === 0 ? "user" : "assistant", content }));
  return ask(catalog.service, plannerEngine(), said.at(-1) ?? "", { earlier: turns.slice(0, -1), clock });
}

test.each([
  ["historical apy of a pool", "pool_id"],
  ["floor price of a collection", "id"],
  ["receipt for a tx on base", "hash"],
  ["trades of a market on polymarket", "market"],
  ["volume of an exchange", "id"],
  ["bitcoin holdings of a company", "entity_id"],
  ["what does this event topic mean", "topics"],
  ["nft holdings please", "address"],
  ["eth price between two dates", "from"],
  ["eth price in another currency", "vs_currencies"],
  ["swap quote from sol to something", "amount_raw"],
])(
  "a thing that is named by its kind alone is asked for, and nothing is listed instead: %s",
  async (text, name) => {
    const { answer, asked } = await put(text);
    expect(asked).toEqual([]);
    const fact = answer.missing?.missing.find((each) => each.name === name);
    expect(fact?.example, JSON.stringify(answer.missing)).toBeTruthy();
  },
);

test.each([
  ["what does a swap on arbitrum cost", "get_gas_overview"],
  ["is there a pool for pepe on base", "search_pools"],
  ["what's a good pool for usdc yields", "get_yield_pools"],
  ["balance of a wallet vitalik.eth", "get_wallet_portfolio"],
])("any one of a kind, or one that is named beside it, is no thing to ask for: %s", async (text, tool) => {
  const { answer, asked } = await put(text);
  expect(answer.missing).toBeNull();
  expect(asked.map((each) => each.tool)).toEqual([tool]);
});

test.each([
  ["tvl of the protocol my colleague swears by", "protocol"],
  ["volume on the exchange i use", "id"],
  ["what was sol worth when we sold", "at"],
  ["floor of the collection everybody is talking about", "id"],
  ["does she own any nfts", "address"],
  ["balance of my brother's wallet", "address"],
  ["a stranger sent me an airdrop link, is it phishing", "url"],
  ["which dexes run on the chain he mentioned", "chain"],
  ["quote for swapping usdc to sol", "amount_raw"],
  ["top holders please", "token"],
  ["is this website safe", "url"],
  ["how full are the blocks on the l2 we deploy to", "chain"],
  ["compare our token with eth", "tokens"],
  ["how much btc does my employer hold", "entity_id"],
  ["latest trades on kraken", "symbol"],
  ["usdc balance on arbitrum", "address"],
])("what only the asker knows is asked for, and nothing is called: %s", async (text, name) => {
  const { answer, asked } = await put(text);
  expect(asked).toEqual([]);
  expect(answer.missing?.missing.map((fact) => fact.name)).toContain(name);
});

// It asks for a token on Solana since more lessons were learned.
test.fails("a number of an NFT alone asks for its collection", async () => {
  const { answer } = await put("who minted #1234");
  expect(answer.missing?.missing.map((fact) => fact.name)).toContain("query");
});

test.each([
  ["how much usdt has the scammer left", "address"],
  ["when was the treasury multisig last active", "address"],
  ["does grandma's wallet have any eth for gas", "address"],
  ["which defi protocols am i in", "address"],
  ["our relayer contract is stuck at nonce 4, what did it call last", "address"],
  ["what tokens does our dao hold", "address"],
  ["which block was our payment mined in", "hash"],
  ["how much volume went over the bridge last week", "id"],
  ["who is betting the most on No", "market"],
  ["how many of these are burned already", "address"],
])(
  "what is said to be one thing is asked for by the kind of its noun, and nothing in its place: %s",
  async (text, name) => {
    const { answer, asked } = await put(text);
    expect(asked).toEqual([]);
    expect(answer.missing?.missing.map((fact) => fact.name)).toContain(name);
  },
);

test.each([
  "did my team win",
  "can i return the shoes i bought",
  "how old is she",
  "where is the car we sold",
])("who speaks of something of his own that is of no chain is declined: %s", async (text) => {
  const { answer, asked } = await put(text);
  expect(asked).toEqual([]);
  expect(answer.missing).toBeNull();
});

test.each([
  ["the price of gas", "get_gas_overview"],
  ["the top coins", "get_coins_market_data"],
  ["my dad wants to know the price of bitcoin", "get_token_price"],
  ["price of the coin my brother bought, PEPE", "get_token_price"],
])("what is general or named is answered, whoever asks: %s", async (text, tool) => {
  const { answer, asked } = await put(text);
  expect(answer.missing).toBeNull();
  expect(asked.map((each) => each.tool)).toEqual([tool]);
});

const POOLS =
  "1. 0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640 WETH/USDC on Ethereum 2. 0x06da0fd433C1A5d7a4faa01111c044910A184553 WETH/USDT on Ethereum";

test.each([
  [["is bitget listing sol", "Yes.", "what about kucoin"], { id: "solana", exchange_ids: "kucoin" }],
  [["BTC/USDT ticker on kraken", "88,123.45", "same pair but okx"], { exchange: "okx", symbol: "BTC/USDT" }],
  [["tvl of optimism", "$5bn", "and linea"], { chain: "linea" }],
  [["block 800000 on ethereum", "…", "800001?"], { chain: "ethereum", block: 800_001 }],
  [["bitcoin chart 30 days", "…", "90"], { id: "bitcoin", days: 90 }],
  [["10 gwei in wei", "10000000000", "in ether?"], { amount: "10", from_unit: "gwei", to_unit: "ether" }],
  [["bitcoin price on 2024-01-01", "42,000", "and a year later?"], { at: "2025-01-01" }],
  [
    ["usdc yields on ethereum", "…", "on arbitrum with tvl above 10m"],
    { chain: "arbitrum", min_tvl: 10_000_000 },
  ],
  [
    ["find pools for weth", POOLS, "candles of the last one"],
    { address: "0x06da0fd433C1A5d7a4faa01111c044910A184553" },
  ],
  [["tvl of aave", "$30bn", "how has that developed"], { protocol: "aave" }],
  [["top 5 coins by market cap", "1. Bitcoin 2. Ethereum", "make it 10"], { limit: 10 }],
  [["is usdc on base safe", "Yes.", "and on polygon?"], { token: "USDC", chain: "polygon" }],
  [["order book of KXFED-26DEC-T3.50", "…", "just yes"], { outcome: "Yes" }],
  [["hourly candles of btc/usdt on binance", "…", "4h please"], { timeframe: "4h", symbol: "BTC/USDT" }],
  [["hash rate of bitcoin over the past month", "…", "zoom out to a year"], { period: "1y" }],
  [["what would i get for my SOL in USDC on jupiter", "How many SOL?", "2.5"], { amount_raw: "2500000000" }],
  [
    ["polymarket leaderboard today", "…", "this month instead, by volume"],
    { period: "month", order: "volume" },
  ],
  [["block 20000000 on ethereum", "…", "and the next one?"], { block: 20_000_001 }],
  [["price of eth on 5 may 2025", "1,820 USD", "and at 3pm?"], { at: "2025-05-05T15:00:00Z" }],
  [["market cap of solana", "$40bn", "in btc"], { vs_currency: "btc", ids: "solana" }],
  [["convert 5 gwei to wei", "5000000000", "the other way round"], { from_unit: "wei", to_unit: "gwei" }],
  [
    ["find pools for weth", POOLS, "trades in the first", "A buy of 1.2 WETH.", "and in the second one?"],
    { address: "0x06da0fd433C1A5d7a4faa01111c044910A184553" },
  ],
])("a follow-up changes what it names and keeps the rest: %j", async (turns, args) => {
  const { asked } = await put(...turns);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.args).toMatchObject(args);
});

test.each([
  ["block on ethereum at 6pm yesterday", "2026-11-21T18:00:00Z"],
  ["block on base on 5 may 2025", "2025-05-05"],
])("a block that is told by its time needs no number: %s", async (text, timestamp) => {
  const { asked } = await put(text);
  expect(asked).toMatchObject([{ tool: "get_block_by_timestamp", args: { timestamp } }]);
});

test.each([
  ["layer 2 tokens", { vs_currency: "usd", category: "layer-2" }],
  ["top 10 layer 2 coins", { vs_currency: "usd", category: "layer-2", limit: 10 }],
  ["top layer 1 coins", { vs_currency: "usd", category: "layer-1" }],
])("the number of a layer is its category, and no number of rows: %s", async (text, args) => {
  const { asked } = await put(text);
  expect(asked).toEqual([{ tool: "get_coins_market_data", args }]);
});

test.each([
  ["coins under 1 dollar"],
  ["who owns token 1 of 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D"],
  ["price of SOL", "84.52 USD", "10 of them in euro"],
  ["price of SOL", "84.52 USD", "and 3 ETH"],
])("what a number names, prices or weighs is no number of rows: %s", async (...turns) => {
  const { asked } = await put(...turns);
  expect(asked.map(({ args }) => args["limit"])).not.toContainEqual(expect.any(Number));
});

test("one of a collection is told by its number, and an amount of a coin is said to be no part of its price", async () => {
  const { asked } = await put("who owns token 1 of 0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D");
  expect(asked).toMatchObject([{ args: { token_id: "1" } }]);
  for (const text of ["10 of them in euro", "and 3 ETH"])
    expect((await put("price of SOL", "84.52 USD", text)).answer.response).toContain(
      "and not of the amount that was said",
    );
  const { asked: rows } = await put("top 5 coins by market cap", "1. Bitcoin 2. Ethereum", "3 of them");
  expect(rows).toMatchObject([{ args: { limit: 3 } }]);
});

test("thanks are no question", async () => {
  const { asked } = await put("price of eth", "2,800 US dollars", "thanks!");
  expect(asked).toEqual([]);
});

test.each([
  ["floor price of the Zorblings nft collection", "id"],
  ["tvl of the protocol called Zorbleswap", "protocol"],
])("what nothing is known by is asked for again, with what was looked up: %s", async (text, name) => {
  const { answer } = await put(text);
  expect(
    answer.missing?.missing.map((each) => each.name),
    answer.response,
  ).toContain(name);
});

test("a day ahead in a sentence that asks nothing makes the question beside it no prediction", async () => {
  const told = await put(
    "My ledger is due next week. Kindly list all unspent outputs of our bitcoin address.",
  );
  expect(told.answer.missing?.missing.map(({ name }) => name)).toContain("address");
  const { answer } = await put("What will bitcoin cost next week?");
  expect(answer.missing).toBeNull();
  expect(answer.response).toContain("predictions");
});
