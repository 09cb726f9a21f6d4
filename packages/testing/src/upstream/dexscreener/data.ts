// The pairs and promoted tokens that DexScreener's stand-in knows: few, made up, always the same.

const token = (address: string, name: string, symbol: string) => ({ address, name, symbol });

const WETH = token("0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2", "Wrapped Ether", "WETH");
const USDC = token("0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "USD Coin", "USDC");
const PIPPIN = token("Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump", "Pippin", "pippin");
const SOL = token("So11111111111111111111111111111111111111112", "Wrapped SOL", "SOL");
const GITLAWB = token("0x5f980dcfc4c0fa3911554cf5ab288ed0eb13dba3", "Gitlawb", "GITLAWB");
const BASE_WETH = token("0x4200000000000000000000000000000000000006", "Wrapped Ether", "WETH");

const info = {
  imageUrl: "https://cdn.example/token.png",
  websites: [{ label: "Website", url: "https://token.example" }],
  socials: [{ type: "twitter", url: "https://social.example/token" }],
};

const pageOf = (chainId: string, address: string) =>
  `https://dexscreener.com/${chainId}/${address.toLowerCase()}`;

/** Every pair. A young one lacks what nobody knows yet: its price, its liquidity and when it was made. */
export const PAIRS = [
  {
    chainId: "ethereum",
    dexId: "uniswap",
    url: pageOf("ethereum", "0xE0554a476A092703abdB3Ef35c80e0D76d32939F"),
    pairAddress: "0xE0554a476A092703abdB3Ef35c80e0D76d32939F",
    labels: ["v3"],
    baseToken: USDC,
    quoteToken: WETH,
    priceNative: "0.0004863",
    priceUsd: "1.0041",
    txns: { h24: { buys: 9_000, sells: 8_900 } },
    volume: { h24: 402_000.25, m5: 1_200.5 },
    priceChange: { h24: 0.62 },
    liquidity: { usd: 4_100_000.5, base: 2_000_000.1, quote: 1_021.7 },
    fdv: 52_795_390_278,
    marketCap: 52_795_390_278,
    pairCreatedAt: 1_640_896_330_000,
  },
  {
    chainId: "ethereum",
    dexId: "uniswap",
    url: pageOf("ethereum", "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640"),
    pairAddress: "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640",
    labels: ["v3"],
    baseToken: WETH,
    quoteToken: USDC,
    priceNative: "2082.843835689012345678",
    priceUsd: "2087.83",
    txns: { h24: { buys: 1_300, sells: 1_250 } },
    volume: { h24: 1_900_000.9, m5: 1_200.5 },
    priceChange: { m5: 0.01, h24: -1.6 },
    liquidity: { usd: 99_000_000.1, base: 21_389.8, quote: 54_351_838.7 },
    fdv: 4_700_000_000,
    marketCap: 4_700_000_000,
    pairCreatedAt: 1_620_250_931_000,
    info,
    boosts: { active: 0 },
  },
  {
    chainId: "solana",
    dexId: "raydium",
    url: pageOf("solana", "8WwcNqdZjCY5Pt7AkhupAFknV2txca9sq6YBkGzLbvdt"),
    pairAddress: "8WwcNqdZjCY5Pt7AkhupAFknV2txca9sq6YBkGzLbvdt",
    baseToken: PIPPIN,
    quoteToken: SOL,
    priceNative: "0.000000000342017845",
    priceUsd: "0.0281",
    txns: { h24: { buys: 40, sells: 38 } },
    volume: { h24: 52_000.1 },
    priceChange: {},
    liquidity: { usd: 310_000.5, base: 1, quote: 2 },
    fdv: 28_100_000,
    marketCap: 28_100_000,
    pairCreatedAt: 1_731_110_400_000,
    info,
    boosts: { active: 10 },
  },
  {
    chainId: "base",
    dexId: "uniswap",
    url: pageOf("base", "0xec33256bf1ded407a57fd3c1965e7556e42ac14db09bc4e6fef57d5e2eb0b0b9"),
    pairAddress: "0xec33256bf1ded407a57fd3c1965e7556e42ac14db09bc4e6fef57d5e2eb0b0b9",
    labels: ["v4"],
    baseToken: GITLAWB,
    quoteToken: BASE_WETH,
    priceNative: "0.00000003635253105",
    txns: { h24: { buys: 1, sells: 0 } },
    volume: {},
    priceChange: {},
  },
] as const;

const profile = (chainId: string, tokenAddress: string, description: string) => ({
  url: pageOf(chainId, tokenAddress),
  chainId,
  tokenAddress,
  icon: "https://cdn.example/token.png",
  header: "https://cdn.example/header.png",
  description,
  links: [
    { label: "Website", url: "https://token.example" },
    { type: "twitter", url: "https://social.example/t" },
  ],
});

/** Tokens with a profile, the newest first. */
export const PROFILES = [
  profile("base", GITLAWB.address, "Law for code."),
  profile("solana", PIPPIN.address, "A unicorn."),
];

/** Tokens with boosts, by the order of the list. */
export const BOOSTS: Readonly<Record<string, readonly object[]>> = {
  latest: [
    { ...PROFILES[0], amount: 10, totalAmount: 30 },
    { ...PROFILES[1], amount: 100, totalAmount: 500 },
  ],
  top: [
    { ...PROFILES[1], totalAmount: 500 },
    { ...PROFILES[0], totalAmount: 30 },
  ],
};

/** What was ordered, by chain and token in lower case. */
export const ORDERS: Readonly<Record<string, readonly object[]>> = {
  [`solana/${PIPPIN.address.toLowerCase()}`]: [
    { type: "tokenProfile", status: "approved", paymentTimestamp: 1_731_200_000_000 },
    { type: "tokenAd", status: "on-hold", paymentTimestamp: 1_731_300_000_000 },
  ],
  [`base/${GITLAWB.address}`]: [
    { type: "communityTakeover", status: "processing", paymentTimestamp: 1_773_194_407_000 },
  ],
};
