// dexscreener against its stand-in: what each tool gives, what it asks, and that GeckoTerminal and it stand in for each other.
import { expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";

const WETH = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const WETH_USDC = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";
const USDC_WETH = "0xE0554a476A092703abdB3Ef35c80e0D76d32939F";
const GITLAWB = "0x5f980dcfc4c0fa3911554cf5ab288ed0eb13dba3";
const PIPPIN = "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump";
const NOBODY = "0x0000000000000000000000000000000000000001";

const { call, standIn, asked } = besideStandIns("dexscreener", "geckoterminal");

const wethUsdc = {
  chain: "ethereum",
  pool_address: WETH_USDC,
  dex: "uniswap",
  name: "WETH / USDC",
  base_token: { address: WETH, symbol: "WETH", name: "Wrapped Ether" },
  quote_token: { address: USDC, symbol: "USDC", name: "USD Coin" },
  price_usd: "2087.83",
  price_native: null,
  price_in_quote: "2082.843835689012345678",
  liquidity_usd: "99000000.1",
  volume_24h_usd: "1900000.9",
  price_change_24h_percent: -1.6,
  buys_24h: 1_300,
  sells_24h: 1_250,
  fdv_usd: "4700000000",
  market_cap_usd: "4700000000",
  created_at: "2021-05-05T21:42:11.000Z",
  labels: ["v3"],
  websites: ["https://token.example"],
  boosts: 0,
};
const young = { price_usd: null, liquidity_usd: null, volume_24h_usd: null, created_at: null, fdv_usd: null };

const RESULTS: readonly (readonly [string, Record<string, unknown>, object])[] = [
  ["get_dex_pair", { chain: 1, address: WETH_USDC.toLowerCase() }, { pair: wethUsdc }],
  // The upstream has them the other way about.
  [
    "get_token_pairs",
    { chain: "ethereum", address: WETH },
    { pairs: [{ pool_address: WETH_USDC }, { pool_address: USDC_WETH, boosts: null }] },
  ],
  ["get_token_pairs", { chain: "base", address: GITLAWB }, { pairs: [{ ...young, sells_24h: 0 }] }],
  ["get_multi_token_pairs", { chain: 1, addresses: [WETH, USDC] }, { pairs: [{ chain: "ethereum" }, {}] }],
  ["search_dex_pairs", { query: "pippin" }, { pairs: [{ chain: "solana", price_change_24h_percent: null }] }],
  ["search_dex_pairs", { query: "weth", chain: "base" }, { pairs: [{ chain: "base" }] }],
  [
    "get_boosted_tokens",
    { order: "top" },
    { tokens: [{ address: PIPPIN, boosts: null, total_boosts: 500 }, { chain: "base" }] },
  ],
  ["get_boosted_tokens", { chain: "solana" }, { tokens: [{ boosts: 100, total_boosts: 500 }] }],
  [
    "get_token_profiles",
    {},
    { tokens: [{ chain: "base", links: ["https://token.example", "https://social.example/t"] }, {}] },
  ],
  [
    "get_token_orders",
    { chain: "solana", address: PIPPIN },
    {
      orders: [
        { type: "tokenProfile", status: "approved", paid_at: "2024-11-10T00:53:20.000Z" },
        { type: "tokenAd" },
      ],
    },
  ],
];

test.each(RESULTS)("%s of %j gives our own form", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each([
  ["search_dex_pairs", { query: "WETH/USDC" }, "/latest/dex/search?q=WETH/USDC"],
  ["get_token_pairs", { chain: "eip155:1", address: WETH }, `/token-pairs/v1/ethereum/${WETH}`],
  ["get_token_pairs", { chain: 100, address: WETH }, `/token-pairs/v1/gnosischain/${WETH}`],
  ["get_boosted_tokens", {}, "/token-boosts/latest/v1"],
])("%s of %j is asked in the upstream's words", async (tool, args, part) => {
  await call(tool, args);
  expect(asked()).toContain(part);
});

test.each([
  ["get_dex_pair", { chain: 1, address: NOBODY }, { pair: null }],
  ["get_token_pairs", { chain: 1, address: NOBODY }, { pairs: [] }],
  ["get_multi_token_pairs", { chain: 1, addresses: [WETH, NOBODY] }, { pairs: [{}, {}] }],
  ["search_dex_pairs", { query: "zzzz" }, { pairs: [] }],
  ["get_token_orders", { chain: 1, address: NOBODY }, { orders: [] }],
  ["get_boosted_tokens", { chain: "ethereum" }, { tokens: [] }],
])("%s of %j says that there is nothing, though the upstream answers 200", async (tool, args, data) => {
  const warnings = [expect.stringMatching(/^no_data: dexscreener /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings, source: "live" } });
});

test("orders are read beside the boosts of a token, too", async () => {
  const order = {
    chainId: "solana",
    type: "tokenAd",
    status: "approved",
    paymentTimestamp: 1_731_200_000_000,
  };
  standIn().fault({ inBodyError: { orders: [order], boosts: [] } });
  const answer = await call("get_token_orders", { chain: "solana", address: PIPPIN });
  expect(answer).toMatchObject({ ok: true, data: { orders: [{ type: "tokenAd" }] }, meta: { warnings: [] } });
});

const STAND_INS: readonly (readonly [string, string, Record<string, unknown>, object])[] = [
  ["dexscreener", "get_token_pairs", { chain: 1, address: WETH, limit: 2 }, { pairs: [{ url: null }, {}] }],
  ["dexscreener", "search_dex_pairs", { query: "pippin" }, { pairs: [{ chain: "solana", labels: [] }] }],
  [
    "dexscreener",
    "get_dex_pair",
    { chain: 1, address: WETH_USDC },
    { pair: { price_usd: "2087.83402802406", price_native: "2082.843835689", websites: [] } },
  ],
  [
    "geckoterminal",
    "get_token_pools",
    { chain: 1, address: WETH },
    { pools: [{ price_usd: "2087.83" }, {}] },
  ],
  ["geckoterminal", "search_pools", { query: "weth", chain: "base" }, { pools: [{ chain: "base" }] }],
  ["geckoterminal", "get_pools_by_address", { chain: 1, address: WETH_USDC }, { pool: { dex: "uniswap" } }],
  [
    "geckoterminal",
    "get_onchain_token_price",
    { chain: 1, addresses: [USDC, WETH] },
    {
      prices: [
        { address: USDC, price_usd: "1.0041" },
        { address: WETH, price_change_24h_percent: -1.6 },
      ],
    },
  ],
  [
    "geckoterminal",
    "get_tokens_by_address",
    { chain: 1, address: WETH },
    { token: { address: WETH, symbol: "WETH", price_usd: "2087.83", decimals: null, liquidity_usd: null } },
  ],
];

test.each(STAND_INS)("while %s is down, %s of %j comes from the other", async (down, tool, args, data) => {
  standIn(down).fault({ status: 503 });
  const other = down === "dexscreener" ? "geckoterminal" : "dexscreener";
  const meta = { source: "fallback", provider: other, fallback_used: true };
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta });
});

test("a chain that the other may not have is not asked there: down is not nothing", async () => {
  standIn("geckoterminal").fault({ status: 503 });
  const answer = await call("get_token_pools", { chain: "apechain", address: NOBODY });
  expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});

test.each([
  ["get_tokens_by_address", { chain: 1, address: NOBODY }],
  ["get_onchain_token_price", { chain: 1, addresses: [WETH, NOBODY] }],
])("%s of %j is not said to be none where the other has no pair of it", async (tool, args) => {
  standIn("geckoterminal").fault({ status: 503 });
  const answer = await call(tool, args);
  expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});
