// Records of Kalshi: its markets and events, read into the form of all venues.
// Held against its OpenAPI as it stands in github.com/TexasCoding/kalshi-python-sdk (specs/openapi.yaml).
import { decimal, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { difference, sumOf } from "../exact.js";
import {
  type PredictionEvent,
  type PredictionMarket,
  predictionTool,
  readTime,
  statusOfAll,
} from "../prediction.js";

/** What a tool about markets or events is declared with. */
export const recordTool = { ...predictionTool, cacheTtl: 30_000, staleTtl: 10 * 60_000 } as const;

const text = () => z.string().nullish();
const amount = () => orNull(decimal());

// What a Go program sends for a time that is not set.
const NO_TIME = "0001-01-01T00:00:00.000Z";

/** A market in Kalshi's answers: prices in dollars and counts of contracts, all of them as texts. */
export const kalshiMarket = () =>
  z.looseObject({
    ticker: z.string(),
    event_ticker: text(),
    title: text(),
    yes_sub_title: text(),
    status: z.string(),
    close_time: text(),
    last_price_dollars: amount(),
    notional_value_dollars: amount(),
    settlement_value_dollars: amount(),
    volume_fp: amount(),
    volume_24h_fp: amount(),
    result: text(),
  });

/** An event in Kalshi's answers. */
export const kalshiEvent = () =>
  z.looseObject({
    event_ticker: z.string(),
    title: z.string(),
    sub_title: text(),
    category: text(),
    markets: z.array(kalshiMarket()).nullish(),
  });

type KalshiMarket = z.output<ReturnType<typeof kalshiMarket>>;
type KalshiEvent = z.output<ReturnType<typeof kalshiEvent>>;

// The status of a market has other words than the status that lists are asked for.
const STATUS: Readonly<Record<string, PredictionMarket["status"]>> = {
  initialized: "unopened",
  active: "open",
  inactive: "paused",
  closed: "closed",
  determined: "closed",
  disputed: "closed",
  amended: "closed",
  finalized: "settled",
};

const WON: Readonly<Record<string, string>> = { yes: "Yes", no: "No" };

/** A market as every venue gives it. */
export function marketRow(market: KalshiMarket): PredictionMarket {
  const price = yesPrice(market);
  return {
    venue: "kalshi",
    market_id: market.ticker,
    event_id: market.event_ticker ?? null,
    slug: null,
    question: market.title || market.yes_sub_title || market.ticker,
    subtitle: market.yes_sub_title || null,
    outcomes: [
      { label: "Yes", price, token_id: null },
      { label: "No", price: price === null ? null : difference("1", price), token_id: null },
    ],
    status: STATUS[market.status] ?? "paused",
    close_time: kalshiTime(market.close_time),
    volume_usd: inDollars(market.volume_fp, market),
    volume_24h_usd: inDollars(market.volume_24h_fp, market),
    // Kalshi's own field for it is always 0, and says nothing.
    liquidity_usd: null,
    resolution: WON[market.result ?? ""] ?? null,
  };
}

/** An event as every venue gives it, with its markets. */
export function eventRow(event: KalshiEvent): {
  readonly event: PredictionEvent;
  readonly markets: readonly PredictionMarket[];
} {
  const known = event.markets ?? [];
  const markets = known.map(marketRow);
  const volumes = known.map((market) => inDollars(market.volume_fp, market));
  const closing = known.map(({ close_time }) => kalshiTime(close_time) ?? "").toSorted();
  const row: PredictionEvent = {
    venue: "kalshi",
    event_id: event.event_ticker,
    slug: null,
    title: event.title || event.sub_title || event.event_ticker,
    category: event.category || null,
    status: markets.length === 0 ? "unopened" : statusOfAll(markets),
    close_time: closing.at(-1) || null,
    // Of an event whose markets are not told, nothing is known.
    volume_usd:
      volumes.length === 0 || volumes.includes(null)
        ? null
        : sumOf(volumes.filter((volume) => volume !== null)),
    liquidity_usd: null,
    market_ids: markets.map(({ market_id }) => market_id),
  };
  return { event: row, markets };
}

/** A time in Kalshi's answers; null where it is not set. */
export function kalshiTime(time: string | null | undefined): string | null {
  const read = readTime(time);
  return read === NO_TIME ? null : read;
}

/** What `Yes` was last traded at, or is paid; null before the first trade, of which Kalshi tells a price of 0. */
function yesPrice({ settlement_value_dollars: paid, last_price_dollars: last, volume_fp }: KalshiMarket) {
  return paid ?? (last === "0" && volume_fp === "0" ? null : last);
}

/** Contracts in dollars, where each pays one. */
function inDollars(contracts: string | null, { notional_value_dollars: pays }: KalshiMarket): string | null {
  return pays === null || pays === "1" ? contracts : null;
}
