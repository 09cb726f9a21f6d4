// The protocols and chains that DefiLlama's api stand-in knows: small, made up, always the same.

/** One protocol. Amounts are US dollars. */
export interface StandInProtocol {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly symbol: string;
  readonly category: string;
  /** What lies in it, by DefiLlama's name of a chain. */
  readonly tvls: Readonly<Record<string, number>>;
  readonly change: number;
  readonly marketCap?: number;
  /** What it counts in a day, by kind and DefiLlama's name of the measure. */
  readonly daily: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Every protocol, in the order of an upstream that has none. */
export const PROTOCOLS: readonly StandInProtocol[] = [
  {
    id: "182",
    slug: "lido",
    name: "Lido",
    symbol: "LDO",
    category: "Liquid Staking",
    tvls: { Ethereum: 32_493_036_117.25, Moonbeam: 12.5 },
    change: -1.25,
    marketCap: 812_000_000,
    daily: { fees: { dailyFees: 2_310_554, dailyRevenue: 231_055, dailyHoldersRevenue: 0 } },
  },
  {
    id: "parent#aave",
    slug: "aave",
    name: "Aave",
    symbol: "AAVE",
    category: "Lending",
    tvls: { Ethereum: 31_200_000_000, Base: 1_100_000_000, "OP Mainnet": 204_000_000 },
    change: 2.1,
    daily: { fees: { dailyFees: 1_900_000, dailyRevenue: 260_000, dailyHoldersRevenue: 260_000 } },
  },
  {
    id: "parent#uniswap",
    slug: "uniswap",
    name: "Uniswap",
    symbol: "UNI",
    category: "Dexs",
    tvls: { Ethereum: 3_900_000_000, Base: 620_000_000, Unichain: 41_000_000 },
    change: 0.4,
    marketCap: 2_143_000_000,
    daily: {
      dexs: { "": 1_500_000_000 },
      fees: { dailyFees: 5_000_000, dailyRevenue: 410_000, dailyHoldersRevenue: 410_000 },
    },
  },
  {
    id: "parent#pancakeswap",
    slug: "pancakeswap",
    name: "PancakeSwap",
    symbol: "CAKE",
    category: "Dexs",
    tvls: { BSC: 1_800_000_000, Base: 60_000_000 },
    change: 1.1,
    daily: {
      dexs: { "": 2_100_000_000 },
      fees: { dailyFees: 2_800_000, dailyRevenue: 900_000, dailyHoldersRevenue: 700_000 },
    },
  },
  {
    id: "4921",
    slug: "derive",
    name: "Derive",
    symbol: "-",
    category: "Options",
    tvls: { Arbitrum: 71_000_000, "Derive Chain": 33_000_000 },
    change: -6.5,
    daily: { options: { dailyPremiumVolume: 1_204_000, dailyNotionalVolume: 88_400_000 } },
  },
  {
    id: "4481",
    slug: "hyperliquid-perps",
    name: "Hyperliquid Perps",
    symbol: "HYPE",
    category: "Derivatives",
    tvls: { "Hyperliquid L1": 5_100_000_000 },
    change: 3.62,
    daily: { "open-interest": { "": 14_304_709_847 } },
  },
];

/** Every chain, with its coin, its number and the time of its first point. */
export const CHAINS = [
  { name: "Base", tvl: 4_900_000_000.5, coin: null, geckoId: null, chainId: 8453, since: 1_691_539_200 },
  {
    name: "Ethereum",
    tvl: 65_998_652_431.40251,
    coin: "ETH",
    geckoId: "ethereum",
    chainId: 1,
    since: 1_506_470_400,
  },
  { name: "Solana", tvl: 9_800_000_000, coin: "SOL", geckoId: "solana", chainId: null, since: 1_616_371_200 },
  {
    name: "OP Mainnet",
    tvl: 410_000_000,
    coin: "OP",
    geckoId: "optimism",
    chainId: 10,
    since: 1_626_220_800,
  },
  {
    name: "Arbitrum",
    tvl: 2_300_000_000,
    coin: "ARB",
    geckoId: "arbitrum",
    chainId: 42161,
    since: 1_630_368_000,
  },
  { name: "Derive Chain", tvl: 33_000_000, coin: null, geckoId: null, chainId: null, since: 1_733_097_600 },
] as const;
