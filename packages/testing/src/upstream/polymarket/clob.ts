// The CLOB's stand-in: books, prices and price histories of Polymarket's tokens.
import { systemClock } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRoutes } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { CONDITIONS, MARKETS, TOKENS } from "./data.js";

const MAX_WINDOW_S = 1_296_000;
const STEP_S = 60;

// As the API gives them: the best price of each side is the last.
const BOOKS: Readonly<Record<string, { readonly bids: readonly Level[]; readonly asks: readonly Level[] }>> =
  {
    [TOKENS.cutYes]: {
      bids: [
        { price: "0.01", size: "2260866.890000000000000001" },
        { price: "0.6", size: "40" },
        { price: "0.62", size: "120" },
      ],
      asks: [
        { price: "0.99", size: "1000" },
        { price: "0.63", size: "55.5" },
        { price: "0.627", size: "80" },
      ],
    },
    [TOKENS.cutNo]: {
      bids: [{ price: "0.373", size: "80" }],
      asks: [{ price: "0.38", size: "120" }],
    },
    // It can be traded, and nobody offers.
    [TOKENS.holdYes]: { bids: [], asks: [] },
  };

interface Level {
  readonly price: string;
  readonly size: string;
}

const NO_BOOK: StandInAnswer = {
  status: 404,
  body: { error: "No orderbook exists for the requested token id" },
};

/** Starts a stand-in of the CLOB's reads. `now` gives milliseconds. */
export function standInClob(now: () => number = systemClock.now): Promise<StandIn> {
  const routes: StandInRoutes = {
    "GET /markets/{condition}": ({ params }) => {
      const market = MARKETS.find(({ conditionId }) => conditionId === params["condition"]);
      if (!market) return { status: 404, body: { error: "market not found" } };
      const [yes, no]: readonly string[] = JSON.parse(String(market["clobTokenIds"]));
      const tokens = [
        { token_id: yes, outcome: "Yes", price: 0, winner: false },
        { token_id: no, outcome: "No", price: 1, winner: market.closed },
      ];
      const { conditionId, question, closed } = market;
      return { body: { condition_id: conditionId, question, closed, minimum_tick_size: 0.001, tokens } };
    },
    "GET /book": {
      needs: ["token_id"],
      answer: ({ query }) => {
        const token = query.get("token_id") ?? "";
        const book = BOOKS[token];
        if (!book) return NO_BOOK;
        const body = {
          market: CONDITIONS.cut,
          asset_id: token,
          timestamp: "1786385407185",
          hash: "4f5acf63ca",
          ...book,
        };
        return {
          body: {
            ...body,
            min_order_size: "5",
            tick_size: "0.001",
            neg_risk: false,
            last_trade_price: "0.620",
          },
        };
      },
    },
    "GET /price": {
      needs: ["token_id", "side"],
      answer: ({ query }) => {
        const book = BOOKS[query.get("token_id") ?? ""];
        const side = query.get("side")?.toUpperCase();
        if (side !== "BUY" && side !== "SELL") return { status: 400, body: { error: "Invalid side" } };
        if (!book) return NO_BOOK;
        return { body: { price: (side === "BUY" ? book.bids : book.asks).at(-1)?.price ?? "0" } };
      },
    },
    "GET /midpoint": {
      needs: ["token_id"],
      answer: ({ query }) => {
        const book = BOOKS[query.get("token_id") ?? ""];
        if (!book || book.bids.length === 0) return NO_BOOK;
        return { body: { mid: query.get("token_id") === TOKENS.cutYes ? "0.6235" : "0.3765" } };
      },
    },
    "GET /prices-history": {
      needs: ["market"],
      takes: ["startTs", "endTs", "interval", "fidelity"],
      answer: ({ query }) => history(query, Math.floor(now() / 1_000)),
    },
  };
  return createStandIn(routes, {
    refuse: ({ kind, name }) => {
      if (kind === "path") return { status: 404, body: { error: "not found" } };
      return { status: 400, body: { error: name === "token_id" ? "Invalid token id" : "Invalid payload" } };
    },
  });
}

/** A price each `fidelity` minutes, and behind them all the price of now, whatever was asked for. */
function history(query: URLSearchParams, now: number): StandInAnswer {
  const [from, to] = [query.get("startTs"), query.get("endTs")].map(Number);
  if (!from || !to) return { body: { history: [] } };
  if (to - from > MAX_WINDOW_S)
    return { status: 400, body: { error: "invalid filters: 'startTs' and 'endTs' interval is too long" } };
  if (!Object.values<string>(TOKENS).includes(query.get("market") ?? "")) return { body: { history: [] } };
  const step = Number(query.get("fidelity") ?? 1) * STEP_S;
  const first = Math.ceil(from / step) * step;
  const times = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  );
  const points = times.map((t) => ({ t, p: (55 + 10 * ((t / step) % 10)) / 10_000 }));
  return { body: { history: [...points, { t: now, p: 0.6235 }] } };
}
