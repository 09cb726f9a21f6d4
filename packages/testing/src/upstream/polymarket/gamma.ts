// Gamma's stand-in: events and markets of Polymarket by lists, ids and slugs, and their search.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRoutes } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { EVENTS, type GammaEvent, type GammaMarket, MARKETS } from "./data.js";

const MAX_OFFSET = 2_000;
const MAX_LIMIT = 100;
// Names of the JSON; those of the query, such as volume_num, are refused.
const ORDERS = [
  "id",
  "volume24hr",
  "volumeNum",
  "volume",
  "liquidityNum",
  "startDate",
  "endDate",
  "createdAt",
];

const LIST = ["limit", "offset", "order", "ascending", "closed", "id", "slug", "tag_id", "related_tags"];
const RANGES = ["start_date_min", "start_date_max", "end_date_min", "end_date_max"];

const ROUTES: StandInRoutes = {
  "GET /markets": {
    takes: [
      ...LIST,
      ...RANGES,
      "clob_token_ids",
      "condition_ids",
      "market_maker_address",
      "liquidity_num_min",
      "liquidity_num_max",
      "volume_num_min",
      "volume_num_max",
      "cyom",
      "uma_resolution_status",
      "game_id",
      "sports_market_types",
      "rewards_min_size",
      "question_ids",
      "include_tag",
    ],
    answer: ({ query }) => {
      const conditions = query.getAll("condition_ids");
      const resolution = query.get("uma_resolution_status");
      const keeps = (market: GammaMarket) => {
        const isNamed = conditions.length === 0 || conditions.includes(market.conditionId);
        return isNamed && (resolution === null || market.umaResolutionStatus === resolution);
      };
      return listed(MARKETS, query, { keeps, show: withEvent });
    },
  },
  "GET /markets/{id}": { takes: ["include_tag"], answer: ({ params }) => byNumber(params["id"], withEvent) },
  "GET /markets/slug/{slug}": {
    takes: ["include_tag"],
    answer: ({ params }) =>
      one(
        MARKETS.find(({ slug }) => slug === params["slug"]),
        withEvent,
        "slug",
      ),
  },
  "GET /events": {
    takes: [
      ...LIST,
      ...RANGES,
      "tag_slug",
      "exclude_tag_id",
      "active",
      "archived",
      "featured",
      "cyom",
      "include_chat",
      "include_template",
      "recurrence",
      "liquidity_min",
      "liquidity_max",
      "volume_min",
      "volume_max",
    ],
    answer: ({ query }) => {
      const tag = query.get("tag_slug");
      const keeps = ({ tags }: GammaEvent) => tag === null || tags.some(({ slug }) => slug === tag);
      return listed(EVENTS, query, { keeps, show: withMarkets });
    },
  },
  "GET /events/{id}": {
    takes: ["include_chat", "include_template"],
    answer: ({ params }) => {
      if (!isNumber(params["id"])) return refused("id is not an integer");
      return one(
        EVENTS.find(({ id }) => id === params["id"]),
        withMarkets,
        "id",
      );
    },
  },
  "GET /events/slug/{slug}": {
    takes: ["include_chat", "include_template"],
    answer: ({ params }) =>
      one(
        EVENTS.find(({ slug }) => slug === params["slug"]),
        withMarkets,
        "slug",
      ),
  },
  "GET /public-search": {
    needs: ["q"],
    takes: [
      "cache",
      "events_status",
      "limit_per_type",
      "page",
      "events_tag",
      "keep_closed_markets",
      "sort",
      "ascending",
      "search_tags",
      "search_profiles",
      "recurrence",
      "exclude_tag_id",
      "optimized",
    ],
    answer: ({ query }) => search(query),
  },
};

/** Starts a stand-in of the Gamma API. */
export function standInGamma(): Promise<StandIn> {
  return createStandIn(ROUTES, {
    refuse: ({ kind, message }) =>
      kind === "path"
        ? { status: 404, body: { type: "not found error", error: "not found" } }
        : refused(message),
  });
}

function listed<Row extends GammaMarket | GammaEvent>(
  rows: readonly Row[],
  query: URLSearchParams,
  { keeps, show }: { readonly keeps: (row: Row) => boolean; readonly show: (row: Row) => object },
): StandInAnswer {
  const offset = Number(query.get("offset") ?? 0);
  if (offset > MAX_OFFSET) return refused("offset too large, use /markets/keyset for deeper pagination");
  const order = query.get("order");
  if (order !== null && !ORDERS.includes(order)) return refused("order fields are not valid");
  const closed = query.get("closed") ?? "false";
  if (!["true", "false"].includes(closed)) return refused("closed is no boolean");
  const found = rows.filter((row) => String(row.closed) === closed && keeps(row));
  if (order !== null) found.sort((a, b) => Number(a[order] ?? 0) - Number(b[order] ?? 0));
  if (query.get("ascending") === "false") found.reverse();
  const limit = Math.min(MAX_LIMIT, Number(query.get("limit") ?? 20));
  return { body: found.slice(offset, offset + limit).map(show) };
}

function search(query: URLSearchParams): StandInAnswer {
  const words = (query.get("q") ?? "").toLowerCase();
  const found = EVENTS.filter((event) => {
    const texts = [event.title, ...marketsOf(event).map(({ question }) => question)];
    return texts.some((text) => text.toLowerCase().includes(words));
  });
  const limit = Number(query.get("limit_per_type") ?? 5);
  const start = (Number(query.get("page") ?? 1) - 1) * limit;
  const events = found.slice(start, start + limit).map(withMarkets);
  const hasMore = start + limit < found.length;
  return { body: { events, tags: [], profiles: [], pagination: { hasMore, totalResults: found.length } } };
}

function byNumber(id: string | undefined, show: (market: GammaMarket) => object): StandInAnswer {
  if (!isNumber(id)) return refused("id is not an integer");
  return one(
    MARKETS.find((market) => market.id === id),
    show,
    "id",
  );
}

function one<Row>(row: Row | undefined, show: (row: Row) => object, by: string): StandInAnswer {
  if (row !== undefined) return { body: show(row) };
  return { status: 404, body: { type: "not found error", error: `${by} not found` } };
}

function withEvent(market: GammaMarket): object {
  const events = EVENTS.filter(({ markets }) => markets.includes(market.id));
  return { ...market, events: events.map(({ markets: _, tags: __, ...event }) => event) };
}

function withMarkets(event: GammaEvent): object {
  return { ...event, markets: marketsOf(event) };
}

function marketsOf(event: GammaEvent): readonly GammaMarket[] {
  return MARKETS.filter(({ id }) => event.markets.includes(id));
}

function isNumber(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? "");
}

function refused(error: string): StandInAnswer {
  return { status: 422, body: { type: "validation error", error } };
}
