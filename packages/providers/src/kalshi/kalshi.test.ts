// kalshi against its stand-in: what each tool asks, and what it makes of the answers.

import { createService, HOST, type Service } from "@svckit/core";
import { kalshi } from "@svckit/providers";
import { createTestClock } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

const CUT = "KXFED-26DEC-T3.50";
const clock = createTestClock(Date.parse("2026-08-11T12:00:00Z"));

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({ now: clock.now }, ["kalshi"]);
});
beforeEach(() => {
  service = createService({ providers: [kalshi(upstreams.options("kalshi"))], clock });
});
afterAll(() => upstreams.close());

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });
const lastRequest = () => upstreams.of("kalshi")?.[""]?.requests.at(-1);
const lastQuery = () => Object.fromEntries(lastRequest()?.query ?? []);

const cutRow = {
  venue: "kalshi",
  market_id: CUT,
  event_id: "KXFED-26DEC",
  slug: null,
  question: "Will the rate be above 3.50%?",
  subtitle: "Above 3.50%",
  outcomes: [
    { label: "Yes", price: "0.62", token_id: null },
    { label: "No", price: "0.38", token_id: null },
  ],
  status: "open",
  close_time: "2026-12-09T18:55:00.000Z",
  volume_usd: "1204.1",
  volume_24h_usd: "4.2",
  liquidity_usd: null,
  resolution: null,
};

test("a market's texts of dollars and contracts become its form, with the price of No out of that of Yes", async () => {
  expect(await call("get_kalshi_market", { market: "kxfed-26dec-t3.50" })).toMatchObject({
    ok: true,
    data: { market: cutRow },
    meta: { warnings: [] },
  });
});

test("a market that nobody has traded has no price, though Kalshi says 0; and one that is settled says what won", async () => {
  expect(await call("get_kalshi_market", { market: "KXFED-26DEC-T3.75" })).toMatchObject({
    data: { market: { status: "paused", outcomes: [{ price: null }, { price: null }] } },
  });
  expect(await call("get_kalshi_market", { market: "KXFED-26SEP-T4.00" })).toMatchObject({
    data: { market: { status: "settled", resolution: "No", outcomes: [{ price: "0" }, { price: "1" }] } },
  });
});

test("open markets are asked for as open, though each of them says that it is active, and combinations are left out", async () => {
  const first = Object(await call("list_kalshi_markets", { limit: 2 }));
  expect(first.data.markets.map((row: { market_id: string }) => row.market_id)).toEqual([
    "KXBALANCE-29",
    CUT,
  ]);
  expect(first.data.markets[0].volume_usd).toBe("9007199254740993.25");
  expect(lastQuery()).toEqual({ status: "open", mve_filter: "exclude", limit: "2" });
  const second = await call("list_kalshi_markets", { limit: 2, cursor: first.data.next_cursor });
  expect(second).toMatchObject({ data: { markets: [{ market_id: "KXFED-26DEC-T3.75" }] } });
  expect(lastQuery()).toMatchObject({ cursor: "row-2" });
});

test("an event sums its markets, and comes with them when it is asked for alone", async () => {
  const event = {
    event_id: "KXFED-26DEC",
    category: "Economics",
    status: "open",
    close_time: "2026-12-09T18:55:00.000Z",
    volume_usd: "1204.1",
    market_ids: [CUT, "KXFED-26DEC-T3.75"],
  };
  expect(await call("get_kalshi_event", { event: "KXFED-26DEC" })).toMatchObject({
    data: { event, markets: [cutRow, {}] },
  });
  expect(await call("list_kalshi_events", { series: "KXFED" })).toMatchObject({ data: { events: [event] } });
  expect(await call("list_kalshi_events", { status: "settled" })).toMatchObject({
    data: { events: [{ event_id: "KXFED-26SEP", status: "settled" }] },
  });
});

test("asks are what bids for the other outcome leave of a dollar, to the last digit", async () => {
  expect(await call("get_kalshi_orderbook", { market: CUT, limit: 2 })).toMatchObject({
    data: {
      outcome: "Yes",
      bids: [
        { price: "0.615", size: "120" },
        { price: "0.6", size: "40" },
      ],
      asks: [
        { price: "0.624", size: "80.5" },
        { price: "0.99", size: "100" },
      ],
    },
  });
  expect(await call("get_kalshi_orderbook", { market: CUT, outcome: "NO" })).toMatchObject({
    data: {
      outcome: "No",
      bids: [{ price: "0.376" }, { price: "0.01" }],
      asks: [{ price: "0.385" }, { price: "0.4" }, { price: "0.99", size: "9007199254740993.25" }],
    },
  });
});

test.each([
  [{ side: "buy" }, "0.615"],
  [{ side: "sell" }, "0.624"],
  [{ outcome: "no" }, "0.376"],
  [{ outcome: "No", side: "sell" }, "0.385"],
])("the best price of %j is %s", async (args, price) => {
  expect(await call("get_kalshi_price", { market: CUT, ...args })).toMatchObject({ data: { price } });
});

test("a trade is of the outcome that the taker bought, at its price", async () => {
  expect(await call("get_kalshi_trades", { market: CUT })).toMatchObject({
    data: {
      trades: [
        { id: "5f0c1d5e-0001", outcome: "Yes", side: "buy", price: "0.62", amount: "12.5" },
        { outcome: "No", price: "0.385", time: "2026-08-10T18:10:07.185Z", trader: null },
      ],
    },
  });
});

test("a history keeps the price from before where nothing was traded, and turns high and low for No", async () => {
  const args = { market: CUT, outcome: "No", resolution: "1d", from: "2026-08-01", to: "2026-08-03" };
  expect(await call("get_kalshi_price_history", args)).toMatchObject({
    data: {
      points: [
        {
          time: "2026-08-01T00:00:00.000Z",
          price: "0.385",
          open: "0.4",
          high: "0.41",
          low: "0.37",
          volume: "85.5",
        },
        { price: "0.385", open: null, high: null, volume: "0" },
        {},
      ],
    },
  });
  expect(lastRequest()?.path).toBe(`/series/KXFED/markets/${CUT}/candlesticks`);
  expect(lastQuery()).toEqual({ start_ts: "1785542400", end_ts: "1785715200", period_interval: "1440" });
});

test("a history goes back from now where it is not told how far", async () => {
  await call("get_kalshi_price_history", { market: CUT });
  expect(lastQuery()).toMatchObject({ start_ts: "1785844800", end_ts: "1786449600" });
});

test.each([
  [
    "get_kalshi_series",
    { series: "kxfed" },
    { series: { title: "Fed funds rate", volume_contracts: "9007199254740993.25" } },
  ],
  ["get_kalshi_exchange_status", {}, { exchange_active: true, trading_active: false, resumes: null }],
])("%s %j gives %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data });
});

test.each([
  ["get_kalshi_market", { market: "NONE-1" }, { market: null }],
  ["get_kalshi_event", { event: "NONE" }, { event: null, markets: [] }],
  ["get_kalshi_series", { series: "NONE" }, { series: null }],
  ["list_kalshi_markets", { event: "NONE" }, { markets: [] }],
  ["get_kalshi_orderbook", { market: "NONE-1" }, { bids: [], asks: [] }],
  ["get_kalshi_orderbook", { market: "KXFED-26DEC-T3.75" }, { bids: [], asks: [] }],
  ["get_kalshi_price", { market: "KXFED-26DEC-T3.75" }, { price: null }],
  ["get_kalshi_price", { market: "NONE-1" }, { price: null }],
  ["get_kalshi_trades", { market: "NONE-1" }, { trades: [] }],
  ["get_kalshi_price_history", { market: "NONE-1" }, { points: [] }],
])("what Kalshi does not have is no_data and no failure: %s %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: kalshi /)] },
  });
});
