// coingecko's plans: what the Demo plan does not give is told before CoinGecko is asked and before anything is paid.

import { createService, HOST, type Service, systemClock } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import type { StandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const NOW = Date.UTC(2026, 10, 22, 12);
const PAID = [
  "get_exchange_volume_chart_range",
  "get_gainers_losers",
  "get_global_market_cap_chart",
  "get_new_coins",
  "get_nft_market_chart",
  "get_nft_markets",
  "get_nft_tickers",
];

let demo: StandIn;
let pro: StandIn;
let onDemo: Service;
let onPro: Service;

beforeAll(async () => {
  const now = () => NOW;
  [demo, pro] = [await standInCoinGecko({ now }), await standInCoinGecko({ now, plan: "pro" })];
  const clock = { ...systemClock, now };
  onDemo = createService({ providers: [coingecko({ baseUrl: demo.url })], clock });
  const providers = [coingecko({ baseUrl: pro.url, plan: "pro" })];
  onPro = createService({ providers, keys: { COINGECKO_API_KEY: "CG-pro" }, clock });
});
afterAll(async () => {
  await demo.close();
  await pro.close();
});

const call = (service: Service, tool: string, args: Readonly<Record<string, unknown>>) =>
  service.execute({ tool, args: { ...args }, principal: HOST });

test("the tools of paid plans are in the catalog of each plan, and with the Demo plan as unavailable", () => {
  const statusOf = (service: Service) =>
    service.catalog.list({}).tools.filter(({ status }) => !status.available);
  expect(statusOf(onDemo).map(({ name }) => name)).toEqual(PAID);
  for (const { status } of statusOf(onDemo)) expect(status.reason).toMatch(/^coingecko .*paid plan.*"pro"/);
  expect(statusOf(onPro)).toEqual([]);
  expect(onDemo.catalog.tools.map(({ name }) => name)).toEqual(onPro.catalog.tools.map(({ name }) => name));
});

test.each(PAID)(
  "%s is plan_required with the Demo plan, without a request and without a credit",
  async (tool) => {
    const before = demo.requests.length;
    const account = await onDemo.createAccount({ credits: 5 });
    const { key } = await onDemo.createKey(account.id);
    const credential = { kind: "apiKey", key, keyKind: "live" } as const;
    const [example] = onDemo.catalog.find(tool).definition.examples ?? [];
    expect(await onDemo.execute({ tool, args: { ...example?.args }, credential })).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: { runtime_status: "plan_required", credits_used: 0, credits_remaining: 5, warnings: [] },
    });
    expect(demo.requests.length).toBe(before);
  },
);

const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const OLD: readonly (readonly [
  tool: string,
  args: Readonly<Record<string, unknown>>,
  code: string,
  param: string,
])[] = [
  ["get_coin_historical_chart", { id: "bitcoin", vs_currency: "usd", days: 366 }, "VALIDATION_ERROR", "days"],
  [
    "get_coin_historical_chart",
    { id: "bitcoin", vs_currency: "usd", days: "max" },
    "VALIDATION_ERROR",
    "days",
  ],
  [
    "get_contract_market_chart",
    { chain: "ethereum", token: USDC, vs_currency: "usd", days: 400 },
    "VALIDATION_ERROR",
    "days",
  ],
  ["get_coin_ohlc", { id: "bitcoin", vs_currency: "usd", days: "max" }, "VALIDATION_ERROR", "days"],
  ["get_coin_history", { id: "bitcoin", date: "2025-11-20" }, "TOOL_ERROR", "date"],
  [
    "get_coin_market_chart_range",
    { id: "bitcoin", vs_currency: "usd", from: "2025-11-20", to: "2026-01-01" },
    "TOOL_ERROR",
    "from",
  ],
  [
    "get_contract_market_chart_range",
    { chain: "ethereum", token: USDC, vs_currency: "usd", from: "2024-01-01", to: "2024-02-01" },
    "TOOL_ERROR",
    "from",
  ],
];

test.each(OLD)("%s %j is older than the Demo plan gives, and Pro has it", async (tool, args, code, param) => {
  const before = demo.requests.length;
  const refused = await call(onDemo, tool, args);
  expect(refused).toMatchObject({ error: { code, param, message: expect.stringContaining("365") } });
  expect(refused.meta?.credits_used ?? 0).toBe(0);
  expect(demo.requests.length).toBe(before);
  expect(await call(onPro, tool, args)).toMatchObject({ ok: true, meta: { warnings: [] } });
});

test("the last 365 days are given by the Demo plan, each plan in its own spelling of days", async () => {
  const args = { id: "bitcoin", date: "2025-11-22" };
  expect(await call(onDemo, "get_coin_history", args)).toMatchObject({ ok: true, meta: { warnings: [] } });
  expect(demo.requests.at(-1)?.query.get("date")).toBe("22-11-2025");
  expect(await call(onPro, "get_coin_history", args)).toMatchObject({ ok: true });
  expect(pro.requests.at(-1)?.query.get("date")).toBe("2025-11-22");
});
