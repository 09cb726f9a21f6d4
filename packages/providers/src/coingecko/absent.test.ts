// coingecko where there is nothing to give: what CoinGecko does not have is no_data, what it cannot take is refused before it is asked.
import { describe, expect, test } from "vitest";
import { coinGeckoPro } from "../../test/coingecko-pro.js";

const WBTC = "0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599";

const { call, standIn } = coinGeckoPro();

const NOBODY = "0x000000000000000000000000000000000000dEaD";
const ABSENT: readonly (readonly [tool: string, args: object])[] = [
  ["get_token_price_by_contract", { chain: "base", contract_addresses: NOBODY, vs_currencies: "usd" }],
  ["get_coins_index", { id: "nothing" }],
  ["get_contract_coin", { chain: "base", token: NOBODY }],
  ["get_coin_history", { id: "nothing", date: "2026-11-01" }],
  ["get_coin_history", { id: "bitcoin", date: "2010-01-01" }],
  ["get_coin_market_chart_range", { id: "nothing", vs_currency: "usd", from: 1, to: 2 }],
  ["get_contract_market_chart", { chain: "base", token: NOBODY, vs_currency: "usd", days: 1 }],
  ["get_contract_market_chart_range", { chain: "base", token: NOBODY, vs_currency: "usd", from: 1, to: 2 }],
  ["get_coin_tickers", { id: "nothing" }],
  ["get_exchange", { id: "nothing" }],
  ["get_exchange_tickers", { id: "binance", coin_ids: "nothing" }],
  ["get_exchange_volume_chart", { id: "nothing", days: 1 }],
  ["get_derivatives_tickers", { index_id: "nothing" }],
  ["get_derivatives_exchange", { id: "nothing" }],
  ["get_nft", { id: "nothing" }],
  ["get_nft_by_contract", { chain: "base", token: NOBODY }],
  ["get_nft_market_chart", { id: "nothing", days: 1 }],
  ["get_nft_tickers", { id: "nothing" }],
  ["get_nft_markets", { chain: "gnosis" }],
  ["get_companies_treasury", { coin_id: "nothing" }],
  ["get_treasury_by_entity", { entity_id: "nothing" }],
  ["get_treasury_holding_chart", { entity_id: "strategy", coin_id: "solana", days: 7 }],
  ["get_treasury_transaction_history", { entity_id: "nothing" }],
];

describe("what CoinGecko does not have", () => {
  test.each(ABSENT)("is no_data, and not an error: %s %j", async (tool, args) => {
    expect(await call(tool, { ...args })).toMatchObject({
      ok: true,
      meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: coingecko /)] },
    });
  });
});

test("arguments that CoinGecko cannot take are refused before it is asked", async () => {
  const before = standIn().requests.length;
  for (const [tool, args, param] of [
    ["get_coin_market_chart_range", { id: "bitcoin", vs_currency: "usd", from: 2, to: 1 }, "to"],
    ["get_contract_coin", { chain: "ethereum", token: WBTC.replace("FAC5", "fac5") }, "token"],
    ["get_contract_coin", { chain: "bitcoin", token: WBTC }, "chain"],
    ["get_coin_history", { id: "bitcoin", date: "31-12-2025" }, "date"],
    ["get_exchange_volume_chart", { id: "binance", days: 8 }, "days"],
    ["get_gainers_losers", { vs_currency: "usd", duration: "2h" }, "duration"],
  ] as const)
    expect(await call(tool, args)).toMatchObject({ error: { code: "VALIDATION_ERROR", param } });
  expect(standIn().requests.length).toBe(before);
});
