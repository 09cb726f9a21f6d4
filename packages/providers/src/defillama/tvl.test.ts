// DefiLlama's TVL, volumes and fees: filters before limits, its names of chains as this catalog's, absent as absent.
import { expect, test } from "vitest";
import { defiLlamaDay } from "../../test/defillama-day.js";

const { call, standIns } = defiLlamaDay();

test.each([
  ["get_protocol_tvl", { protocol: "Aave" }, { protocol: "aave", tvl_usd: 32_504_000_000 }],
  [
    "get_defi_protocols",
    { chain: "optimism" },
    {
      protocols: [
        {
          slug: "aave",
          chains: ["ethereum", "base", "optimism"],
          tvl_usd: 32_504_000_000,
          chain_tvl_usd: 204_000_000,
          market_cap_usd: null,
        },
      ],
    },
  ],
  ["get_defi_protocols", { category: "dexs", limit: 1 }, { protocols: [{ slug: "uniswap" }] }],
  [
    "get_defi_protocol",
    { protocol: "lido", limit: 2 },
    {
      name: "Lido",
      tvl_by_chain: [
        { chain: "ethereum", tvl_usd: 32_493_036_117.25 },
        { chain: "borrowed", tvl_usd: 1_000.25 },
        { chain: "moonbeam", tvl_usd: 12.5 },
      ],
      // The sum of its chains: it has none of its own.
      tvl_history: [
        { time: "2026-01-31T00:00:00.000Z", tvl_usd: expect.closeTo(32_493_036_129.6 - 182_000, 0) },
        { time: "2026-01-30T00:00:00.000Z" },
      ],
    },
  ],
  [
    "get_chains",
    { limit: 2 },
    {
      chains: [
        { chain: "ethereum", tvl_usd: 65_998_652_431.40251, token_symbol: "ETH", chain_id: 1 },
        { chain: "solana", chain_id: null },
      ],
    },
  ],
  [
    "get_chain_tvl_history",
    { chain: 10, from: "2026-01-30", to: "2026-01-30T23:00:00Z" },
    { points: [{ time: "2026-01-30T00:00:00.000Z", tvl_usd: 410_000_000 - 90_000 }] },
  ],
  ["get_chains_tvl_history", { limit: 1 }, { points: [{ time: "2026-01-31T00:00:00.000Z" }] }],
  [
    "get_dex_volumes",
    {},
    {
      total_24h_usd: 3_600_000_000,
      change_30d_percent: null,
      protocols: [
        { slug: "pancakeswap", chains: ["bsc", "base"], total_24h_usd: 2_100_000_000 },
        { slug: "uniswap", total_7d_usd: 10_500_000_000 },
      ],
    },
  ],
  ["get_dex_volumes_by_chain", { chain: "unichain" }, { protocols: [{ slug: "uniswap" }] }],
  ["get_fees_overview", { measure: "holders_revenue", limit: 1 }, { protocols: [{ slug: "pancakeswap" }] }],
  [
    "get_chain_fees",
    { chain: "base" },
    { protocols: [{ slug: "uniswap", total_24h_usd: 5_000_000 }, {}, {}] },
  ],
  ["get_options_overview", { measure: "notional" }, { protocols: [{ total_24h_usd: 88_400_000 }] }],
  [
    "get_open_interest_overview",
    {},
    { protocols: [{ chains: ["hyperevm"], total_24h_usd: 14_304_709_847 }] },
  ],
  [
    "get_dex_volume",
    { dex: "uniswap", limit: 1 },
    {
      name: "Uniswap",
      total_all_time_usd: 750_000_000_000,
      history: [{ time: "2026-01-31T00:00:00.000Z", total_usd: 1_500_000_000 - 91 }],
    },
  ],
  ["get_protocol_fees", { protocol: "lido", measure: "revenue", limit: 1 }, { total_24h_usd: 231_055 }],
  ["get_options_protocol", { protocol: "derive", limit: 1 }, { total_24h_usd: 1_204_000 }],
])("%s of %j gives what DefiLlama has, in this catalog's words", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("a list goes on where its page ended, from the same answer", async () => {
  const standIn = standIns()["api"];
  const first = await call("get_chains_tvl_history", { limit: 60 });
  const asked = standIn?.requests.length;
  const cursor = first.ok ? Object(first.data).next_cursor : undefined;
  const second = await call("get_chains_tvl_history", { limit: 60, cursor });
  expect(second).toMatchObject({ ok: true, data: { points: expect.any(Array), next_cursor: null } });
  expect(second.ok && Object(second.data).points.length).toBe(32);
  expect(standIn?.requests.length).toBe(asked);
});

test.each([
  ["get_protocol_tvl", { protocol: "nothing" }, { tvl_usd: null }],
  ["get_defi_protocol", { protocol: "nothing" }, { name: null, tvl_history: [] }],
  ["get_defi_protocols", { category: "nothing" }, { protocols: [] }],
  ["get_chain_tvl_history", { chain: "ton" }, { points: [] }],
  ["get_dex_volumes_by_chain", { chain: "ton" }, { protocols: [] }],
  ["get_dex_volume", { dex: "lido" }, { name: null, history: [] }],
  ["get_protocol_fees", { protocol: "nothing" }, { history: [] }],
])("%s of %j says that DefiLlama has none", async (tool, args, data) => {
  const warnings = [expect.stringMatching(/^no_data: defillama has no /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings } });
});

test.each([
  ["get_protocol_tvl", { protocol: ".." }, "protocol"],
  ["get_fees_overview", { measure: "profit" }, "measure"],
  ["get_chain_fees", { chain: "nowhere" }, "chain"],
])("%s refuses %j before it asks", async (tool, args, param) => {
  expect(await call(tool, args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
});

test("a list of more than 8 MiB is read, since DefiLlama gives its lists whole", async () => {
  standIns()["api"]?.fault({ huge: 12 * 1_024 * 1_024 });
  const answer = await call("get_defi_protocols", { category: "lending" });
  standIns()["api"]?.fault(null);
  expect(JSON.stringify(answer)).not.toContain("answered with more than");
});

test("DefiLlama is asked for nothing that it does not know", () => {
  expect(standIns()["api"]?.slips).toEqual([]);
});
