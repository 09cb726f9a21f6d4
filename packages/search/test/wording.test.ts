// What an answer words of a result: what the question asks for comes first, and every figure is one that a tool gave.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { oneLine } from "../src/wording/figure.js";
import { ask } from "./answer-context.js";
import { inventedIn } from "./invented.js";

const TOKEN = "71321045679252212594626385532706912750332728571942532289631379312455583992563";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
// The questions name days of that year.
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function wordsFor(question: string): Promise<string> {
  const answered = await ask(catalog.service, plannerEngine(), question, { clock });
  expect(inventedIn(answered, question)).toEqual([]);
  return answered.answer.response;
}

describe("an order book", () => {
  test.each([
    ["kraken order book BTC/USD", "88,123.44", "88,123.46"],
    ["order book of BTC/USDT on binance", "88,123.44", "88,123.46"],
    ["hyperliquid order book for BTC", "76,974", "76,975"],
    [`polymarket order book of token ${TOKEN}`, "0.62", "0.627"],
    ["order book of kalshi market KXFED-26DEC-T3.50", "0.615", "0.624"],
  ])("%s is worded by its best prices and by both sides", async (question, bid, ask) => {
    const words = await wordsFor(question);
    expect(words).toContain(`best bid ${bid}`);
    expect(words).toContain(`best ask ${ask}`);
    expect(words).toMatch(/; bids: 1\. price [\d.,]+.*; asks: 1\. price [\d.,]+/);
  });

  test.each([
    ["order book ETH/USDT binance top 5 asks", "asks: 1. price 88,123.46, amount 0.1", "bids:"],
    ["binance order book BTC/USDT bids", "bids: 1. price 88,123.44, amount 0.5", "asks:"],
  ])("%s is worded by the side that is asked for", async (question, side, other) => {
    const words = await wordsFor(question);
    expect(words).toContain(side);
    expect(words).not.toContain(other);
  });
});

describe("a field", () => {
  test.each([
    ["24h dex volume of uniswap", ": total 24h 1,500,000,000 USD"],
    ["7 day dex volume of uniswap", ": total 7d 10,500,000,000 USD"],
    ["fees earned by lido", ": total 24h 2,310,554 USD"],
    ["what is the all-time high of solana coin?", ": market ath 135.232 USD"],
    ["floor of the nft collection base-introduced?", ": floor price usd 1.7084"],
    ["ath of bitcoin coingecko", ": market ath 123,160 USD"],
  ])("that is asked for, or a total, comes first: %s", async (question, first) => {
    expect(await wordsFor(question)).toContain(first);
  });

  test.each([
    ["top dexes by volume", /1\. PancakeSwap total 24h 2,100,000,000 USD/],
    ["top chains by tvl", /1\. Ethereum tvl [\d,.]+ USD/],
    [
      "market cap and fdv of uniswap",
      /1\. Uniswap \(uni\) market cap [\d,]+ USD, fully diluted valuation [\d,]+ USD/,
    ],
    [
      "solana vs ethereum: price, mcap, volume side by side",
      /1\. Solana \(SOL\) market cap [\d,]+ USD, price [\d.]+ USD, volume 24h/,
    ],
    ["ids of all exchanges that coingecko has", /2\. Binance id binance/],
  ])("that a list is asked for by comes first in its rows: %s", async (question, row) => {
    const words = await wordsFor(question);
    expect(words).toMatch(row);
    expect(words).not.toContain("slug");
  });
});

test("what a call was given is not said again, but an amount that is a limit by chance is", async () => {
  expect(await wordsFor("when was solana slot 302400000")).not.toContain("slot 302400000");
  expect(await wordsFor("order book of BTC/USDT on binance, top 4")).toContain("3. price 88,130, amount 4");
});

test.each([
  ["decimals of 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "decimals 6"],
  ["what's solana's TPS and current slot?", "transactions per second 1,057.6"],
  ["when is the next bitcoin difficulty change?", "expected at 2024-12-29T23:27"],
  ["how full is the bitcoin mempool?", "3,169 Bitcoin transactions of 1,891,542 virtual bytes wait"],
])("what is asked is said though others are seldom told it: %s", async (question, words) => {
  expect(await wordsFor(question)).toContain(words);
});

test("a link is said by its host, and nothing around it is lost", async () => {
  expect(await wordsFor("is http://evil.example.com/login a phishing site?")).toContain(
    "goplus knows nothing of evil.example.com; that does not make it safe",
  );
});

test.each([
  ["see https://u:p@a.example:8443/x?y#z.", "see a.example:8443."],
  ["https://a.example, (http://b.example/)", "a.example, (b.example)"],
  [`https://a.example/${".".repeat(200_000)}b y`, "a.example y"],
  [`https://${"@".repeat(200_000)} y`, "y"],
])("a link is its host, of whatever signs it is", (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test.each([
  ["polymarket leaderboard", "1. grenadine (0x56687BF447DB6fFA42FFE2204a05EDAA20f55839) profit"],
  [
    "transactions of 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
    "3. ETH (0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060) status success",
  ],
])("a row is told with the address or the hash by which other tools know it: %s", async (question, row) => {
  expect(await wordsFor(question)).toContain(row);
});

test("a flag that leaves others out is set where somebody says so", async () => {
  expect(await wordsFor("stETH staking APY at Lido")).toContain("2.84%");
});

test("what a text or an address comes to is said, though it is that again in another spelling", async () => {
  expect(await wordsFor("namehash of vitalik.eth")).toContain(
    "0xee6c4522aab0003e8d14cd40a6af439055fd2577951148c14b6cea9a53475835",
  );
  expect(await wordsFor("checksum 0xdac17f958d2ee523a2206206994597c13d831ec7")).toContain(
    "0xdAC17F958D2ee523a2206206994597C13D831ec7",
  );
});

describe("what is asked of a time is worded by what is of that time", () => {
  test.each([
    "tvl of uniswap on 1 Feb 2020",
    "tvl of aave in 2024",
    "supply of USDT on 1 Jan 2015",
    "fees of aave on 1 June 2022",
    "dex volume of pancakeswap on 1 Jan 2021",
    "options volume of derive on 1 Jan 2021",
  ])("and nothing else, where there is nothing: %s", async (question) => {
    const words = await wordsFor(question);
    expect(words).toMatch(/\): there is nothing for that time\. \([^()]+\)$/);
  });

  test.each([
    ["tvl of aave on 3 october 2026 by chain", "2026-10-03T", /\d\. ethereum/],
    ["supply of USDT on 1 november 2026", "2026-11-01T", /ethereum|price/],
    ["dex volume of uniswap yesterday", "2026-11-21T", /total (?:24h|7d|30d)/],
  ])("and by no figure of now beside it: %s", async (question, day, now) => {
    const words = await wordsFor(question);
    expect(words).toContain(`. ${day}`);
    expect(words).not.toMatch(now);
  });

  test("that ends now, with the figures of now", async () => {
    expect(await wordsFor("dex volume of uniswap in the last 7 days")).toContain(
      "total 7d 10,500,000,000 USD",
    );
  });
});

describe("what is asked is said, and nothing that it is not", () => {
  const HASH = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
  const FROM = "from 0xA1E4380A3B1f749673E270229993eE55F35663b4";
  const TO = "to 0x5DF9B87991262F6BA471F09758CDE1c0FC1De734";

  test.each([
    ["BTC ath date", ["market ath date 2025-10-06T18:57:42.558Z"], "genesis"],
    ["when did eth hit its all time high", ["market ath date 2025-10-06"], "genesis"],
    [`who sent ${HASH}`, [FROM], "nonce"],
    [`who sent ${HASH} and to whom?`, [FROM, TO], "nonce"],
    [`who received ${HASH}`, [TO], "nonce"],
    ["hours until next difficulty adjustment", ["remaining 811,481 s"], "previous"],
    ["12345 lamports in sol", ["12,345 lamports is 0.000012345 SOL"], "units"],
    ["1 btc in sats", ["1 BTC is 100,000,000 sat"], "units"],
    ["bitcoin market cap in euro", ["EUR, market cap 1,329,178,619,547.4138 EUR"], "USD"],
    ["BTC in EUR on 2026-01-01, and now", [" EUR"], "not in EUR"],
    ["tvl of aave in euro", ["Its money is in US dollars and not in EUR."], "prices"],
  ])("%s", async (question, said, other) => {
    const words = await wordsFor(question);
    for (const each of said) expect(words).toContain(each);
    expect(words).not.toContain(other);
  });
});

describe("a list", () => {
  test("of bare words is left out beside what was asked", async () => {
    expect(await wordsFor("what is the all-time high of solana coin?")).not.toContain("Layer 1");
    expect(await wordsFor("24h dex volume of uniswap")).not.toContain("1. ethereum");
  });

  test("that the question names is worded rather than the tool's own", async () => {
    expect(await wordsFor("aave tvl by chain")).toContain("1. ethereum tvl 31,200,000,000 USD");
  });

  test("of records is worded rather than one of bare figures", async () => {
    const words = await wordsFor("base fee over the last 20 blocks on ethereum");
    expect(words).toMatch(/; first base fee [\d,]+ wei, .*; last base fee [\d,]+ wei, /);
  });
});

describe("a series", () => {
  test("that is asked for its change says its first and its last point, and where it is a part", async () => {
    expect(await wordsFor("how did uniswap's fees change over the last month")).toMatch(
      /first 2026-10-23T\S+ total [\d,]+ USD; last 2026-11-22T\S+ total [\d,]+ USD/,
    );
    expect(await wordsFor("how did ethereum's tvl change since January 2025")).toMatch(
      /first of this page 2026-08-25T\S+ tvl [\d,.]+ USD; last of this page 2026-11-22T\S+ tvl [\d,.]+ USD/,
    );
  });

  test("from its oldest point on says its ends", async () => {
    expect(await wordsFor("funding rate history of BTC on hyperliquid")).toMatch(
      /first \S+ funding rate \S+ .*; last \S+ funding rate/,
    );
  });
});

test("a quote of a swap says what comes and the least that comes", async () => {
  const words = await wordsFor("quote 1.5 SOL to USDC with 0.5% slippage");
  expect(words).toMatch(
    /^1,500,000,000 of the smallest units of So1\S+ would give 250,000,000 of the smallest/,
  );
  expect(words).toContain("at least 248,750,000 with a slippage of 50 basis points");
});
