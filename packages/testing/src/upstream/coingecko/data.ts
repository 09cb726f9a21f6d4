// The coins, currencies and platforms that the CoinGecko stand-in knows: small, made up, always the same.

/** One coin. Amounts are US dollars; changes are per cent over 24 hours. */
export interface StandInCoin {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly rank: number;
  readonly price: number;
  readonly change: number;
  readonly volume: number;
  readonly supply: number;
  readonly maxSupply: number | null;
  readonly categories: readonly string[];
  /** The coin's own chain; null for one that lives on another. */
  readonly platform: string | null;
  /** Contract addresses by platform. */
  readonly contracts: Readonly<Record<string, string>>;
  /** Decimals of its contracts. */
  readonly decimals: number | null;
  readonly homepage: string;
  readonly description: string;
}

const STABLE = ["Stablecoins", "USD Stablecoin"];

/** Every coin, by market capitalisation. */
export const COINS: readonly StandInCoin[] = [
  {
    id: "bitcoin",
    symbol: "btc",
    name: "Bitcoin",
    rank: 1,
    price: 76_975,
    change: -1.4093,
    volume: 29_096_603_418,
    supply: 20_030_493,
    maxSupply: 21_000_000,
    categories: ["Cryptocurrency", "Layer 1 (L1)"],
    platform: null,
    contracts: {},
    decimals: null,
    homepage: "http://www.bitcoin.org",
    description: "Bitcoin is the first successful internet money based on peer-to-peer technology.",
  },
  {
    id: "ethereum",
    symbol: "eth",
    name: "Ethereum",
    rank: 2,
    price: 2_135.5,
    change: 0.8421,
    volume: 15_210_448_900,
    supply: 120_690_000,
    maxSupply: null,
    categories: ["Smart Contract Platform", "Layer 1 (L1)"],
    platform: null,
    contracts: {},
    decimals: null,
    homepage: "https://www.ethereum.org/",
    description: "Ethereum is a platform of smart contracts.",
  },
  {
    id: "tether",
    symbol: "usdt",
    name: "Tether",
    rank: 3,
    price: 0.9998,
    change: 0.0031,
    volume: 61_004_220_117,
    supply: 189_400_000_000,
    maxSupply: null,
    categories: STABLE,
    platform: "ethereum",
    contracts: { ethereum: "0xdac17f958d2ee523a2206206994597c13d831ec7" },
    decimals: 6,
    homepage: "https://tether.to/",
    description: "Tether is a stablecoin of one US dollar.",
  },
  {
    id: "solana",
    symbol: "sol",
    name: "Solana",
    rank: 5,
    price: 84.52,
    change: -2.7715,
    volume: 3_120_551_204,
    supply: 571_300_000,
    maxSupply: null,
    categories: ["Smart Contract Platform", "Layer 1 (L1)", "Solana Ecosystem"],
    platform: null,
    contracts: {},
    decimals: null,
    homepage: "https://solana.com/",
    description: "Solana is a chain with short block times.",
  },
  {
    id: "usd-coin",
    symbol: "usdc",
    name: "USDC",
    rank: 6,
    price: 0.9999,
    change: -0.0012,
    volume: 12_450_110_002,
    supply: 76_500_000_000,
    maxSupply: null,
    categories: STABLE,
    platform: "ethereum",
    contracts: {
      ethereum: "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48",
      base: "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
      solana: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
    },
    decimals: 6,
    homepage: "https://www.circle.com/usdc",
    description: "USDC is a stablecoin of one US dollar.",
  },
  {
    id: "wrapped-bitcoin",
    symbol: "wbtc",
    name: "Wrapped Bitcoin",
    rank: 18,
    price: 76_721,
    change: -1.607,
    volume: 181_232_010,
    supply: 117_415,
    maxSupply: null,
    categories: ["Tokenized BTC"],
    platform: "ethereum",
    contracts: { ethereum: "0x2260fac5e5542a773aa44fbcfedf7c193bc2c599" },
    decimals: 8,
    homepage: "https://www.wbtc.network/",
    description: "Wrapped Bitcoin is a token that stands for one bitcoin.",
  },
  {
    id: "uniswap",
    symbol: "uni",
    name: "Uniswap",
    rank: 42,
    price: 3.41,
    change: 4.2208,
    volume: 148_900_771,
    supply: 628_700_000,
    maxSupply: 1_000_000_000,
    categories: ["Decentralized Finance (DeFi)", "Exchange-based Tokens"],
    platform: "ethereum",
    contracts: { ethereum: "0x1f9840a85d5af5bf1d1762f925bdaddc4201f984" },
    decimals: 18,
    homepage: "https://uniswap.org/",
    description: "Uniswap is a decentralised exchange.",
  },
];

/** Coins that are no longer listed. */
export const GONE_COINS: readonly Pick<StandInCoin, "id" | "symbol" | "name" | "contracts">[] = [
  {
    id: "husd",
    symbol: "husd",
    name: "HUSD",
    contracts: { ethereum: "0xdf574c24545e5ffecb9a659c229253d4111d87e1" },
  },
];

/** One unit of a quote currency. */
export interface StandInCurrency {
  readonly name: string;
  readonly unit: string;
  readonly type: "crypto" | "fiat";
  /** US dollars for one. */
  readonly dollars: number;
}

/** Every quote currency, by its code. */
export const CURRENCIES: Readonly<Record<string, StandInCurrency>> = {
  btc: { name: "Bitcoin", unit: "BTC", type: "crypto", dollars: 76_975 },
  eth: { name: "Ether", unit: "ETH", type: "crypto", dollars: 2_135.5 },
  sol: { name: "Solana", unit: "SOL", type: "crypto", dollars: 84.52 },
  usd: { name: "US Dollar", unit: "$", type: "fiat", dollars: 1 },
  eur: { name: "Euro", unit: "€", type: "fiat", dollars: 1.16 },
  gbp: { name: "British Pound Sterling", unit: "£", type: "fiat", dollars: 1.34 },
  jpy: { name: "Japanese Yen", unit: "¥", type: "fiat", dollars: 0.0063 },
};

/** Every asset platform. */
export const PLATFORMS = [
  {
    id: "ethereum",
    chain_identifier: 1,
    name: "Ethereum",
    shortname: "Ethereum",
    native_coin_id: "ethereum",
  },
  { id: "base", chain_identifier: 8453, name: "Base", shortname: "Base", native_coin_id: "ethereum" },
  {
    id: "polygon-pos",
    chain_identifier: 137,
    name: "Polygon POS",
    shortname: "MATIC",
    native_coin_id: "polygon-ecosystem-token",
  },
  { id: "solana", chain_identifier: null, name: "Solana", shortname: "", native_coin_id: "solana" },
  // A chain that few know: without a number, and none of ours.
  { id: "vechain", chain_identifier: null, name: "VeChain", shortname: "vechain", native_coin_id: null },
] as const;

/** Categories with market data, the largest first. */
export const CATEGORIES = [
  {
    id: "smart-contract-platform",
    name: "Smart Contract Platform",
    market_cap: 2_176_528_015_490.1301,
    market_cap_change_24h: -0.4907335508040635,
    volume_24h: 45_616_943_988.58024,
    top_3_coins_id: ["bitcoin", "ethereum", "solana"],
  },
  {
    id: "stablecoins",
    name: "Stablecoins",
    market_cap: 315_000_000_000.5,
    market_cap_change_24h: 0.0213,
    volume_24h: 73_454_330_119,
    top_3_coins_id: ["tether", "usd-coin"],
  },
  // One without market data yet.
  {
    id: "decentralized-finance-defi",
    name: "Decentralized Finance (DeFi)",
    market_cap: null,
    market_cap_change_24h: null,
    volume_24h: null,
    top_3_coins_id: ["uniswap"],
  },
] as const;

/** Ids of the coins that many people look for now. */
export const TRENDING: readonly string[] = ["uniswap", "solana", "bitcoin"];
