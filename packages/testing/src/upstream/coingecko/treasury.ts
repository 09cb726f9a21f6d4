// Treasuries in CoinGecko's stand-in: companies and governments, what they hold and what they bought.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest } from "../../stand-in/route.js";
import { COINS } from "./data.js";
import {
  DAY_MS,
  daysIn,
  failure,
  listIn,
  type Operations,
  ordered,
  PAGING,
  type Plan,
  pageOf,
  SWITCH,
} from "./request.js";

const NO_ENTITY = failure(404, "entity not found");
const SPANS = ["7d", "14d", "30d", "90d", "1y", "ytd"];

interface Entity {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly country: string;
  readonly type: "company" | "government";
  /** Coins by id. */
  readonly holdings: Readonly<Record<string, number>>;
  /** Shares of a company; null of a government. */
  readonly shares: number | null;
}

const ENTITIES: readonly Entity[] = [
  {
    id: "strategy",
    symbol: "MSTR.US",
    name: "Strategy",
    country: "US",
    type: "company",
    holdings: { bitcoin: 843_738 },
    shares: 358_200_000,
  },
  {
    id: "bitmine",
    symbol: "BMNR.US",
    name: "BitMine",
    country: "US",
    type: "company",
    holdings: { ethereum: 3_864_951.25, bitcoin: 193 },
    shares: 384_000_000,
  },
  {
    id: "el-salvador",
    symbol: "",
    name: "El Salvador",
    country: "SV",
    type: "government",
    holdings: { bitcoin: 7_474.37 },
    shares: null,
  },
];

/** The operations of treasuries. */
export function treasuryOperations({ now }: Plan): Operations {
  const byCoin = (entity: "companies" | "governments") => ({
    takes: [...PAGING, "order"],
    values: { order: ["total_holdings_usd_desc", "total_holdings_usd_asc"] },
    answer: (request: StandInRequest) => holdersOf(request, entity),
  });
  const orders = ["date", "holding_net_change", "transaction_value_usd", "average_cost"];
  return {
    "GET /entities/list": {
      takes: [...PAGING, "entity_type"],
      values: { entity_type: ["company", "government"] },
      answer: (request) => {
        const type = request.query.get("entity_type");
        const rows = ENTITIES.filter((each) => type === null || each.type === type);
        return {
          body: pageOf(request, rows).map(({ id, symbol, name, country }) => ({ id, symbol, name, country })),
        };
      },
    },
    "GET /companies/public_treasury/{coin}": byCoin("companies"),
    "GET /governments/public_treasury/{coin}": byCoin("governments"),
    "GET /public_treasury/{id}": {
      takes: ["holding_amount_change", "holding_change_percentage"],
      answer: (request) => withEntity(request, (entity) => ({ body: recordOf(entity, request) })),
    },
    "GET /public_treasury/{id}/{coin}/holding_chart": {
      needs: ["days"],
      takes: ["include_empty_intervals"],
      values: { days: ["7", "14", "30", "90", "180", "365"], include_empty_intervals: SWITCH },
      answer: (request) => withEntity(request, (entity) => ({ body: chartOf(entity, request, now()) })),
    },
    "GET /public_treasury/{id}/transaction_history": {
      takes: [...PAGING, "order", "coin_ids"],
      values: { order: orders.flatMap((by) => [`${by}_asc`, `${by}_desc`]) },
      answer: (request) =>
        withEntity(request, (entity) => ({
          body: { transactions: pageOf(request, purchasesOf(entity, request, now())) },
        })),
    },
  };
}

function withEntity({ params }: StandInRequest, answer: (entity: Entity) => StandInAnswer): StandInAnswer {
  const entity = ENTITIES.find(({ id }) => id === params["id"]);
  return entity ? answer(entity) : NO_ENTITY;
}

const priceOf = (coin: string) => COINS.find(({ id }) => id === coin)?.price ?? 0;
const shareOf = (coin: string, held: number) =>
  (100 * held) / (COINS.find(({ id }) => id === coin)?.supply ?? 1);

function holdersOf(request: StandInRequest, entity: "companies" | "governments"): StandInAnswer {
  const coin = request.params["coin"] ?? "";
  if (!COINS.some(({ id }) => id === coin)) return failure(404, "coin not found");
  const type = entity === "companies" ? "company" : "government";
  const holders = ENTITIES.filter((each) => each.type === type && each.holdings[coin] !== undefined).map(
    ({ name, symbol, country, holdings }) => {
      const held = holdings[coin] ?? 0;
      return {
        name,
        symbol,
        country,
        total_holdings: held,
        total_entry_value_usd: entity === "companies" ? held * 75_698.92 : 0,
        total_current_value_usd: held * priceOf(coin),
        percentage_of_total_supply: shareOf(coin, held),
      };
    },
  );
  const total = holders.reduce((sum, { total_holdings }) => sum + total_holdings, 0);
  const order = request.query.get("order") ?? "total_holdings_usd_desc";
  return {
    body: {
      total_holdings: total,
      total_value_usd: total * priceOf(coin),
      market_cap_dominance: shareOf(coin, total),
      [entity]: pageOf(
        request,
        ordered(holders, order, (row) => row.total_current_value_usd),
        250,
      ),
    },
  };
}

function recordOf(entity: Entity, request: StandInRequest) {
  const { id, name, type, symbol, country, shares } = entity;
  const value = Object.entries(entity.holdings).reduce((sum, [coin, held]) => sum + held * priceOf(coin), 0);
  const changes = (name: string, change: number) => {
    const spans = listIn(request, name).filter((span) => SPANS.includes(span));
    return spans.length > 0 && { [name]: Object.fromEntries(spans.map((span) => [span, change])) };
  };
  return {
    name,
    id,
    type,
    symbol,
    country,
    website_url: `https://${id}.example/`,
    twitter_screen_name: name,
    total_treasury_value_usd: value,
    unrealized_pnl: value / 100,
    m_nav: shares === null ? null : 1.03,
    total_asset_value_per_share_usd: shares === null ? null : value / shares,
    holdings: Object.entries(entity.holdings).map(([coin_id, amount]) => ({
      coin_id,
      amount,
      percentage_of_total_supply: shareOf(coin_id, amount),
      amount_per_share: shares === null ? null : amount / shares,
      entity_value_usd_percentage: (100 * amount * priceOf(coin_id)) / value,
      current_value_usd: amount * priceOf(coin_id),
      total_entry_value_usd: amount * 75_698.92,
      average_entry_value_usd: 75_698.92,
      unrealized_pnl: amount * 100.5,
      ...changes("holding_amount_change", 24_869),
      ...changes("holding_change_percentage", 3.037),
    })),
  };
}

function purchasesOf(entity: Entity, request: StandInRequest, now: number) {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const only = listIn(request, "coin_ids");
  const coins = Object.entries(entity.holdings).filter(([coin]) => only.length === 0 || only.includes(coin));
  const rows = coins.flatMap(([coin_id, held]) =>
    [3, 12, 40].map((daysAgo, at) => ({
      date: today - daysAgo * DAY_MS,
      source_url: `https://${entity.id}.example/filings/${at}`,
      coin_id,
      type: at === 2 ? "sell" : "buy",
      holding_net_change: at === 2 ? -held / 100 : held / (10 * (at + 1)),
      transaction_value_usd: (held / 10) * priceOf(coin_id),
      holding_balance: held - at,
      average_entry_value_usd: 75_698.92,
    })),
  );
  return ordered(rows, request.query.get("order") ?? "date_desc", (row, name) => {
    if (name === "holding_net_change") return row.holding_net_change;
    return name === "date" ? row.date : row.transaction_value_usd;
  });
}

/** Points where something was bought; those between them on request. */
function chartOf(entity: Entity, request: StandInRequest, now: number) {
  const coin = request.params["coin"] ?? "";
  const held = entity.holdings[coin];
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const days = daysIn(request);
  const isFull = request.query.get("include_empty_intervals") === "true";
  const ago = isFull ? Array.from({ length: days + 1 }, (_, day) => days - day) : [40, 12, 3];
  const times = held === undefined ? [] : ago.filter((day) => day <= days).map((day) => today - day * DAY_MS);
  return {
    holdings: times.map((at) => [at, held]),
    holding_value_in_usd: times.map((at) => [at, (held ?? 0) * priceOf(coin)]),
  };
}
