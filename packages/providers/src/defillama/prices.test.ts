// DefiLlama's prices: now, then and over time; what is not known is named, and CoinGecko stands in for its own coins.

import { createService, HOST, type Service, systemClock } from "@svckit/core";
import { coingecko, defillama } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const NOW_MS = Date.parse("2026-01-31T12:00:00Z");
const USDC = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const HUSD = "ethereum:0xdF574c24545E5FfEcb9a659c229253D4111d87e1";

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({ now: () => NOW_MS }, ["coingecko", "defillama"]);
  const providers = [defillama(upstreams.options("defillama")), coingecko(upstreams.options("coingecko"))];
  service = createService({
    clock: { ...systemClock, now: () => NOW_MS },
    providers,
    upstream: { retries: false, breaker: false },
  });
});
afterAll(() => upstreams.close());

const call = (tool: string, args: object) => service.execute({ tool, args: { ...args }, principal: HOST });
const lastAsked = () => upstreams.of("defillama")?.["coins"]?.requests.at(-1);

test.each([
  [
    "get_current_prices",
    { coins: `coingecko:Bitcoin, eip155:8453:${USDC.toLowerCase()},8453:${USDC}` },
    {
      prices: [
        { coin: "coingecko:bitcoin", symbol: "BTC", price_usd: 76_975, decimals: null, confidence: 0.99 },
        { coin: `base:${USDC}`, price_usd: 0.9999, decimals: 6, time: "2026-01-31T11:59:23.000Z" },
      ],
    },
  ],
  [
    "get_current_prices",
    { coins: ["solana:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", HUSD] },
    { prices: [{ symbol: "USDC" }, { coin: HUSD, price_usd: 0.022053735051098835 }] },
  ],
  [
    "get_historical_prices",
    { coins: "coingecko:bitcoin", at: "2026-01-01" },
    {
      at: "2026-01-01T00:00:00.000Z",
      prices: [{ price_usd: 76_975, time: "2026-01-01T00:00:11.000Z" }],
    },
  ],
  [
    "get_price_chart",
    { coins: "coingecko:ethereum", from: 1_767_225_600, to: "2026-01-03" },
    {
      period: "1d",
      charts: [
        {
          coin: "coingecko:ethereum",
          prices: [
            { time: "2026-01-01T00:00:05.000Z", price_usd: 2_135.5 },
            { time: "2026-01-02T00:00:05.000Z" },
            { time: "2026-01-03T00:00:05.000Z" },
          ],
        },
      ],
    },
  ],
  [
    "get_batch_historical_prices",
    {
      queries: [
        { coin: "coingecko:bitcoin", times: ["2026-01-02", "2026-01-01"] },
        { coin: `8453:${USDC}`, times: [1_767_225_600] },
      ],
    },
    {
      coins: [
        {
          coin: "coingecko:bitcoin",
          prices: [
            { time: "2025-12-31T23:59:56.000Z", price_usd: 76_975 },
            { time: "2026-01-01T23:59:56.000Z" },
          ],
        },
        { coin: `base:${USDC}`, prices: [{ price_usd: 0.9999, confidence: 0.99 }] },
      ],
    },
  ],
  [
    "get_price_percentage_change",
    { coins: "coingecko:ethereum", at: "2026-01-01", period: "1W", look_forward: true },
    { period: "1w", changes: [{ coin: "coingecko:ethereum", change_percent: expect.closeTo(0.7, 9) }] },
  ],
  [
    "get_first_prices",
    { coins: HUSD },
    { prices: [{ coin: HUSD, symbol: "HUSD", time: "2019-09-19T09:03:41.000Z" }] },
  ],
  [
    "get_block_by_timestamp",
    { chain: "eip155:43114", timestamp: "2026-01-01" },
    { chain: "avalanche", number: 83_183_337, time: "2026-01-01T00:00:00.000Z" },
  ],
])("%s of %j gives what DefiLlama has, in this catalog's words", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { warnings: [], provider: "defillama" },
  });
});

test("a chain goes to DefiLlama by its own name, and comes back as the caller's", async () => {
  const coin = "avalanche:0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E";
  const answer = await call("get_current_prices", { coins: coin });
  expect(decodeURIComponent(lastAsked()?.path ?? "")).toBe(
    `/prices/current/${coin.replace("avalanche", "avax")}`,
  );
  expect(answer).toMatchObject({ ok: true, data: { prices: [{ coin }] } });
});

test.each([
  ["get_current_prices", { coins: "coingecko:bitcoin,coingecko:nothing" }, "coingecko:nothing"],
  ["get_historical_prices", { coins: "coingecko:nothing", at: 1_767_225_600 }, "coingecko:nothing"],
  ["get_price_chart", { coins: "coingecko:nothing" }, "coingecko:nothing"],
  ["get_first_prices", { coins: "coingecko:nothing" }, "coingecko:nothing"],
  ["get_price_percentage_change", { coins: "coingecko:nothing" }, "coingecko:nothing"],
  [
    "get_batch_historical_prices",
    { queries: [{ coin: "coingecko:bitcoin", times: ["1970-01-01", "2026-01-01"] }] },
    "coingecko:bitcoin at all of its times",
  ],
])("%s of %j warns of what it has no price for", async (tool, args, name) => {
  const warnings = [expect.stringMatching(new RegExp(`no_data.*${name}`))];
  expect(await call(tool, args)).toMatchObject({ ok: true, meta: { warnings } });
});

test.each([
  ["get_current_prices", { coins: "bitcoin" }, "coins"],
  ["get_current_prices", { coins: "nochain:0x1" }, "coins"],
  ["get_current_prices", { coins: `base:${USDC.slice(0, -1)}` }, "coins"],
  ["get_current_prices", { coins: [] }, "coins"],
  ["get_current_prices", { coins: "," }, "coins"],
  ["get_historical_prices", { coins: "coingecko:bitcoin", at: "soon" }, "at"],
  ["get_batch_historical_prices", { queries: [{ coin: "bitcoin", times: [1] }] }, "queries.0.coin"],
  [
    "get_batch_historical_prices",
    { queries: Array(5).fill({ coin: "coingecko:bitcoin", times: Array(41).fill(1) }) },
    "queries",
  ],
  ["get_block_by_timestamp", { chain: "solana", timestamp: 1 }, "chain"],
  ["get_price_chart", { coins: "coingecko:bitcoin", period: "1y" }, "period"],
  ["get_price_chart", { coins: "coingecko:bitcoin", from: "2020-01-01", to: "2026-01-01" }, "coins"],
  ["get_price_chart", { coins: "coingecko:bitcoin", from: "2026-01-02", to: "2026-01-01" }, "to"],
  ["get_price_chart", { coins: "coingecko:bitcoin", from: 1, to: 2, points: 3 }, "points"],
  ["get_price_chart", { coins: "coingecko:bitcoin,coingecko:ethereum", points: 251 }, "coins"],
])("%s refuses %j before it asks", async (tool, args, param) => {
  const before = upstreams.of("defillama")?.["coins"]?.requests.length;
  expect(await call(tool, args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
  expect(upstreams.of("defillama")?.["coins"]?.requests.length).toBe(before);
});

test("CoinGecko answers for its own coins while DefiLlama is down, and for no others", async () => {
  upstreams.of("defillama")?.["coins"]?.fault({ status: 503 });
  const answer = await call("get_current_prices", { coins: "coingecko:ethereum,coingecko:uniswap" });
  expect(answer).toMatchObject({
    ok: true,
    data: { prices: [{ coin: "coingecko:ethereum", price_usd: 2_135.5 }, { coin: "coingecko:uniswap" }] },
    meta: { fallback_used: true },
  });
  const other = await call("get_current_prices", { coins: [HUSD, "coingecko:uniswap"] });
  upstreams.of("defillama")?.["coins"]?.fault(null);
  expect(other).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});

test.each([
  ["to come", "2030-01-01"],
  ["before the chain", "2001-01-01"],
])("a block at a time %s is the caller's fault", async (_, timestamp) => {
  const answer = await call("get_block_by_timestamp", { chain: "base", timestamp });
  expect(answer).toMatchObject({
    ok: false,
    error: { code: "TOOL_ERROR" },
    meta: { runtime_status: "invalid_input" },
  });
});

test("DefiLlama is asked for nothing that it does not know", () => {
  expect(upstreams.of("defillama")?.["coins"]?.slips).toEqual([]);
});
