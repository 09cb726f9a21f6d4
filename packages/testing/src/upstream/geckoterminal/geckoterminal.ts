// GeckoTerminal's stand-in: the public v2 API over a few pools, as strict as the real one.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { chartRoutes } from "./charts.js";
import { DEXES, NETWORKS, POOLS, type StandInPool, TOKENS } from "./data.js";
import { infoRecord, poolRecord, poolsWith, tokenRecord, tokensOf } from "./record.js";
import { failure, isOneOf, NOT_FOUND, onNetwork } from "./refusals.js";

const A_PAGE = 20;
const MAX_PAGE = 10;
const MAX_ADDRESSES = 30;
const INCLUDES = ["base_token", "quote_token", "dex"];
const SORTS = ["h24_tx_count_desc", "h24_volume_usd_desc"];
const TOKEN_SORTS = [...SORTS, "h24_volume_usd_liquidity_desc"];
const DURATIONS = ["5m", "1h", "6h", "24h"];

/** Starts a stand-in of the GeckoTerminal API. */
export function standInGeckoTerminal(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /networks": { takes: ["page"], answer: ({ query }) => ({ body: networksPage(query) }) },
    "GET /networks/{network}/dexes": {
      takes: ["page"],
      answer: onNetwork(({ params, query }) => {
        const isFirst = pageOf(query) === 1;
        const all = DEXES[params["network"] ?? ""] ?? [];
        const data = all.map(([id, name]) => ({ id, type: "dex", attributes: { name } }));
        return { body: { data: isFirst ? data : [] } };
      }),
    },
    "GET /networks/trending_pools": list(["duration"], () => byTrades(POOLS)),
    "GET /networks/new_pools": list([], () => byAge(POOLS)),
    "GET /networks/{network}/trending_pools": list(["duration"], (of) => byTrades(of)),
    "GET /networks/{network}/new_pools": list([], (of) => byAge(of)),
    "GET /networks/{network}/pools": list(["sort"], sorted),
    "GET /networks/{network}/dexes/{dex}/pools": list(["sort"], (of, request) => {
      const { network = "", dex } = request.params;
      if (!DEXES[network]?.some(([id]) => id === dex)) return undefined;
      return sorted(
        of.filter((pool) => pool.dex === dex),
        request,
      );
    }),
    "GET /networks/{network}/tokens/{address}/pools": list(["sort"], (_, request) => {
      const { network = "", address = "" } = request.params;
      if (!TOKENS[network]?.some((token) => token.address === address)) return undefined;
      return sorted(poolsWith(network, address), request);
    }),
    "GET /search/pools": list(["query", "network"], (_, { query }) => {
      const [text = "", network] = [query.get("query")?.toLowerCase(), query.get("network")];
      return POOLS.filter((pool) => {
        if (network !== null && pool.network !== network) return false;
        const words = [pool.address, pool.base, pool.quote];
        if (words.some((word) => word.toLowerCase().includes(text))) return true;
        const traded = TOKENS[pool.network]?.find((token) => token.address.toLowerCase() === text);
        return traded !== undefined && [pool.base, pool.quote].includes(traded.symbol);
      });
    }),
    "GET /networks/{network}/pools/{address}": {
      takes: ["include"],
      answer: onNetwork((request) => {
        const found = poolAt(request);
        if (found === undefined) return NOT_FOUND;
        return badInclude(request) ?? { body: { data: poolRecord(found), included: tokensOf([found]) } };
      }),
    },
    "GET /networks/{network}/pools/multi/{addresses}": {
      takes: ["include"],
      answer: onNetwork((request) => {
        const pools = named(
          request,
          POOLS.filter(({ network }) => network === request.params["network"]),
        );
        if ("status" in pools) return pools;
        return { body: { data: pools.map(poolRecord), included: tokensOf(pools) } };
      }),
    },
    "GET /networks/{network}/pools/{address}/info": {
      takes: ["include"],
      answer: onNetwork((request) => {
        const found = poolAt(request);
        if (found === undefined) return NOT_FOUND;
        const tokens = TOKENS[found.network]?.filter(({ symbol }) =>
          [found.base, found.quote].includes(symbol),
        );
        return { body: { data: (tokens ?? []).map((token) => infoRecord(found.network, token)) } };
      }),
    },
    ...tokenRoutes(),
    ...chartRoutes(poolAt),
  };
  const refuse = ({ kind, message }: { readonly kind: string; readonly message: string }) =>
    kind === "path" ? NOT_FOUND : failure(400, message);
  return createStandIn(routes, { refuse });
}

function tokenRoutes(): Record<string, StandInOperation> {
  const one = (record: typeof tokenRecord | typeof infoRecord) =>
    onNetwork(({ params: { network = "", address } }) => {
      const token = TOKENS[network]?.find((each) => each.address === address);
      return token === undefined ? NOT_FOUND : { body: { data: record(network, token) } };
    });
  return {
    "GET /networks/{network}/tokens/{address}": { takes: ["include"], answer: one(tokenRecord) },
    "GET /networks/{network}/tokens/{address}/info": { takes: [], answer: one(infoRecord) },
    "GET /networks/{network}/tokens/multi/{addresses}": {
      takes: ["include"],
      answer: onNetwork((request) => {
        const { network = "" } = request.params;
        const tokens = named(request, TOKENS[network] ?? []);
        if ("status" in tokens) return tokens;
        return { body: { data: tokens.map((token) => tokenRecord(network, token)) } };
      }),
    },
    "GET /simple/networks/{network}/token_price/{addresses}": {
      takes: [
        "include_market_cap",
        "mcap_fdv_fallback",
        "include_24hr_vol",
        "include_24hr_price_change",
        "include_total_reserve_in_usd",
      ],
      answer: onNetwork((request) => {
        const tokens = named(request, TOKENS[request.params["network"] ?? ""] ?? []);
        if ("status" in tokens) return tokens;
        const priced = tokens.filter(({ price }) => price !== null);
        const each = (value: string | null) =>
          Object.fromEntries(priced.map(({ address }) => [address, value]));
        const prices = Object.fromEntries(priced.map(({ address, price }) => [address, price]));
        const attributes = {
          token_prices: prices,
          market_cap_usd: each(null),
          h24_volume_usd: each("313441016.145429"),
          h24_price_change_percentage: each("-1.8867250098940773"),
          total_reserve_in_usd: each("1015673598.896450024556193850116628967"),
          last_trade_timestamp: each("1779882383"),
        };
        return { body: { data: { id: "49dd0b90", type: "simple_token_price", attributes } } };
      }),
    },
    "GET /tokens/info_recently_updated": {
      takes: ["include", "network"],
      answer: ({ query }) => {
        const wanted = query.get("network");
        const data = NETWORKS.filter(([id]) => wanted === null || id === wanted).flatMap(([id]) =>
          (TOKENS[id] ?? []).map((token) => {
            const { attributes, ...record } = infoRecord(id, token);
            return {
              ...record,
              attributes: { ...attributes, metadata_updated_at: "2026-05-28T04:04:11.123Z" },
              relationships: { network: { data: { id, type: "network" } } },
            };
          }),
        );
        return { body: { data } };
      },
    },
  };
}

type Choose = (of: readonly StandInPool[], request: StandInRequest) => readonly StandInPool[] | undefined;

/** A list of pools in pages; undefined where what the path names is not there. */
function list(takes: readonly string[], choose: Choose): StandInOperation {
  return {
    takes: ["include", "page", ...takes],
    answer: (request) => {
      const { params, query } = request;
      const { network } = params;
      const asked = network ?? query.get("network") ?? undefined;
      if (asked !== undefined && !NETWORKS.some(([id]) => id === asked)) return NOT_FOUND;
      const chosen = choose(
        asked === undefined ? POOLS : POOLS.filter((pool) => pool.network === asked),
        request,
      );
      if (chosen === undefined) return NOT_FOUND;
      const sorts = params["address"] === undefined ? SORTS : TOKEN_SORTS;
      if (!isOneOf(query, "sort", sorts) || !isOneOf(query, "duration", DURATIONS))
        return failure(400, "Specified sort or duration is invalid");
      const page = pageOf(query);
      // The real one asks for a plan behind its tenth page.
      if (page > MAX_PAGE) return failure(401, "Page is beyond the limit");
      const shown = chosen.slice((page - 1) * A_PAGE, page * A_PAGE);
      const withNetwork = (pool: StandInPool) => {
        const record = poolRecord(pool);
        if (network !== undefined) return record;
        const link = { network: { data: { id: pool.network, type: "network" } } };
        return { ...record, relationships: { ...record.relationships, ...link } };
      };
      return badInclude(request) ?? { body: { data: shown.map(withNetwork), included: tokensOf(shown) } };
    },
  };
}

const byTrades = (pools: readonly StandInPool[]) => pools.toSorted((a, b) => b.trades - a.trades);
const byAge = (pools: readonly StandInPool[]) => pools.toSorted((a, b) => (a.created < b.created ? 1 : -1));

function sorted(pools: readonly StandInPool[], { query }: StandInRequest): readonly StandInPool[] {
  if (query.get("sort") === "h24_tx_count_desc") return byTrades(pools);
  return pools.toSorted((a, b) => Number(b.volume) - Number(a.volume));
}

function poolAt({ params: { network, address } }: StandInRequest): StandInPool | undefined {
  return POOLS.find((pool) => pool.network === network && pool.address === address);
}

/** What the path names of these; a refusal of too many. */
function named<T extends { readonly address: string }>(
  { params }: StandInRequest,
  all: readonly T[],
): readonly T[] | (StandInAnswer & { readonly status: number }) {
  const addresses = (params["addresses"] ?? "").split(",");
  if (addresses.length > MAX_ADDRESSES) return failure(422, "Too many addresses");
  return all.filter(({ address }) => addresses.includes(address));
}

function badInclude({ query }: StandInRequest): StandInAnswer | undefined {
  const asked = (query.get("include") ?? "").split(",").filter((name) => name !== "");
  return asked.every((name) => INCLUDES.includes(name)) ? undefined : failure(400, "Include is invalid");
}

function pageOf(query: URLSearchParams): number {
  return Number(query.get("page") ?? 1);
}

function networksPage(query: URLSearchParams) {
  const data = NETWORKS.map(([id, name, platform]) => ({
    id,
    type: "network",
    attributes: { name, coingecko_asset_platform_id: platform },
  }));
  const isFirst = pageOf(query) === 1;
  return { data: isFirst ? data : [], links: { first: "networks?page=1", next: null } };
}
