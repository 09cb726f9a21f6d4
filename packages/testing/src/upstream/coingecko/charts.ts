// Charts in CoinGecko's stand-in: a coin's prices over time, by its id and by its contract.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import type { StandInCoin } from "./data.js";
import { withCoin, withContract, wrongCurrency } from "./known-coin.js";
import { candles, chart } from "./record.js";
import {
  CERTAIN_DAYS,
  currencyIn,
  DAY_MS,
  DEMO_DAYS,
  daysIn,
  failure,
  type Operations,
  outOfReach,
  type Plan,
  PRECISIONS,
  tooOld,
} from "./request.js";

/** The operations of charts. */
export function chartOperations({ plan, now }: Plan): Operations {
  const lately = (coin: StandInCoin, request: StandInRequest): StandInAnswer => {
    const days = daysIn(request);
    if (Number.isNaN(days)) return failure(400, "invalid days");
    if (days > DEMO_DAYS && plan === "demo") return tooOld(now());
    const [from, to] = [now() - days * DAY_MS, now()];
    const daily = request.query.get("interval") === "daily";
    const body = () => chart(coin, currencyIn(request), { from, to, daily }, to);
    return wrongCurrency(request) ?? { body: body() };
  };
  const between = (coin: StandInCoin, request: StandInRequest): StandInAnswer => {
    const [from = 0, to = 0] = ["from", "to"].map((name) => Number(request.query.get(name)) * 1_000);
    if (!(from <= to)) return failure(400, "invalid date range");
    const body = () => chart(coin, currencyIn(request), { from, to, daily: false }, now());
    return wrongCurrency(request) ?? outOfReach({ plan, now }, from) ?? { body: body() };
  };
  const ofDays = {
    needs: ["vs_currency", "days"],
    takes: ["interval", "precision"],
    values: { interval: ["daily", "hourly"], precision: PRECISIONS },
  };
  const ofRange = {
    needs: ["vs_currency", "from", "to"],
    takes: ["precision"],
    values: { precision: PRECISIONS },
  };
  return {
    "GET /coins/{id}/market_chart": { ...ofDays, answer: withCoin(lately) },
    "GET /coins/{id}/market_chart/range": { ...ofRange, answer: withCoin(between) },
    "GET /coins/{id}/contract/{address}/market_chart": { ...ofDays, answer: withContract(lately) },
    "GET /coins/{id}/contract/{address}/market_chart/range": { ...ofRange, answer: withContract(between) },
    "GET /coins/{id}/ohlc": {
      needs: ["vs_currency", "days"],
      takes: ["precision"],
      values: { days: [...CERTAIN_DAYS, ...(plan === "pro" ? ["max"] : [])], precision: PRECISIONS },
      answer: withCoin(
        (coin, request) =>
          wrongCurrency(request) ?? { body: candles(coin, currencyIn(request), daysIn(request), now()) },
      ),
    },
  };
}
