// Exchanges in CoinGecko's stand-in: their lists, records, tickers and volumes.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { COINS, CURRENCIES, type StandInCoin } from "./data.js";
import { DERIVATIVES_EXCHANGES, EXCHANGES, GONE_EXCHANGES } from "./exchange-data.js";
import {
  CERTAIN_DAYS,
  DAY_MS,
  daysIn,
  failure,
  listIn,
  type Operations,
  ordered,
  PAGING,
  type Plan,
  pageOf,
  pointsOf,
  SWITCH,
} from "./request.js";

const NO_EXCHANGE = failure(404, "exchange not found");
const HOUR_MS = 3_600_000;
const TICKERS_IN_PAGE = 100;
const PAIRS = ["symbol", "contract_address"];

type Exchange = (typeof EXCHANGES)[number];

/** The operations of spot exchanges, and of the pairs of a coin. */
export function exchangeOperations({ now }: Plan): Operations {
  const ofTickers = {
    takes: ["page", "order", "depth", "dex_pair_format", "include_exchange_logo"],
    values: { depth: SWITCH, dex_pair_format: PAIRS, include_exchange_logo: SWITCH },
  };
  const orders = ["trust_score_desc", "trust_score_asc", "volume_desc", "volume_asc"];
  return {
    "GET /exchanges": {
      takes: PAGING,
      answer: (request) => ({ body: pageOf(request, EXCHANGES) }),
    },
    "GET /exchanges/list": {
      takes: ["status"],
      values: { status: ["active", "inactive"] },
      answer: ({ query }) => ({
        body: (query.get("status") === "inactive" ? GONE_EXCHANGES : EXCHANGES).map(({ id, name }) => ({
          id,
          name,
        })),
      }),
    },
    "GET /exchanges/{id}": {
      takes: ["dex_pair_format"],
      values: { dex_pair_format: PAIRS },
      answer: (request) => withExchange(request, (exchange) => ({ body: exchangeRecord(exchange, now()) })),
    },
    "GET /exchanges/{id}/tickers": {
      takes: [...ofTickers.takes, "coin_ids"],
      values: { ...ofTickers.values, order: [...orders, "market_cap_asc", "market_cap_desc", "base_target"] },
      answer: (request) =>
        withExchange(request, (exchange) => {
          const ids = listIn(request, "coin_ids");
          const coins = COINS.filter(({ id }) => ids.length === 0 || ids.includes(id));
          const rows = coins.map((coin) =>
            ticker(exchange, coin, { depth: request.query.get("depth") === "true", now: now() }),
          );
          return { body: { name: exchange.name, tickers: tickersOf(request, rows) } };
        }),
    },
    "GET /coins/{id}/tickers": {
      takes: [...ofTickers.takes, "exchange_ids"],
      values: { ...ofTickers.values, order: orders },
      answer: (request) => {
        const coin = COINS.find(({ id }) => id === request.params["id"]);
        if (coin === undefined) return failure(404, "coin not found");
        const ids = listIn(request, "exchange_ids");
        const exchanges = EXCHANGES.filter(({ id }) => ids.length === 0 || ids.includes(id));
        const rows = exchanges.map((exchange) =>
          ticker(exchange, coin, { depth: request.query.get("depth") === "true", now: now() }),
        );
        return { body: { name: coin.name, tickers: tickersOf(request, rows) } };
      },
    },
    "GET /exchanges/{id}/volume_chart": {
      needs: ["days"],
      values: { days: CERTAIN_DAYS },
      answer: (request) => {
        const days = daysIn(request);
        const step = days === 1 ? HOUR_MS / 6 : days <= 7 ? HOUR_MS : DAY_MS;
        return volumes(request, { from: now() - days * DAY_MS, to: now(), step });
      },
    },
    "GET /exchanges/{id}/volume_chart/range": {
      needs: ["from", "to"],
      paid: true,
      answer: (request) => {
        const [from = 0, to = 0] = ["from", "to"].map((name) => Number(request.query.get(name)) * 1_000);
        return volumes(request, { from, to, step: to - from > 7 * DAY_MS ? DAY_MS : HOUR_MS });
      },
    },
  };
}

function withExchange(request: StandInRequest, answer: (exchange: Exchange) => StandInAnswer): StandInAnswer {
  const exchange = EXCHANGES.find(({ id }) => id === request.params["id"]);
  return exchange ? answer(exchange) : NO_EXCHANGE;
}

/** A page of tickers: a hundred, whatever is asked for. */
function tickersOf(request: StandInRequest, rows: readonly ReturnType<typeof ticker>[]) {
  const order = request.query.get("order") ?? "";
  const sorted = order.startsWith("volume")
    ? ordered(rows, order, ({ converted_volume }) => converted_volume.usd)
    : rows;
  return pageOf(request, sorted, TICKERS_IN_PAGE);
}

function ticker(
  { id, name }: Exchange,
  coin: StandInCoin,
  { depth, now }: { readonly depth: boolean; readonly now: number },
) {
  const at = new Date(now).toISOString().replace(/\.\d+Z$/, "+00:00");
  const share = coin.volume / (id === "binance" ? 20 : 90);
  const inBoth = (dollars: number) => ({
    btc: dollars / (CURRENCIES["btc"]?.dollars ?? 1),
    eth: dollars / (CURRENCIES["eth"]?.dollars ?? 1),
    usd: dollars,
  });
  return {
    base: coin.symbol.toUpperCase(),
    target: "USDT",
    market: { name, identifier: id, has_trading_incentive: false },
    last: coin.price / 0.9998,
    volume: share / coin.price,
    ...(depth && { cost_to_move_up_usd: share / 50, cost_to_move_down_usd: share / 60 }),
    converted_last: inBoth(coin.price),
    converted_volume: inBoth(share),
    trust_score: id === "uniswap_v3" ? null : "green",
    bid_ask_spread_percentage: 0.010013,
    timestamp: at,
    last_traded_at: at,
    last_fetch_at: at,
    is_anomaly: false,
    is_stale: false,
    trade_url: `https://${id}.example/${coin.symbol}`,
    token_info_url: null,
    coin_id: coin.id,
    target_coin_id: "tether",
    coin_mcap_usd: coin.price * coin.supply,
  };
}

function exchangeRecord(exchange: Exchange, now: number) {
  const { id, ...facts } = exchange;
  return {
    ...facts,
    centralized: id !== "uniswap_v3",
    public_notice: "",
    alert_notice: "",
    twitter_handle: id,
    coins: COINS.length,
    pairs: 2 * COINS.length,
    tickers: COINS.map((coin) => ticker(exchange, coin, { depth: false, now })),
    status_updates: [],
  };
}

/** Volumes are text with more digits than a double holds. */
function volumes(request: StandInRequest, times: Parameters<typeof pointsOf>[0]): StandInAnswer {
  const id = request.params["id"];
  const known = [...EXCHANGES, ...DERIVATIVES_EXCHANGES].find((each) => each.id === id);
  if (known === undefined) return NO_EXCHANGE;
  return {
    body: pointsOf(
      times,
      (at) => `${Math.floor(Number(known.trade_volume_24h_btc)) + (at % 97)}.6889417086372104`,
    ),
  };
}
