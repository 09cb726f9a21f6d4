// Derivatives exchanges in CoinGecko's stand-in, and their contracts.
import { CONTRACTS, DERIVATIVES_EXCHANGES, type StandInContract } from "./exchange-data.js";
import { failure, type Operations, ordered, PAGING, type Plan, pageOf } from "./request.js";

const NO_EXCHANGE = failure(404, "exchange not found");

/** The operations of derivatives exchanges. */
export function derivativesOperations({ now }: Plan): Operations {
  const orders = ["name", "open_interest_btc", "trade_volume_24h_btc"];
  return {
    "GET /derivatives": {
      needs: [],
      answer: () => ({ body: CONTRACTS.map((each) => derivative(each, now())) }),
    },
    "GET /derivatives/exchanges": {
      takes: [...PAGING, "order"],
      values: { order: orders.flatMap((by) => [`${by}_asc`, `${by}_desc`]) },
      answer: (request) => {
        const order = request.query.get("order") ?? "open_interest_btc_desc";
        const rows = ordered(DERIVATIVES_EXCHANGES, order, (row, name) =>
          name === "name"
            ? row.name
            : Number(name === "open_interest_btc" ? row.open_interest_btc : row.trade_volume_24h_btc),
        );
        return { body: pageOf(request, rows) };
      },
    },
    "GET /derivatives/exchanges/list": {
      needs: [],
      answer: () => ({ body: DERIVATIVES_EXCHANGES.map(({ id, name }) => ({ id, name })) }),
    },
    "GET /derivatives/exchanges/{id}": {
      takes: ["include_tickers"],
      values: { include_tickers: ["all", "unexpired"] },
      answer: ({ params, query }) => {
        const exchange = DERIVATIVES_EXCHANGES.find(({ id }) => id === params["id"]);
        if (exchange === undefined) return NO_EXCHANGE;
        const { id, ...record } = exchange;
        const which = query.get("include_tickers");
        const own = CONTRACTS.filter((each) => each.exchange === id);
        const left = own.filter(
          ({ expiresAt }) => which === "all" || expiresAt === null || expiresAt * 1_000 > now(),
        );
        return {
          body: { ...record, ...(which !== null && { tickers: left.map((each) => contract(each, now())) }) },
        };
      },
    },
  };
}

function derivative(
  { exchange, fundingRate, openInterest, expiresAt, ...each }: StandInContract,
  now: number,
) {
  return {
    market: DERIVATIVES_EXCHANGES.find(({ id }) => id === exchange)?.name,
    symbol: each.symbol,
    index_id: each.base,
    price: each.price,
    price_percentage_change_24h: -1.1733397846861013,
    contract_type: each.kind,
    index: each.index,
    basis: -0.138769748300737,
    spread: 0.01,
    funding_rate: fundingRate,
    open_interest: openInterest,
    volume_24h: each.volume,
    last_traded_at: Math.floor(now / 1_000),
    expired_at: expiresAt,
  };
}

function contract({ coin, fundingRate, openInterest, expiresAt, ...each }: StandInContract, now: number) {
  return {
    symbol: each.symbol,
    base: each.base,
    target: "USDT",
    coin_id: coin,
    target_coin_id: "tether",
    trade_url: `https://futures.example/${each.symbol}`,
    contract_type: each.kind,
    last: Number(each.price),
    h24_percentage_change: -1.149,
    index: each.index,
    index_basis_percentage: -0.066,
    bid_ask_spread: 0.0004225649693639931,
    funding_rate: fundingRate,
    open_interest_usd: openInterest,
    h24_volume: each.volume / Number(each.price),
    converted_volume: {
      btc: "42.0799463192663717990920674226785386061670893822933102624",
      eth: "1536.6770729690745361",
      usd: String(each.volume),
    },
    converted_last: {
      btc: "0.0000061681554962419895",
      eth: "0.0002252489359579700844276309",
      usd: each.price,
    },
    last_traded: Math.floor(now / 1_000),
    expired_at: expiresAt,
  };
}
