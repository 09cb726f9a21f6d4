// Kalshi's data in the stand-in: two events with their markets, in the words and texts of the API.

/** A market as Kalshi keeps it: dollars and counts are texts. */
export interface KalshiMarket {
  readonly ticker: string;
  readonly event_ticker: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

/** An event as Kalshi keeps it. */
export interface KalshiEvent {
  readonly event_ticker: string;
  readonly series_ticker: string;
  readonly [field: string]: unknown;
}

const COMMON = {
  market_type: "binary",
  no_sub_title: "",
  notional_value_dollars: "1.0000",
  // Deprecated, and always this.
  liquidity_dollars: "0.0000",
  open_interest_fp: "16353.00",
  yes_bid_size_fp: "120.00",
  yes_ask_size_fp: "80.00",
  result: "",
  can_close_early: true,
  updated_time: "0001-01-01T00:00:00Z",
  created_time: "0001-01-01T00:00:00Z",
  price_ranges: [{ start: "0.0000", end: "1.0000", step: "0.0100" }],
};

export const MARKETS: readonly KalshiMarket[] = [
  {
    ...COMMON,
    ticker: "KXBALANCE-29",
    event_ticker: "KXBALANCE-29",
    title: "Will the budget be balanced?",
    yes_sub_title: "By 2029",
    status: "active",
    close_time: "2029-07-01T14:00:00Z",
    yes_bid_dollars: "0.1000",
    yes_ask_dollars: "0.1100",
    no_bid_dollars: "0.8900",
    no_ask_dollars: "0.9000",
    last_price_dollars: "0.1100",
    volume_fp: "9007199254740993.25",
    volume_24h_fp: "85.00",
  },
  {
    ...COMMON,
    ticker: "KXFED-26DEC-T3.50",
    event_ticker: "KXFED-26DEC",
    title: "Will the rate be above 3.50%?",
    yes_sub_title: "Above 3.50%",
    status: "active",
    close_time: "2026-12-09T18:55:00Z",
    yes_bid_dollars: "0.6150",
    yes_ask_dollars: "0.6240",
    no_bid_dollars: "0.3760",
    no_ask_dollars: "0.3850",
    last_price_dollars: "0.6200",
    volume_fp: "1204.10",
    volume_24h_fp: "4.20",
  },
  {
    ...COMMON,
    ticker: "KXFED-26DEC-T3.75",
    event_ticker: "KXFED-26DEC",
    title: "Will the rate be above 3.75%?",
    yes_sub_title: "Above 3.75%",
    status: "inactive",
    close_time: "2026-12-09T18:55:00Z",
    yes_bid_dollars: "0.0000",
    yes_ask_dollars: "1.0000",
    no_bid_dollars: "0.0000",
    no_ask_dollars: "1.0000",
    // Nobody has traded it: no price, though the text says 0.
    last_price_dollars: "0.0000",
    volume_fp: "0.00",
    volume_24h_fp: "0.00",
  },
  {
    ...COMMON,
    ticker: "KXFED-26SEP-T4.00",
    event_ticker: "KXFED-26SEP",
    title: "Will the rate be above 4.00%?",
    yes_sub_title: "Above 4.00%",
    status: "finalized",
    close_time: "2026-09-16T17:55:00Z",
    yes_bid_dollars: "0.0000",
    yes_ask_dollars: "0.0100",
    no_bid_dollars: "0.9900",
    no_ask_dollars: "1.0000",
    last_price_dollars: "0.0100",
    settlement_value_dollars: "0.0000",
    settlement_ts: "2026-09-16T19:00:00Z",
    volume_fp: "55120.00",
    volume_24h_fp: "0.00",
    result: "no",
  },
];

export const EVENTS: readonly KalshiEvent[] = [
  {
    event_ticker: "KXBALANCE-29",
    series_ticker: "KXBALANCE",
    title: "Balanced budget",
    sub_title: "By 2029",
    category: "Politics",
    mutually_exclusive: false,
  },
  {
    event_ticker: "KXFED-26DEC",
    series_ticker: "KXFED",
    title: "Fed funds rate after the December meeting",
    sub_title: "On Dec 9, 2026",
    category: "Economics",
    mutually_exclusive: false,
  },
  {
    event_ticker: "KXFED-26SEP",
    series_ticker: "KXFED",
    title: "Fed funds rate after the September meeting",
    sub_title: "On Sep 16, 2026",
    category: "Economics",
    mutually_exclusive: false,
  },
];
