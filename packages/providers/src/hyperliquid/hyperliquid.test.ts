// hyperliquid against its stand-in: what each tool asks, and what it makes of the answers.

import { createService, HOST, type Service } from "@svckit/core";
import { hyperliquid } from "@svckit/providers";
import { createTestClock } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const TRADER = "0x5e9ee1089755c3435139848e47e6635505d5a13a";
const NOBODY = "0x00000000000000000000000000000000deaf0000";
const clock = createTestClock(Date.parse("2026-08-11T12:00:00Z"));

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({ now: clock.now }, ["hyperliquid"]);
});
beforeEach(() => {
  service = createService({ providers: [hyperliquid(upstreams.options("hyperliquid"))], clock });
});
afterAll(() => upstreams.close());

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });
const lastBody = () => upstreams.of("hyperliquid")?.[""]?.requests.at(-1)?.body;

test("perpetuals get the figures of their own place in the other list, every digit of them", async () => {
  expect(await call("get_perp_markets", {})).toMatchObject({
    ok: true,
    data: {
      markets: [
        {
          coin: "BTC",
          mark_price: "76975",
          funding_rate: "0.0000125",
          funding_interval_hours: 1,
          volume_24h_usd: "1169046.29406000000000001",
          is_delisted: false,
        },
        { coin: "ETH", funding_rate: "-0.00061334" },
        { coin: "kPEPE", only_isolated: true },
        { coin: "MATIC", mid_price: null, is_delisted: true },
      ],
    },
    meta: { warnings: [] },
  });
});

test("spot markets get the figures of their own name, whatever the order", async () => {
  expect(await call("get_spot_markets", {})).toMatchObject({
    data: {
      markets: [
        {
          coin: "PURR/USDC",
          symbol: "PURR/USDC",
          mark_price: "0.14",
          mid_price: null,
          circulating_supply: "596000000.123456789012345678",
        },
        { coin: "@107", symbol: "HYPE/USDC", base: "HYPE", mark_price: "41.2", is_canonical: false },
      ],
    },
  });
});

test("an account's short has a negative size, and is asked for in lower case", async () => {
  expect(await call("get_perp_account", { user: TRADER })).toMatchObject({
    data: {
      account_value_usd: "9007199254740993.123456",
      positions: [
        { coin: "BTC", side: "short", size: "-0.00785", leverage: 20, margin_mode: "cross" },
        { coin: "kPEPE", side: "long", size: "1000000", liquidation_price: null, margin_mode: "isolated" },
      ],
      time: "2026-08-11T12:00:00.000Z",
    },
  });
  expect(lastBody()).toEqual({ type: "clearinghouseState", user: TRADER });
});

test("candles begin where they are asked to, and there are as many as asked for", async () => {
  const args = { coin: "kPEPE", timeframe: "1h", from: "2026-08-10", limit: 3 };
  expect(await call("get_perp_candles", args)).toMatchObject({
    data: {
      candles: [
        {
          time: "2026-08-10T00:00:00.000Z",
          open: "0.001601",
          high: "0.001616",
          low: "0.001601",
          close: "0.001604",
          volume: "520665683.000000000000000001",
        },
        { time: "2026-08-10T01:00:00.000Z" },
        { time: "2026-08-10T02:00:00.000Z" },
      ],
    },
  });
  const req = { coin: "kPEPE", interval: "1h", startTime: 1_786_320_000_000, endTime: 1_786_330_799_000 };
  expect(lastBody()).toEqual({ type: "candleSnapshot", req });
});

test("candles without a start are the last ones before the end, wherever it stands between two", async () => {
  const args = { coin: "BTC", timeframe: "1h", to: "2026-08-10T02:30:00Z", limit: 2 };
  expect(await call("get_perp_candles", args)).toMatchObject({
    data: { candles: [{ time: "2026-08-10T01:00:00.000Z" }, { time: "2026-08-10T02:00:00.000Z" }] },
  });
});

test("a book is cut to what is asked for, the best prices first", async () => {
  expect(await call("get_perp_orderbook", { coin: "BTC", limit: 1 })).toMatchObject({
    data: {
      bids: [{ price: "76974", amount: "0.5", orders: 1 }],
      asks: [{ price: "76975", amount: "9007199254740993.5", orders: 2 }],
    },
  });
});

test("funding goes on behind what the API gives at once, and no payment comes twice", async () => {
  const args = { coin: "BTC", from: "2026-07-01", to: "2026-08-01", limit: 500 };
  const first = Object(await call("get_perp_funding_history", args));
  const second = Object(await call("get_perp_funding_history", { ...args, cursor: first.data.next_cursor }));
  const times = [...first.data.payments, ...second.data.payments].map(({ time }: { time: string }) => time);
  expect(new Set(times).size).toBe(745);
  expect(second.data.next_cursor ?? null).toBeNull();
  expect(first.data.payments[0]).toEqual({
    time: "2026-07-01T00:00:00.000Z",
    funding_rate: "-0.00061334",
    premium: "-0.00091334",
  });
});

test("fills come newest first, with a time and without", async () => {
  const fills = [
    { id: "118906512037719", side: "sell", direction: "Open Short", is_taker: true },
    { side: "buy", realized_profit_usd: "-0.25686", fee: "-0.001", is_taker: false },
  ];
  expect(await call("get_perp_fills", { user: TRADER })).toMatchObject({ data: { fills } });
  const day = { user: TRADER, from: "2026-08-10", to: "2026-08-11" };
  expect(await call("get_perp_fills", day)).toMatchObject({ data: { fills } });
  expect(lastBody()).toMatchObject({ type: "userFillsByTime", startTime: 1_786_320_000_000 });
});

test.each([
  [
    "get_perp_open_orders",
    { user: TRADER },
    { orders: [{ id: "62269971", side: "buy", price: "75000" }, { side: "sell" }] },
  ],
  [
    "get_spot_balances",
    { user: TRADER },
    { balances: [{ coin: "USDC" }, { amount: "2000.000000000000000001", held: "12" }] },
  ],
  [
    "get_perp_mids",
    { coins: ["BTC", "@107"] },
    { prices: [{ coin: "BTC", price: "76974.5" }, { coin: "@107" }] },
  ],
])("%s %j gives %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each([
  ["get_perp_account", { user: NOBODY }, { positions: [] }],
  ["get_spot_balances", { user: NOBODY }, { balances: [] }],
  ["get_perp_open_orders", { user: NOBODY }, { orders: [] }],
  ["get_perp_fills", { user: NOBODY }, { fills: [] }],
  ["get_perp_orderbook", { coin: "NOPE" }, { bids: [], asks: [], time: null }],
  ["get_perp_candles", { coin: "NOPE", timeframe: "1d" }, { candles: [] }],
  ["get_perp_funding_history", { coin: "NOPE" }, { payments: [] }],
  ["get_perp_mids", { coins: ["NOPE"] }, { prices: [] }],
  ["get_perp_mids", { coins: ["NOPE", "ETH"] }, { prices: [{ coin: "ETH" }] }],
])("what Hyperliquid does not have is no_data and no failure: %s %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: hyperliquid /)] },
  });
});
