// Record: GeckoTerminal's JSON:API records of the stand-in's pools and tokens.
import { POOLS, type StandInPool, type StandInToken, TOKENS } from "./data.js";

const TRADE_AT = 1_779_897_731;
const DAY_S = 86_400;

/** A pool as a record, with what `include` names beside it. */
export function poolRecord(pool: StandInPool) {
  const { network } = pool;
  const link = (type: string, id: string) => ({ data: { id, type } });
  const tokenLink = (symbol: string) => link("token", `${network}_${tokenOf(network, symbol).address}`);
  return {
    id: `${network}_${pool.address}`,
    type: "pool",
    attributes: {
      base_token_price_usd: pool.priceUsd,
      base_token_price_native_currency: network === "polygon_pos" ? null : pool.priceQuote,
      base_token_price_quote_token: pool.priceQuote,
      address: pool.address,
      name: `${pool.base} / ${pool.quote} ${pool.fee}`,
      pool_created_at: pool.created,
      fdv_usd: "4700091001.66103",
      market_cap_usd: pool.marketCap,
      price_change_percentage: { m5: "0", h1: "0", h6: "0.599", h24: pool.change },
      transactions: { h24: { buys: pool.trades, sells: 7, buyers: 5, sellers: 3 } },
      volume_usd: { m5: "0.0", h24: pool.volume },
      reserve_in_usd: pool.reserve,
    },
    relationships: {
      base_token: tokenLink(pool.base),
      quote_token: tokenLink(pool.quote),
      dex: link("dex", pool.dex),
    },
  };
}

/** The tokens of pools, as they stand among `included`. */
export function tokensOf(pools: readonly StandInPool[]) {
  const all = pools.flatMap(({ network, base, quote }) =>
    [base, quote].map((symbol) => ({ network, token: tokenOf(network, symbol) })),
  );
  const records = all.map(({ network, token: { address, name, symbol, decimals, coingecko } }) => ({
    id: `${network}_${address}`,
    type: "token",
    attributes: { address, name, symbol, decimals, image_url: "missing.png", coingecko_coin_id: coingecko },
  }));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

/** A token as a record. */
export function tokenRecord(network: string, { price, supply, coingecko, ...token }: StandInToken) {
  return {
    id: `${network}_${token.address}`,
    type: "token",
    attributes: {
      ...token,
      image_url: "missing.png",
      coingecko_coin_id: coingecko,
      total_supply: supply,
      price_usd: price,
      fdv_usd: "96843463696.399",
      total_reserve_in_usd: "2701052887.0071499413427031774184",
      volume_usd: { h24: "572433180.559528" },
      market_cap_usd: null,
      last_trade_timestamp: String(TRADE_AT),
    },
    relationships: { top_pools: { data: [] } },
  };
}

/** What is known of a token beside its figures. */
export function infoRecord(network: string, { address, name, symbol, decimals, coingecko }: StandInToken) {
  const isSolana = network === "solana";
  return {
    id: `${network}_${address}`,
    type: "token",
    attributes: {
      ...{ address, name, symbol, decimals, coingecko_coin_id: coingecko },
      image_url: null,
      websites: ["https://token.example"],
      description: `${name} says that it is good.`,
      discord_url: null,
      telegram_handle: "",
      twitter_handle: symbol.toLowerCase(),
      gt_score: 62.5,
      gt_verified: coingecko !== null,
      categories: ["Meme"],
      holders: {
        count: 4_321,
        distribution_percentage: { top_10: "17.25", "11_30": "3.1", rest: "79.65" },
        last_updated: "2026-05-27T15:05:59Z",
      },
      mint_authority: isSolana ? null : "no",
      freeze_authority: isSolana ? "So11111111111111111111111111111111111111112" : "",
      is_honeypot: isSolana ? "unknown" : false,
    },
  };
}

/** Candles up to a time, the newest first: there are 250 of each length. */
export function candlesOf(seconds: number, before: number, limit: number) {
  const last = Math.floor(TRADE_AT / DAY_S) * DAY_S;
  const all = Array.from({ length: 250 }, (_, at) => [
    last - at * seconds,
    1.00208165944741,
    1.00257871811779,
    0.985925654401274,
    3.63e-8,
    3_481.679733097695,
  ]);
  return all.filter(([at = 0]) => at < before).slice(0, limit);
}

/** A purchase and a sale of a pool's base token. */
export function tradesOf(pool: StandInPool) {
  const { network } = pool;
  const [base, quote] = [tokenOf(network, pool.base).address, tokenOf(network, pool.quote).address];
  const record = (kind: "buy" | "sell", at: string, volume: string) => {
    const isBuy = kind === "buy";
    const [dear, cheap] = [
      { amount: "0.106968578509495", price: "1.0", usd: "1976.18881048696" },
      { amount: "211.331589", price: "0.000506164643987487", usd: "1.00027690571219" },
    ];
    const [from, to] = isBuy ? [dear, cheap] : [cheap, dear];
    return {
      id: `${network}_25191329_0x${(isBuy ? "90" : "a1").padEnd(64, "c")}_${isBuy ? 7 : 9}_1779897731`,
      type: "trade",
      attributes: {
        block_number: 25_191_329,
        tx_hash: `0x${(isBuy ? "90" : "a1").padEnd(64, "c")}`,
        tx_from_address: "0x0b0d1579b739b1996d28c53c4ff11e2c541a1188",
        from_token_amount: from.amount,
        to_token_amount: to.amount,
        price_from_in_currency_token: from.price,
        price_to_in_currency_token: to.price,
        price_from_in_usd: from.usd,
        price_to_in_usd: to.usd,
        block_timestamp: at,
        kind,
        volume_in_usd: volume,
        from_token_address: isBuy ? quote : base,
        to_token_address: isBuy ? base : quote,
      },
    };
  };
  return [
    record("buy", "2026-05-28T04:04:11Z", "211.39010792416"),
    record("sell", "2026-05-28T03:00:00Z", "2113.9"),
  ];
}

/** The pools that hold a token. */
export function poolsWith(network: string, address: string): readonly StandInPool[] {
  const symbol = TOKENS[network]?.find((each) => each.address === address)?.symbol;
  return POOLS.filter((pool) => pool.network === network && [pool.base, pool.quote].includes(symbol ?? ""));
}

function tokenOf(network: string, symbol: string): StandInToken {
  const found = TOKENS[network]?.find((each) => each.symbol === symbol);
  if (found === undefined) throw new Error(`the stand-in has no token ${symbol} on ${network}`);
  return found;
}
