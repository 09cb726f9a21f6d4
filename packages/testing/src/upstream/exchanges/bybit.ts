// Bybit's stand-in: v5 market routes. Failures come with status 200 and a retCode; lists newest first.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOK, candlesOf, DAY, FUNDING, NOW, OPEN_INTEREST, PERPETUAL, SPOT, TRADES } from "./data.js";

const STEPS: Readonly<Record<string, number>> = { "1": 60_000, "60": 3_600_000, D: 86_400_000 };

/** Starts it. */
export const standInBybit = (): Promise<StandIn> =>
  createStandIn(
    {
      "GET /v5/market/tickers": {
        needs: ["category"],
        takes: ["symbol"],
        answer: market(({ query }) =>
          list([
            {
              symbol: query.get("symbol"),
              lastPrice: DAY.last,
              bid1Price: DAY.bid,
              ask1Price: DAY.ask,
              prevPrice24h: DAY.open,
              highPrice24h: DAY.high,
              lowPrice24h: DAY.low,
              volume24h: DAY.base,
              turnover24h: DAY.quote,
              ...(query.get("category") === "linear" && {
                fundingRate: FUNDING.rate,
                nextFundingTime: String(FUNDING.next),
                markPrice: FUNDING.mark,
                indexPrice: FUNDING.index,
              }),
            },
          ]),
        ),
      },
      "GET /v5/market/orderbook": {
        needs: ["category", "symbol"],
        takes: ["limit"],
        answer: market(({ query }) =>
          found({ s: query.get("symbol"), b: BOOK.bids, a: BOOK.asks, ts: NOW, u: 1 }),
        ),
      },
      "GET /v5/market/kline": {
        needs: ["symbol", "interval"],
        takes: ["category", "start", "end", "limit"],
        answer: market(({ query }) => {
          const step = STEPS[query.get("interval") ?? ""];
          if (step === undefined) return fault(10001, "Invalid period!");
          const count = Number(query.get("limit") ?? 200);
          const end = Number(query.get("end") ?? NOW - 1);
          const start = Number(query.get("start") ?? end + 1 - count * step);
          // The newest of the span, where it has more.
          const rows = candlesOf(step, start, Math.floor((end - start) / step) + 1).slice(-count);
          return list(rows.map(([time, ...rest]) => [String(time), ...rest, "1"]).reverse());
        }),
      },
      "GET /v5/market/recent-trade": {
        needs: ["category", "symbol"],
        takes: ["limit"],
        answer: market(({ query }) => {
          if (query.get("category") === "spot" && Number(query.get("limit")) > 60)
            return fault(10001, "limit");
          return list(
            TRADES.toReversed().map(({ id, time, side, price, amount }) => ({
              execId: String(id),
              price,
              size: amount,
              side: side === "buy" ? "Buy" : "Sell",
              time: String(time),
            })),
          );
        }),
      },
      "GET /v5/market/instruments-info": {
        needs: ["category"],
        takes: ["symbol", "limit", "cursor"],
        answer: ({ query }) => {
          const isSpot = query.get("category") === "spot";
          return list(
            (isSpot ? SPOT : PERPETUAL).map(([base, quote]) => ({
              symbol: isSpot ? base + quote : perpetualName([base, quote]),
              baseCoin: base,
              quoteCoin: quote,
              status: "Trading",
              ...(!isSpot && { settleCoin: quote, contractType: "LinearPerpetual" }),
            })),
          );
        },
      },
      "GET /v5/market/funding/history": {
        needs: ["category", "symbol"],
        takes: ["startTime", "endTime", "limit"],
        answer: market(({ query }) =>
          list(
            FUNDING.paid
              .map(({ time, rate }) => ({
                symbol: query.get("symbol"),
                fundingRate: rate,
                fundingRateTimestamp: String(time),
              }))
              .reverse(),
          ),
        ),
      },
      "GET /v5/market/open-interest": {
        needs: ["category", "symbol", "intervalTime"],
        takes: ["startTime", "endTime", "limit", "cursor"],
        answer: market(() => list([{ openInterest: OPEN_INTEREST, timestamp: String(NOW) }])),
      },
      "GET /v5/market/time": { takes: [], answer: () => found({ timeSecond: String(NOW / 1_000) }) },
    },
    {
      refuse: ({ kind, message }) => (kind === "path" ? { status: 404, body: {} } : fault(10001, message)),
    },
  );

function perpetualName([base, quote]: readonly [string, string]): string {
  return quote === "USDC" ? `${base}PERP` : base + quote;
}

function market(answer: (request: StandInRequest) => StandInAnswer) {
  return (request: StandInRequest): StandInAnswer => {
    const isLinear = request.query.get("category") === "linear";
    const names = isLinear ? PERPETUAL.map(perpetualName) : SPOT.map((pair) => pair.join(""));
    return names.includes(request.query.get("symbol") ?? "")
      ? answer(request)
      : fault(10001, "Not supported symbols");
  };
}

function list(rows: readonly unknown[]): StandInAnswer {
  return found({ list: rows });
}

function found(result: object): StandInAnswer {
  return { body: { retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: NOW } };
}

function fault(retCode: number, retMsg: string): StandInAnswer {
  return { body: { retCode, retMsg, result: {}, retExtInfo: {}, time: NOW } };
}
