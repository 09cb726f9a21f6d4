// Kalshi's trading in the stand-in: books, trades and candlesticks of its markets, and its series.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";

/** Bids alone, the best price last; a bid for No is an offer of Yes. */
export const BOOKS: Readonly<
  Record<string, { readonly yes: readonly Level[]; readonly no: readonly Level[] }>
> = {
  "KXFED-26DEC-T3.50": {
    yes: [
      ["0.0100", "9007199254740993.25"],
      ["0.6000", "40.00"],
      ["0.6150", "120.00"],
    ],
    no: [
      ["0.0100", "100.00"],
      ["0.3760", "80.50"],
    ],
  },
  "KXBALANCE-29": { yes: [["0.1000", "12.00"]], no: [["0.8900", "7.00"]] },
  "KXFED-26DEC-T3.75": { yes: [], no: [] },
};

type Level = readonly [price: string, count: string];

const trade = (id: string, ticker: string, yes: string, no: string, side: string, count: string) => ({
  trade_id: id,
  ticker,
  yes_price_dollars: yes,
  no_price_dollars: no,
  taker_side: side,
  count_fp: count,
  created_time: "2026-08-10T18:10:07.185123Z",
});

export const TRADES = [
  trade("5f0c1d5e-0001", "KXFED-26DEC-T3.50", "0.6200", "0.3800", "yes", "12.50"),
  trade("5f0c1d5e-0002", "KXFED-26DEC-T3.50", "0.6150", "0.3850", "no", "100.00"),
  trade("5f0c1d5e-0003", "KXBALANCE-29", "0.1100", "0.8900", "no", "1.00"),
];

export const SERIES = [
  {
    ticker: "KXFED",
    frequency: "custom",
    title: "Fed funds rate",
    category: "Economics",
    tags: ["Fed"],
    settlement_sources: [{ name: "Federal Reserve", url: "https://www.federalreserve.gov" }],
    contract_url: "https://example.com/contract.pdf",
    contract_terms_url: "https://example.com/terms.pdf",
    fee_type: "quadratic",
    fee_multiplier: 1,
    additional_prohibitions: [],
    volume_fp: "9007199254740993.25",
  },
  {
    ticker: "KXBALANCE",
    frequency: "one_off",
    title: "Balanced budget",
    category: "Politics",
    tags: [],
    settlement_sources: [],
    contract_url: "",
    contract_terms_url: "",
    fee_type: "quadratic",
    fee_multiplier: 1,
    additional_prohibitions: [],
    volume_fp: "40208.00",
  },
];

/** A candlestick for each period that ends in the time asked for; of every second nothing was traded. */
export function candlesticks(ticker: string, query: URLSearchParams): StandInAnswer {
  const [from, to, minutes] = ["start_ts", "end_ts", "period_interval"].map((name) =>
    Number(query.get(name)),
  );
  if (!from || !to || ![1, 60, 1_440].includes(minutes ?? 0))
    return { status: 400, body: { error: { code: "bad_request", message: "invalid period_interval" } } };
  const step = Number(minutes) * 60;
  const first = Math.ceil(from / step) * step;
  const ends = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  );
  const offer = {
    open_dollars: "0.6000",
    high_dollars: "0.6200",
    low_dollars: "0.5900",
    close_dollars: "0.6150",
  };
  const traded = { ...offer, high_dollars: "0.6300", mean_dollars: "0.6100", previous_dollars: "0.6000" };
  const quiet = {
    open_dollars: null,
    high_dollars: null,
    low_dollars: null,
    close_dollars: null,
    mean_dollars: null,
    previous_dollars: "0.6150",
  };
  const sticks = ends.map((end, at) => ({
    end_period_ts: end,
    yes_bid: offer,
    yes_ask: offer,
    price: at % 2 === 0 ? traded : quiet,
    volume_fp: at % 2 === 0 ? "85.50" : "0.00",
    open_interest_fp: "16353.00",
  }));
  return { body: { ticker, candlesticks: sticks } };
}
