// Coin record: all that CoinGecko tells of one coin, as it answers with it and as tools give it.
import { isObject } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { address, figure, figures, list, platform, text, texts, time, whole } from "./fields.js";

const CHANGES = ["24h", "7d", "14d", "30d", "60d", "200d", "1y"] as const;

/** Figures that CoinGecko gives in every currency; ours are in one. */
const IN_CURRENCY = {
  current_price: "Price",
  market_cap: "Market cap",
  fully_diluted_valuation: "Market cap with every coin issued",
  total_volume: "Volume of 24 hours",
  high_24h: "Highest price of 24 hours",
  low_24h: "Lowest price of 24 hours",
  ath: "Highest price ever",
  atl: "Lowest price ever",
} as const;

type InCurrency = keyof typeof IN_CURRENCY;

/** `as`: Object.fromEntries has no type for the keys it was given. */
function each<T>(make: (name: InCurrency) => T): Record<InCurrency, T> {
  const names = Object.keys(IN_CURRENCY) as InCurrency[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<InCurrency, T>;
}

const inNoCurrency = () => ({
  ...Object.fromEntries(
    CHANGES.map((span) => [
      `price_change_percentage_${span}`,
      figure(`Change of the price in ${span}, in percent`),
    ]),
  ),
  circulating_supply: figure("Coins in circulation"),
  total_supply: figure("Coins that exist"),
  max_supply: figure("Coins that there can be; null where there is no limit"),
});

const facts = () => ({
  symbol: text("Ticker symbol, not unique"),
  name: text("Name"),
  categories: texts("Names of its categories"),
  public_notice: text("What CoinGecko tells its users of it"),
  genesis_date: text("Day on which it began"),
  hashing_algorithm: text("Hash that its miners work on"),
  block_time_in_minutes: figure("Minutes between two blocks"),
  market_cap_rank: whole("Rank by market cap"),
  sentiment_votes_up_percentage: figure("Users who think that it will rise, in percent"),
  watchlist_portfolio_users: whole("How many users watch it"),
  community_data: figures("Members of its communities, by name; empty where not asked for"),
  last_updated: time("When CoinGecko last updated it"),
});

/** Times by the code of a currency; none where CoinGecko leaves them out. */
const times = () =>
  z.preprocess((given) => (isObject(given) ? given : {}), z.record(z.string(), z.unknown())).prefault({});

const links = () => ({
  homepage: texts("Home pages"),
  blockchain_site: texts("Explorers"),
  whitepaper: text("White paper"),
  twitter_screen_name: text("Its name on X"),
  telegram_channel_identifier: text("Its channel on Telegram"),
  subreddit_url: text("Its subreddit"),
});

/** The record as CoinGecko answers with it. */
export const rawCoin = lazy(() =>
  z.object({
    ...facts(),
    id: z.string(),
    asset_platform_id: platform("Chain"),
    detail_platforms: z.record(z.string(), z.unknown()).nullish(),
    description: z.looseObject({ en: text("Text") }).nullish(),
    links: z.object({ ...links(), repos_url: z.looseObject({ github: texts("Code") }).nullish() }).nullish(),
    market_data: z
      .object({ ...each(figures), ...inNoCurrency(), ath_date: times(), atl_date: times() })
      .nullish(),
  }),
);

/** The record as tools give it. */
export const coinRecord = lazy(() =>
  z.object({
    id: text("CoinGecko id"),
    ...facts(),
    chain: platform("The chain whose token it is; null for a chain's own coin"),
    contracts: list(
      z.object({
        chain: platform("Chain"),
        address: address("Address of its contract there"),
        decimals: whole("Decimals of the token there"),
      }),
      "Its contracts",
    ),
    description: text("What it is"),
    links: z.object(links()).nullable().prefault(null).describe("Where it is found on the web"),
    repositories: texts("Its code on GitHub"),
    vs_currency: z.string().describe("Currency of the figures"),
    market: z
      .object({
        ...each((name) => figure(`${IN_CURRENCY[name]}, in the currency`)),
        ath_date: time("When the price was the highest ever"),
        atl_date: time("When it was the lowest ever"),
        ...inNoCurrency(),
      })
      .nullable()
      .prefault(null)
      .describe("Its market; null where it has none"),
  }),
);

/** CoinGecko's record in the form of ours, its figures in one currency. */
export function toCoin(raw: RawCoin, vs_currency: string) {
  const { asset_platform_id, detail_platforms, description, links, market_data, ...same } = raw;
  return {
    ...same,
    chain: asset_platform_id,
    contracts: Object.entries(detail_platforms ?? {}).flatMap(([chain, detail]) => {
      if (chain === "" || !isObject(detail)) return [];
      return [{ chain, address: detail["contract_address"], decimals: detail["decimal_place"] }];
    }),
    description: description?.en,
    links,
    repositories: links?.repos_url?.github,
    vs_currency,
    market: market_data && {
      ...market_data,
      ...each((name) => market_data[name][vs_currency]),
      ath_date: market_data.ath_date[vs_currency],
      atl_date: market_data.atl_date[vs_currency],
    },
  };
}

type RawCoin = NonNullable<(typeof rawCoin)["~standard"]["types"]>["output"];
