// Venue: what each exchange is asked for a market, and how its answer reads in the one form that all of them have here.
import type { QueryValues, Schema } from "@svckit/core";

/** A market by its symbol: `BTC/USDT` is spot, `BTC/USDT:USDT` a perpetual that settles in USDT. */
export interface Market {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Undefined of a spot market. */
  readonly settle: string | undefined;
}

/** One request and how its answer reads. */
export interface VenueRequest<T> {
  readonly path: string;
  readonly query?: QueryValues;
  readonly schema: Schema<unknown, T>;
}

/** The last day of a market. Amounts are decimal strings, or null where the venue does not say. */
export interface Ticker {
  readonly last: string | null;
  readonly bid: string | null;
  readonly ask: string | null;
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly base_volume: string | null;
  readonly quote_volume: string | null;
  readonly time: string | null;
}

/** One price of an order book, and how much of the base is asked or offered there. */
export interface Level {
  readonly price: string;
  readonly amount: string;
}

/** An order book, best prices first. */
export interface OrderBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
  readonly time: string | null;
}

/** A candle; `time` is its start. */
export interface Candle {
  readonly time: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** A trade; `side` is what the taker did. */
export interface Trade {
  readonly id: string;
  readonly time: string;
  readonly side: "buy" | "sell";
  readonly price: string;
  readonly amount: string;
}

/** What a perpetual's holders pay each other. */
export interface FundingRate {
  readonly funding_rate: string | null;
  readonly next_funding_time: string | null;
  readonly mark_price: string | null;
  readonly index_price: string | null;
}

/** A rate that was paid. */
export interface PaidFunding {
  readonly time: string;
  readonly funding_rate: string;
}

/** A market that a venue lists. */
export interface ListedMarket {
  readonly symbol: string;
  readonly venue_symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly is_trading: boolean;
}

/** How long a candle is. */
export const TIMEFRAMES = ["1m", "5m", "15m", "30m", "1h", "4h", "6h", "1d", "1w"] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];
/** The same in milliseconds. */
export const TIMEFRAME_MS: Readonly<Record<Timeframe, number>> = {
  "1m": 60_000,
  "5m": 300_000,
  "15m": 900_000,
  "30m": 1_800_000,
  "1h": 3_600_000,
  "4h": 14_400_000,
  "6h": 21_600_000,
  "1d": 86_400_000,
  "1w": 604_800_000,
};

/** Which candles: `limit` of them from `since` on, or the newest; times in milliseconds. */
export interface CandleRange {
  /** The venue's own word for the length of a candle. */
  readonly step: string;
  readonly stepMs: number;
  readonly since: number | undefined;
  readonly limit: number;
  readonly now: number;
}

/** What an exchange can be asked. What it does not offer is left out. */
export interface Venue {
  readonly title: string;
  /** Whether it has perpetuals here. */
  readonly hasPerpetuals: boolean;
  /** Its own words for the lengths of candles that it has. */
  readonly timeframes: Readonly<Partial<Record<Timeframe, string>>>;
  /** The most rows of each list that it gives. */
  readonly most: {
    readonly levels: (market: Market) => number;
    readonly candles: number;
    readonly trades: (market: Market) => number;
  };
  readonly ticker: (market: Market) => VenueRequest<Ticker>;
  readonly orderBook: (market: Market, limit: number) => VenueRequest<OrderBook>;
  /** Oldest first. */
  readonly candles: (market: Market, range: CandleRange) => VenueRequest<readonly Candle[]>;
  /** Newest first. */
  readonly trades: (market: Market, limit: number) => VenueRequest<readonly Trade[]>;
  readonly markets: (kind: "spot" | "perpetual") => VenueRequest<readonly ListedMarket[]>;
  readonly time: () => VenueRequest<string>;
  readonly fundingRate?: (market: Market) => VenueRequest<FundingRate>;
  /** Newest first. */
  readonly fundingHistory?: (market: Market, limit: number) => VenueRequest<readonly PaidFunding[]>;
  /** In units of the base. */
  readonly openInterest?: (
    market: Market,
  ) => VenueRequest<{ readonly amount: string; readonly time: string | null }>;
}
