// Parts of a line: a time, a chain and a subject are of the part that says them, and what a line leaves out is told.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function put(text: string) {
  const { answer, asked } = await ask(catalog.service, plannerEngine(), text, { clock });
  return { response: answer.response, asked: asked.map(({ tool, args }) => [tool, args]) };
}

const on = (coin: string) => ["get_historical_prices", { coins: [`coingecko:${coin}`], at: "2026-05-01" }];
const now = (token: string) => ["get_token_price", { token }];
const gas = (...chains: readonly string[]) => ["get_gas_overview", { chains }];
const chain = (name: string, more: object = {}) => ["get_chain_tvl_history", { chain: name, ...more }];

describe("each part has its own time", () => {
  test.each([
    ["eth at 1 May 2026 and btc now", [on("ethereum"), now("BTC")]],
    ["eth now and btc on 1 May 2026", [now("ETH"), on("bitcoin")]],
    ["price of btc on 1 May 2026 and of eth now", [on("bitcoin"), now("ETH")]],
    ["btc on 1 May 2026; eth", [on("bitcoin"), now("ETH")]],
    ["btc on 1 May 2026, gas on base and eth now", [on("bitcoin"), gas("base", "ethereum")]],
    [
      "tvl of ethereum on 1 May 2026 and of base now",
      [chain("ethereum", { from: "2026-05-01", to: "2026-05-02" }), chain("base")],
    ],
  ])("%s", async (text, expected) => {
    expect((await put(text)).asked).toEqual(expected);
  });

  test("and no price of a part goes with what is asked in full behind it", async () => {
    expect((await put("btc on 1 May 2026, gas on base")).asked).toEqual([on("bitcoin"), gas("base")]);
    const { asked } = await put("Has trading at Kraken picked up over the last 30 days? I'd like the curve.");
    expect(asked).toEqual([["get_exchange_volume_chart", { id: "kraken", days: 30 }]]);
  });

  test("but a time that one part alone says is of those before it", async () => {
    const { asked } = await put("btc and eth on 1 May 2026 and sol now");
    const both = { coins: ["coingecko:bitcoin", "coingecko:ethereum"], at: "2026-05-01" };
    expect(asked).toEqual([["get_historical_prices", both], now("SOL")]);
  });
});

describe("a list is of all chains and coins where it says none", () => {
  test.each([
    ["gas on base; top 3 stablecoins", [gas("base"), ["get_stablecoins", { limit: 3 }]]],
    ["tvl of solana and largest stablecoin", [chain("solana"), ["get_stablecoins", {}]]],
    [
      "what's the tvl of ethereum and of solana, and which stablecoin is the largest?",
      [chain("ethereum"), chain("solana"), ["get_stablecoins", {}]],
    ],
    ["on base: gas and top stablecoins", [gas("base"), ["get_stablecoins", { chain: "base" }]]],
    [
      "top 3 coins; btc in yen",
      [
        ["get_coins_market_data", { vs_currency: "usd", limit: 3 }],
        ["get_price", { ids: "bitcoin", vs_currencies: "jpy" }],
      ],
    ],
  ])("%s", async (text, expected) => {
    expect((await put(text)).asked).toEqual(expected);
  });
});

describe("a word for a figure is no part of what stands before it", () => {
  test.each(["latest bitcoin block? hashrate? fees?", "btc block height, difficulty, hashrate, fees"])(
    "%s",
    async (text) => {
      const { asked } = await put(text);
      expect(asked.map(([tool]) => tool)).toEqual(["get_btc_block", "get_btc_hashrate", "get_btc_fees"]);
    },
  );

  test("and is named where nothing answers it", async () => {
    expect((await put("tvl of aave; tvl of curve; fees?")).response).toMatch(/Not answered.*“fees”\.$/);
  });
});

describe("of a long question what is read is answered", () => {
  const talk =
    "I had a long day at the office and my boss was not happy with me at all. My sister came by with her dog, which is the sweetest animal that you can imagine. ";

  test("and that the rest is not read is said", async () => {
    const { asked, response } = await put(`gas on base. ${talk.repeat(9)} price of btc`);
    expect(asked).toEqual([gas("base")]);
    expect(response).toMatch(/Not read, as the question is too long for that: “.+”\.$/);
  });

  test("also where nothing is answered", async () => {
    expect((await put(`${talk.repeat(9)} price of btc`)).response).toMatch(
      /^None of the tools here.* Not read, as the question is too long for that: “.+”\.$/,
    );
  });
});

describe("a condition that no tool takes is asked as what one answers, and said", () => {
  const ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
  const top = (limit: number) => [["get_coins_market_data", { vs_currency: "usd", limit }]];
  test.each([
    ["coins between rank 10 and 20", top(20), "What was asked for is number 10 to 20 of that list."],
    ["seventh largest coin", top(7), "What was asked for is number 7, the last of that list."],
    ["the 3 smallest of the top 10 coins", top(10), "What was asked for is the last 3 of that list."],
    [
      `biggest transaction of ${ADDRESS}`,
      [["get_wallet_transactions", { chain: "ethereum", address: ADDRESS }]],
      "no tool here has them in the order of their value.",
    ],
    ["eth price on uniswap", [now("ETH")], "and not on uniswap alone."],
    ["seventh largest coin and gas on base", [...top(7), gas("base")], "number 7, the last of that list."],
    ["bitcoin fees in dollars", [gas("bitcoin")], "USD"],
    ["polymarket odds that btc hits 200k", [["search_polymarket", { query: "bitcoin 200k" }]], "200k"],
  ])("%s", async (text, expected, told) => {
    const { asked, response } = await put(text);
    expect(asked).toEqual(expected);
    expect(response).toContain(told);
  });

  test("the symbol of a coin is no chain as well, where a tool takes symbols", async () => {
    const args = { symbol: "ETH", order: "apy", limit: 3 };
    expect((await put("top 3 yield pools for ETH")).asked).toEqual([["get_yield_pools", args]]);
  });

  test("but a price at an exchange is that", async () => {
    const { asked } = await put("price of eth on binance");
    expect(asked).toEqual([["get_ticker", { exchange: "binance", symbol: "ETH/USDT" }]]);
  });
});
