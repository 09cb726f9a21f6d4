// Hyperliquid's data in the stand-in: a few coins, and an account that trades them. Numbers are texts.

/** An account that trades. */
export const TRADER = "0x5e9ee1089755c3435139848e47e6635505d5a13a";

/** One that has deposited, and does not trade. */
const SAVER = "0xcb331197e84f135ab9ed6fb51cd9757c0bd29d0d";

export const PERPS = {
  universe: [
    { name: "BTC", szDecimals: 5, maxLeverage: 50 },
    { name: "ETH", szDecimals: 4, maxLeverage: 50 },
    { name: "kPEPE", szDecimals: 0, maxLeverage: 10, onlyIsolated: true },
    { name: "MATIC", szDecimals: 1, maxLeverage: 20, isDelisted: true },
  ],
  contexts: [
    context({ markPx: "76975.0", midPx: "76974.5", oraclePx: "76980.0", funding: "0.0000125" }),
    context({ markPx: "2135.5", midPx: "2135.45", oraclePx: "2135.6", funding: "-0.00061334" }),
    context({ markPx: "0.001604", midPx: "0.0016035", oraclePx: "0.001605", funding: "0.0000125" }),
    // What is no longer traded has no middle price.
    context({ markPx: "0.37", midPx: null, oraclePx: "0.37", funding: "0.0" }),
  ],
};

function context(fields: Readonly<Record<string, string | null>>): Readonly<Record<string, unknown>> {
  return {
    dayNtlVlm: "1169046.29406000000000001",
    impactPxs: ["14.3047", "14.3444"],
    openInterest: "688.11",
    premium: "0.00031774",
    prevDayPx: "15.322",
    ...fields,
  };
}

// The contexts stand in another order than the markets, and are told by their coin.
export const SPOT = {
  meta: {
    universe: [
      { name: "PURR/USDC", tokens: [1, 0], index: 0, isCanonical: true },
      { name: "@107", tokens: [150, 0], index: 107, isCanonical: false },
    ],
    tokens: [
      {
        name: "USDC",
        szDecimals: 8,
        weiDecimals: 8,
        index: 0,
        tokenId: "0x6d1e7cde53ba9467b783cb7c530ce054",
        isCanonical: true,
      },
      {
        name: "PURR",
        szDecimals: 0,
        weiDecimals: 5,
        index: 1,
        tokenId: "0xc1fb593aeffbeb02f85e0308e9956a90",
        isCanonical: true,
      },
      {
        name: "HYPE",
        szDecimals: 2,
        weiDecimals: 8,
        index: 150,
        tokenId: "0x0d01dc56dcaaca66ad901c959b4011ec",
        isCanonical: false,
      },
    ],
  },
  contexts: [
    {
      coin: "@107",
      markPx: "41.2",
      midPx: "41.21",
      prevDayPx: "40.0",
      dayNtlVlm: "8906.0",
      circulatingSupply: "333928180.5",
    },
    {
      coin: "PURR/USDC",
      markPx: "0.14",
      midPx: null,
      prevDayPx: "0.15",
      dayNtlVlm: "12.5",
      circulatingSupply: "596000000.123456789012345678",
    },
  ],
};

export const MIDS = { BTC: "76974.5", ETH: "2135.45", kPEPE: "0.0016035", "@107": "41.21" };

export const BOOK = [
  [
    { n: 1, px: "76974.0", sz: "0.5" },
    { n: 3, px: "76970.0", sz: "12.00001" },
  ],
  [
    { n: 2, px: "76975.0", sz: "9007199254740993.5" },
    { n: 1, px: "76980.0", sz: "1.0" },
  ],
];

export const EMPTY_ACCOUNT = {
  assetPositions: [],
  crossMarginSummary: { accountValue: "0.0", totalMarginUsed: "0.0", totalNtlPos: "0.0", totalRawUsd: "0.0" },
  marginSummary: { accountValue: "0.0", totalMarginUsed: "0.0", totalNtlPos: "0.0", totalRawUsd: "0.0" },
  withdrawable: "0.0",
};

const position = (fields: Readonly<Record<string, unknown>>) => ({ type: "oneWay", position: fields });

export const ACCOUNTS: Readonly<Record<string, object>> = {
  [TRADER]: {
    ...EMPTY_ACCOUNT,
    assetPositions: [
      position({
        coin: "BTC",
        szi: "-0.00785",
        entryPx: "76951.0",
        leverage: { type: "cross", value: 20 },
        liquidationPx: "173198.69592357",
        marginUsed: "30.21",
        positionValue: "604.25",
        returnOnEquity: "-0.00756643",
        unrealizedPnl: "-0.18007",
      }),
      position({
        coin: "kPEPE",
        szi: "1000000.0",
        entryPx: "0.0016",
        leverage: { type: "isolated", value: 5, rawUsd: "-1280.0" },
        liquidationPx: null,
        marginUsed: "320.8",
        positionValue: "1604.0",
        returnOnEquity: "0.0125",
        unrealizedPnl: "4.0",
      }),
    ],
    marginSummary: {
      accountValue: "9007199254740993.123456",
      totalMarginUsed: "351.01",
      totalNtlPos: "2208.25",
      totalRawUsd: "13.1",
    },
    withdrawable: "13104.5",
  },
  [SAVER]: {
    ...EMPTY_ACCOUNT,
    marginSummary: {
      accountValue: "250.5",
      totalMarginUsed: "0.0",
      totalNtlPos: "0.0",
      totalRawUsd: "250.5",
    },
    withdrawable: "250.5",
  },
};

export const BALANCES: Readonly<Record<string, readonly object[]>> = {
  [TRADER]: [
    { coin: "USDC", token: 0, hold: "0.0", total: "14.625485", entryNtl: "0.0" },
    { coin: "PURR", token: 1, hold: "12.0", total: "2000.000000000000000001", entryNtl: "1234.56" },
  ],
  [SAVER]: [{ coin: "HYPE", token: 150, hold: "0.0", total: "1.5", entryNtl: "60.0" }],
};

export const ORDERS: Readonly<Record<string, readonly object[]>> = {
  [TRADER]: [
    { coin: "BTC", limitPx: "75000.0", oid: 62_269_971, side: "B", sz: "0.01", timestamp: 1_786_385_217_356 },
    { coin: "ETH", limitPx: "2500.0", oid: 62_269_969, side: "A", sz: "1.5", timestamp: 1_786_385_216_844 },
  ],
};

const fill = (fields: Readonly<Record<string, unknown>> & { readonly time: number }) => ({
  closedPnl: "0.0",
  crossed: true,
  fee: "0.005",
  feeToken: "USDC",
  hash: "0x3d4770d0527317ef77c404017559cb0103000b34010cc95e97b437cbc3b6087a",
  oid: 189_324_432,
  startPosition: "0.0",
  ...fields,
});

// The newest first.
export const FILLS = [
  fill({
    coin: "BTC",
    px: "76960.0",
    sz: "0.00785",
    side: "A",
    dir: "Open Short",
    time: 1_786_385_300_000,
    tid: 118_906_512_037_719,
  }),
  fill({
    coin: "ETH",
    px: "2130.0",
    sz: "0.1",
    side: "B",
    dir: "Close Short",
    time: 1_786_385_100_000,
    tid: 118_906_512_037_718,
    closedPnl: "-0.25686",
    crossed: false,
    fee: "-0.001",
    startPosition: "-0.1",
  }),
];
