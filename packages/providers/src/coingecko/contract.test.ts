// CoinGecko keeps the plugin contract, on recorded answers.
import { testProvider } from "@svckit/testing";
import { describe, it } from "vitest";
import { coingecko } from "./coingecko.js";

const rate = { error_code: 429, error_message: "You've exceeded the Rate Limit." };

testProvider({ describe, it }, coingecko(), {
  calls: [
    {
      tool: "get_price",
      args: { ids: "bitcoin", vs_currencies: "usd" },
      recordings: [
        { path: "simple/price?ids=bitcoin&vs_currencies=usd", body: { bitcoin: { usd: 76_975 } } },
      ],
      expect: { bitcoin: { usd: 76_975 } },
    },
    {
      tool: "get_price",
      args: { ids: "nothing", vs_currencies: "usd" },
      recordings: [{ path: "simple/price?ids=nothing", body: {} }],
      absent: true,
    },
    {
      tool: "get_price",
      args: { ids: "bitcoin", vs_currencies: "eur" },
      recordings: [{ path: "simple/price", body: { status: rate } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "rate_limited" },
    },
    {
      tool: "get_coins_market_data",
      args: { vs_currency: "usd", ids: "bitcoin" },
      recordings: [
        {
          path: "coins/markets?vs_currency=usd&ids=bitcoin&per_page=100&page=1",
          body: [{ id: "bitcoin", symbol: "btc", name: "Bitcoin", current_price: 77_671, roi: null }],
        },
      ],
      expect: { coins: [{ id: "bitcoin", current_price: 77_671, max_supply: null }] },
    },
    {
      tool: "get_coin_historical_chart",
      args: { id: "bitcoin", vs_currency: "usd", days: 1 },
      recordings: [
        {
          path: "coins/bitcoin/market_chart?vs_currency=usd&days=1",
          body: { prices: [[1_779_027_899_041, 77_953.8]], market_caps: [], total_volumes: [] },
        },
      ],
      expect: { prices: [[1_779_027_899_041, 77_953.8]], market_caps: [] },
    },
    {
      tool: "get_coin_ohlc",
      args: { id: "bitcoin", vs_currency: "usd", days: 1 },
      recordings: [
        { path: "coins/bitcoin/ohlc?days=1", body: [[1_779_199_200_000, 76_769, 76_889, 76_744, 76_818]] },
      ],
      expect: { candles: [[1_779_199_200_000, 76_769, 76_889, 76_744, 76_818]] },
    },
    {
      tool: "get_global_stats",
      args: {},
      recordings: [
        {
          path: "global",
          body: { data: { total_market_cap: { usd: 2_621_040_321_355.04 }, markets: 1_476 } },
        },
      ],
      expect: { total_market_cap: 2_621_040_321_355.04, markets: 1_476, total_volume: null },
    },
    {
      tool: "search_all",
      args: { query: "ethereum" },
      recordings: [
        {
          path: "search?query=ethereum",
          body: {
            coins: [{ id: "ethereum", name: "Ethereum", symbol: "ETH", market_cap_rank: 2 }],
            icos: [],
          },
        },
      ],
      expect: { coins: [{ id: "ethereum", symbol: "ETH" }], nfts: [] },
    },
    {
      tool: "get_trending",
      args: {},
      recordings: [
        {
          path: "search/trending",
          body: { coins: [{ item: { id: "bonk", name: "Bonk", symbol: "BONK", data: { price: 5.9e-6 } } }] },
        },
      ],
      expect: { coins: [{ id: "bonk", price_usd: 5.9e-6 }] },
    },
  ],
});
