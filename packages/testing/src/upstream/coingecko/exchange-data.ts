// The exchanges, spot and derivatives, that the CoinGecko stand-in knows.

/** Spot exchanges, by trust. */
export const EXCHANGES = [
  {
    id: "gdax",
    name: "Coinbase Exchange",
    year_established: 2012,
    country: "United States",
    description: "An exchange of the United States.",
    url: "https://www.coinbase.com/",
    image: "https://coin-images.coingecko.com/markets/images/23/small/coinbase.png",
    has_trading_incentive: false,
    trust_score: 10,
    trust_score_rank: 1,
    trade_volume_24h_btc: 13_692.36253111657,
  },
  {
    id: "binance",
    name: "Binance",
    year_established: 2017,
    country: "Cayman Islands",
    description: "An exchange of many coins.",
    url: "https://www.binance.com/",
    image: "https://coin-images.coingecko.com/markets/images/52/small/binance.png",
    has_trading_incentive: false,
    trust_score: 10,
    trust_score_rank: 2,
    trade_volume_24h_btc: 95_073.68489926813,
  },
  // A decentralised one: nobody knows where and since when.
  {
    id: "uniswap_v3",
    name: "Uniswap V3 (Ethereum)",
    year_established: null,
    country: null,
    description: "",
    url: "https://app.uniswap.org/",
    image: "https://coin-images.coingecko.com/markets/images/665/small/uniswap.png",
    has_trading_incentive: false,
    trust_score: null,
    trust_score_rank: null,
    trade_volume_24h_btc: 9_214.0000000001,
  },
] as const;

/** Exchanges that are no longer. */
export const GONE_EXCHANGES = [{ id: "mtgox", name: "Mt. Gox" }] as const;

/** Derivatives exchanges. The volume is text, as CoinGecko has it. */
export const DERIVATIVES_EXCHANGES = [
  {
    name: "Binance (Futures)",
    id: "binance_futures",
    open_interest_btc: 332_790.5,
    trade_volume_24h_btc: "588597.240000000000000001",
    number_of_perpetual_pairs: 592,
    number_of_futures_pairs: 72,
    image: "https://coin-images.coingecko.com/markets/images/466/small/binance.png",
    year_established: 2019,
    country: "Cayman Islands",
    description: "",
    url: "https://www.binance.com/",
  },
  {
    name: "Deribit",
    id: "deribit",
    open_interest_btc: 41_002.25,
    trade_volume_24h_btc: "11900.1",
    number_of_perpetual_pairs: 8,
    number_of_futures_pairs: 24,
    image: "https://coin-images.coingecko.com/markets/images/490/small/deribit.png",
    year_established: 2016,
    country: null,
    description: "",
    url: "https://www.deribit.com/",
  },
] as const;

/** One contract of a derivatives exchange. */
export interface StandInContract {
  readonly exchange: string;
  readonly symbol: string;
  readonly base: string;
  readonly coin: string;
  readonly price: string;
  readonly index: number;
  readonly kind: "perpetual" | "futures";
  readonly fundingRate: number | null;
  readonly openInterest: number;
  readonly volume: number;
  /** Unix seconds; null for a perpetual. */
  readonly expiresAt: number | null;
}

/** Contracts of all derivatives exchanges. */
export const CONTRACTS: readonly StandInContract[] = [
  {
    exchange: "binance_futures",
    symbol: "BTCUSDT",
    base: "BTC",
    coin: "bitcoin",
    price: "77034.8",
    index: 76_691.4276087,
    kind: "perpetual",
    fundingRate: 0.004308,
    openInterest: 7_497_508_223.83,
    volume: 9_623_150_393.3656,
    expiresAt: null,
  },
  {
    exchange: "binance_futures",
    symbol: "ETHUSDT_270326",
    base: "ETH",
    coin: "ethereum",
    price: "2140.123456789012345678",
    index: 2_135.5,
    kind: "futures",
    fundingRate: null,
    openInterest: 120_000_000.5,
    volume: 44_000_000,
    expiresAt: 1_806_048_000,
  },
  {
    exchange: "deribit",
    symbol: "BTC-27JUN25",
    base: "BTC",
    coin: "bitcoin",
    price: "107000.5",
    index: 106_900,
    kind: "futures",
    fundingRate: null,
    openInterest: 0,
    volume: 0,
    // One that has expired.
    expiresAt: 1_751_011_200,
  },
];
