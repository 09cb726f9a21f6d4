// coingecko against its stand-in: what each tool asks and gives.

import { createService, HOST, type Service } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import type { StandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";

let upstream: StandIn;
let service: Service;

beforeAll(async () => {
  upstream = await standInCoinGecko();
});
// Each test has a service of its own, so that no cache holds the prices of another test.
beforeEach(() => {
  service = createService({ providers: [coingecko({ baseUrl: upstream.url })] });
});
afterEach(() => upstream.fault(null));
afterAll(() => upstream.close());

const call = (tool: string, args: Record<string, unknown> = {}) =>
  service.execute({ tool, args, principal: HOST });
const lastQuery = () => Object.fromEntries(upstream.requests.at(-1)?.query ?? []);

test("get_price gives the map that CoinGecko gives", async () => {
  const answer = await call("get_price", { ids: "bitcoin,ethereum", vs_currencies: "usd,eur" });
  expect(answer).toMatchObject({
    ok: true,
    data: { bitcoin: { usd: 76_975, eur: expect.any(Number) }, ethereum: { usd: 2_135.5 } },
    meta: { source: "live", warnings: [], category: "market_data" },
  });
});

test("get_price reads spaces, capitals and doubles in its lists as one spelling", async () => {
  await call("get_price", { ids: " Bitcoin, ethereum,bitcoin,", vs_currencies: "USD" });
  expect(lastQuery()).toMatchObject({ ids: "bitcoin,ethereum", vs_currencies: "usd" });
  const before = upstream.requests.length;
  const again = await call("get_price", { ids: "bitcoin,ethereum", vs_currencies: "usd" });
  expect(again).toMatchObject({ meta: { source: "cached", cache_status: "hit" } });
  expect(upstream.requests.length).toBe(before);
});

test("get_price adds further figures on request", async () => {
  const args = {
    ids: "bitcoin",
    vs_currencies: "usd",
    include_market_cap: true,
    include_24hr_vol: true,
    include_24hr_change: true,
    include_last_updated_at: true,
    precision: 2,
  };
  expect(await call("get_price", args)).toMatchObject({
    data: {
      bitcoin: {
        usd: 76_975,
        usd_market_cap: expect.any(Number),
        usd_24h_vol: expect.any(Number),
        usd_24h_change: expect.any(Number),
        last_updated_at: expect.any(Number),
      },
    },
  });
  expect(lastQuery()).toMatchObject({ precision: "2", include_24hr_vol: "true" });
});

test("an id that CoinGecko does not know is no_data and no failure", async () => {
  expect(await call("get_price", { ids: "no-such-coin", vs_currencies: "usd" })).toMatchObject({
    ok: true,
    meta: { runtime_status: "ok", warnings: ["no_data: coingecko has no price for no-such-coin"] },
  });
});

test("of several ids and currencies those without a price are named", async () => {
  const args = { ids: "bitcoin,no-such-coin", vs_currencies: "usd,xyz" };
  expect(await call("get_price", args)).toMatchObject({
    ok: true,
    data: { bitcoin: { usd: 76_975 } },
    meta: { warnings: ["no_data: coingecko has no price for no-such-coin, bitcoin in xyz"] },
  });
});

test("lists that are empty, too long or no ids are refused with the item at fault", async () => {
  const refused = async (args: Record<string, unknown>, param: string, text: string) =>
    expect(await call("get_price", { ids: "bitcoin", vs_currencies: "usd", ...args })).toMatchObject({
      error: { code: "VALIDATION_ERROR", param, message: expect.stringContaining(text) },
    });
  const ids = Array.from({ length: 251 }, (_, at) => `c${at}`).join(",");
  await refused({ ids }, "ids", "1 to 250");
  await refused({ ids: " , " }, "ids", "names 0");
  await refused({ ids: "bitcoin,a b" }, "ids", '\\"a b\\"'.replaceAll("\\", ""));
  await refused({ ids: "x".repeat(6_001) }, "ids", "6000");
  await refused({ vs_currencies: "us dollar" }, "vs_currencies", "us dollar");
  await refused({ precision: 19 }, "precision", "18");
  expect(await call("get_price", { ids: "bitcoin" })).toMatchObject({
    error: { code: "MISSING_PARAM", param: "vs_currencies" },
  });
});

test("a coin named status is not taken for an error, though errors have a field of that name", async () => {
  upstream.fault({ inBodyError: { status: { usd: 0.02 }, error: { usd: 1 } } });
  expect(await call("get_price", { ids: "status,error", vs_currencies: "usd" })).toMatchObject({
    ok: true,
    data: { status: { usd: 0.02 }, error: { usd: 1 } },
  });
});

test("fields that CoinGecko adds to a price one day do no harm", async () => {
  upstream.fault({ inBodyError: { bitcoin: { usd: 1, usd_note: "new", more: { a: 1 } } } });
  expect(await call("get_price", { ids: "bitcoin", vs_currencies: "usd" })).toMatchObject({
    ok: true,
    data: { bitcoin: { usd: 1 } },
  });
});

const idsOf = (coins: unknown) =>
  z
    .array(z.object({ id: z.string() }))
    .parse(coins)
    .map(({ id }) => id);

test("get_coins_market_data ranks coins, in pages", async () => {
  const answer = await call("get_coins_market_data", { vs_currency: "usd", limit: 2 });
  expect(answer).toMatchObject({
    ok: true,
    data: {
      vs_currency: "usd",
      coins: [
        { id: "bitcoin", symbol: "btc", current_price: 76_975, max_supply: 21_000_000 },
        { id: "ethereum", max_supply: null },
      ],
    },
  });
  const whole = await call("get_coins_market_data", { vs_currency: "usd", limit: 250 });
  const all = whole.ok ? idsOf(whole.data["coins"]) : [];
  const walked: string[] = [];
  for (let cursor: unknown; cursor !== null; ) {
    const args = { vs_currency: "usd", limit: 3, ...(cursor !== undefined && { cursor }) };
    const page = await call("get_coins_market_data", args);
    const { coins, next_cursor } = page.ok ? page.data : {};
    walked.push(...idsOf(coins));
    cursor = next_cursor ?? null;
  }
  expect(walked.length).toBeGreaterThan(3);
  expect(walked).toEqual(all);
  const nothing = { vs_currency: "usd", ids: "no-such-coin" };
  expect(await call("get_coins_market_data", nothing)).toMatchObject({
    data: { coins: [], next_cursor: null },
    meta: { warnings: [expect.stringMatching(/^no_data: /)] },
  });
});

test("get_coins_market_data names the ids that it has nothing of", async () => {
  const args = { vs_currency: "usd", ids: "bitcoin,no-such-coin" };
  expect(await call("get_coins_market_data", args)).toMatchObject({
    data: { coins: [{ id: "bitcoin" }] },
    meta: { warnings: ["no_data: coingecko has no market data for no-such-coin"] },
  });
});

test("get_coin_historical_chart gives points of time and value", async () => {
  const answer = await call("get_coin_historical_chart", { id: "bitcoin", vs_currency: "usd", days: 2 });
  expect(answer).toMatchObject({ ok: true, data: { id: "bitcoin", vs_currency: "usd" } });
  const { prices } = answer.ok ? answer.data : {};
  expect(prices).toContainEqual([expect.any(Number), expect.any(Number)]);
});

test("get_coin_ohlc gives candles, and takes the days that CoinGecko takes", async () => {
  const answer = await call("get_coin_ohlc", { id: "bitcoin", vs_currency: "usd", days: 7 });
  const { candles } = answer.ok ? answer.data : {};
  expect(candles).toContainEqual(Array.from({ length: 5 }, () => expect.any(Number)));
  expect(await call("get_coin_ohlc", { id: "bitcoin", vs_currency: "usd", days: 8 })).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: "days", message: expect.stringContaining("180") },
  });
});

test("a coin that CoinGecko answers 404 for is no_data", async () => {
  for (const tool of ["get_coin_historical_chart", "get_coin_ohlc"]) {
    expect(await call(tool, { id: "no-such-coin", vs_currency: "usd", days: 7 })).toMatchObject({
      ok: true,
      meta: { warnings: [expect.stringMatching(/^no_data: .*no-such-coin$/)] },
    });
  }
});

test("get_global_stats gives the totals in one currency", async () => {
  expect(await call("get_global_stats")).toMatchObject({
    ok: true,
    data: {
      vs_currency: "usd",
      total_market_cap: expect.any(Number),
      market_cap_percentage: { btc: expect.any(Number) },
    },
  });
  expect(await call("get_global_stats", { vs_currency: "xyz" })).toMatchObject({
    data: { total_market_cap: null },
    meta: { warnings: ["no_data: coingecko has no total market cap in xyz"] },
  });
});

test("search_all finds the ids of coins, and nothing is no_data", async () => {
  expect(await call("search_all", { query: "ether", limit: 1 })).toMatchObject({
    data: { coins: [{ id: "ethereum", symbol: "ETH", market_cap_rank: 2 }] },
  });
  expect(await call("search_all", { query: "zzzz" })).toMatchObject({
    meta: { warnings: ['no_data: coingecko finds nothing by "zzzz"'] },
  });
});

test("get_trending gives coins with their prices", async () => {
  const answer = await call("get_trending");
  const { coins } = answer.ok ? answer.data : {};
  expect(coins).toContainEqual(
    expect.objectContaining({ id: expect.any(String), price_usd: expect.any(Number) }),
  );
});
