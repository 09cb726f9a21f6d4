// What the tools of exchanges give of each venue's answers: one form, exact amounts, and failures told by the body.

import { createService, HOST, type Service, silentLogger } from "@svckit/core";
import { exchanges } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const VENUES = ["binance", "kraken", "coinbase", "bybit", "okx"] as const;
const PERPETUAL = ["binance", "bybit", "okx"] as const;

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["exchanges"]);
  service = createService({ providers: [exchanges(upstreams.options("exchanges"))], logger: silentLogger });
});

afterAll(async () => {
  await service.close();
  await upstreams.close();
});

async function ask(tool: string, args: Record<string, unknown>) {
  const answer = await service.execute({ tool, args, principal: HOST });
  const { _svc, ...data } = answer.ok ? answer.data : { _svc: undefined };
  return { answer, data: data as Record<string, unknown> };
}

/** A market that each venue's stand-in has. */
const symbolAt = (exchange: string) => (exchange === "coinbase" ? "BTC/USD" : "BTC/USDT");

test.each(VENUES)("%s gives its ticker to the last digit", async (exchange) => {
  const { data } = await ask("get_ticker", { exchange, symbol: symbolAt(exchange) });
  expect(data).toMatchObject({ last: "88123.45", bid: "88123.44", ask: "88123.46" });
  expect(data["base_volume"]).toBe("12345.678901234567890123");
});

test.each(VENUES)("%s gives its book best first, and only as deep as asked for", async (exchange) => {
  const { data } = await ask("get_orderbook", { exchange, symbol: symbolAt(exchange), limit: 2 });
  expect(data).toMatchObject({
    bids: [
      { price: "88123.44", amount: "0.5" },
      { price: "88123", amount: "1.25" },
    ],
    asks: [
      { price: "88123.46", amount: "0.1" },
      { price: "88124", amount: "2.00000001" },
    ],
  });
});

test.each(VENUES)("%s gives candles oldest first, from a time on", async (exchange) => {
  const from = "2026-01-01T00:00:00.000Z";
  const args = { exchange, symbol: symbolAt(exchange), timeframe: "1h", from, limit: 2 };
  const { data } = await ask("get_ohlcv", args);
  expect(data["candles"]).toEqual([
    { time: from, open: "87000.5", high: "87002.25", low: "86999", close: "87001.75", volume: "10.00000001" },
    {
      time: "2026-01-01T01:00:00.000Z",
      open: "87001.5",
      high: "87003.25",
      low: "87000",
      close: "87002.75",
      volume: "10.00000001",
    },
  ]);
});

test("OKX gives candles that are older than its route of recent ones reaches", async () => {
  const from = "2025-03-01T00:00:00.000Z";
  const { data } = await ask("get_ohlcv", {
    exchange: "okx",
    symbol: "BTC/USDT",
    timeframe: "1h",
    from,
    limit: 300,
  });
  const times = (data["candles"] as { time: string }[]).map(({ time }) => time);
  expect([times.length, times[0]]).toEqual([300, from]);
});

test("Coinbase gives as many candles as are asked for, up to its most", async () => {
  const args = { exchange: "coinbase", symbol: "BTC/USD", timeframe: "1m", from: "2026-01-01T00:00:00Z" };
  const { data } = await ask("get_ohlcv", { ...args, limit: 300 });
  expect(data["candles"]).toHaveLength(300);
});

test("Bybit's perpetual in USDC is asked for by the name that it has there", async () => {
  const symbol = "BTC/USDC:USDC";
  const { data } = await ask("get_exchange_markets", { exchange: "bybit", kind: "perpetual", quote: "USDC" });
  expect(data["markets"]).toMatchObject([{ symbol, venue_symbol: "BTCPERP" }]);
  expect((await ask("get_ticker", { exchange: "bybit", symbol })).data).toMatchObject({ last: "88123.45" });
});

test.each(VENUES)("%s gives its newest candles where no time is named", async (exchange) => {
  const { data } = await ask("get_ohlcv", {
    exchange,
    symbol: symbolAt(exchange),
    timeframe: "1h",
    limit: 1,
  });
  expect(data).toMatchObject({ candles: [{ time: "2026-01-01T23:00:00.000Z" }] });
});

test.each(VENUES)("%s gives trades newest first, by the taker's side", async (exchange) => {
  const { data } = await ask("get_recent_trades", { exchange, symbol: symbolAt(exchange), limit: 500 });
  expect(data["trades"]).toEqual([
    {
      id: "7002",
      time: "2026-01-01T23:59:59.000Z",
      side: "buy",
      price: "88123.46",
      amount: "0.123456789012345678",
    },
    { id: "7001", time: "2026-01-01T23:59:58.000Z", side: "sell", price: "88123.44", amount: "0.001" },
  ]);
});

test.each(VENUES)("%s names its markets as the other tools take them", async (exchange) => {
  const { data } = await ask("get_exchange_markets", { exchange, base: "BTC" });
  const names = (data["markets"] as { symbol: string }[]).map(({ symbol }) => symbol);
  expect(names).toContain(symbolAt(exchange));
  expect(names.every((name) => name.startsWith("BTC/"))).toBe(true);
});

test.each(PERPETUAL)("%s tells what its perpetual pays, has paid and holds", async (exchange) => {
  const symbol = "BTC/USDT:USDT";
  const next_funding_time = "2026-01-02T08:00:00.000Z";
  expect((await ask("get_funding_rate", { exchange, symbol })).data).toMatchObject({
    funding_rate: "0.0001",
    next_funding_time,
  });
  expect((await ask("get_funding_rate_history", { exchange, symbol })).data["payments"]).toEqual([
    { time: "2026-01-01T16:00:00.000Z", funding_rate: "-0.00001234" },
    { time: "2026-01-01T08:00:00.000Z", funding_rate: "0.00008" },
  ]);
  expect((await ask("get_open_interest", { exchange, symbol })).data).toMatchObject({ amount: "75123.456" });
});

test.each(VENUES)(
  "%s is told to know no such market where it says so, whatever its status",
  async (exchange) => {
    const { answer } = await ask("get_ticker", { exchange, symbol: "NOPE/USD" });
    expect(answer).toMatchObject({
      error: { code: "TOOL_ERROR" },
      meta: { runtime_status: "invalid_input" },
    });
  },
);

const TOO_OFTEN: readonly (readonly [string, unknown])[] = [
  ["kraken", { error: ["EAPI:Rate limit exceeded"] }],
  ["bybit", { retCode: 10006, retMsg: "Too many visits!", result: {} }],
  ["okx", { code: "50011", msg: "Too Many Requests", data: [] }],
  ["binance", { code: -1003, msg: "Too many requests." }],
];

test.each(TOO_OFTEN)("%s is told to be asked too often by its body", async (exchange, inBodyError) => {
  const standIn = upstreams.of("exchanges")?.[exchange];
  standIn?.fault({ inBodyError });
  const { answer } = await ask("get_ticker", { exchange, symbol: "ETH/USDT" });
  standIn?.fault(null);
  expect(answer).toMatchObject({ error: { code: "TOOL_ERROR" }, meta: { runtime_status: "rate_limited" } });
});

test.each([
  ["get_ticker", { exchange: "kraken", symbol: "BTC/USD:USD" }, "symbol"],
  ["get_ohlcv", { exchange: "coinbase", symbol: "BTC/USD", timeframe: "4h" }, "timeframe"],
  ["get_exchange_markets", { exchange: "coinbase", kind: "perpetual" }, "kind"],
  ["get_funding_rate", { exchange: "kraken", symbol: "BTC/USD:USD" }, "exchange"],
  ["get_ticker", { exchange: "binance", symbol: "BTCUSDT" }, "symbol"],
])("%s refuses %j before anyone is asked", async (tool, args, param) => {
  const asked = () =>
    Object.values(upstreams.of("exchanges") ?? {}).flatMap(({ requests }) => requests).length;
  const before = asked();
  const { answer } = await ask(tool, args);
  expect(answer).toMatchObject({ error: { code: "VALIDATION_ERROR", param } });
  expect(asked()).toBe(before);
});

test("every request was one that the exchange knows", () => {
  const standIns = Object.values(upstreams.of("exchanges") ?? {});
  expect(standIns.flatMap(({ slips }) => slips)).toEqual([]);
});
