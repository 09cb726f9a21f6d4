// GeckoTerminal's JSON:API: what its answers hold, and pools as rows of ours.
// Names and types are those of the published description, github.com/coingecko/coingecko-api-oas (its /onchain paths).
import { once, type UpstreamFailure } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddresses, plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { readAs } from "../read-as.js";

/** GeckoTerminal's chains. */
export const chains = once(() => chainsOf("geckoterminal"));

/** How many pools stand on a page, and how many pages there are of a list. */
export const POOLS_A_PAGE = 20;
export const MAX_PAGES = 10;

/** How many tokens or pools one request may name. */
export const MAX_ADDRESSES = 30;

/** How long answers are fresh, and may stand in. */
export const FRESH_MS = 30_000;
export const STALE_MS = 10 * 60_000;

/** The argument `chain`. */
export function chainArgument() {
  return chains().openArgument("any other network id of GeckoTerminal, which get_networks lists");
}

/** What a tool over such answers is declared with. */
export const freshTool = { effect: "read", keyless: true, cacheTtl: FRESH_MS, staleTtl: STALE_MS } as const;

/** The arguments of a tool over several tokens of a chain. */
export function tokensArguments() {
  return z.object({ chain: chainArgument(), addresses: anyAddresses(MAX_ADDRESSES, "The tokens") });
}

/** What stands in the path of a question about a token or a pool. */
export function placeOf(chain: string, address: string) {
  return { network: chains().ownNameOf(chain), address: plainAddress(address) };
}

const text = () => z.string().nullish();
const link = () => z.looseObject({ data: z.looseObject({ id: z.string() }).nullish() }).nullish();

/** A token among `included`, or on its own. */
const included = () =>
  z.looseObject({
    id: z.string(),
    attributes: z.looseObject({ address: text(), name: text(), symbol: text() }).nullish(),
  });

const pool = () =>
  z.looseObject({
    id: z.string(),
    attributes: z.looseObject({
      address: z.string(),
      name: text(),
      base_token_price_usd: text(),
      base_token_price_native_currency: text(),
      base_token_price_quote_token: text(),
      pool_created_at: text(),
      reserve_in_usd: text(),
      fdv_usd: text(),
      market_cap_usd: text(),
      price_change_percentage: z.looseObject({ h24: text() }).nullish(),
      transactions: z
        .looseObject({
          h24: z.looseObject({ buys: z.int().nullish(), sells: z.int().nullish() }).nullish(),
        })
        .nullish(),
      volume_usd: z.looseObject({ h24: text() }).nullish(),
    }),
    relationships: z
      .looseObject({ base_token: link(), quote_token: link(), dex: link(), network: link() })
      .nullish(),
  });

/** A list of pools. */
export const rawPools = lazy(() =>
  z.looseObject({ data: z.array(pool()), included: z.array(included()).nullish() }),
);

/** One pool. */
export const rawPool = lazy(() => z.looseObject({ data: pool(), included: z.array(included()).nullish() }));

type RawPool = z.output<ReturnType<typeof pool>>;
type Included = readonly z.output<ReturnType<typeof included>>[] | null | undefined;

/** Rows of a list of pools, with the tokens that came beside them. */
export function toPools({
  data,
  included,
}: {
  readonly data: readonly RawPool[];
  readonly included?: Included;
}) {
  const beside = new Map((included ?? []).map(({ id, attributes }) => [id, attributes]));
  return data.map((row) => toPool(row, beside));
}

function toPool({ id, attributes, relationships }: RawPool, beside: ReadonlyMap<string, TokenAttributes>) {
  // A network's id may hold the very sign that parts it from the address.
  const network = relationships?.network?.data?.id ?? id.slice(0, -attributes.address.length - 1);
  const { h24: trades } = attributes.transactions ?? {};
  const token = (of: "base_token" | "quote_token") => {
    const tokenId = relationships?.[of]?.data?.id ?? "";
    const known = beside.get(tokenId);
    return {
      address: known?.address ?? tokenId.slice(network.length + 1),
      symbol: known?.symbol ?? null,
      name: known?.name ?? null,
    };
  };
  return {
    chain: chains().slugOf(network),
    pool_address: attributes.address,
    dex: relationships?.dex?.data?.id ?? null,
    name: attributes.name ?? null,
    base_token: token("base_token"),
    quote_token: token("quote_token"),
    price_usd: attributes.base_token_price_usd,
    price_native: attributes.base_token_price_native_currency,
    price_in_quote: attributes.base_token_price_quote_token,
    liquidity_usd: attributes.reserve_in_usd,
    volume_24h_usd: attributes.volume_usd?.h24,
    price_change_24h_percent: attributes.price_change_percentage?.h24,
    buys_24h: trades?.buys ?? null,
    sells_24h: trades?.sells ?? null,
    fdv_usd: attributes.fdv_usd,
    market_cap_usd: attributes.market_cap_usd,
    created_at: attributes.pool_created_at,
  };
}

type TokenAttributes = z.output<ReturnType<typeof included>>["attributes"];

const failed = lazy(() =>
  z.looseObject({ errors: z.array(z.looseObject({ status: z.union([z.string(), z.number()]).nullish() })) }),
);

/** Reads an error inside a 200; the client reads error statuses itself. */
export function readJsonApiFailure(answer: {
  readonly status: number;
  readonly body: unknown;
}): UpstreamFailure | undefined {
  const read = answer.status < 300 ? readAs(failed, answer.body) : undefined;
  if (read === undefined) return undefined;
  const status = Number(read.errors[0]?.status);
  if (status === 429) return { runtimeStatus: "rate_limited", message: "is asked too often" };
  if (status >= 500) return { runtimeStatus: "degraded", message: `answered with its error ${status}` };
  return { runtimeStatus: "failing", message: "answered with an error in the place of a record" };
}
