// The whole market in CoinGecko's stand-in: totals, rates, categories, platforms, and search.
import { CATEGORIES, COINS, CURRENCIES, PLATFORMS, TRENDING } from "./data.js";
import { EXCHANGES } from "./exchange-data.js";
import {
  CERTAIN_DAYS,
  currencyIn,
  DAY_MS,
  daysIn,
  failure,
  type Operations,
  ordered,
  type Plan,
  pointsOf,
} from "./request.js";

/** The operations of the market as a whole, and of what it is made of. */
export function marketOperations({ now }: Plan): Operations {
  const orders = ["market_cap", "name", "market_cap_change_24h"];
  return {
    "GET /ping": { needs: [], answer: () => ({ body: { gecko_says: "(V3) To the Moon!" } }) },
    "GET /global": { needs: [], answer: () => ({ body: { data: globalData(now()) } }) },
    "GET /global/decentralized_finance_defi": { needs: [], answer: () => ({ body: { data: DEFI } }) },
    "GET /global/market_cap_chart": {
      needs: ["days"],
      takes: ["vs_currency"],
      values: { days: [...CERTAIN_DAYS, "max"] },
      paid: true,
      answer: (request) => {
        const dollars = CURRENCIES[currencyIn(request)]?.dollars;
        if (dollars === undefined) return failure(400, "invalid vs_currency");
        const days = daysIn(request);
        const step = days === 1 ? DAY_MS / 24 : DAY_MS;
        const line = (total: number) =>
          pointsOf({ from: now() - days * DAY_MS, to: now(), step }, () => total / dollars);
        return {
          body: { market_cap_chart: { market_cap: line(2.6e12), volume: line(95_133_256_404.37308) } },
        };
      },
    },
    "GET /exchange_rates": { needs: [], answer: () => ({ body: { rates: rates() } }) },
    "GET /asset_platforms": {
      takes: ["filter"],
      values: { filter: ["nft"] },
      answer: ({ query }) => ({
        body: PLATFORMS.filter(({ id }) => query.get("filter") !== "nft" || id !== "vechain"),
      }),
    },
    "GET /coins/categories/list": {
      needs: [],
      answer: () => ({ body: CATEGORIES.map(({ id, name }) => ({ category_id: id, name })) }),
    },
    "GET /coins/categories": {
      takes: ["order"],
      values: { order: orders.flatMap((by) => [`${by}_asc`, `${by}_desc`]) },
      answer: ({ query }) => ({
        body: ordered(CATEGORIES, query.get("order") ?? "market_cap_desc", (row, name) => {
          if (name === "name") return row.name;
          return (name === "market_cap" ? row.market_cap : row.market_cap_change_24h) ?? -1_000;
        }).map((row) => ({
          ...row,
          content: "",
          top_3_coins: row.top_3_coins_id.map((id) => `https://coin-images.coingecko.com/${id}.png`),
          updated_at: row.market_cap === null ? null : new Date(now()).toISOString(),
        })),
      }),
    },
    "GET /search": {
      needs: ["query"],
      answer: ({ query }) => ({ body: search(query.get("query")?.toLowerCase() ?? "") }),
    },
    "GET /search/trending": {
      takes: ["show_max"],
      answer: () => ({ body: { coins: TRENDING.map(trend), nfts: [], categories: [] } }),
    },
  };
}

const DEFI = {
  defi_market_cap: "93264745839.10368680452390205264",
  eth_market_cap: "250923489878.18163813287624277972",
  defi_to_eth_ratio: "37.168599035658983253709420933735707062492760398842923165608006371",
  trading_volume_24h: "3779246981.777563895687957584391",
  defi_dominance: "3.5568819863542411077651904276222133821656380942701140395041020219",
  top_coin_name: "Lido Staked Ether",
  top_coin_defi_dominance: 19.77898778734103,
};

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
