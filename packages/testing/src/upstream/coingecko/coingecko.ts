// CoinGecko's stand-in: the routes of the public v3 API that tools read, over a few coins.
import { systemClock } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { COINS, CURRENCIES, EXCHANGES, PLATFORMS, type StandInCoin, TRENDING } from "./data.js";
import { candles, chart, coinRecord, inCurrencies, marketRow, snapshot } from "./record.js";

const DAY_MS = 86_400_000;
const DEFAULT_PER_PAGE = 100;
const MAX_PER_PAGE = 250;

/** Starts a stand-in of the CoinGecko API. `now` gives milliseconds. The key `wrong` in `x-cg-demo-api-key` is refused. */
export function standInCoinGecko({
  now = systemClock.now,
  port,
}: {
  readonly now?: () => number;
  readonly port?: number;
} = {}): Promise<StandIn> {
  const routes: Record<string, StandInHandler> = {
    "GET /ping": () => ({ body: { gecko_says: "(V3) To the Moon!" } }),
    "GET /simple/price": (request) =>
      need(request, ["vs_currencies"]) ??
      simplePrices(request, chosen(request.query), now(), (coin) => coin.id),
    "GET /simple/token_price/{platform}": (request) => {
      const platform = request.params["platform"] ?? "";
      const addresses = list(request.query, "contract_addresses");
      const coins = COINS.filter((coin) => addresses.includes(contractOf(coin, platform)));
      // As its chain writes it: an address on Solana is not lower case.
      const byAddress = (coin: StandInCoin) => coin.contracts[platform] ?? "";
      return (
        need(request, ["contract_addresses", "vs_currencies"]) ??
        simplePrices(request, coins, now(), byAddress)
      );
    },
    "GET /simple/supported_vs_currencies": () => ({ body: Object.keys(CURRENCIES) }),
    "GET /coins/list": ({ query }) => ({
      body: COINS.map(({ id, symbol, name, contracts }) => ({
        id,
        symbol,
        name,
        ...(query.get("include_platform") === "true" && { platforms: contracts }),
      })),
    }),
    "GET /coins/markets": (request) => need(request, ["vs_currency"]) ?? markets(request, now()),
    "GET /coins/{id}": withCoin((coin) => ({ body: coinRecord(coin, now()) })),
    "GET /coins/{id}/contract/{address}": ({ params }) => {
      const coin = COINS.find(
        (each) => contractOf(each, params["id"] ?? "") === params["address"]?.toLowerCase(),
      );
      return coin ? { body: coinRecord(coin, now()) } : NO_COIN;
    },
    "GET /coins/{id}/history": withCoin((coin, request) => {
      const [day, month, year] = (request.query.get("date") ?? "").split("-").map(Number);
      const at = Date.UTC(year ?? Number.NaN, (month ?? Number.NaN) - 1, day);
      if (Number.isNaN(at)) return need(request, ["date"]) ?? failure(400, "invalid date");
      return { body: snapshot(coin, at, now()) };
    }),
    "GET /coins/{id}/market_chart": withCoin((coin, request) => {
      const to = now();
      const points = {
        from: to - days(request.query) * DAY_MS,
        to,
        daily: request.query.get("interval") === "daily",
      };
      return (
        need(request, ["vs_currency", "days"]) ?? { body: chart(coin, currency(request.query), points, to) }
      );
    }),
    "GET /coins/{id}/market_chart/range": withCoin((coin, request) => {
      const [from = 0, to = 0] = ["from", "to"].map((name) => Number(request.query.get(name)) * 1_000);
      return (
        need(request, ["vs_currency", "from", "to"]) ?? {
          body: chart(coin, currency(request.query), { from, to, daily: false }, now()),
        }
      );
    }),
    "GET /coins/{id}/ohlc": withCoin(
      (coin, request) =>
        need(request, ["vs_currency", "days"]) ?? {
          body: candles(coin, currency(request.query), days(request.query), now()),
        },
    ),
    "GET /asset_platforms": () => ({ body: PLATFORMS }),
    "GET /exchanges": () => ({ body: EXCHANGES }),
    "GET /exchange_rates": () => ({ body: { rates: rates() } }),
    "GET /search": ({ query }) => ({ body: search(query.get("query")?.toLowerCase() ?? "") }),
    "GET /search/trending": () => ({ body: { coins: TRENDING.map(trend), nfts: [], categories: [] } }),
    "GET /global": () => ({ body: { data: globalData(now()) } }),
    "GET /coins/top_gainers_losers": () => PRO_ONLY,
    "GET /coins/list/new": () => PRO_ONLY,
  };
  const guarded = Object.entries(routes).map(([route, handler]) => [route, behindKey(handler, now)] as const);
  return createStandIn(Object.fromEntries(guarded), port === undefined ? {} : { port });
}

const NO_COIN = failure(404, "coin not found");
const PRO_ONLY: StandInAnswer = {
  status: 401,
  body: { status: { error_code: 10005, error_message: "This request is limited to PRO API subscribers." } },
};

/** Refuses the key `wrong`, and a Pro key on this host. Takes any other, or none. */
function behindKey(handler: StandInHandler, now: () => number): StandInHandler {
  return (request) => {
    const key = request.headers["x-cg-demo-api-key"] ?? request.query.get("x_cg_demo_api_key");
    if (key === "wrong") return refusal(401, 10002, "API Key Missing", now());
    if (request.headers["x-cg-pro-api-key"] !== undefined) {
      return refusal(400, 10010, "If you are using a Pro API key, please change your root URL.", now());
    }
    return handler(request);
  };
}

function refusal(status: number, code: number, message: string, now: number): StandInAnswer {
  const timestamp = new Date(now).toISOString();
  return { status, body: { error: { status: { timestamp, error_code: code, error_message: message } } } };
}

function failure(status: number, error: string): StandInAnswer {
  return { status, body: { error } };
}

function need({ query }: StandInRequest, names: readonly string[]): StandInAnswer | undefined {
  const missing = names.find((name) => !query.get(name));
  return missing === undefined ? undefined : failure(422, `Missing parameter ${missing}`);
}

function withCoin(answer: (coin: StandInCoin, request: StandInRequest) => StandInAnswer): StandInHandler {
  return (request) => {
    const coin = COINS.find(({ id }) => id === request.params["id"]);
    return coin ? answer(coin, request) : NO_COIN;
  };
}

function simplePrices(
  { query }: StandInRequest,
  coins: readonly StandInCoin[],
  now: number,
  keyOf: (coin: StandInCoin) => string,
): StandInAnswer {
  const codes = list(query, "vs_currencies");
  return {
    body: Object.fromEntries(coins.map((coin) => [keyOf(coin), inCurrencies(coin, codes, query, now)])),
  };
}

function markets({ query }: StandInRequest, now: number): StandInAnswer {
  const code = currency(query);
  if (!CURRENCIES[code]) return failure(400, "invalid vs_currency");
  const [field = "market_cap", direction = "desc"] = (query.get("order") ?? "").split(/_(?=asc|desc)/);
  const rows = (isChoice(query) ? chosen(query) : COINS).map((coin) => marketRow(coin, code, now));
  rows.sort((a, b) => {
    if (field === "id") return a.id < b.id ? -1 : 1;
    return field === "volume" ? a.total_volume - b.total_volume : a.market_cap - b.market_cap;
  });
  if (direction !== "asc") rows.reverse();
  const perPage = Math.min(MAX_PER_PAGE, Number(query.get("per_page") ?? DEFAULT_PER_PAGE));
  const start = (Number(query.get("page") ?? 1) - 1) * perPage;
  return { body: rows.slice(start, start + perPage) };
}

function isChoice(query: URLSearchParams): boolean {
  return ["ids", "symbols", "names"].some((name) => query.get(name));
}

function chosen(query: URLSearchParams): readonly StandInCoin[] {
  const [ids, symbols, names] = ["ids", "symbols", "names"].map((name) => list(query, name));
  return COINS.filter(
    ({ id, symbol, name }) =>
      ids?.includes(id) || symbols?.includes(symbol) || names?.includes(name.toLowerCase()),
  );
}

function search(text: string) {
  const has = (...texts: readonly string[]) => texts.some((each) => each.toLowerCase().includes(text));
  return {
    coins: COINS.filter(({ id, symbol, name }) => has(id, symbol, name)).map(
      ({ id, symbol, name, rank }) => ({
        id,
        name,
        api_symbol: id,
        symbol: symbol.toUpperCase(),
        market_cap_rank: rank,
      }),
    ),
    exchanges: EXCHANGES.filter(({ id, name }) => has(id, name)).map(({ id, name }) => ({
      id,
      name,
      market_type: "spot",
    })),
    icos: [],
    categories: [],
    nfts: [],
  };
}

function trend(id: string, score: number) {
  const coin = COINS.find((each) => each.id === id);
  const { name = "", symbol = "", rank = null, price = 0, change = 0 } = coin ?? {};
  const priceBtc = price / (CURRENCIES["btc"]?.dollars ?? 1);
  const data = { price, price_btc: String(priceBtc), price_change_percentage_24h: { usd: change } };
  const item = { id, coin_id: score + 1, name, symbol: symbol.toUpperCase(), market_cap_rank: rank };
  return { item: { ...item, slug: id, price_btc: priceBtc, score, data } };
}

function rates() {
  const bitcoin = CURRENCIES["btc"]?.dollars ?? 1;
  const entries = Object.entries(CURRENCIES);
  return Object.fromEntries(
    entries.map(([code, { name, unit, type, dollars }]) => [
      code,
      { name, unit, value: bitcoin / dollars, type },
    ]),
  );
}

function globalData(now: number) {
  const total = COINS.reduce((sum, { price, supply }) => sum + price * supply, 0);
  const volume = COINS.reduce((sum, coin) => sum + coin.volume, 0);
  const inAll = (dollars: number) =>
    Object.fromEntries(Object.entries(CURRENCIES).map(([code, each]) => [code, dollars / each.dollars]));
  return {
    active_cryptocurrencies: COINS.length,
    upcoming_icos: 0,
    ongoing_icos: 49,
    ended_icos: 3_376,
    markets: EXCHANGES.length,
    total_market_cap: inAll(total),
    total_volume: inAll(volume),
    market_cap_percentage: Object.fromEntries(
      COINS.map(({ symbol, price, supply }) => [symbol, (100 * price * supply) / total]),
    ),
    market_cap_change_percentage_24h_usd: -1.6081,
    updated_at: Math.floor(now / 1_000),
  };
}

function contractOf(coin: StandInCoin, platform: string): string {
  return coin.contracts[platform]?.toLowerCase() ?? "";
}

function list(query: URLSearchParams, name: string): readonly string[] {
  const items = (query.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());
  return items.filter((item) => item !== "");
}

function currency(query: URLSearchParams): string {
  return (query.get("vs_currency") ?? "").toLowerCase();
}

/** At most 365 days back, as on the free plan. */
function days(query: URLSearchParams): number {
  const count = Number(query.get("days"));
  return Number.isFinite(count) ? Math.min(365, count) : 365;
}
