// coingecko's tools of exchanges, collections and treasuries against its stand-in: exact amounts, times, and what is unknown.
import { expect, test } from "vitest";
import { coinGeckoPro } from "../../test/coingecko-pro.js";

const PENGUINS = "0xBd3531dA5CF5857e7CfAA92426877b022e612cf8";

const { call, lastAsked, standIn } = coinGeckoPro();

/** What each tool gives: a part of its result, and what it asked CoinGecko for. */
const RESULTS: readonly (readonly [tool: string, args: object, data: object, asked?: string])[] = [
  [
    "get_coin_tickers",
    { id: "bitcoin", exchange_ids: "binance", depth: true },
    {
      tickers: [
        {
          base: "BTC",
          exchange: { id: "binance", name: "Binance" },
          last_traded_at: "2026-11-22T12:00:00.000Z",
          cost_to_move_up_usd: expect.any(Number),
        },
      ],
    },
    "/coins/bitcoin/tickers?exchange_ids=binance&order=trust_score_desc&depth=true&page=1",
  ],
  [
    "get_exchange_tickers",
    { id: "gdax", coin_ids: "solana" },
    { tickers: [{ coin_id: "solana", cost_to_move_up_usd: null }] },
  ],
  [
    "get_exchanges",
    { limit: 2 },
    { exchanges: [{ id: "gdax", trust_score: 10 }, { id: "binance" }], next_cursor: expect.any(String) },
    "/exchanges?per_page=2&page=1",
  ],
  ["get_exchanges_list", { status: "inactive" }, { exchanges: [{ id: "mtgox", name: "Mt. Gox" }] }],
  [
    "get_exchange",
    { id: "uniswap_v3" },
    { id: "uniswap_v3", centralized: false, trust_score: null, alert_notice: null, description: null },
  ],
  [
    "get_exchange_volume_chart",
    { id: "deribit", days: 7 },
    {
      volumes: expect.arrayContaining([
        [expect.any(Number), expect.stringMatching(/^\d{5}\.6889417086372104$/)],
      ]),
    },
  ],
  [
    "get_exchange_volume_chart_range",
    { id: "binance", from: "2026-11-01", to: "2026-11-02" },
    { volumes: Array.from({ length: 25 }, () => [expect.any(Number), expect.any(String)]) },
  ],
  [
    "get_derivatives_tickers",
    { index_id: "eth" },
    {
      tickers: [
        { price: "2140.123456789012345678", funding_rate: null, expired_at: "2027-03-26T08:00:00.000Z" },
      ],
      next_cursor: null,
    },
    "/derivatives?",
  ],
  [
    "get_derivatives_exchanges",
    { order: "name_desc", limit: 10 },
    { exchanges: [{ id: "deribit" }, { trade_volume_24h_btc: "588597.240000000000000001" }] },
  ],
  ["get_derivatives_exchanges_list", {}, { exchanges: [{ id: "binance_futures" }, { id: "deribit" }] }],
  ["get_derivatives_exchange", { id: "deribit" }, { id: "deribit", country: null, tickers: [] }],
  [
    "get_derivatives_exchange",
    { id: "binance_futures", include_tickers: "unexpired" },
    {
      tickers: [
        { converted_volume: { btc: "42.0799463192663717990920674226785386061670893822933102624" } },
        { symbol: "ETHUSDT_270326" },
      ],
    },
  ],
  ["get_nfts", { limit: 1 }, { nfts: [{ id: "cryptopunks", chain: "ethereum" }] }],
  [
    "get_nft",
    { id: "cryptopunks" },
    {
      address: "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB",
      floor_price: { native_currency: 32.99, usd: 32.99 * 2_135.5 },
      one_day_sales: null,
      links: { discord: null },
      ath_date: { usd: "2024-12-17T08:35:07.390Z" },
    },
  ],
  [
    "get_nft_by_contract",
    { chain: "ethereum", token: PENGUINS.toLowerCase() },
    { id: "pudgy-penguins", address: PENGUINS },
    `/nfts/ethereum/contract/${PENGUINS.toLowerCase()}?`,
  ],
  [
    "get_nft_markets",
    { chain: "base" },
    { nfts: [{ id: "base-introduced", chain: "base", number_of_unique_addresses: null }] },
    "/nfts/markets?asset_platform_id=base&order=market_cap_usd_desc&per_page=100&page=1",
  ],
  [
    "get_nft_market_chart",
    { id: "cryptopunks", days: 1 },
    { floor_price_native: expect.arrayContaining([[expect.any(Number), 32.99]]) },
  ],
  [
    "get_nft_tickers",
    { id: "cryptopunks" },
    { tickers: [{ name: "OpenSea", h24_volume_in_native_currency: 0 }] },
  ],
  [
    "get_companies_treasury",
    { coin_id: "bitcoin" },
    { coin_id: "bitcoin", total_holdings: 843_931, holders: [{ name: "Strategy" }, { name: "BitMine" }] },
  ],
  [
    "get_companies_treasury",
    { coin_id: "bitcoin", entity: "governments" },
    { holders: [{ name: "El Salvador", symbol: null }] },
  ],
  ["get_entities_list", { entity_type: "government" }, { entities: [{ id: "el-salvador", country: "SV" }] }],
  [
    "get_treasury_by_entity",
    { entity_id: "el-salvador" },
    {
      entity_id: "el-salvador",
      m_nav: null,
      holdings: [{ coin_id: "bitcoin", holding_amount_change: { ytd: 24_869 } }],
    },
  ],
  [
    "get_treasury_holding_chart",
    { entity_id: "strategy", coin_id: "bitcoin", days: 90 },
    {
      holdings: [
        [Date.UTC(2026, 9, 13), 843_738],
        [expect.any(Number), 843_738],
        [expect.any(Number), 843_738],
      ],
    },
  ],
  [
    "get_treasury_transaction_history",
    { entity_id: "strategy", order: "date_asc" },
    { transactions: [{ time: "2026-10-13T00:00:00.000Z", type: "sell" }, { type: "buy" }, { type: "buy" }] },
  ],
  [
    "get_global_defi",
    {},
    { defi_market_cap: "93264745839.10368680452390205264", top_coin_name: "Lido Staked Ether" },
  ],
  ["get_global_market_cap_chart", { days: 1, vs_currency: "eur" }, { vs_currency: "eur" }],
  [
    "get_gainers_losers",
    { vs_currency: "eur", duration: "7d" },
    {
      duration: "7d",
      top_gainers: [{ id: "uniswap", price: 3.41 / 1.16, change_percentage: 4.2208 }, { id: "ethereum" }],
      top_losers: [{ id: "solana" }, { id: "wrapped-bitcoin" }],
    },
    "/coins/top_gainers_losers?vs_currency=eur&duration=7d&top_coins=1000",
  ],
];

test.each(RESULTS.map(([tool, args, data, asked]) => [tool, args, data, asked] as const))(
  "%s %j gives what CoinGecko has, in our words",
  async (tool, args, data, asked) => {
    expect(await call(tool, { ...args })).toMatchObject({ ok: true, data, meta: { warnings: [] } });
    if (asked !== undefined) expect(lastAsked()).toContain(asked);
    expect(standIn().slips).toEqual([]);
  },
);
