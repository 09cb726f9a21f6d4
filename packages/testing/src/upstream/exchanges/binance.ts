// Binance's stand-in: the public routes of spot and of USD-M futures.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { Slip, StandInRequest, StandInRoutes } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { BOOK, candlesOf, DAY, FUNDING, NOW, OPEN_INTEREST, PERPETUAL, SPOT, TRADES } from "./data.js";

const STEPS: Readonly<Record<string, number>> = { "1m": 60_000, "1h": 3_600_000, "1d": 86_400_000 };
const DEPTHS = ["5", "10", "20", "50", "100", "500", "1000", "5000"];

/** Starts spot's. */
export const standInBinance = (): Promise<StandIn> =>
  createStandIn(
    {
      ...marketRoutes("/api/v3", SPOT),
      "GET /api/v3/exchangeInfo": {
        takes: ["permissions", "showPermissionSets", "symbol", "symbols"],
        answer: () => ({ body: { timezone: "UTC", symbols: SPOT.map(toSymbol) } }),
      },
      "GET /api/v3/time": { takes: [], answer: () => ({ body: { serverTime: NOW } }) },
    },
    { refuse },
  );

/** Starts that of the perpetuals. */
export const standInBinanceFutures = (): Promise<StandIn> =>
  createStandIn(
    {
      ...marketRoutes("/fapi/v1", PERPETUAL),
      "GET /fapi/v1/exchangeInfo": {
        takes: [],
        answer: () => ({
          body: {
            symbols: PERPETUAL.map((pair) => ({
              ...toSymbol(pair),
              contractType: "PERPETUAL",
              marginAsset: pair[1],
            })),
          },
        }),
      },
      "GET /fapi/v1/premiumIndex": {
        needs: ["symbol"],
        answer: known(PERPETUAL, ({ query }) => ({
          body: {
            symbol: query.get("symbol"),
            markPrice: FUNDING.mark,
            indexPrice: FUNDING.index,
            lastFundingRate: FUNDING.rate,
            nextFundingTime: FUNDING.next,
            time: NOW,
          },
        })),
      },
      "GET /fapi/v1/fundingRate": {
        needs: ["symbol"],
        takes: ["startTime", "endTime", "limit"],
        answer: known(PERPETUAL, ({ query }) => ({
          body: FUNDING.paid.map(({ time, rate }) => ({
            symbol: query.get("symbol"),
            fundingRate: rate,
            fundingTime: time,
            markPrice: "",
          })),
        })),
      },
      "GET /fapi/v1/openInterest": {
        needs: ["symbol"],
        answer: known(PERPETUAL, ({ query }) => ({
          body: { openInterest: OPEN_INTEREST, symbol: query.get("symbol"), time: NOW },
        })),
      },
    },
    { refuse },
  );

type Pairs = typeof SPOT;

function marketRoutes(root: string, pairs: Pairs): StandInRoutes {
  return {
    [`GET ${root}/ticker/24hr`]: {
      needs: ["symbol"],
      answer: known(pairs, ({ query }) => ({
        body: {
          symbol: query.get("symbol"),
          lastPrice: DAY.last,
          bidPrice: DAY.bid,
          askPrice: DAY.ask,
          openPrice: DAY.open,
          highPrice: DAY.high,
          lowPrice: DAY.low,
          volume: DAY.base,
          quoteVolume: DAY.quote,
          closeTime: NOW,
        },
      })),
    },
    [`GET ${root}/depth`]: {
      needs: ["symbol"],
      takes: ["limit"],
      answer: known(pairs, ({ query }) =>
        DEPTHS.includes(query.get("limit") ?? "100")
          ? { body: { lastUpdateId: 1, ...BOOK } }
          : fault(-1130, "Data sent for parameter 'limit' is not valid."),
      ),
    },
    [`GET ${root}/klines`]: {
      needs: ["symbol", "interval"],
      takes: ["startTime", "endTime", "limit"],
      answer: known(pairs, ({ query }) => {
        const step = STEPS[query.get("interval") ?? ""];
        if (step === undefined) return fault(-1120, "Invalid interval.");
        const count = Number(query.get("limit") ?? 500);
        const since = Number(query.get("startTime") ?? NOW - count * step);
        const rows = candlesOf(step, since, count).map((row) => [
          ...row,
          row[0] + step - 1,
          "1",
          9,
          "0",
          "0",
          "0",
        ]);
        return { body: rows };
      }),
    },
    [`GET ${root}/trades`]: {
      needs: ["symbol"],
      takes: ["limit"],
      answer: known(pairs, () => ({
        body: TRADES.map(({ id, time, side, price, amount }) => ({
          id,
          price,
          qty: amount,
          time,
          isBuyerMaker: side === "sell",
        })),
      })),
    },
  };
}

function toSymbol([base, quote]: readonly [string, string]) {
  return { symbol: base + quote, status: "TRADING", baseAsset: base, quoteAsset: quote };
}

function known(pairs: Pairs, answer: (request: StandInRequest) => StandInAnswer) {
  return (request: StandInRequest): StandInAnswer => {
    const symbol = request.query.get("symbol");
    const isKnown = pairs.some(([base, quote]) => base + quote === symbol);
    return isKnown ? answer(request) : fault(-1121, "Invalid symbol.");
  };
}

function fault(code: number, msg: string): StandInAnswer {
  return { status: 400, body: { code, msg } };
}

function refuse({ kind, name }: Slip): StandInAnswer {
  if (kind === "path") return { status: 404, body: "" };
  return kind === "missing"
    ? fault(-1102, `Mandatory parameter '${name}' was not sent, was empty/null, or malformed.`)
    : fault(-1104, "Not all sent parameters were read.");
}
