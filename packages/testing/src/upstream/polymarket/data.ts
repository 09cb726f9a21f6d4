// Polymarket's data in the stand-in: three events with their markets, two of them traded and one settled.

/** An outcome's tokens are numbers of 256 bits: no double holds them. */
export const TOKENS = {
  cutYes: "71321045679252212594626385532706912750332728571942532289631379312455583992563",
  cutNo: "52114319501245915516055106046884209969926127482827954674443846427813813222426",
  holdYes: "63842529048136391058207561840617284039506182736450918273645091827364509182736",
  holdNo: "10188514493070673710557634034010537347638350612682583098323391461556372277876",
  btcYes: "25714007960293389110960044475283546872601238755063051359394740854408462452120",
  btcNo: "31926893048287671592328896128917191055043573136591890122600304384944644805740",
} as const;

/** The condition ids of the markets. */
export const CONDITIONS = {
  cut: "0x9c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f5d1c7a01",
  hold: "0x5d1c7a019c66114d7dfe2139325cc7a408a5cd5d2e73b0c4d2140a76c4a1ec6f",
  btc: "0x3733a1b647e7364095736ab0966465d896a84cf3b6bc1695ca1f26c3239b3868",
} as const;

/** A market as Gamma keeps it; lists are JSON inside texts. */
export interface GammaMarket {
  readonly id: string;
  readonly conditionId: string;
  readonly slug: string;
  readonly question: string;
  readonly closed: boolean;
  readonly volumeNum: number;
  readonly volume24hr: number;
  readonly umaResolutionStatus?: string;
  readonly [field: string]: unknown;
}

const COMMON = {
  active: true,
  closed: false,
  archived: false,
  enableOrderBook: true,
  acceptingOrders: true,
  outcomes: '["Yes", "No"]',
  resolutionSource: "",
  updatedAt: "2026-08-20T10:00:00.914643Z",
};

export const MARKETS: readonly GammaMarket[] = [
  {
    ...COMMON,
    id: "601697",
    question: "Will the Fed cut rates in December?",
    groupItemTitle: "25 bps decrease",
    conditionId: CONDITIONS.cut,
    slug: "will-the-fed-cut-rates-in-december",
    endDate: "2026-12-10T00:00:00Z",
    outcomePrices: '["0.6235", "0.3765"]',
    clobTokenIds: JSON.stringify([TOKENS.cutYes, TOKENS.cutNo]),
    volume: "15234431122.220001",
    volumeNum: 15234431122.220001,
    volume24hr: 12345.6,
    liquidity: "80321.1",
    liquidityNum: 80321.1,
    bestBid: 0.62,
    bestAsk: 0.627,
  },
  {
    ...COMMON,
    id: "601698",
    question: "Will the Fed hold rates in December?",
    groupItemTitle: "No change",
    conditionId: CONDITIONS.hold,
    slug: "will-the-fed-hold-rates-in-december",
    acceptingOrders: false,
    endDate: "2026-12-10T00:00:00Z",
    outcomePrices: null,
    clobTokenIds: JSON.stringify([TOKENS.holdYes, TOKENS.holdNo]),
    volume: "",
    volumeNum: 0,
    volume24hr: 0,
  },
  {
    ...COMMON,
    id: "512044",
    question: "Will the company sell any Bitcoin by May 31?",
    groupItemTitle: "",
    conditionId: CONDITIONS.btc,
    slug: "will-the-company-sell-any-bitcoin-by-may-31",
    closed: true,
    acceptingOrders: false,
    endDate: "2026-07-01T04:00:00Z",
    // With a blank and a short zone, as this field alone is written.
    closedTime: "2026-06-04 00:34:19+00",
    umaResolutionStatus: "resolved",
    outcomePrices: '["0", "1"]',
    clobTokenIds: JSON.stringify([TOKENS.btcYes, TOKENS.btcNo]),
    volume: "902113.5",
    volumeNum: 902113.5,
    volume24hr: 0,
    liquidity: "0",
  },
];

/** An event as Gamma keeps it, its markets by their numbers. */
export interface GammaEvent {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly closed: boolean;
  readonly volume: number;
  readonly volume24hr: number;
  readonly tags: readonly { readonly id: string; readonly label: string; readonly slug: string }[];
  readonly markets: readonly string[];
  readonly [field: string]: unknown;
}

export const EVENTS: readonly GammaEvent[] = [
  {
    id: "35090",
    ticker: "fed-decision-in-december",
    slug: "fed-decision-in-december",
    title: "Fed decision in December?",
    endDate: "2026-12-10T00:00:00Z",
    active: true,
    closed: false,
    volume: 15234431122.22,
    volume24hr: 12345.6,
    liquidity: 80321.1,
    openInterest: 0,
    tags: [{ id: "100328", label: "Economy", slug: "economy" }],
    markets: ["601697", "601698"],
  },
  {
    id: "20111",
    ticker: "company-sells-bitcoin",
    slug: "company-sells-bitcoin",
    title: "Will the company sell Bitcoin?",
    endDate: "2026-07-01T04:00:00Z",
    closedTime: "2026-06-04 00:34:19+00",
    active: true,
    closed: true,
    volume: 902113.5,
    volume24hr: 0,
    liquidity: 0,
    tags: [{ id: "21", label: "Crypto", slug: "crypto" }],
    markets: ["512044"],
  },
];
