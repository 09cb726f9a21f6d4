// The Data API's stand-in: trades, positions, holders, activity and ranks of Polymarket.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRoutes } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { CONDITIONS } from "./data.js";
import { ACTIVITY, CLOSED, HOLDERS, POSITIONS, RANKS, TRADER, TRADES } from "./trades.js";

const ADDRESS = /^0x[a-fA-F0-9]{40}$/;
const HASH = /^0x[a-fA-F0-9]{64}$/;
const KINDS = ["TRADE", "SPLIT", "MERGE", "REDEEM", "REWARD", "CONVERSION", "MAKER_REBATE"];
const CATEGORIES = "OVERALL POLITICS SPORTS CRYPTO CULTURE MENTIONS WEATHER ECONOMICS TECH FINANCE".split(
  " ",
);

/** The values that a parameter may have; the others are refused. */
const ALLOWED: Readonly<Record<string, RegExp>> = {
  user: ADDRESS,
  market: new RegExp(`^(?:${HASH.source.slice(1, -1)},?)+$`),
  side: /^(?:BUY|SELL)$/,
  type: new RegExp(`^(?:(?:${KINDS.join("|")}),?)+$`),
  sortBy:
    /^(?:CURRENT|INITIAL|TOKENS|CASHPNL|PERCENTPNL|TITLE|RESOLVING|PRICE|AVGPRICE|TIMESTAMP|CASH|REALIZEDPNL)$/,
  sortDirection: /^(?:ASC|DESC)$/,
  category: new RegExp(`^(?:${CATEGORIES.join("|")})$`),
  timePeriod: /^(?:DAY|WEEK|MONTH|ALL)$/,
  orderBy: /^(?:PNL|VOL)$/,
};

const ROUTES: StandInRoutes = {
  "GET /trades": operation({
    takes: [
      "limit",
      "offset",
      "takerOnly",
      "filterType",
      "filterAmount",
      "market",
      "eventId",
      "user",
      "side",
    ],
    most: 10_000,
    rows: (query) => TRADES.filter((trade) => isOf(trade, query)),
  }),
  "GET /positions": operation({
    needs: ["user"],
    takes: [
      "market",
      "eventId",
      "sizeThreshold",
      "redeemable",
      "mergeable",
      "limit",
      "offset",
      "sortBy",
      "sortDirection",
      "title",
    ],
    most: 500,
    rows: (query) => {
      const least = Number(query.get("sizeThreshold") ?? 1);
      return POSITIONS.filter((position) => isOf(position, query) && position.size >= least);
    },
  }),
  "GET /closed-positions": operation({
    needs: ["user"],
    takes: ["market", "title", "eventId", "limit", "offset", "sortBy", "sortDirection"],
    most: 50,
    rows: (query) => CLOSED.filter((position) => isOf(position, query)),
  }),
  "GET /activity": operation({
    needs: ["user"],
    takes: [
      "limit",
      "offset",
      "market",
      "eventId",
      "type",
      "start",
      "end",
      "sortBy",
      "sortDirection",
      "side",
    ],
    most: 500,
    rows: (query) => {
      const [type, start, end] = ["type", "start", "end"].map((name) => query.get(name));
      return ACTIVITY.filter(
        (entry) =>
          isOf(entry, query) &&
          (type === null || entry.type === type) &&
          Number(entry.timestamp) >= Number(start ?? 0) &&
          Number(entry.timestamp) <= Number(end ?? Number.POSITIVE_INFINITY),
      );
    },
  }),
  "GET /holders": operation({
    needs: ["market"],
    takes: ["limit", "minBalance"],
    most: 20,
    rows: (query) => {
      if (query.get("market") !== CONDITIONS.cut && query.get("market") !== CONDITIONS.btc) return [];
      const most = Number(query.get("limit") ?? 20);
      return HOLDERS.map(({ token, holders }) => ({ token, holders: holders.slice(0, most) }));
    },
  }),
  "GET /value": operation({
    needs: ["user"],
    takes: ["market"],
    rows: (query) => {
      const user = query.get("user") ?? "";
      if (user.endsWith("0000")) return [];
      return [{ user, value: user === TRADER ? 20489.737575 : 0 }];
    },
  }),
  "GET /v1/leaderboard": operation({
    takes: ["category", "timePeriod", "orderBy", "limit", "offset", "user", "userName"],
    most: 50,
    mostOffset: 1_000,
    rows: () => RANKS,
  }),
};

/** Starts a stand-in of the Data API. */
export function standInData(): Promise<StandIn> {
  return createStandIn(ROUTES, {
    refuse: ({ kind, name }) =>
      kind === "path"
        ? { status: 404, body: { error: "not found" } }
        : refused(
            kind === "missing" ? `required query param '${name}' not provided` : `unknown param ${name}`,
          ),
  });
}

interface Listing {
  readonly needs?: readonly string[];
  readonly takes: readonly string[];
  /** The largest limit; none where there is no such parameter. */
  readonly most?: number;
  readonly mostOffset?: number;
  readonly rows: (query: URLSearchParams) => readonly object[];
}

function operation({ needs = [], takes, most, mostOffset = 10_000, rows }: Listing): StandInOperation {
  const answer = ({ query }: { readonly query: URLSearchParams }): StandInAnswer => {
    const wrong = [...query].find(([name, value]) => ALLOWED[name]?.test(value) === false);
    if (wrong !== undefined) return refused(`invalid ${wrong[0]}`);
    const [limit, offset] = [Number(query.get("limit") ?? 20), Number(query.get("offset") ?? 0)];
    if (most !== undefined && limit > most) return refused(`limit ${limit} is above ${most}`);
    if (offset > mostOffset) return refused(`max historical trades offset of ${mostOffset} exceeded`);
    const found = rows(query);
    return { body: takes.includes("offset") ? found.slice(offset, offset + limit) : found };
  };
  return { needs, takes, answer };
}

function isOf(
  row: { readonly proxyWallet?: string | undefined; readonly conditionId?: string | undefined },
  query: URLSearchParams,
): boolean {
  const [user, market] = [query.get("user"), query.get("market")];
  return (user === null || row.proxyWallet === user) && (market === null || row.conditionId === market);
}

function refused(error: string): StandInAnswer {
  return { status: 400, body: { error } };
}
