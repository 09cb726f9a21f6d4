// polymarket against its stand-ins: what each tool asks, and what it makes of the answers.

import { createService, HOST, type Service } from "@svckit/core";
import { polymarket } from "@svckit/providers";
import { createTestClock } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

const NOW = Date.parse("2026-08-11T12:00:00Z");
const CUT = "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01";
const HOLD = "0x5d1c7a019c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f";
const BTC = "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868";
const CUT_YES = "71321045679252212594626385532706912750332728571942532289631379312455583992563";
const CUT_NO = "52114319501245915516055106046884209969926127482827954674443846427813813222426";
const HOLD_YES = "63842529048136391058207561840617284039506182736450918273645091827364509182736";
const TRADER = "0x56687bf447db6ffa42ffe2204a05edaa20f55839";

let upstreams: RunningUpstreams;
let service: Service;

const clock = createTestClock(NOW);

beforeAll(async () => {
  upstreams = await startUpstreams({ now: clock.now }, ["polymarket"]);
});
beforeEach(() => {
  service = createService({ providers: [polymarket(upstreams.options("polymarket"))], clock });
});
afterEach(() => standIn("gamma").fault(null));
afterAll(() => upstreams.close());

function standIn(name: string) {
  const found = upstreams.of("polymarket")?.[name];
  if (found === undefined) throw new Error(`no stand-in ${name}`);
  return found;
}
const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });
const lastQuery = (name: string) => Object.fromEntries(standIn(name).requests.at(-1)?.query ?? []);

const cutRow = {
  venue: "polymarket",
  market_id: CUT,
  event_id: "35090",
  slug: "will-the-fed-cut-rates-in-december",
  question: "Will the Fed cut rates in December?",
  subtitle: "25 bps decrease",
  outcomes: [
    { label: "Yes", price: "0.6235", token_id: CUT_YES },
    { label: "No", price: "0.3765", token_id: CUT_NO },
  ],
  status: "open",
  close_time: "2026-12-10T00:00:00.000Z",
  volume_usd: "15234431122.220001",
  volume_24h_usd: "12345.6",
  liquidity_usd: "80321.1",
  resolution: null,
};

describe("markets and events", () => {
  test("a market's outcomes are lists, though Gamma sends them as JSON in texts, and no digit is lost", async () => {
    const answer = await call("list_polymarket_markets", { limit: 1 });
    expect(answer).toMatchObject({ ok: true, data: { markets: [cutRow] }, meta: { warnings: [] } });
    expect(lastQuery("gamma")).toEqual({
      closed: "false",
      order: "volume24hr",
      ascending: "false",
      limit: "1",
      offset: "0",
    });
  });

  test("a market without trade has no price and no volume that is known, and is paused while it takes no orders", async () => {
    expect(await call("get_polymarket_market", { market: "601698" })).toMatchObject({
      data: {
        market: { status: "paused", volume_usd: "0", outcomes: [{ price: null }, { price: null }] },
      },
    });
  });

  test("a settled market says which outcome won, and closes when it closed, not when it was to", async () => {
    const settled = {
      status: "settled",
      resolution: "No",
      close_time: "2026-06-04T00:34:19.000Z",
      outcomes: [{ price: "0" }, { price: "1" }],
    };
    expect(await call("list_polymarket_markets", { status: "settled" })).toMatchObject({
      data: { markets: [settled] },
    });
    expect(lastQuery("gamma")).toMatchObject({ closed: "true", uma_resolution_status: "resolved" });
    expect(await call("get_polymarket_market", { market: BTC })).toMatchObject({ data: { market: settled } });
  });

  test.each([
    ["its number", "601697", "/markets/601697"],
    ["its slug", "Will-the-Fed-cut-rates-in-December", "/markets/slug/will-the-fed-cut-rates-in-december"],
    ["its market_id", CUT, "/markets"],
  ])("a market is found by %s", async (_, market, path) => {
    expect(await call("get_polymarket_market", { market })).toMatchObject({ data: { market: cutRow } });
    expect(standIn("gamma").requests.at(-1)?.path).toBe(path);
  });

  test("an event tells its status, and comes with its markets when it is asked for alone", async () => {
    const event = {
      event_id: "35090",
      title: "Fed decision in December?",
      category: "Economy",
      status: "open",
      volume_usd: "15234431122.22",
      market_ids: [CUT, HOLD],
    };
    const { data } = Object(await call("list_polymarket_events", { category: "economy" }));
    expect(data.events).toMatchObject([event]);
    const found = await call("get_polymarket_event", { event: "fed-decision-in-december" });
    expect(found).toMatchObject({ data: { event, markets: [cutRow, { market_id: HOLD }] } });
    expect(await call("list_polymarket_events", { status: "closed" })).toMatchObject({
      data: { events: [{ event_id: "20111", status: "settled", close_time: "2026-06-04T00:34:19.000Z" }] },
    });
  });

  test("a search gives events with their markets, open and settled", async () => {
    expect(await call("search_polymarket", { query: "bitcoin" })).toMatchObject({
      data: { events: [{ event_id: "20111", markets: [{ market_id: BTC, resolution: "No" }] }] },
    });
  });

  test("a list in a text that is no JSON is the provider's failure", async () => {
    standIn("gamma").fault({ inBodyError: [{ id: "1", question: "?", outcomes: "[oops" }] });
    expect(await call("list_polymarket_markets", {})).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: { runtime_status: "failing" },
    });
  });
});

describe("one outcome", () => {
  test("a book has the best prices first, though the API has them last, and keeps every digit", async () => {
    expect(await call("get_polymarket_orderbook", { token_id: CUT_YES, limit: 2 })).toMatchObject({
      data: {
        market_id: CUT,
        outcome: null,
        token_id: CUT_YES,
        bids: [
          { price: "0.62", size: "120" },
          { price: "0.6", size: "40" },
        ],
        asks: [
          { price: "0.627", size: "80" },
          { price: "0.63", size: "55.5" },
        ],
        observed: "2026-08-10T18:10:07.185Z",
      },
    });
    const whole = Object(await call("get_polymarket_orderbook", { market: CUT }));
    expect(whole.data.bids.at(-1)).toEqual({ price: "0.01", size: "2260866.890000000000000001" });
  });

  test("an outcome is found by its label in any case, and another label is the caller's fault", async () => {
    const args = { market: CUT, outcome: "no" };
    expect(await call("get_polymarket_price", { ...args, side: "sell" })).toMatchObject({
      data: { market_id: CUT, outcome: "No", token_id: CUT_NO, side: "sell", price: "0.38" },
    });
    expect(lastQuery("clob")).toEqual({ token_id: CUT_NO, side: "SELL" });
    expect(await call("get_polymarket_midpoint", args)).toMatchObject({
      data: { price: "0.3765", side: "mid" },
    });
    expect(await call("get_polymarket_price", { market: CUT, outcome: "Maybe" })).toMatchObject({
      error: { code: "TOOL_ERROR", param: "outcome" },
      meta: { runtime_status: "invalid_input" },
    });
  });

  test.each([
    [{}, "MISSING_PARAM"],
    [{ market: CUT, token_id: CUT_YES }, "VALIDATION_ERROR"],
  ])("%j names no outcome, or two", async (args, code) => {
    expect(await call("get_polymarket_price", args)).toMatchObject({ error: { code, param: "market" } });
  });

  test("a history is put together of windows of 15 days, without the point of now behind each", async () => {
    const args = { market: BTC, resolution: "1d", from: "2026-05-01", to: "2026-06-05" };
    const { data } = Object(await call("get_polymarket_price_history", args));
    const times = data.points.map(({ time }: { time: string }) => time);
    expect(times).toHaveLength(36);
    expect(new Set(times).size).toBe(36);
    expect([times[0], times.at(-1)]).toEqual(["2026-05-01T00:00:00.000Z", "2026-06-05T00:00:00.000Z"]);
    expect(data).toMatchObject({ outcome: "Yes", resolution: "1d" });
    expect(data.points[0]).toMatchObject({ price: "0.0095", open: null });
    expect(lastQuery("clob")).toMatchObject({ fidelity: "1440" });
  });

  test.each([
    [{ resolution: "1m", from: "2026-08-01" }, "1 day"],
    [{ from: "2026-08-02", to: "2026-08-01" }, "before the end"],
  ])("a history is not asked for with %j", async (args, why) => {
    const before = standIn("clob").requests.length;
    expect(await call("get_polymarket_price_history", { token_id: CUT_YES, ...args })).toMatchObject({
      error: { code: "TOOL_ERROR", param: "from", message: expect.stringContaining(why) },
    });
    expect(standIn("clob").requests.length).toBe(before);
  });
});

describe("accounts", () => {
  test("trades say what the taker did with which outcome, and how much of it", async () => {
    expect(await call("get_polymarket_trades", { market: CUT, limit: 2 })).toMatchObject({
      data: {
        trades: [
          {
            outcome: "Yes",
            side: "buy",
            price: "0.62",
            amount: "32862.45",
            time: "2026-08-10T18:10:00.000Z",
            trader: "0x56687BF447DB6fFA42FFE2204a05EDAA20f55839",
          },
          { outcome: "No", side: "sell", price: "0.375" },
        ],
      },
    });
  });

  test("positions hold what is worth less than a share, too", async () => {
    expect(await call("get_polymarket_positions", { user: TRADER })).toMatchObject({
      data: {
        positions: [
          { market_id: CUT, amount: "32862.45", value_usd: "20489.737575", profit_usd: "1429.516575" },
          { market_id: BTC, amount: "0.4", redeemable: true, profit_usd: "-0.0004" },
        ],
      },
    });
  });

  test.each([
    ["get_polymarket_closed_positions", { user: TRADER }, { positions: [{ realized_usd: "45.0225" }] }],
    ["get_polymarket_value", { user: TRADER }, { value_usd: "20489.737575" }],
    [
      "get_polymarket_activity",
      { user: TRADER, kind: "redeem" },
      { activity: [{ kind: "redeem", side: null, price: null, token_id: null, value_usd: "500.25" }] },
    ],
    [
      "get_polymarket_holders",
      { market: CUT, limit: 1 },
      {
        holders: [
          { amount: "20278769.746834", outcome_index: 0 },
          { token_id: CUT_NO, name: null },
        ],
      },
    ],
    [
      "get_polymarket_leaderboard",
      { period: "all" },
      {
        traders: [
          { rank: 1, profit_usd: "22053933.75" },
          { profit_usd: "-17.25", name: null },
        ],
      },
    ],
  ])("%s %j gives %j", async (tool, args, data) => {
    expect(await call(tool, args)).toMatchObject({ ok: true, data });
  });
});

const NOBODY = "0x00000000000000000000000000000000deaf0000";
const NONE = `0x${"0".repeat(64)}`;

test.each([
  ["get_polymarket_market", { market: "no-such-market" }, { market: null }],
  ["get_polymarket_market", { market: NONE }, { market: null }],
  ["get_polymarket_event", { event: "999" }, { event: null, markets: [] }],
  ["search_polymarket", { query: "zebra" }, { events: [] }],
  ["get_polymarket_orderbook", { market: BTC }, { bids: [], asks: [], outcome: "Yes" }],
  ["get_polymarket_orderbook", { market: NONE }, { bids: [], token_id: null }],
  ["get_polymarket_price", { token_id: HOLD_YES }, { price: null }],
  ["get_polymarket_midpoint", { token_id: "1" }, { price: null }],
  ["get_polymarket_price_history", { token_id: "1" }, { points: [] }],
  ["get_polymarket_trades", { market: NONE }, { trades: [] }],
  ["get_polymarket_positions", { user: NOBODY }, { positions: [] }],
  ["get_polymarket_closed_positions", { user: NOBODY }, { positions: [] }],
  ["get_polymarket_value", { user: NOBODY }, { value_usd: null }],
  ["get_polymarket_holders", { market: NONE }, { holders: [] }],
  ["get_polymarket_activity", { user: NOBODY }, { activity: [] }],
])("what Polymarket does not have is no_data and no failure: %s %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: polymarket /)] },
  });
});
