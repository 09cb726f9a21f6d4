// Coins in CoinGecko's stand-in: prices, lists, records and charts.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { COINS, CURRENCIES, GONE_COINS, type StandInCoin } from "./data.js";
import { contractOf, withCoin, withContract, wrongCurrency } from "./known-coin.js";
import { coinRecord, inCurrencies, marketRow, snapshot } from "./record.js";
import {
  currencyIn,
  failure,
  listIn,
  type Operations,
  ordered,
  outOfReach,
  PAGING,
  type Plan,
  PRECISIONS,
  pageOf,
  SWITCH,
} from "./request.js";

const ADDED = ["include_market_cap", "include_24hr_vol", "include_24hr_change", "include_last_updated_at"];
const CHOICES = ["ids", "symbols", "names"];
const RECORD_SWITCHES = [
  "localization",
  "tickers",
  "market_data",
  "community_data",
  "developer_data",
  "sparkline",
];

const OF_PRICES = {
  takes: [...ADDED, "precision"],
  values: { precision: PRECISIONS, ...Object.fromEntries(ADDED.map((name) => [name, SWITCH])) },
};

/** The operations of prices, lists and records. */
export function coinOperations(given: Plan): Operations {
  return {
    ...priceOperations(given),
    ...listOperations(given),
    ...recordOperations(given),
  };
}

function priceOperations({ now }: Plan): Operations {
  return {
    "GET /simple/price": {
      ...OF_PRICES,
      needs: ["vs_currencies"],
      takes: [...OF_PRICES.takes, ...CHOICES, "include_tokens"],
      answer: (request) => simplePrices(request, chosen(request), now(), (coin) => coin.id),
    },
    "GET /simple/token_price/{platform}": {
      ...OF_PRICES,
      needs: ["contract_addresses", "vs_currencies"],
      answer: (request) => {
        const platform = request.params["platform"] ?? "";
        const addresses = listIn(request, "contract_addresses");
        const coins = COINS.filter((coin) => addresses.includes(contractOf(coin, platform)));
        // As its chain writes it: an address on Solana is not lower case.
        return simplePrices(request, coins, now(), (coin) => coin.contracts[platform] ?? "");
      },
    },
    "GET /simple/supported_vs_currencies": { needs: [], answer: () => ({ body: Object.keys(CURRENCIES) }) },
  };
}

function listOperations({ now }: Plan): Operations {
  return {
    "GET /coins/list": {
      takes: ["include_platform", "status"],
      values: { include_platform: SWITCH, status: ["active", "inactive"] },
      answer: ({ query }) => ({
        body: (query.get("status") === "inactive" ? GONE_COINS : COINS).map(
          ({ id, symbol, name, contracts }) => ({
            id,
            symbol,
            name,
            ...(query.get("include_platform") === "true" && { platforms: contracts }),
          }),
        ),
      }),
    },
    "GET /coins/list/new": {
      needs: [],
      paid: true,
      answer: () => ({
        body: COINS.slice(-3).map(({ id, symbol, name }, at) => ({
          id,
          symbol: symbol.toUpperCase(),
          name,
          activated_at: 1_778_737_128 - at * 3_600,
        })),
      }),
    },
    "GET /coins/markets": {
      needs: ["vs_currency"],
      takes: [
        ...CHOICES,
        ...PAGING,
        "category",
        "order",
        "precision",
        "sparkline",
        "price_change_percentage",
      ],
      values: {
        order: ["market_cap", "volume", "id"].flatMap((by) => [`${by}_asc`, `${by}_desc`]),
        precision: PRECISIONS,
      },
      answer: (request) => markets(request, now()),
    },
    "GET /coins/top_gainers_losers": {
      needs: ["vs_currency"],
      takes: ["duration", "top_coins", "price_change_percentage"],
      values: {
        duration: ["1h", "24h", "7d", "14d", "30d", "60d", "1y"],
        top_coins: ["300", "500", "1000", "all"],
      },
      paid: true,
      answer: (request) => movers(request),
    },
  };
}

function recordOperations({ plan, now }: Plan): Operations {
  return {
    "GET /coins/{id}": {
      takes: RECORD_SWITCHES,
      values: Object.fromEntries(RECORD_SWITCHES.map((name) => [name, SWITCH])),
      answer: withCoin((coin, { query }) => ({ body: coinRecord(coin, now(), query) })),
    },
    "GET /coins/{id}/contract/{address}": {
      needs: [],
      answer: withContract((coin, { query }) => ({ body: coinRecord(coin, now(), query) })),
    },
    "GET /coins/{id}/history": {
      needs: ["date"],
      takes: ["localization"],
      values: { localization: SWITCH },
      answer: withCoin((coin, { query }) => {
        const at = dayOf(query.get("date") ?? "", plan);
        if (Number.isNaN(at)) return failure(400, "invalid date");
        return outOfReach({ plan, now }, at) ?? { body: snapshot(coin, at, now()) };
      }),
    },
  };
}

/** The time of a date, in the spelling that the plan's API describes. */
function dayOf(date: string, plan: Plan["plan"]): number {
  const form = plan === "pro" ? /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/ : /^(?<d>\d\d)-(?<m>\d\d)-(?<y>\d{4})$/;
  const { y, m, d } = form.exec(date)?.groups ?? {};
  return Date.UTC(Number(y), Number(m) - 1, Number(d));
}

function simplePrices(
  request: StandInRequest,
  coins: readonly StandInCoin[],
  now: number,
  keyOf: (coin: StandInCoin) => string,
): StandInAnswer {
  const codes = listIn(request, "vs_currencies");
  const rows = coins.map((coin) => [keyOf(coin), inCurrencies(coin, codes, request.query, now)]);
  return { body: Object.fromEntries(rows) };
}

function markets(request: StandInRequest, now: number): StandInAnswer {
  const { query } = request;
  const isChoice = CHOICES.some((name) => query.get(name));
  const coins = isChoice ? chosen(request) : COINS;
  const rows = coins.map((coin) => marketRow(coin, currencyIn(request), now));
  const sorted = ordered(rows, query.get("order") ?? "market_cap_desc", (row, name) => {
    if (name === "id") return row.id;
    return name === "volume" ? row.total_volume : row.market_cap;
  });
  return wrongCurrency(request) ?? { body: pageOf(request, sorted) };
}

function movers(request: StandInRequest): StandInAnswer {
  const code = currencyIn(request);
  const duration = request.query.get("duration") ?? "24h";
  const dollars = CURRENCIES[code]?.dollars ?? 1;
  const rows = COINS.map(({ id, symbol, name, rank, price, volume, change }) => ({
    id,
    symbol,
    name,
    market_cap_rank: rank,
    [code]: price / dollars,
    [`${code}_24h_vol`]: volume / dollars,
    [`${code}_24h_change`]: change,
    [`${code}_${duration}_change`]: change,
  }));
  const rose = ordered(rows, "change_desc", (row) => Number(row[`${code}_24h_change`]));
  return (
    wrongCurrency(request) ?? {
      body: { top_gainers: rose.slice(0, 2), top_losers: rose.slice(-2).reverse() },
    }
  );
}

function chosen(request: StandInRequest): readonly StandInCoin[] {
  const [ids, symbols, names] = CHOICES.map((name) => listIn(request, name));
  return COINS.filter(
    ({ id, symbol, name }) =>
      ids?.includes(id) || symbols?.includes(symbol) || names?.includes(name.toLowerCase()),
  );
}
