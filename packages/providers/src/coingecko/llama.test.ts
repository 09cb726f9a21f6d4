// DefiLlama in the place of CoinGecko: its prices in the same form, or a failure where it has but a part of what was asked for.

import { createService, HOST, type Service, silentLogger } from "@svckit/core";
import { coingecko, defillama } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["coingecko", "defillama"]);
  const providers = [coingecko(upstreams.options("coingecko")), defillama(upstreams.options("defillama"))];
  service = createService({ providers, logger: silentLogger, upstream: { retries: false, breaker: false } });
  for (const standIn of Object.values(upstreams.of("coingecko") ?? {})) standIn.fault({ status: 503 });
});
afterAll(() => upstreams.close());

const call = (tool: string, args: Readonly<Record<string, unknown>>) =>
  service.execute({ tool, args: { ...args }, principal: HOST });
const points = (count: number) =>
  Array.from({ length: count }, () => [expect.any(Number), expect.any(Number)]);

const ANSWERED: readonly (readonly [tool: string, args: object, data: object])[] = [
  [
    "get_price",
    { ids: "bitcoin,ethereum", vs_currencies: "usd" },
    { bitcoin: { usd: 76_975 }, ethereum: { usd: 2_135.5 } },
  ],
  ["get_price", { ids: "usd-coin", vs_currencies: "USD", precision: 1 }, { "usd-coin": { usd: 1 } }],
  [
    "get_token_price_by_contract",
    { chain: "ethereum", contract_addresses: USDC.toLowerCase(), vs_currencies: "usd" },
    { [USDC]: { usd: 0.9999 } },
  ],
  [
    "get_coin_history",
    { id: "bitcoin", date: "2026-01-01" },
    { id: "bitcoin", date: "2026-01-01", vs_currency: "usd", price: 76_975, market_cap: null, name: null },
  ],
  [
    "get_coin_historical_chart",
    { id: "bitcoin", vs_currency: "usd", days: 7 },
    { id: "bitcoin", vs_currency: "usd", prices: points(168), market_caps: [], total_volumes: [] },
  ],
  ["get_coin_historical_chart", { id: "bitcoin", vs_currency: "usd", days: 1 }, { prices: points(288) }],
  ["get_coin_historical_chart", { id: "bitcoin", vs_currency: "usd", days: 180 }, { prices: points(180) }],
];

test.each(ANSWERED)("%s %j is answered in its own form", async (tool, args, data) => {
  expect(await call(tool, { ...args })).toMatchObject({
    ok: true,
    data,
    meta: { source: "fallback", provider: "defillama", warnings: [] },
  });
});

test("a coin that DefiLlama does not have is left out and named", async () => {
  expect(await call("get_price", { ids: "bitcoin,uniswap", vs_currencies: "usd" })).toMatchObject({
    data: { bitcoin: { usd: 76_975 } },
    meta: { source: "fallback", warnings: [expect.stringMatching(/^no_data: .*uniswap/)] },
  });
});

test.each<[string, object]>([
  ["get_price", { ids: "bitcoin", vs_currencies: "usd,eur" }],
  ["get_price", { ids: "bitcoin", vs_currencies: "usd", include_market_cap: true }],
  ["get_price", { ids: "bitcoin", vs_currencies: "usd", include_last_updated_at: true }],
  ["get_token_price_by_contract", { chain: "ethereum", contract_addresses: USDC, vs_currencies: "btc" }],
  ["get_coin_history", { id: "bitcoin", date: "2026-11-01", vs_currency: "eur" }],
  ["get_coin_historical_chart", { id: "bitcoin", vs_currency: "eur", days: 7 }],
  // Its steps of an hour would be more than DefiLlama gives at once.
  ["get_coin_historical_chart", { id: "bitcoin", vs_currency: "usd", days: 60 }],
])("%s %j fails, since DefiLlama has but a part of it", async (tool, args) => {
  expect(await call(tool, { ...args })).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "degraded", credits_used: 0, source: "unavailable" },
  });
});
