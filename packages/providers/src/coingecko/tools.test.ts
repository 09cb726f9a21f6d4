// coingecko's tools of coins against its stand-in: translations of chains, addresses, times and amounts.
import { coingecko } from "@svckit/providers";
import { lintProvider } from "@svckit/testing";
import { expect, test } from "vitest";
import { coinGeckoPro } from "../../test/coingecko-pro.js";

const WBTC = "0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599";
const USDC_ON_SOLANA = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";

const { call, lastAsked, standIn } = coinGeckoPro();

/** What each tool gives: a part of its result, and what it asked CoinGecko for. */
const RESULTS: readonly (readonly [tool: string, args: object, data: object, asked?: string])[] = [
  [
    "get_token_price_by_contract",
    { chain: 1, contract_addresses: WBTC.toLowerCase(), vs_currencies: "usd" },
    { [WBTC]: { usd: 76_721 } },
    `/simple/token_price/ethereum?contract_addresses=${WBTC.toLowerCase()}&vs_currencies=usd`,
  ],
  [
    "get_token_price_by_contract",
    { chain: "solana", contract_addresses: [USDC_ON_SOLANA], vs_currencies: "usd", include_market_cap: true },
    { [USDC_ON_SOLANA]: { usd: 0.9999, usd_market_cap: expect.any(Number) } },
  ],
  ["get_supported_currencies", {}, { currencies: expect.arrayContaining(["usd", "btc"]) }],
  [
    "get_btc_exchange_rates",
    {},
    {
      rates: expect.arrayContaining([
        { code: "usd", name: "US Dollar", unit: "$", value: 76_975, type: "fiat" },
      ]),
    },
  ],
  [
    "get_coins_list",
    { include_platform: true, limit: 250 },
    {
      coins: expect.arrayContaining([
        { id: "bitcoin", symbol: "btc", name: "Bitcoin", contracts: [] },
        expect.objectContaining({
          id: "usd-coin",
          contracts: [
            { chain: "ethereum", address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
            { chain: "base", address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
            { chain: "solana", address: USDC_ON_SOLANA },
          ],
        }),
      ]),
    },
  ],
  ["get_coins_list", { status: "inactive" }, { coins: [{ id: "husd", contracts: [] }] }],
  ["get_new_coins", { limit: 1 }, { coins: [{ activated_at: "2026-05-14T05:38:48.000Z" }] }],
  ["get_categories", { limit: 1 }, { categories: [{ id: "smart-contract-platform" }] }],
  [
    "get_categories_market_data",
    { order: "market_cap_asc" },
    { categories: [{ id: "decentralized-finance-defi", market_cap: null, content: null }, {}, {}] },
  ],
  [
    "get_asset_platforms",
    {},
    {
      platforms: expect.arrayContaining([
        expect.objectContaining({ id: "polygon-pos", chain: "polygon", chain_identifier: 137 }),
        expect.objectContaining({ id: "vechain", chain: null, chain_identifier: null }),
        expect.objectContaining({ id: "solana", chain: "solana", shortname: null }),
      ]),
    },
  ],
  ["get_asset_platforms", { filter: "nft" }, {}, "/asset_platforms?filter=nft"],
  [
    "get_coins_index",
    { id: "usd-coin", vs_currency: "eur", community_data: true },
    {
      id: "usd-coin",
      chain: "ethereum",
      contracts: [
        { chain: "ethereum", decimals: 6 },
        { chain: "base" },
        { chain: "solana", address: USDC_ON_SOLANA },
      ],
      links: { homepage: ["https://www.circle.com/usdc"], whitepaper: null },
      vs_currency: "eur",
      market: {
        current_price: 0.9999 / 1.16,
        ath_date: "2025-10-06T18:57:42.558Z",
        max_supply: null,
        price_change_percentage_24h: -0.0012,
      },
      community_data: { facebook_likes: null, reddit_subscribers: 6_127_543 },
    },
    "/coins/usd-coin?localization=false&tickers=false&developer_data=false&community_data=true",
  ],
  [
    "get_contract_coin",
    { chain: "eip155:1", token: WBTC },
    { id: "wrapped-bitcoin", vs_currency: "usd", market: { current_price: 76_721 } },
    `/coins/ethereum/contract/${WBTC.toLowerCase()}?`,
  ],
  [
    "get_coin_history",
    { id: "bitcoin", date: "2026-11-01", vs_currency: "btc" },
    {
      id: "bitcoin",
      date: "2026-11-01",
      symbol: "btc",
      price: expect.any(Number),
      market_cap: expect.any(Number),
    },
    "/coins/bitcoin/history?date=2026-11-01&localization=false",
  ],
  [
    "get_coin_market_chart_range",
    { id: "bitcoin", vs_currency: "usd", from: "2026-11-01", to: 1_793_494_800 },
    { prices: Array.from({ length: 12 }, () => [expect.any(Number), expect.any(Number)]) },
    "/coins/bitcoin/market_chart/range?vs_currency=usd&from=1793491200&to=1793494800",
  ],
  [
    "get_contract_market_chart",
    { chain: "ethereum", token: WBTC, vs_currency: "usd", days: "max" },
    { chain: "ethereum", token: WBTC, vs_currency: "usd" },
    `/coins/ethereum/contract/${WBTC.toLowerCase()}/market_chart?vs_currency=usd&days=max`,
  ],
];

test.each(RESULTS.map(([tool, args, data, asked]) => [tool, args, data, asked] as const))(
  "%s %j gives what CoinGecko has, in our words",
  async (tool, args, data, asked) => {
    expect(await call(tool, { ...args })).toMatchObject({ ok: true, data, meta: { warnings: [] } });
    if (asked !== undefined) expect(lastAsked()).toContain(asked);
    expect(standIn().slips).toEqual([]);
  },
);

test("nothing of the provider is left to mend", async () => {
  expect(await lintProvider(coingecko({ plan: "pro" }))).toEqual([]);
  expect(await lintProvider(coingecko())).toEqual([]);
});
