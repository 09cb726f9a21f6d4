// Kalshi's stand-in: markets and events of its public API, by lists with cursors and by tickers.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRoutes } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { EVENTS, type KalshiEvent, type KalshiMarket, MARKETS } from "./data.js";
import { BOOKS, candlesticks, SERIES, TRADES } from "./trading.js";

// The status that lists are asked for, by the status of their markets.
const SELECTED: Readonly<Record<string, string>> = {
  initialized: "unopened",
  active: "open",
  inactive: "open",
  closed: "closed",
  determined: "closed",
  finalized: "settled",
};

const ROUTES: StandInRoutes = {
  "GET /markets": {
    takes: [
      "limit",
      "cursor",
      "event_ticker",
      "series_ticker",
      "min_created_ts",
      "max_created_ts",
      "min_updated_ts",
      "max_close_ts",
      "min_close_ts",
      "min_settled_ts",
      "max_settled_ts",
      "status",
      "tickers",
      "mve_filter",
    ],
    answer: ({ query }) => {
      const event = query.get("event_ticker");
      const series = query.get("series_ticker");
      const found = MARKETS.filter(
        (market) =>
          isSelected(market, query.get("status")) &&
          (event === null || market.event_ticker === event) &&
          (series === null || seriesOf(market) === series),
      );
      return listed("markets", found, query, {
        most: 1_000,
        statuses: ["unopened", "open", "paused", "closed", "settled"],
      });
    },
  },
  "GET /markets/{ticker}": {
    answer: ({ params }) => {
      const market = MARKETS.find(({ ticker }) => ticker === params["ticker"]);
      return market ? { body: { market } } : NOT_FOUND;
    },
  },
  "GET /markets/{ticker}/orderbook": {
    takes: ["depth"],
    answer: ({ params, query }) => {
      const ticker = params["ticker"] ?? "";
      const depth = Number(query.get("depth") ?? 0);
      if (!(depth >= 0 && depth <= 100)) return refused("invalid depth");
      if (!MARKETS.some((market) => market.ticker === ticker)) return NOT_FOUND;
      const { yes = [], no = [] } = BOOKS[ticker] ?? {};
      const [yes_dollars, no_dollars] = [yes, no].map((side) => (depth === 0 ? side : side.slice(-depth)));
      return { body: { orderbook_fp: { yes_dollars, no_dollars } } };
    },
  },
  "GET /markets/trades": {
    takes: ["limit", "cursor", "ticker", "min_ts", "max_ts"],
    answer: ({ query }) => {
      const ticker = query.get("ticker");
      const found = TRADES.filter((trade) => ticker === null || trade.ticker === ticker);
      return listed("trades", found, query, { most: 1_000, statuses: [] });
    },
  },
  "GET /series/{series}/markets/{ticker}/candlesticks": {
    needs: ["start_ts", "end_ts", "period_interval"],
    takes: ["include_latest_before_start"],
    answer: ({ params, query }) => {
      const market = MARKETS.find(({ ticker }) => ticker === params["ticker"]);
      if (!market || seriesOf(market) !== params["series"]) return NOT_FOUND;
      return candlesticks(market.ticker, query);
    },
  },
  "GET /series/{series}": {
    takes: ["include_volume"],
    answer: ({ params, query }) => {
      const found = SERIES.find(({ ticker }) => ticker === params["series"]);
      if (!found) return NOT_FOUND;
      const { volume_fp, ...series } = found;
      return { body: { series: query.get("include_volume") === "true" ? { ...series, volume_fp } : series } };
    },
  },
  "GET /exchange/status": { answer: () => ({ body: { exchange_active: true, trading_active: false } }) },
  "GET /events": {
    takes: [
      "limit",
      "cursor",
      "with_nested_markets",
      "with_milestones",
      "status",
      "series_ticker",
      "min_close_ts",
      "min_updated_ts",
    ],
    answer: ({ query }) => {
      const series = query.get("series_ticker");
      const found = EVENTS.filter(
        (event) =>
          marketsOf(event).some((market) => isSelected(market, query.get("status"))) &&
          (series === null || event.series_ticker === series),
      );
      const isNested = query.get("with_nested_markets") === "true";
      const rows = found.map((event) => (isNested ? { ...event, markets: marketsOf(event) } : event));
      return listed("events", rows, query, {
        most: 200,
        statuses: ["unopened", "open", "closed", "settled"],
      });
    },
  },
  "GET /events/{ticker}": {
    takes: ["with_nested_markets"],
    answer: ({ params, query }) => {
      const event = EVENTS.find(({ event_ticker }) => event_ticker === params["ticker"]);
      if (!event) return NOT_FOUND;
      const markets = marketsOf(event);
      if (query.get("with_nested_markets") === "true") return { body: { event: { ...event, markets } } };
      return { body: { event, markets } };
    },
  },
};

const NOT_FOUND: StandInAnswer = {
  status: 404,
  body: { error: { code: "not_found", message: "not found" } },
};

/** Starts a stand-in of the Kalshi API; its paths begin behind the version. */
export function standInKalshi(): Promise<StandIn> {
  return createStandIn(ROUTES, {
    refuse: ({ kind, message }) => (kind === "path" ? NOT_FOUND : refused(message)),
  });
}

function listed(
  name: string,
  rows: readonly object[],
  query: URLSearchParams,
  { most, statuses }: { readonly most: number; readonly statuses: readonly string[] },
): StandInAnswer {
  const status = query.get("status");
  if (status !== null && !statuses.includes(status)) return refused("invalid status");
  const limit = Number(query.get("limit") ?? 100);
  if (!(limit >= 1 && limit <= most)) return refused("invalid limit");
  const cursor = query.get("cursor") ?? "";
  const start = cursor === "" ? 0 : Number(/^row-(\d+)$/.exec(cursor)?.[1] ?? Number.NaN);
  if (Number.isNaN(start)) return refused("invalid cursor");
  const end = start + limit;
  return { body: { [name]: rows.slice(start, end), cursor: end < rows.length ? `row-${end}` : "" } };
}

function refused(message: string): StandInAnswer {
  return { status: 400, body: { error: { code: "bad_request", message } } };
}

function isSelected({ status }: KalshiMarket, selector: string | null): boolean {
  return selector === null || SELECTED[status] === selector;
}

function marketsOf(event: KalshiEvent): readonly KalshiMarket[] {
  return MARKETS.filter(({ event_ticker }) => event_ticker === event.event_ticker);
}

function seriesOf(market: KalshiMarket): string | undefined {
  return EVENTS.find(({ event_ticker }) => event_ticker === market.event_ticker)?.series_ticker;
}
