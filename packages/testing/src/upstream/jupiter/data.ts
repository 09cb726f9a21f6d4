// The tokens that Jupiter's stand-in knows: few, made up, always the same.

const audit = (isFixed: boolean, share: number) => ({
  mintAuthorityDisabled: isFixed,
  freezeAuthorityDisabled: isFixed,
  topHoldersPercentage: share,
});

/** A token of the list. */
export interface StandInMint {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly createdAt: string;
  readonly usdPrice?: number;
  readonly liquidity?: number;
  readonly priceBlockId?: number;
  readonly stats24h?: {
    readonly priceChange: number;
    readonly buyVolume: number;
    readonly sellVolume: number;
  };
  readonly [more: string]: unknown;
}

/** Every token. The last one is too young for anything but its name. */
export const TOKENS: readonly StandInMint[] = [
  {
    ...{ id: "So11111111111111111111111111111111111111112", name: "Wrapped SOL", symbol: "SOL", decimals: 9 },
    createdAt: "2024-06-05T08:55:25.527Z",
    ...{ usdPrice: 147.4789232, liquidity: 621_679_197.67, priceBlockId: 348_004_023 },
    ...{ isVerified: true, tags: ["verified", "strict"], icon: null, holderCount: 3_456_789 },
    stats24h: { priceChange: 1.29, buyVolume: 0.1, sellVolume: 0.2 },
  },
  {
    ...{ id: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", name: "USD Coin", symbol: "USDC", decimals: 6 },
    createdAt: "2024-06-05T08:55:25.527Z",
    ...{ usdPrice: 0.9999, liquidity: 522_175_174.66, priceBlockId: 348_004_025, isVerified: true },
  },
  {
    ...{ id: "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN", name: "Jupiter", symbol: "JUP", decimals: 6 },
    createdAt: "2024-06-07T10:56:42.584Z",
    icon: "https://cdn.example/jup.png",
    ...{ twitter: "https://social.example/jup", website: "https://jup.example", telegram: null },
    ...{ circSupply: 3_243_891_294.88, totalSupply: 6_863_982_654.38, holderCount: 857_254 },
    audit: audit(true, 15.45),
    ...{ organicScore: 97.98, organicScoreLabel: "high", isVerified: true, tags: ["community", "verified"] },
    ...{ fdv: 971_593_450.82, mcap: 459_171_256.1, usdPrice: 0.1415, priceBlockId: 402_118_601 },
    liquidity: 2_992_387.89,
    stats24h: { priceChange: -8.27, buyVolume: 1_821_969.64, sellVolume: 2_016_195.15 },
    updatedAt: "2026-02-23T04:55:12.461Z",
  },
  {
    ...{ id: "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump", name: "Pippin", symbol: "pippin", decimals: 6 },
    createdAt: "2024-11-09T00:00:00.000Z",
    audit: audit(false, 99.5),
  },
];
