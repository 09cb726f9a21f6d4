// A whole question behind others of something else is answered as if it stood alone; one that goes on is not.
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

async function askedFor(text: string, earlier: readonly Turn[] = []) {
  const { asked, answer } = await ask(catalog.service, plannerEngine(), text, { earlier, clock });
  return { asked, words: answer.response };
}

async function askedBehind(first: string, text: string) {
  const { words } = await askedFor(first);
  const { asked } = await askedFor(text, [
    { role: "user", content: first },
    { role: "assistant", content: words },
  ]);
  return asked;
}

const FIRST = [
  "TVL of Aave",
  "trending pools on base",
  "open interest of ETH on bybit",
  "resolve vitalik.eth",
  "how much bitcoin does MicroStrategy hold?",
];

test.each([
  ["what is the price of bitcoin?", "get_token_price"],
  ["top 10 coins by market cap", "get_coins_market_data"],
  ["latest block on ethereum", "get_block"],
  ["DEX volume on arbitrum", "get_dex_volumes_by_chain"],
  ["is 0x6982508145454Ce325dDbE47a25d4ec3d2311933 a honeypot?", "check_honeypot"],
  ["funding rate of BTC on binance", "get_funding_rate"],
  ["market cap of solana", "get_coins_market_data"],
  ["floor price of pudgy penguins", "get_nft"],
])("a whole question of something else stands alone: %s", async (text, tool) => {
  const { asked } = await askedFor(text);
  expect(asked.map((each) => each.tool)).toContain(tool);
  for (const first of FIRST) expect([first, await askedBehind(first, text)]).toEqual([first, asked]);
});

test.each([
  ["price of solana", "usdc supply on base"],
  ["fear and greed index", "usdc supply on base"],
  ["convert 5 gwei to ether", "eth gas"],
  ["funding rate of btc on binance", "eth gas"],
  ["open interest of bitcoin", "how much is bitcoin?"],
  ["polymarket odds of the next fed decision", "how much is bitcoin?"],
  ["gas on arbitrum", "bitcoin fees"],
  ["block 19000000 on ethereum", "bitcoin fees"],
  ["volume of uniswap", "top coins"],
  ["latest block on ethereum", "latest bitcoin block"],
  ["keccak256 of hello", "top gainers"],
  ["keccak256 of hello", "stablecoins by market cap"],
  ["gas on arbitrum", "what is the price of usdc"],
  ["pools of uniswap on base by volume", "bnb price"],
  ["price of eth on 1 May 2026", "what's the price of btc?"],
  ["funding rate of eth on okx", "btc to usd"],
  ["price of eth", "btc to usd"],
  ["tvl of lido", "top dexs"],
])("what is asked in full takes nothing of %s: %s", async (first, text) => {
  const { asked } = await askedFor(text);
  expect(asked).not.toEqual([]);
  expect(await askedBehind(first, text)).toEqual(asked);
});

test.each([
  ["price of eth in euro", "how much is bitcoin?", { args: { ids: "bitcoin", vs_currencies: "eur" } }],
  ["open interest of bitcoin", "on okx", { tool: "get_open_interest", args: { exchange: "okx" } }],
  ["price of eth on 1 May 2026", "btc price", { args: { at: "2026-05-01" } }],
  ["usdc supply on base", "usdt supply", { args: { chain: "base" } }],
  ["gas price on ethereum", "and on base?", { tool: "get_gas_price", args: { chain: "base" } }],
  ["trending pools on base", "solana?", { tool: "get_trending_pools", args: { chain: "solana" } }],
  ["price of bitcoin", "in euro", { args: { vs_currencies: "eur" } }],
  ["TVL of Aave", "same for Lido", { args: { protocol: "lido" } }],
])("what goes on is still asked of the question before: %s, %s", async (first, text, call) => {
  const asked = await askedBehind(first, text);
  expect(asked).toContainEqual(
    expect.objectContaining({ ...call, args: expect.objectContaining(call.args) }),
  );
});
