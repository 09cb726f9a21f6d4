// OKX's stand-in: v5 market and public routes. Failures come with status 200 and a code; lists newest first.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOK, candlesOf, DAY, FUNDING, NOW, OPEN_INTEREST, PERPETUAL, SPOT, TRADES } from "./data.js";

const STEPS: Readonly<Record<string, number>> = { "1m": 60_000, "1H": 3_600_000, "1Dutc": 86_400_000 };
const INSTRUMENTS = [
  ...SPOT.map((pair) => pair.join("-")),
  ...PERPETUAL.map((pair) => `${pair.join("-")}-SWAP`),
];

/** Starts it. */
export const standInOkx = (): Promise<StandIn> =>
  createStandIn(
    {
      "GET /api/v5/market/ticker": {
        needs: ["instId"],
        answer: instrument(({ query }) => {
          const instId = query.get("instId") ?? "";
          const isSwap = instId.endsWith("-SWAP");
          return found([
            {
              instType: isSwap ? "SWAP" : "SPOT",
              instId,
              last: DAY.last,
              bidPx: DAY.bid,
              askPx: DAY.ask,
              open24h: DAY.open,
              high24h: DAY.high,
              low24h: DAY.low,
              vol24h: isSwap ? "1234567.8" : DAY.base,
              volCcy24h: isSwap ? DAY.base : DAY.quote,
              ts: String(NOW),
            },
          ]);
        }),
      },
      "GET /api/v5/market/books": {
        needs: ["instId"],
        takes: ["sz"],
        answer: instrument(() => {
          const rows = (side: readonly (readonly string[])[]) => side.map((row) => [...row, "0", "1"]);
          return found([{ asks: rows(BOOK.asks), bids: rows(BOOK.bids), ts: String(NOW) }]);
        }),
      },
      "GET /api/v5/market/candles": {
        needs: ["instId"],
        takes: ["bar", "after", "before", "limit"],
        // No older ones stand here.
        answer: instrument((request) => candlesSince(request, 1_440)),
      },
      "GET /api/v5/market/history-candles": {
        needs: ["instId"],
        takes: ["bar", "after", "before", "limit"],
        answer: instrument((request) => candlesSince(request, Number.POSITIVE_INFINITY)),
      },
      "GET /api/v5/market/trades": {
        needs: ["instId"],
        takes: ["limit"],
        answer: instrument(({ query }) =>
          found(
            TRADES.toReversed().map(({ id, time, side, price, amount }) => ({
              instId: query.get("instId"),
              tradeId: String(id),
              px: price,
              sz: amount,
              side,
              ts: String(time),
            })),
          ),
        ),
      },
      "GET /api/v5/public/instruments": {
        needs: ["instType"],
        takes: ["instId", "uly"],
        answer: ({ query }) =>
          query.get("instType") === "SPOT"
            ? found(
                SPOT.map(([base, quote]) => ({
                  instId: `${base}-${quote}`,
                  baseCcy: base,
                  quoteCcy: quote,
                  state: "live",
                })),
              )
            : found(
                PERPETUAL.map(([base, quote]) => ({
                  instId: `${base}-${quote}-SWAP`,
                  baseCcy: "",
                  quoteCcy: "",
                  settleCcy: quote,
                  ctType: "linear",
                  state: "live",
                })),
              ),
      },
      "GET /api/v5/public/time": { takes: [], answer: () => found([{ ts: String(NOW) }]) },
      "GET /api/v5/public/funding-rate": {
        needs: ["instId"],
        answer: instrument(({ query }) =>
          found([
            { instId: query.get("instId"), fundingRate: FUNDING.rate, fundingTime: String(FUNDING.next) },
          ]),
        ),
      },
      "GET /api/v5/public/funding-rate-history": {
        needs: ["instId"],
        takes: ["before", "after", "limit"],
        answer: instrument(({ query }) =>
          found(
            // The last one is not paid yet.
            [...FUNDING.paid, { time: FUNDING.next, rate: "" }]
              .map(({ time, rate }) => ({
                instId: query.get("instId"),
                // Foretold; what was paid is the other.
                fundingRate: "0.00099",
                realizedRate: rate,
                fundingTime: String(time),
              }))
              .reverse(),
          ),
        ),
      },
      "GET /api/v5/public/open-interest": {
        needs: ["instType"],
        takes: ["uly", "instFamily", "instId"],
        answer: instrument(({ query }) =>
          found([{ instId: query.get("instId"), oi: "7512345", oiCcy: OPEN_INTEREST, ts: String(NOW) }]),
        ),
      },
    },
    {
      refuse: ({ kind, name }) =>
        kind === "path"
          ? { status: 404, body: { code: "404", msg: "Not Found" } }
          : fault("50014", `Parameter ${name}`),
    },
  );

function candlesSince({ query }: StandInRequest, reach: number): StandInAnswer {
  const step = STEPS[query.get("bar") ?? "1m"];
  if (step === undefined) return fault("51000", "Parameter bar error");
  const limit = Number(query.get("limit") ?? 100);
  if (limit > 300) return fault("51000", "Parameter limit error");
  const end = Number(query.get("after") ?? NOW);
  const start = Number(query.get("before") ?? end - limit * step - 1) + 1;
  const rows = candlesOf(step, start, Math.ceil((end - start) / step))
    .filter(([time]) => time >= NOW - reach * step)
    .slice(-limit);
  return found(rows.map(([time, ...rest]) => [String(time), ...rest, "20.5", "1", "1"]).reverse());
}

function instrument(answer: (request: StandInRequest) => StandInAnswer) {
  return (request: StandInRequest): StandInAnswer =>
    INSTRUMENTS.includes(request.query.get("instId") ?? "")
      ? answer(request)
      : fault("51001", "Instrument ID, Instrument ID code, or Spread ID doesn't exist.");
}

function found(data: readonly unknown[]): StandInAnswer {
  return { body: { code: "0", msg: "", data } };
}

function fault(code: string, msg: string): StandInAnswer {
  return { body: { code, msg, data: [] } };
}
