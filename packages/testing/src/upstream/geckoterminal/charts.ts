// Charts of GeckoTerminal's stand-in: candles and trades of pools.
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";
import type { StandInPool } from "./data.js";
import { candlesOf, tokensOf, tradesOf } from "./record.js";
import { failure, isOneOf, NOT_FOUND, onNetwork } from "./refusals.js";

const MAX_CANDLES = 1_000;

/** Seconds of a timeframe, and how many of them may be one candle. */
const FRAMES: Readonly<Record<string, { readonly seconds: number; readonly aggregates: readonly string[] }>> =
  {
    day: { seconds: 86_400, aggregates: ["1"] },
    hour: { seconds: 3_600, aggregates: ["1", "4", "12"] },
    minute: { seconds: 60, aggregates: ["1", "5", "15"] },
  };

/** The routes; `poolAt` finds the pool that a path names. */
export function chartRoutes(
  poolAt: (request: StandInRequest) => StandInPool | undefined,
): Record<string, StandInOperation> {
  return {
    "GET /networks/{network}/pools/{address}/ohlcv/{timeframe}": {
      takes: ["aggregate", "before_timestamp", "limit", "currency", "token", "include_empty_intervals"],
      answer: onNetwork((request) => {
        const { params, query } = request;
        const frame = FRAMES[params["timeframe"] ?? ""];
        const pool = poolAt(request);
        if (pool === undefined || frame === undefined) return NOT_FOUND;
        const limit = Number(query.get("limit") ?? 100);
        if (!isOneOf(query, "aggregate", frame.aggregates)) return failure(400, "Aggregate is invalid");
        if (!isOneOf(query, "currency", ["usd", "token"])) return failure(400, "Currency is invalid");
        if (!(limit >= 1 && limit <= MAX_CANDLES)) return failure(400, "Limit is invalid");
        const seconds = frame.seconds * Number(query.get("aggregate") ?? 1);
        const before = Number(query.get("before_timestamp") ?? Number.POSITIVE_INFINITY);
        const [base, quote] = tokensOf([pool]).map(({ attributes }) => attributes);
        const isTurned = query.get("token") === "quote";
        return {
          body: {
            data: {
              id: "c2728da2",
              type: "ohlcv_request_response",
              attributes: { ohlcv_list: candlesOf(seconds, before, limit) },
            },
            meta: isTurned ? { base: quote, quote: base } : { base, quote },
          },
        };
      }),
    },
    "GET /networks/{network}/pools/{address}/trades": {
      takes: ["trade_volume_in_usd_greater_than", "token"],
      answer: onNetwork((request) => {
        const pool = poolAt(request);
        if (pool === undefined) return NOT_FOUND;
        const least = Number(request.query.get("trade_volume_in_usd_greater_than") ?? 0);
        if (Number.isNaN(least)) return failure(400, "Volume is invalid");
        const trades = tradesOf(pool);
        return {
          body: { data: trades.filter(({ attributes }) => Number(attributes.volume_in_usd) > least) },
        };
      }),
    },
  };
}
