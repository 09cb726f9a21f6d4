// Kraken's stand-in: the public routes of spot. Every failure comes with status 200, every pair under its own key.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { Slip, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOK, candlesOf, DAY, NOW, TRADES } from "./data.js";

// By the name that it is asked by: the key that it answers under, and the name with a slash.
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  XBTUSD: ["XXBTZUSD", "XBT/USD"],
  ETHUSD: ["XETHZUSD", "ETH/USD"],
  XBTUSDT: ["XBTUSDT", "XBT/USDT"],
};
const INTERVALS = ["1", "5", "15", "30", "60", "240", "1440", "10080", "21600"];
const seconds = (ms: number) => Math.floor(ms / 1_000);

/** Starts it. */
export const standInKraken = (): Promise<StandIn> =>
  createStandIn(
    {
      "GET /0/public/Ticker": {
        needs: ["pair"],
        answer: underPair(() => ({
          a: [DAY.ask, "1", "1.000"],
          b: [DAY.bid, "1", "1.000"],
          c: [DAY.last, "0.001"],
          v: ["1.5", DAY.base],
          p: ["88000.0", "88000.1"],
          t: [1, 2],
          l: ["88000.0", DAY.low],
          h: ["88500.0", DAY.high],
          o: DAY.open,
        })),
      },
      "GET /0/public/Depth": {
        needs: ["pair"],
        takes: ["count"],
        answer: underPair(({ query }) => {
          const take = (rows: readonly (readonly string[])[]) =>
            rows.slice(0, Number(query.get("count") ?? 100)).map((row) => [...row, seconds(NOW)]);
          return { asks: take(BOOK.asks), bids: take(BOOK.bids) };
        }),
      },
      "GET /0/public/OHLC": {
        needs: ["pair"],
        takes: ["interval", "since"],
        answer: (request) => {
          const interval = request.query.get("interval") ?? "1";
          if (!INTERVALS.includes(interval)) return fault("EGeneral:Invalid arguments");
          const step = Number(interval) * 60_000;
          const since = request.query.get("since");
          const start = since === null ? NOW - 720 * step : (Number(since) + 1) * 1_000;
          return underPair(() =>
            candlesOf(step, start, Math.min(720, Math.max(0, Math.floor((NOW - start) / step)))).map(
              ([time, open, high, low, close, volume]) => [
                seconds(time),
                open,
                high,
                low,
                close,
                "0",
                volume,
                3,
              ],
            ),
          )(request);
        },
      },
      "GET /0/public/Trades": {
        needs: ["pair"],
        takes: ["since", "count"],
        answer: underPair(() =>
          TRADES.map(({ id, time, side, price, amount }) => [
            price,
            amount,
            time / 1_000,
            side.slice(0, 1),
            "m",
            "",
            id,
          ]),
        ),
      },
      "GET /0/public/AssetPairs": {
        takes: ["pair", "info"],
        answer: () =>
          found(
            Object.fromEntries(
              Object.entries(PAIRS).map(([altname, [key, wsname]]) => [
                key,
                { altname, wsname, status: "online" },
              ]),
            ),
          ),
      },
      "GET /0/public/Time": {
        takes: [],
        answer: () => found({ unixtime: seconds(NOW), rfc1123: "Fri, 2 Jan 26" }),
      },
    },
    { refuse },
  );

function underPair(rowOf: (request: StandInRequest) => unknown) {
  return (request: StandInRequest): StandInAnswer => {
    const pair = PAIRS[request.query.get("pair") ?? ""];
    if (pair === undefined) return fault("EQuery:Unknown asset pair");
    const row = rowOf(request);
    return found({ [pair[0]]: row, ...(Array.isArray(row) && { last: "1767312000000000000" }) });
  };
}

function found(result: unknown): StandInAnswer {
  return { body: { error: [], result } };
}

function fault(text: string): StandInAnswer {
  return { body: { error: [text] } };
}

function refuse({ kind }: Slip): StandInAnswer {
  return fault(kind === "path" ? "EGeneral:Unknown method" : "EGeneral:Invalid arguments");
}
