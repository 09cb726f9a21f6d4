// CoinGecko's records, computed from a coin of the stand-in and a time.
import { CURRENCIES, type StandInCoin } from "./data.js";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The price at a time: now it is the coin's own, before that it swings by 3 % over three weeks. */
function priceAt(coin: StandInCoin, at: number, now: number): number {
  return coin.price * (1 + 0.03 * Math.sin((now - at) / (3.5 * DAY_MS)));
}

/** Dollars in a quote currency; 0 for an unknown one. */
function inCurrency(dollars: number, code: string): number {
  const { dollars: rate } = CURRENCIES[code] ?? {};
  return rate === undefined ? 0 : dollars / rate;
}

/** The row of `/simple/price`, without unknown currencies. */
export function inCurrencies(
  coin: StandInCoin,
  codes: readonly string[],
  query: URLSearchParams,
  now: number,
): Record<string, number> {
  const wants = (name: string) => query.get(name) === "true";
  const row: Record<string, number> = {};
  for (const code of codes.filter((each) => CURRENCIES[each])) {
    row[code] = rounded(inCurrency(coin.price, code), query.get("precision"));
    if (wants("include_market_cap")) row[`${code}_market_cap`] = inCurrency(coin.price * coin.supply, code);
    if (wants("include_24hr_vol")) row[`${code}_24h_vol`] = inCurrency(coin.volume, code);
    if (wants("include_24hr_change")) row[`${code}_24h_change`] = coin.change;
  }
  if (wants("include_last_updated_at")) row["last_updated_at"] = Math.floor(now / 1_000);
  return row;
}

/** Rounds: `precision` is `full` or a number of decimals; six significant digits where left out. */
function rounded(value: number, precision: string | null): number {
  if (precision === "full") return value;
  if (precision === null) return value >= 100_000 ? Math.round(value) : Number(value.toPrecision(6));
  return Number(value.toFixed(Number(precision)));
}

/** The row of `/coins/markets`. */
export function marketRow(coin: StandInCoin, code: string, now: number) {
  const { id, symbol, name, rank, price, change, volume, supply, maxSupply } = coin;
  const cap = price * supply;
  const money = (dollars: number) => inCurrency(dollars, code);
  return {
    id,
    symbol,
    name,
    image: `https://coin-images.coingecko.com/coins/images/${rank}/large/${id}.png`,
    current_price: money(price),
    market_cap: money(cap),
    market_cap_rank: rank,
    fully_diluted_valuation: money(price * (maxSupply ?? supply)),
    total_volume: money(volume),
    high_24h: money(price * 1.01),
    low_24h: money(price * 0.99),
    price_change_24h: money((price * change) / 100),
    price_change_percentage_24h: change,
    market_cap_change_24h: money((cap * change) / 100),
    market_cap_change_percentage_24h: change,
    circulating_supply: supply,
    total_supply: supply,
    max_supply: maxSupply,
    ath: money(price * 1.6),
    ath_change_percentage: -37.5,
    ath_date: "2025-10-06T18:57:42.558Z",
    atl: money(price * 0.001),
    atl_change_percentage: 99_900,
    atl_date: "2013-07-06T00:00:00.000Z",
    roi: null,
    last_updated: new Date(now).toISOString(),
  };
}

/** The record of `/coins/{id}`, with the parts that the switches of the query leave. */
export function coinRecord(coin: StandInCoin, now: number, query: URLSearchParams) {
  const wants = (part: string) => query.get(part) !== "false";
  const { id, symbol, name, rank, supply, maxSupply, contracts, decimals } = coin;
  const none = { "": "" };
  const platforms = Object.entries(contracts);
  const usd = marketRow(coin, "usd", now);
  return {
    id,
    symbol,
    name,
    web_slug: id,
    asset_platform_id: coin.platform,
    platforms: platforms.length === 0 ? none : contracts,
    detail_platforms: Object.fromEntries(
      (platforms.length === 0 ? Object.entries(none) : platforms).map(([platform, address]) => [
        platform,
        { decimal_place: decimals, contract_address: address },
      ]),
    ),
    categories: coin.categories,
    public_notice: null,
    description: { en: coin.description },
    links: linksOf(coin),
    image: { large: usd.image },
    genesis_date: id === "bitcoin" ? "2009-01-03" : null,
    hashing_algorithm: id === "bitcoin" ? "SHA-256" : null,
    block_time_in_minutes: id === "bitcoin" ? 10 : 0,
    sentiment_votes_up_percentage: 84.07,
    watchlist_portfolio_users: 1_541_900,
    market_cap_rank: rank,
    market_data: {
      current_price: everywhere(coin.price),
      market_cap: everywhere(coin.price * supply),
      total_volume: everywhere(coin.volume),
      high_24h: everywhere(usd.high_24h),
      low_24h: everywhere(usd.low_24h),
      ath: everywhere(usd.ath),
      atl: everywhere(usd.atl),
      ath_date: { usd: usd.ath_date, eur: usd.ath_date },
      atl_date: { usd: usd.atl_date, eur: usd.atl_date },
      price_change_percentage_24h: coin.change,
      fully_diluted_valuation: everywhere(coin.price * (maxSupply ?? supply)),
      price_change_percentage_7d: coin.change * 2,
      price_change_percentage_30d: coin.change * 4,
      circulating_supply: supply,
      total_supply: supply,
      max_supply: maxSupply,
      last_updated: usd.last_updated,
    },
    last_updated: usd.last_updated,
    ...(wants("community_data") && {
      community_data: { facebook_likes: null, reddit_subscribers: 6_127_543 },
    }),
    ...(wants("developer_data") && { developer_data: { forks: 36_433 } }),
    ...(wants("tickers") && { tickers: [] }),
  };
}

function linksOf({ id, symbol, homepage }: StandInCoin) {
  return {
    homepage: [homepage, "", ""],
    whitepaper: id === "bitcoin" ? "https://bitcoin.org/bitcoin.pdf" : "",
    blockchain_site: [`https://explorer.example/${symbol}`, ""],
    twitter_screen_name: id,
    telegram_channel_identifier: "",
    subreddit_url: null,
    repos_url: { github: [`https://github.com/${id}/${id}`], bitbucket: [] },
  };
}

/** The record of `/coins/{id}/history`: without market data before the coin existed. */
export function snapshot(coin: StandInCoin, at: number, now: number) {
  const { id, symbol, name, supply, volume } = coin;
  const price = priceAt(coin, at, now);
  const isKnown = at <= now && at >= Date.UTC(2013, 3, 28);
  return {
    id,
    symbol,
    name,
    localization: { en: name },
    ...(isKnown && {
      market_data: {
        current_price: everywhere(price),
        market_cap: everywhere(price * supply),
        total_volume: everywhere(volume),
      },
    }),
  };
}

/** The record of `/coins/{id}/market_chart`: 5 minutes apart within a day, an hour within 90, a day beyond. */
export function chart(
  coin: StandInCoin,
  code: string,
  { from, to, daily }: { readonly from: number; readonly to: number; readonly daily: boolean },
  now: number,
) {
  const span = (to - from) / DAY_MS;
  const step = daily || span > 90 ? DAY_MS : span > 1 ? HOUR_MS : 5 * MINUTE_MS;
  const series = (valueAt: (at: number) => number) => {
    const points: [number, number][] = [];
    for (let at = Math.ceil(from / step) * step; at < to; at += step) {
      points.push([at, inCurrency(valueAt(at), code)]);
    }
    if (to === now) points.push([to, inCurrency(valueAt(to), code)]);
    return points;
  };
  return {
    prices: series((at) => priceAt(coin, at, now)),
    market_caps: series((at) => priceAt(coin, at, now) * coin.supply),
    total_volumes: series(() => coin.volume),
  };
}

/** The rows of `/coins/{id}/ohlc`: half an hour each for 1 or 2 days, four hours up to 30, four days beyond. */
export function candles(coin: StandInCoin, code: string, days: number, now: number): number[][] {
  const step = days <= 2 ? HOUR_MS / 2 : days <= 30 ? 4 * HOUR_MS : 4 * DAY_MS;
  const rows: number[][] = [];
  for (let at = Math.ceil((now - days * DAY_MS) / step) * step; at <= now; at += step) {
    const open = inCurrency(priceAt(coin, at - step, now), code);
    const close = inCurrency(priceAt(coin, at, now), code);
    rows.push([at, open, Math.max(open, close) * 1.001, Math.min(open, close) * 0.999, close]);
  }
  return rows;
}

function everywhere(dollars: number): Record<string, number> {
  return Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, inCurrency(dollars, code)]));
}
