// Data of RugCheck's stand-in, in RugCheck's own form.

const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const BONK = "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263";

/** Reports by mint. */
export const REPORTS: Readonly<Record<string, object>> = {
  [USDC]: {
    mint: USDC,
    tokenProgram: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    tokenType: "",
    creator: null,
    token: {
      mintAuthority: "BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG",
      freezeAuthority: "7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar",
      // Above 2^53, where a double loses digits.
      supply: 9_007_199_254_740_992,
      decimals: 6,
      isInitialized: true,
    },
    tokenMeta: {
      name: "USD Coin",
      symbol: "USDC",
      uri: "",
      mutable: true,
      updateAuthority: "2wmVCSfPxGPjrnMMn7rchp4uaeoTqN39mXFC2zhPdri9",
    },
    topHolders: [
      {
        address: "3emsAVdmGKERbHjmGfQ6oZ1e35dkf5iYcS6U4CPKFVaa",
        owner: "7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE",
        amount: 1_234_567_890_123_456,
        decimals: 6,
        pct: 13.706_456_5,
        uiAmount: 1_234_567_890.123_456,
        insider: false,
      },
    ],
    risks: [],
    score: 1,
    score_normalised: 0,
    rugged: false,
    lpLockedPct: 61.5,
    totalHolders: 3_456_789,
    totalMarketLiquidity: 987_654_321.5,
    totalLPProviders: 1_234,
    price: 1.0001,
    markets: [
      {
        pubkey: "58oQChx4yWmvKdwLLZzBi4ChoCc2fqCUWBkwMihLYQo2",
        marketType: "raydium",
        lp: { lpLockedPct: 61.5, lpLockedUSD: 1_234.5 },
      },
    ],
    transferFee: { pct: 0, maxAmount: 0, authority: "11111111111111111111111111111111" },
    detectedAt: "2024-01-02T03:04:05.678901Z",
  },
  [BONK]: {
    mint: BONK,
    tokenProgram: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    tokenType: "",
    creator: "9AhKqLR67hwapvG8SA2JFXaCshXc9nALJjpKaHZrsbkw",
    token: { mintAuthority: null, freezeAuthority: null, supply: 8_800_000_000_000_000, decimals: 5 },
    tokenMeta: { name: "Bonk", symbol: "Bonk", mutable: false, updateAuthority: null },
    topHolders: null,
    // The record names no authority, and the risks know of one.
    risks: [
      {
        name: "Mint Authority still enabled",
        value: "",
        description: "More tokens can be minted.",
        score: 50_000,
        level: "danger",
      },
    ],
    score: 50_001,
    score_normalised: 81,
    rugged: true,
    lpLockedPct: 0,
    markets: null,
    transferFee: { pct: 1.5, maxAmount: 0, authority: "11111111111111111111111111111111" },
    detectedAt: "0001-01-01T00:00:00Z",
  },
};

/** The lists of statistics by their place. */
export const LISTS: Readonly<Record<string, readonly object[] | null>> = {
  trending: [
    { mint: BONK, vote_count: 12, up_count: 9 },
    { mint: USDC, vote_count: 3, up_count: 3 },
  ],
  new_tokens: ["7", "8", "9", "A", "B", "C"].map((digit, at) => ({
    mint: digit.repeat(43),
    decimals: 6,
    symbol: `NEW${at}`,
    creator: "9AhKqLR67hwapvG8SA2JFXaCshXc9nALJjpKaHZrsbkw",
    mintAuthority: "",
    freezeAuthority: at === 0 ? "7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar" : "",
    program: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    createAt: "2026-01-02T03:04:05.123456789Z",
    updatedAt: "2026-01-02T03:04:06Z",
    events: null,
  })),
  verified: [
    {
      mint: BONK,
      payer: "9AhKqLR67hwapvG8SA2JFXaCshXc9nALJjpKaHZrsbkw",
      name: "Bonk",
      symbol: "Bonk",
      description: "",
      jup_verified: true,
      jup_strict: false,
      links: [],
    },
  ],
  recent: [
    {
      mint: USDC,
      metadata: { name: "USD Coin", symbol: "USDC", mutable: true },
      user_visits: 321,
      visits: 456,
      score: 1,
    },
  ],
};
