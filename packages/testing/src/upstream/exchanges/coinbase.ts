// Coinbase Exchange's stand-in. Its figures of candles are JSON numbers, newest first.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOK, candlesOf, DAY, NOW, SPOT, TRADES } from "./data.js";

const GRANULARITIES = ["60", "300", "900", "3600", "21600", "86400"];
const iso = (ms: number) => new Date(ms).toISOString();

/** Starts it. */
export const standInCoinbase = (): Promise<StandIn> =>
  createStandIn(
    {
      "GET /products": {
        takes: ["type"],
        answer: () => ({
          body: SPOT.map(([base, quote]) => ({
            id: `${base}-${quote}`,
            base_currency: base,
            quote_currency: quote,
            status: "online",
            trading_disabled: false,
          })),
        }),
      },
      "GET /products/{id}/ticker": {
        takes: [],
        answer: product(() => ({
          body: {
            trade_id: 7002,
            price: DAY.last,
            size: "0.1",
            time: iso(NOW),
            bid: DAY.bid,
            ask: DAY.ask,
            volume: DAY.base,
          },
        })),
      },
      "GET /products/{id}/book": {
        takes: ["level"],
        answer: product(() => {
          const rows = (side: readonly (readonly string[])[]) => side.map((row) => [...row, 1]);
          return { body: { bids: rows(BOOK.bids), asks: rows(BOOK.asks), sequence: 1, time: iso(NOW) } };
        }),
      },
      "GET /products/{id}/candles": {
        takes: ["granularity", "start", "end"],
        answer: product(({ query }) => {
          const granularity = query.get("granularity") ?? "60";
          if (!GRANULARITIES.includes(granularity)) return failure(400, "Unsupported granularity");
          const step = Number(granularity) * 1_000;
          const start = Date.parse(query.get("start") ?? iso(NOW - 300 * step));
          const count = Math.floor((Date.parse(query.get("end") ?? iso(NOW - 1_000)) - start) / step) + 1;
          if (count > 300) return failure(400, "granularity too small for the requested time range.");
          const rows = candlesOf(step, start, count).map(([time, open, high, low, close, volume]) =>
            [time / 1_000, low, high, open, close, volume].map(Number),
          );
          return { body: rows.reverse() };
        }),
      },
      "GET /products/{id}/trades": {
        takes: ["limit", "before", "after"],
        answer: product(() => ({
          body: TRADES.toReversed().map(({ id, time, side, price, amount }) => ({
            trade_id: id,
            price,
            size: amount,
            time: iso(time),
            // Of the order that stood in the book.
            side: side === "buy" ? "sell" : "buy",
          })),
        })),
      },
      "GET /time": { takes: [], answer: () => ({ body: { iso: iso(NOW), epoch: NOW / 1_000 } }) },
    },
    { refuse: ({ kind, message }) => failure(kind === "path" ? 404 : 400, message) },
  );

function product(answer: (request: StandInRequest) => StandInAnswer) {
  return (request: StandInRequest): StandInAnswer =>
    SPOT.some((pair) => pair.join("-") === request.params["id"]) ? answer(request) : failure(404, "NotFound");
}

function failure(status: number, message: string): StandInAnswer {
  return { status, body: { message } };
}
