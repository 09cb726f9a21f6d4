// geckoterminal against its stand-in: what each tool gives, what it asks, and how absent and dead are told apart.
import { describe, expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";

const WETH = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const ETHER = "0x0000000000000000000000000000000000000000";
const GOSLINGS = "0xD4c24d1172813702439aB03B914a7c6e1C65B110";
const WETH_USDC = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";
const WETH_USDT = "0x06da0fd433C1A5d7a4faa01111c044910A184553";
const V4_POOL = "0x4b025567ef3e47e7c6f091ba2e224d250eaeedadfddcee292c5281f632fbea07";
const PIPPIN = "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump";
const NOBODY = "0x0000000000000000000000000000000000000001";

const { call, standIn, asked } = besideStandIns("geckoterminal");

const wethUsdc = {
  chain: "ethereum",
  pool_address: WETH_USDC,
  dex: "uniswap_v3",
  name: "WETH / USDC 0.05%",
  base_token: { address: WETH, symbol: "WETH", name: "Wrapped Ether" },
  quote_token: { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", symbol: "USDC", name: "USD Coin" },
  price_usd: "2087.83402802406",
  price_native: "2082.843835689",
  price_in_quote: "2082.843835689",
  liquidity_usd: "99194225.032058",
  volume_24h_usd: "1900000.9",
  price_change_24h_percent: -1.887,
  buys_24h: 2_550,
  sells_24h: 7,
  fdv_usd: "4700091001.66103",
  market_cap_usd: "4706648770.97887",
  created_at: "2021-12-29T12:35:14.000Z",
};

const goslings = { price_usd: "0.0000000363525310457453", market_cap_usd: null, liquidity_usd: null };

const RESULTS: readonly (readonly [string, Record<string, unknown>, object])[] = [
  ["get_pools_by_address", { chain: "eth", address: WETH_USDC.toLowerCase() }, { pool: wethUsdc }],
  [
    "get_pools_by_address",
    { chain: "ethereum", address: V4_POOL },
    { pool: { pool_address: V4_POOL, ...goslings, quote_token: { address: ETHER } } },
  ],
  [
    "get_networks",
    {},
    {
      networks: [
        { chain: "ethereum", network_id: "eth", coingecko_platform_id: "ethereum" },
        { chain: "base" },
        { chain: "polygon", network_id: "polygon_pos" },
        { chain: "solana" },
        { chain: "apechain", coingecko_platform_id: null },
      ],
    },
  ],
  ["get_dexes", { chain: 137 }, { chain: "polygon", dexes: [{ dex: "quickswap", name: "QuickSwap" }] }],
  ["get_pools", { chain: "polygon" }, { pools: [{ chain: "polygon", price_native: null }] }],
  ["get_pools", { chain: "apechain" }, { pools: [{ chain: "apechain", base_token: { symbol: "WAPE" } }] }],
  ["get_trending_pools", { limit: 1 }, { pools: [{ chain: "base", price_change_24h_percent: -30.893 }] }],
  ["get_new_pools", { limit: 1 }, { pools: [{ created_at: "2026-05-27T15:05:59.000Z" }] }],
  ["search_pools", { query: "pippin" }, { pools: [{ chain: "solana", base_token: { address: PIPPIN } }] }],
  [
    "get_tokens_by_address",
    { chain: "ethereum", address: GOSLINGS },
    {
      token: {
        address: GOSLINGS,
        total_supply_raw: "1000000000000000000000000001",
        coingecko_id: null,
        price_usd: "0.0000000363525310457453",
        liquidity_usd: "2701052887.0071499413427031774184",
        last_trade_at: "2026-05-27T16:02:11.000Z",
      },
    },
  ],
  [
    "get_onchain_token_price",
    { chain: 1, addresses: ` ${WETH.toLowerCase()},${WETH}` },
    {
      prices: [
        {
          address: WETH,
          price_usd: "2084.57379936447",
          market_cap_usd: null,
          price_change_24h_percent: -1.8867250098940773,
          last_trade_at: "2026-05-27T11:46:23.000Z",
        },
      ],
    },
  ],
  [
    "get_token_info",
    { chain: "solana", address: PIPPIN },
    { token: { mint_authority: null, is_honeypot: null, top_10_holders_percent: 17.25, gt_score: 62.5 } },
  ],
  [
    "get_token_info",
    { chain: "ethereum", address: WETH },
    { token: { mint_authority: null, freeze_authority: null, is_honeypot: false, is_verified: true } },
  ],
  [
    "get_pool_info",
    { chain: "ethereum", address: WETH_USDC },
    { tokens: [{ symbol: "WETH" }, { symbol: "USDC" }] },
  ],
  [
    "get_recently_updated_tokens",
    { chain: "polygon" },
    { tokens: [{ chain: "polygon", updated_at: "2026-05-28T04:04:11.123Z" }, { symbol: "USDC" }] },
  ],
  [
    "get_pool_trades",
    { chain: "ethereum", address: WETH_USDT },
    {
      trades: [
        { side: "buy", price: "0.000506164643987487", amount: "211.331589", price_usd: "1.00027690571219" },
        { side: "sell", amount: "211.331589", volume_usd: "2113.9", time: "2026-05-28T03:00:00.000Z" },
      ],
    },
  ],
  [
    "get_pool_ohlcv",
    { chain: "ethereum", address: WETH_USDT, timeframe: "4h", limit: 2 },
    {
      base_token: { symbol: "USDT" },
      candles: [
        { time: "2026-05-27T00:00:00.000Z", open: "1.00208165944741", close: "0.0000000363" },
        { time: "2026-05-26T20:00:00.000Z", volume: "3481.679733097695" },
      ],
    },
  ],
];

test.each(RESULTS)("%s of %j gives our own form", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

const REQUESTS: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ["get_trending_pools", { duration: "1h" }, "/networks/trending_pools?duration=1h"],
  ["get_trending_pools", { chain: "base" }, "/networks/base/trending_pools?duration=24h"],
  [
    "get_pools",
    { chain: "polygon", order: "volume" },
    "/networks/polygon_pos/pools?sort=h24_volume_usd_desc",
  ],
  [
    "get_token_pools",
    { chain: 1, address: WETH },
    `/tokens/${WETH.toLowerCase()}/pools?sort=h24_volume_usd_liqu`,
  ],
  ["search_pools", { query: "weth", chain: "polygon" }, "?query=weth&network=polygon_pos"],
  ["get_recently_updated_tokens", {}, "/tokens/info_recently_updated?include=network"],
  [
    "get_pool_ohlcv",
    {
      chain: 1,
      address: WETH_USDT,
      timeframe: "15m",
      currency: "quote",
      token: "quote",
      to: "2026-05-27T00:00:00Z",
    },
    "/ohlcv/minute?aggregate=15&before_timestamp=1779840000&limit=100&currency=token&token=quote",
  ],
];

test.each(REQUESTS)("%s of %j is asked in the upstream's words", async (tool, args, part) => {
  expect(await call(tool, args)).toMatchObject({ ok: true });
  expect(asked()).toContain(part);
});

test("pages of a list follow one another without a gap, over the upstream's own pages", async () => {
  const seen: unknown[] = [];
  for (let cursor: unknown; cursor !== null; ) {
    const answer = await call("get_pools", { chain: "ethereum", limit: 7, ...(cursor ? { cursor } : {}) });
    const { pools, next_cursor: next } = answer.ok ? answer.data : {};
    seen.push(...Object(pools).map(({ pool_address }: { pool_address: string }) => pool_address));
    cursor = next ?? null;
  }
  expect(new Set(seen).size).toBe(26);
  expect(seen).toHaveLength(26);
});

test("pages of candles go back in time", async () => {
  const args = { chain: "ethereum", address: WETH_USDT, timeframe: "1d", limit: 2 };
  const first = await call("get_pool_ohlcv", args);
  const cursor = first.ok ? first.data["next_cursor"] : undefined;
  const second = await call("get_pool_ohlcv", { ...args, cursor });
  expect(second).toMatchObject({ data: { candles: [{ time: "2026-05-25T00:00:00.000Z" }, {}] } });
  expect(first).toMatchObject({ data: { candles: [{ time: "2026-05-27T00:00:00.000Z" }, {}] } });
});

const ABSENT: readonly (readonly [string, Record<string, unknown>, object])[] = [
  ["get_pools_by_address", { chain: "ethereum", address: NOBODY }, { pool: null }],
  ["get_tokens_by_address", { chain: "ethereum", address: NOBODY }, { token: null }],
  ["get_token_info", { chain: "ethereum", address: NOBODY }, { token: null }],
  ["get_token_pools", { chain: "ethereum", address: NOBODY }, { pools: [] }],
  ["get_pool_info", { chain: "ethereum", address: NOBODY }, { tokens: [] }],
  ["get_pool_trades", { chain: "ethereum", address: NOBODY }, { trades: [] }],
  ["get_pool_ohlcv", { chain: "ethereum", address: NOBODY }, { candles: [] }],
  ["get_multi_pools", { chain: 1, addresses: [WETH_USDC, NOBODY] }, { pools: [{ dex: "uniswap_v3" }] }],
  ["get_multi_tokens", { chain: 1, addresses: [WETH, NOBODY] }, { tokens: [{ symbol: "WETH" }] }],
  ["get_onchain_token_price", { chain: 1, addresses: [ETHER] }, { prices: [] }],
  ["search_pools", { query: "zzzz" }, { pools: [] }],
];

test.each(ABSENT)("%s of %j says that there is nothing", async (tool, args, data) => {
  const warnings = [expect.stringMatching(/^no_data: geckoterminal has no /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings } });
});

describe("failures", () => {
  const pool = { chain: "ethereum", address: WETH_USDC };

  test.each([
    ["429", "TOOL_ERROR", "rate_limited"],
    ["503", "PROVIDER_UNAVAILABLE", "degraded"],
    ["422", "PROVIDER_UNAVAILABLE", "failing"],
  ])("an error %s inside a 200 is %s, %s", async (status, code, runtime_status) => {
    standIn().fault({ inBodyError: { errors: [{ status, title: "No" }] } });
    const answer = await call("get_pools_by_address", pool);
    expect(answer).toMatchObject({ ok: false, error: { code }, meta: { runtime_status } });
  });

  test("a list of a chain that GeckoTerminal does not have is the caller's fault, and no empty list", async () => {
    const answer = await call("get_pools", { chain: "no-such-chain" });
    expect(answer).toMatchObject({
      error: { code: "TOOL_ERROR" },
      meta: { runtime_status: "invalid_input" },
    });
  });

  test("a price that is an empty text is unknown, and not 0", async () => {
    const attributes = { address: WETH_USDC, base_token_price_usd: "", reserve_in_usd: "" };
    const token = { data: { id: `eth_${WETH}`, type: "token" } };
    const relationships = { base_token: token, quote_token: token };
    standIn().fault({ inBodyError: { data: { id: `eth_${WETH_USDC}`, attributes, relationships } } });
    const answer = await call("get_pools_by_address", pool);
    expect(answer).toMatchObject({ ok: true, data: { pool: { price_usd: null, liquidity_usd: null } } });
  });

  test.each([
    ["get_pools_by_address", { ...pool, address: "a b" }, "address"],
    ["get_pools_by_address", { ...pool, address: WETH_USDC.replace("A", "a") }, "address"],
    ["get_pools", { chain: "not a chain" }, "chain"],
    ["get_multi_pools", { chain: 1, addresses: [] }, "addresses"],
    ["get_pool_ohlcv", { ...pool, timeframe: "2h" }, "timeframe"],
  ])("%s refuses %j by its argument %s, and asks nobody", async (tool, args, param) => {
    const before = standIn().requests.length;
    const answer = await call(tool, args);
    expect(answer).toMatchObject({
      error: { code: "VALIDATION_ERROR", param: expect.stringContaining(param) },
    });
    expect(standIn().requests).toHaveLength(before);
  });
});
