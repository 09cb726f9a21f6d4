// DefiLlama's stablecoins and yields: both forms of its answers, filters before limits, and a failure inside a 200.
import { expect, test } from "vitest";
import { defiLlamaDay } from "../../test/defillama-day.js";
import { readDefiLlamaFailure } from "./failure.js";

const LIDO = "747c1d2a-c668-4682-b9f9-296708a3dd90";
const USDT = 162_000_000_000.25;
const USDC = 50_000_000_000;

const { call, standIns } = defiLlamaDay();

test.each([
  [
    "get_stablecoins",
    {},
    {
      stablecoins: [
        {
          id: "1",
          symbol: "USDT",
          circulating: USDT,
          circulating_usd: USDT,
          chains: ["ethereum", "tron", "bsc"],
        },
        { id: "2", price_usd: 0.9999, circulating_usd: USDC * 0.9999 },
        { id: "50", peg: "peggedEUR", price_usd: null, circulating: 200_000_000, circulating_usd: null },
      ],
    },
  ],
  [
    "get_stablecoins",
    { chain: "base" },
    {
      stablecoins: [
        { id: "2", circulating: 4_000_000_000 },
        { id: "50", circulating: 200_000_000 },
      ],
    },
  ],
  [
    "get_stablecoin_chains",
    { limit: 3 },
    {
      chains: [
        { chain: "ethereum", circulating_usd: 121_000_000_000.25 },
        { chain: "tron" },
        { chain: "bsc" },
      ],
    },
  ],
  [
    "get_stablecoin_dominance",
    { chain: "ethereum" },
    {
      total_usd: 121_000_000_000.25,
      stablecoins: [{ id: "1", share_percent: expect.closeTo(61.9835, 3) }, { id: "2" }],
    },
  ],
  [
    "get_stablecoin_charts_global",
    { limit: 1 },
    {
      points: [
        { time: "2026-01-31T00:00:00.000Z", circulating_usd: expect.closeTo(USDT + USDC + 216_000_000, 2) },
      ],
    },
  ],
  [
    "get_stablecoin_charts_by_chain",
    { chain: "base", id: "2", limit: 1 },
    { points: [{ circulating_usd: 4_000_000_000 }] },
  ],
  [
    "get_stablecoin_prices",
    { ids: ["Tether", "euro-coin"], limit: 1 },
    { points: [{ time: "2026-01-31T00:00:00.000Z", prices: { tether: 1.00091 } }] },
  ],
  [
    "get_stablecoin",
    { id: "1", limit: 1 },
    {
      name: "Tether",
      by_chain: [{ chain: "tron", circulating: 80_000_000_091 }, { chain: "ethereum" }, { chain: "bsc" }],
      history: [{ time: "2026-01-31T00:00:00.000Z", circulating: USDT + 91 }],
    },
  ],
  [
    "get_stablecoin",
    { id: "2", to: "2025-11-02" },
    {
      price_usd: 0.9999,
      by_chain: [{ chain: "ethereum", circulating: 46_000_000_000 }, { chain: "base" }],
      history: [{ circulating: USDC + 1 }, { time: "2025-11-01T00:00:00.000Z", circulating: USDC }],
    },
  ],
  ["get_yield_pools", { limit: 1 }, { pools: [{ pool_id: LIDO, apy_reward_percent: null }] }],
  [
    "get_yield_pools",
    { chain: "base", symbol: "usdc", order: "apy" },
    {
      pools: [
        { symbol: "WETH-USDC", note: "CL100 - 0.04%" },
        { symbol: "USDC", underlying_tokens: ["0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"] },
      ],
    },
  ],
  ["get_yield_pools", { stablecoin_only: true, min_apy: 0.1 }, { pools: [{ project: "aave-v3" }] }],
  ["get_yield_pools", { chain: "optimism" }, { pools: [{ chain: "optimism", apy_percent: null }] }],
  ["get_yield_pools", { min_tvl: 1e9, project: "Lido" }, { pools: [{ pool_id: LIDO }] }],
  [
    "get_yield_pool_chart",
    { pool_id: LIDO, limit: 1 },
    { points: [{ time: "2026-01-31T23:01:02.123Z", tvl_usd: 32_493_036_117 - 91, apy_percent: 2.84 }] },
  ],
])("%s of %j gives what DefiLlama has, in this catalog's words", async (tool, args, data) => {
  const answer = await call(tool, args);
  expect(answer).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each([
  ["get_stablecoins", { chain: "ton" }],
  ["get_stablecoin", { id: "999" }],
  ["get_stablecoin_charts_by_chain", { chain: "ton" }],
  ["get_stablecoin_prices", { ids: ["nothing"] }],
  ["get_yield_pools", { project: "nothing" }],
  ["get_yield_pool_chart", { pool_id: LIDO.replace("7", "8") }],
])("%s of %j says that DefiLlama has none", async (tool, args) => {
  const warnings = [expect.stringMatching(/^no_data: defillama has no /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, meta: { warnings } });
});

test.each([
  ["get_stablecoin", { id: "tether" }, "id"],
  ["get_yield_pool_chart", { pool_id: "lido" }, "pool_id"],
  ["get_yield_pools", { min_tvl: -1 }, "min_tvl"],
])("%s refuses %j before it asks", async (tool, args, param) => {
  expect(await call(tool, args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
});

test.each([
  [{ status: "error", data: [] }, true],
  [{ message: "Internal server error" }, true],
  [{ status: "success", data: [] }, false],
  [{ name: "Aave", status: "live", tvl: 1 }, false],
  [[{ date: 1 }], false],
])("a 200 with %j is a failure: %s", (body, isFailure) => {
  expect(readDefiLlamaFailure({ status: 200, body }) !== undefined).toBe(isFailure);
});

test("DefiLlama is asked for nothing that it does not know", () => {
  expect(Object.values(standIns()).flatMap(({ slips }) => slips)).toEqual([]);
});
