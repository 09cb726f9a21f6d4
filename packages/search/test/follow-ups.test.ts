// The clauses of a conversation, by what a later turn does: it edits the call before, points at a row, stands for a thing, or asks anew.
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

async function askedFor(text: string, said: readonly string[]) {
  const earlier = said.map((content, at): Turn => ({ role: at % 2 === 0 ? "user" : "assistant", content }));
  const { asked } = await ask(catalog.service, plannerEngine(), text, { earlier, clock });
  return asked;
}

const CANDLES = ["eth/usdt 1h candles on binance", "Last close 3,411 (Binance)."];
const YIELDS = ["yield pools for USDC on arbitrum", "1. Aave v3 3.9%, 2. Morpho 5.1% (DefiLlama)."];
const POOLS = [
  "top pools on base",
  "1. WETH / USDC – 0x72b693a151e305c07a49180bb2169701263702e6 2. cbBTC / WETH – 0xbac8bfcc931b04a8785a0708adf2c31c65ef0688",
];
const SENT = [
  "who sent 0xe883d06ca2b8af9156e0b79094a5f14796df550d5ca945f43faa9ef0ea90644b (ethereum)",
  "It went from 0x49b541ebf1309d3841e7da4849580fb19e8dc291 to 0xe7af4780e38de1167e400c209c951a955c120596 (Ethereum node).",
];
const MINT = "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN";

test.each<[text: string, said: readonly string[], tool: string, args: Readonly<Record<string, unknown>>]>([
  ["too fine grained, daily is ok", CANDLES, "get_ohlcv", { exchange: "binance", timeframe: "1d" }],
  ["i'd like two hundred of those", CANDLES, "get_ohlcv", { timeframe: "1h", limit: 200 }],
  ["strike that, polygon", YIELDS, "get_yield_pools", { chain: "polygon", symbol: "USDC" }],
  ["cut everything below 5 million", YIELDS, "get_yield_pools", { chain: "arbitrum", min_tvl: 5_000_000 }],
  ["and if i go through base", ["gas price on polygon", "31 gwei."], "get_gas_price", { chain: "base" }],
])("an edit takes what a turn says, whatever talk stands around it: %s", async (text, said, tool, args) => {
  expect(await askedFor(text, said)).toMatchObject([{ tool, args }]);
});

test.each<[text: string, said: readonly string[], tool: string, args: Readonly<Record<string, unknown>>]>([
  [
    "hourly candles for the last of these",
    POOLS,
    "get_pool_ohlcv",
    { chain: "base", address: "0xBAc8BFcc931b04A8785a0708aDf2c31c65EF0688" },
  ],
  [
    "what are the largest pools on no. 2",
    ["dexes on base, with ids", "1. Aerodrome (aerodrome-base), 2. Uniswap v3 (uniswap-v3-base)."],
    "get_pools_by_dex",
    { chain: "base", dex: "uniswap-v3-base" },
  ],
  [
    "90 day chart for the pricier one",
    ["floors of azuki and doodles", "Azuki 1.62 ETH, Doodles 0.79 ETH (CoinGecko)."],
    "get_nft_market_chart",
    { id: "azuki", days: 90 },
  ],
  [
    "has the recipient been reported for anything",
    SENT,
    "check_malicious_address",
    { address: "0xE7af4780E38dE1167e400c209C951a955C120596" },
  ],
])(
  "a row of an answer is pointed at by its place, its figure or what it did: %s",
  async (text, said, tool, args) => {
    expect(await askedFor(text, said)).toMatchObject([{ tool, args }]);
  },
);

const OF_BASE = [
  "latest block on base",
  "Block (base): block base fee 5,000,003 wei, block number 33870021, block timestamp 2025-08-07T01:16:29.000Z. (EVM chains, 2026-11-22 00:00 UTC)",
];
const OF_ETHEREUM = [
  "ethereum block 19000000",
  "Block with its fees (ethereum, 19000000): block fees 359.24, block time 2024-01-13T22:00:11.000Z. (Blockscout, 2026-11-22 00:00 UTC)",
];
const OF_BITCOIN = ["bitcoin block 840000", "A Bitcoin block: mempool knows no block 840000."];

test.each<[text: string, said: readonly string[], tool: string, args: Readonly<Record<string, unknown>>]>([
  ["and the one before", OF_BASE, "get_block", { chain: "base", block: 33_870_020 }],
  ["and the next?", OF_BASE, "get_block", { chain: "base", block: 33_870_022 }],
  ["and 10 before", OF_BASE, "get_block", { chain: "base", block: 33_870_011 }],
  ["when was it mined?", OF_BASE, "get_block", { chain: "base", block: 33_870_021 }],
  ["when was it mined?", OF_ETHEREUM, "get_block_details", { chain: "ethereum", block: 19_000_000 }],
  [
    "when was it mined?",
    [...OF_ETHEREUM, "and the next one", "Block with its fees: the explorer has no block 19000001."],
    "get_block_details",
    { chain: "ethereum", block: 19_000_001 },
  ],
  ["when was it mined?", OF_BITCOIN, "get_btc_block", { block: 840_000 }],
  ["how many transactions are in it", OF_BASE, "get_block", { chain: "base", block: 33_870_021 }],
  ["how many transactions?", OF_BITCOIN, "get_btc_block", { block: 840_000 }],
  ["how many transactions", OF_ETHEREUM, "get_block_details", { chain: "ethereum", block: 19_000_000 }],
  [
    "and in the previous one",
    [
      ...OF_BASE,
      "how many transactions are in it",
      "Block (base, 33870021): block transaction count 12, block base fee 5,000,003 wei. (EVM chains, 2026-11-22 00:00 UTC)",
    ],
    ...(["get_block", { chain: "base", block: 33_870_020 }] as const),
  ],
  [
    "and on ethereum",
    [...OF_BASE, "gas limit", "Block (base, 33870021): block gas limit 36,000,000. (EVM chains)"],
    ...(["get_block", { chain: "ethereum" }] as const),
  ],
  [
    "who mined it?",
    [
      ...OF_BASE,
      "and the one before",
      "Block (base, 33870020): block timestamp 2025-08-07T01:16:27.000Z. (EVM chains, 2026-11-22 00:00 UTC)",
    ],
    ...(["get_block", { chain: "base", block: 33_870_020 }] as const),
  ],
])(
  "a block beside another is of its chain, and no fee or year is one: %s",
  async (text, said, tool, args) => {
    expect(await askedFor(text, said)).toEqual([{ tool, args }]);
  },
);

const USDC = [
  "contract addresses of usdc",
  "Ethereum 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48\nBase 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913\nPolygon 0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359",
];
const TRANSFERS = [
  "newest usdc transfers on ethereum",
  "1) 250,000 USDC from 0x28C6c06298d514Db089934071355E5743bf21d60 to 0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5\n2) 12,400 USDC from 0x28C6c06298d514Db089934071355E5743bf21d60 to 0xF977814e90dA44bFA03b6295A0616a897441aceC",
];
const GENESIS = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

test.each<[text: string, said: readonly string[], tool: string, args: Readonly<Record<string, unknown>>]>([
  [
    "top 7 holders of the polygon one",
    USDC,
    "get_token_holders",
    { chain: "polygon", token: "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359", limit: 7 },
  ],
  [
    "has the recipient of the second one been reported for anything",
    TRANSFERS,
    "check_malicious_address",
    { address: "0xF977814e90dA44bFA03b6295A0616a897441aceC" },
  ],
  [
    "look for the third on jupiter",
    ["what do rugcheck people look at", "JUP, Bonk and pippin."],
    "search_solana_tokens",
    { query: "pippin" },
  ],
])("a row is told by a word or a chain of it, in lists of every kind: %s", async (text, said, tool, args) => {
  expect(await askedFor(text, said)).toMatchObject([{ tool, args }]);
});

test("what an answer shortens is what the turns give in full", async () => {
  const said = [
    `what do bc1q9yhuu4yty2xd8hmrxnw4yhavvtn7khm62uw38p and ${GENESIS} hold`,
    "bc1q9…: 0.02 BTC. 1A1z…: 57.14 BTC.",
  ];
  expect(await askedFor("newest 10 transactions of the larger one", said)).toMatchObject([
    { args: { address: GENESIS, limit: 10 } },
  ]);
});

test("an address that an answer gives is meant before the name that was asked of", async () => {
  const said = ["bonk price", "Bonk (DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263) is at $0.00002234."];
  expect(await askedFor("which accounts hold most of it", said)).toMatchObject([
    { args: { token: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
  ]);
});

test("a coin that a turn names takes no address from the turns before", async () => {
  const said = ["is 0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5 reported for anything", "No, it is clean."];
  expect(await askedFor("how much eth does it hold on base", said)).toMatchObject([
    { args: { chain: "base", address: "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5" } },
  ]);
});

test("a number that counts nothing else is how many rows are wanted", async () => {
  expect(await askedFor("show the newest launches at rugcheck, 12", CANDLES)).toMatchObject([
    { tool: "get_rugcheck_new", args: { limit: 12 } },
  ]);
});

test("a turn of two parts asks for both, and the second part knows what the first is about", async () => {
  const said = ["price of 0x940181a94A35A4569E4529A3CDfB74e38FD98631 on base", "$0.71."];
  const asked = await askedFor("how many wallets hold it, and its 15 most recent transfers", said);
  expect(asked.map(({ tool }) => tool)).toEqual([
    "get_token_counters",
    expect.stringMatching(/_token_transfers$/),
  ]);
  for (const { args } of asked)
    expect(Object.values(args)).toContain("0x940181a94A35A4569E4529A3CDfB74e38FD98631");
});

test("a word for the thing before is that thing, called what the call before took it for", async () => {
  const said = [`how many tokens of ${MINT} exist`, "6.8 billion JUP exist (Solana node)."];
  const [first] = await askedFor("who sits on the most of them", said);
  expect(["get_sol_largest_accounts", "get_solana_token_security"]).toContain(first?.tool);
  expect(Object.values(first?.args ?? {})).toContain(MINT);
});

test.each([["show me the fear and greed index", CANDLES, "get_fear_greed"]])(
  "a whole question in a later turn is a new one: %s",
  async (text, said, tool) => {
    expect(await askedFor(text, said)).toMatchObject([{ tool }]);
  },
);

test("a whole question on a chain, behind one that takes chains as well, is a new one", async () => {
  expect(await askedFor("which stablecoins exist on base", YIELDS)).toMatchObject([
    { tool: "get_stablecoins" },
  ]);
});

test.each([
  ["and what's the weather in berlin for 3 days", YIELDS],
  ["how do i cook pasta in 10 minutes", CANDLES],
  ["write me a poem about that", CANDLES],
])("what is outside stays outside behind a question that is not: %s", async (text, said) => {
  expect(await askedFor(text, said)).toEqual([]);
});
