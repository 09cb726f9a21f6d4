// The networks, exchanges, tokens and pools that GeckoTerminal's stand-in knows: few, made up, always the same.

/** A token on one network. Figures are texts, as the upstream writes them. */
export interface StandInToken {
  readonly address: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly coingecko: string | null;
  readonly price: string | null;
  readonly supply: string;
}

/** A pool: its tokens by their symbols. */
export interface StandInPool {
  readonly network: string;
  readonly address: string;
  readonly dex: string;
  readonly base: string;
  readonly quote: string;
  readonly fee: string;
  readonly priceUsd: string;
  readonly priceQuote: string;
  readonly reserve: string | null;
  readonly marketCap: string | null;
  readonly volume: string;
  readonly change: string;
  readonly trades: number;
  readonly created: string;
}

/** Networks: id, name and the CoinGecko platform. `apechain` is in no table of ours. */
export const NETWORKS = [
  ["eth", "Ethereum", "ethereum"],
  ["base", "Base", "base"],
  ["polygon_pos", "Polygon POS", "polygon-pos"],
  ["solana", "Solana", "solana"],
  ["apechain", "ApeChain", null],
] as const;

/** Exchanges by network. */
export const DEXES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  eth: [
    ["uniswap_v3", "Uniswap V3"],
    ["sushiswap", "SushiSwap"],
    ["uniswap-v4-ethereum", "Uniswap V4 (Ethereum)"],
  ],
  base: [["uniswap-v4-base", "Uniswap V4 (Base)"]],
  polygon_pos: [["quickswap", "QuickSwap"]],
  solana: [["raydium", "Raydium"]],
  apechain: [["camelot-apechain", "Camelot"]],
};

const token = (
  address: string,
  [name, symbol]: readonly [string, string],
  decimals: number,
  coingecko: string | null,
  [price, supply]: readonly [string | null, string],
): StandInToken => ({ address, name, symbol, decimals, coingecko, price, supply });

// More digits than a double holds.
const DUST = "0.0000000363525310457453";

/** Tokens by network. */
export const TOKENS: Readonly<Record<string, readonly StandInToken[]>> = {
  eth: [
    token("0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2", ["Wrapped Ether", "WETH"], 18, "weth", [
      "2084.57379936447",
      "2264870091723981723456789.0",
    ]),
    token("0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", ["USD Coin", "USDC"], 6, "usd-coin", [
      "1.00238840383302",
      "52669557105012345.0",
    ]),
    token("0xdac17f958d2ee523a2206206994597c13d831ec7", ["Tether USD", "USDT"], 6, "tether", [
      "0.9976477279",
      "97071854588430319.0",
    ]),
    token("0xd4c24d1172813702439ab03b914a7c6e1c65b110", ["GOSLINGS", "GOSLINGS"], 18, null, [
      DUST,
      "1000000000000000000000000001.0",
    ]),
    token("0x0000000000000000000000000000000000000000", ["Ether", "ETH"], 18, "ethereum", [null, "0.0"]),
  ],
  base: [
    token("0x5f980dcfc4c0fa3911554cf5ab288ed0eb13dba3", ["Gitlawb", "GITLAWB"], 18, null, [
      "0.0000738759066917531",
      "100000000000000000000000000000.0",
    ]),
    token("0x4200000000000000000000000000000000000006", ["Wrapped Ether", "WETH"], 18, "weth", [
      "2076.36",
      "230123456789012345678901.0",
    ]),
  ],
  polygon_pos: [
    token("0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270", ["Wrapped POL", "WPOL"], 18, "wmatic", [
      "0.2134",
      "1.0",
    ]),
    token("0x3c499c542cef5e3811e1192ce70d8cc03d5c3359", ["USD Coin", "USDC"], 6, "usd-coin", ["1.0", "1.0"]),
  ],
  solana: [
    token("Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump", ["Pippin", "pippin"], 6, "pippin", [
      "0.0281",
      "999999999000001.0",
    ]),
    token("So11111111111111111111111111111111111111112", ["Wrapped SOL", "SOL"], 9, "solana", [
      "82.1",
      "1.0",
    ]),
  ],
  apechain: [
    token("0x48b62137edfa95a428d35c09e44256a739f6b557", ["Wrapped APE", "WAPE"], 18, null, ["0.11", "1.0"]),
    token("0xf1815bd50389c46847f0bda824ec8da914045d14", ["USDC.e", "USDC.e"], 6, null, ["1.0", "1.0"]),
  ],
};

const pool = (
  [network, address, dex]: readonly [string, string, string],
  [base, quote, fee]: readonly [string, string, string],
  [priceUsd, priceQuote]: readonly [string, string],
  more: Partial<StandInPool> = {},
): StandInPool => ({
  ...{ network, address, dex, base, quote, fee, priceUsd, priceQuote },
  ...{ reserve: "99194225.032058", marketCap: null, volume: "1900000.9", change: "-1.887", trades: 2_550 },
  created: "2021-12-29T12:35:14Z",
  ...more,
});

// More than a page of them.
const SMALL = Array.from({ length: 22 }, (_, at) =>
  pool(
    ["eth", `0x${(at + 1).toString(16).padStart(40, "a")}`, "sushiswap"],
    ["GOSLINGS", "WETH", "0.3%"],
    [DUST, "0.00000000001743"],
    { reserve: null, trades: 100 - at, volume: String(10_000 - at), created: "2025-01-01T00:00:00Z" },
  ),
);

/** Every pool. */
export const POOLS: readonly StandInPool[] = [
  pool(
    ["eth", "0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640", "uniswap_v3"],
    ["WETH", "USDC", "0.05%"],
    ["2087.83402802406", "2082.843835689"],
    { marketCap: "4706648770.97887" },
  ),
  pool(
    ["eth", "0xe0554a476a092703abdb3ef35c80e0d76d32939f", "uniswap_v3"],
    ["USDC", "WETH", "0.01%"],
    ["1.00416362400354", "0.0004863607491"],
    { trades: 9_000, change: "0.621" },
  ),
  pool(
    ["eth", "0x06da0fd433c1a5d7a4faa01111c044910a184553", "sushiswap"],
    ["USDT", "WETH", "0.3%"],
    ["0.99764772791269", "0.000481147771090756"],
    { trades: 12, volume: "3481.679733097695" },
  ),
  pool(
    ["eth", "0x4b025567ef3e47e7c6f091ba2e224d250eaeedadfddcee292c5281f632fbea07", "uniswap-v4-ethereum"],
    ["GOSLINGS", "ETH", "1%"],
    [DUST, "0.000000019477706"],
    { created: "2026-05-27T15:05:59Z", change: "46.095", reserve: null },
  ),
  ...SMALL,
  pool(
    ["base", "0xec33256bf1ded407a57fd3c1965e7556e42ac14db09bc4e6fef57d5e2eb0b0b9", "uniswap-v4-base"],
    ["GITLAWB", "WETH", "1%"],
    ["0.0000738759066917531", "0.00000003635253105"],
    { created: "2026-03-11T02:00:07Z", change: "-30.893", trades: 40_000 },
  ),
  pool(
    ["polygon_pos", "0x6e7a5fafcec6bb1e78bae2a1f0b612012bf14827", "quickswap"],
    ["WPOL", "USDC", "0.3%"],
    ["0.2134", "0.2134"],
  ),
  pool(
    ["solana", "8WwcNqdZjCY5Pt7AkhupAFknV2txca9sq6YBkGzLbvdt", "raydium"],
    ["pippin", "SOL", "0.25%"],
    ["0.0281", "0.000342"],
    { created: "2024-11-09T00:00:00Z", marketCap: "28100000" },
  ),
  pool(
    ["apechain", "0x1f87a5bec7d0a9b6d3c8f9f5b6a5d8f2b4c1e7a9", "camelot-apechain"],
    ["WAPE", "USDC.e", "0.3%"],
    ["0.11", "0.11"],
  ),
];
