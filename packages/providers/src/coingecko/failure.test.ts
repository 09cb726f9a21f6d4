// coingecko against its stand-in: its options, and what each failure becomes.

import { createService, HOST, type Service, systemClock } from "@svckit/core";
import { type CoinGeckoOptions, coingecko } from "@svckit/providers";
import { createStandIn, type StandIn } from "@svckit/testing";
import { standInCoinGecko } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let upstream: StandIn;
let service: Service;

beforeAll(async () => {
  upstream = await standInCoinGecko();
});
// Each test has a service of its own, so that no cache holds the prices of another test.
beforeEach(() => {
  service = serviceOf({});
});
afterEach(() => upstream.fault(null));
afterAll(() => upstream.close());

function serviceOf(options: CoinGeckoOptions, key?: string): Service {
  const providers = [coingecko({ baseUrl: upstream.url, ...options })];
  return createService({ providers, ...(key !== undefined && { keys: { COINGECKO_API_KEY: key } }) });
}

const call = (tool: string, args: Record<string, unknown> = {}, on = service) =>
  on.execute({ tool, args, principal: HOST });

test("a key goes in the header of its plan", async () => {
  await call("get_trending", {}, serviceOf({}, "demo-key"));
  expect(upstream.requests.at(-1)?.headers).toMatchObject({ "x-cg-demo-api-key": "demo-key" });
  await call("get_trending", {}, serviceOf({ plan: "pro" }, "pro-key"));
  expect(upstream.requests.at(-1)?.headers).toMatchObject({ "x-cg-pro-api-key": "pro-key" });
});

test("a plan has its own address, and pro without a key is unavailable without asking anyone", async () => {
  expect(coingecko().baseUrl).toBe("https://api.coingecko.com/api/v3");
  expect(coingecko({ plan: "pro" }).baseUrl).toBe("https://pro-api.coingecko.com/api/v3");
  const before = upstream.requests.length;
  expect(await call("get_trending", {}, serviceOf({ plan: "pro" }))).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "missing_key" },
  });
  expect(upstream.requests.length).toBe(before);
});

test("options that are misspelt or wrong are named", () => {
  // `as`: an operator's JSON file may hold what TypeScript would refuse.
  expect(() => coingecko({ paln: "pro" } as CoinGeckoOptions)).toThrow(/coingecko.*\n.*paln/s);
  expect(() => coingecko({ baseUrl: "ftp://host" })).toThrow(/baseUrl/);
});

test("HTTP 429 is rate_limited with the time that CoinGecko asks for", async () => {
  upstream.fault({ status: 429, retryAfter: 7 });
  expect(await call("get_price", { ids: "bitcoin", vs_currencies: "usd" })).toMatchObject({
    error: { code: "TOOL_ERROR", retryable: true, retry_after: 7 },
    meta: { runtime_status: "rate_limited", credits_used: 0 },
  });
});

test.each([
  [429, "TOOL_ERROR", "rate_limited"],
  [10_002, "PROVIDER_UNAVAILABLE", "missing_key"],
  [10_005, "PROVIDER_UNAVAILABLE", "plan_required"],
  [10_010, "PROVIDER_UNAVAILABLE", "missing_key"],
  [10_011, "PROVIDER_UNAVAILABLE", "missing_key"],
  [10_012, "PROVIDER_UNAVAILABLE", "plan_required"],
])("error code %i in a 200 is %s, %s", async (error_code, code, runtime_status) => {
  const status = { error_code, error_message: "secret words of the upstream" };
  for (const inBodyError of [{ status }, { error: { status } }]) {
    upstream.fault({ inBodyError });
    const answer = await call("get_price", { ids: "bitcoin", vs_currencies: "usd" });
    expect(answer).toMatchObject({ ok: false, error: { code }, meta: { runtime_status, credits_used: 0 } });
    expect(JSON.stringify(answer)).not.toContain("secret words");
  }
});

test("a wrong key is missing_key, and the answer does not repeat it", async () => {
  const answer = await call("get_trending", {}, serviceOf({}, "wrong"));
  expect(answer).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "missing_key" },
  });
});

test("a price may stand in, with a warning, while CoinGecko is down", async () => {
  let now = Date.UTC(2026, 0, 1);
  const clock = { ...systemClock, now: () => now };
  const steered = createService({ providers: [coingecko({ baseUrl: upstream.url })], clock });
  const args = { ids: "bitcoin", vs_currencies: "usd" };
  await call("get_price", args, steered);
  now += 20_000;
  upstream.fault({ status: 503 });
  expect(await call("get_price", args, steered)).toMatchObject({
    ok: true,
    data: { bitcoin: { usd: 76_975 } },
    meta: { runtime_status: "degraded", source: "cached", cache_age_ms: 20_000 },
  });
});

test("an id never leaves its segment of the path", async () => {
  const routes = { "GET /v3/coins/{id}/ohlc": () => ({ body: [[1, 1, 1, 1, 1]] }) };
  const strict = await createStandIn(routes);
  const on = createService({ providers: [coingecko({ baseUrl: `${strict.url}/v3` })] });
  for (const id of ["..", "a:b", "é", "@host"]) {
    await call("get_coin_ohlc", { id, vs_currency: "usd", days: 1 }, on);
  }
  expect(strict.requests.every(({ path }) => /^\/v3\/coins\/[^/]+\/ohlc$/.test(path))).toBe(true);
  await strict.close();
});
