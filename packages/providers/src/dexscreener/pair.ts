// Pair: a pool as DexScreener gives it, and as a row of ours.
// Names and types are those of the clients in github.com/nixonjoshua98/dexscreener and github.com/goat-sdk/goat.
import { once } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { poolRow } from "../market-forms.js";
import { readAs } from "../read-as.js";

/** DexScreener's chains. */
export const chains = once(() => chainsOf("dexscreener"));

/** How long answers are fresh, and may stand in. */
export const FRESH_MS = 30_000;
export const STALE_MS = 10 * 60_000;

/** The argument `chain`. */
export function chainArgument() {
  return chains().openArgument("any other chain id of DexScreener, as its web addresses have it");
}

// A number of many digits comes as a text of them.
const figure = () => z.union([z.string(), z.number()]).nullish();
const token = () =>
  z.looseObject({ address: z.string(), name: z.string().nullish(), symbol: z.string().nullish() });

const pair = () =>
  z.looseObject({
    chainId: z.string(),
    dexId: z.string().nullish(),
    url: z.string().nullish(),
    pairAddress: z.string(),
    labels: z.array(z.string()).nullish(),
    baseToken: token(),
    quoteToken: token(),
    priceNative: figure(),
    priceUsd: figure(),
    txns: z
      .looseObject({ h24: z.looseObject({ buys: z.int().nullish(), sells: z.int().nullish() }).nullish() })
      .nullish(),
    volume: z.looseObject({ h24: figure() }).nullish(),
    priceChange: z.looseObject({ h24: z.number().nullish() }).nullish(),
    liquidity: z.looseObject({ usd: figure() }).nullish(),
    fdv: figure(),
    marketCap: figure(),
    pairCreatedAt: z.number().nullish(),
    info: z
      .looseObject({
        imageUrl: z.string().nullish(),
        websites: z.array(z.looseObject({ url: z.string().nullish() })).nullish(),
      })
      .nullish(),
    boosts: z.looseObject({ active: z.int().nullish() }).nullish(),
  });

/** A list of pairs, bare. */
export const rawPairs = lazy(() => z.array(pair()));

/** A list of pairs under a name; null where there are none. */
export const rawFound = lazy(() => z.looseObject({ pairs: z.array(pair()).nullish() }));

/** What DexScreener says of a pair beside what every venue does. */
const OWN = {
  url: () => z.string().nullable().describe("Its page at DexScreener"),
  labels: () => z.array(z.string()).describe("Versions and kinds, such as v3"),
  image_url: () => z.string().nullable().describe("Picture of the base token"),
  websites: () => z.array(z.string()).describe("Websites of the base token, as its project gives them"),
  boosts: () => z.int().nullable().describe("How many paid boosts the base token has now"),
};

/** A pair as a result gives it. */
export function pairRow() {
  const { url, labels, image_url, websites, boosts } = OWN;
  return poolRow().extend({
    ...{ url: url(), labels: labels(), image_url: image_url() },
    ...{ websites: websites(), boosts: boosts() },
  });
}

/** The row of a pair. */
export function toPair(given: z.output<ReturnType<typeof pair>>) {
  const { baseToken, quoteToken, txns, info } = given;
  const named = ({ address, symbol, name }: typeof baseToken) => ({
    address,
    symbol: symbol ?? null,
    name: name ?? null,
  });
  return {
    chain: chains().slugOf(given.chainId),
    pool_address: given.pairAddress,
    dex: given.dexId ?? null,
    name: [baseToken, quoteToken].map(({ symbol, address }) => symbol ?? address).join(" / "),
    base_token: named(baseToken),
    quote_token: named(quoteToken),
    price_usd: given.priceUsd,
    // What DexScreener calls native is the pair's quote token.
    price_native: null,
    price_in_quote: given.priceNative,
    liquidity_usd: given.liquidity?.usd,
    volume_24h_usd: given.volume?.h24,
    price_change_24h_percent: given.priceChange?.h24,
    buys_24h: txns?.h24?.buys ?? null,
    sells_24h: txns?.h24?.sells ?? null,
    fdv_usd: given.fdv,
    market_cap_usd: given.marketCap,
    created_at: given.pairCreatedAt == null ? null : new Date(given.pairCreatedAt),
    url: given.url ?? null,
    labels: given.labels ?? [],
    image_url: info?.imageUrl ?? null,
    websites: (info?.websites ?? []).flatMap(({ url }) => url ?? []),
    boosts: given.boosts?.active ?? null,
  };
}

const poolOf = lazy(() => poolRow());

/** Another venue's pool as a pair; throws where it is none. */
export function fromPool(pool: unknown) {
  const read = readAs(poolOf, pool);
  if (read === undefined) throw new TypeError("the other venue gave no pool");
  return { ...read, url: null, labels: [], image_url: null, websites: [], boosts: null };
}
