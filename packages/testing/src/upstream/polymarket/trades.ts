// Polymarket's accounts in the stand-in: trades, positions, holders and ranks, in the words of the Data API.
import { CONDITIONS, TOKENS } from "./data.js";

/** An account that trades. */
export const TRADER = "0x56687bf447db6ffa42ffe2204a05edaa20f55839";

/** An account that only holds. */
const HOLDER = "0x9097b9fd27dd69aa8170e1b16f1b8b839ad70ef0";

const CUT = {
  conditionId: CONDITIONS.cut,
  title: "Will the Fed cut rates in December?",
  slug: "will-the-fed-cut-rates-in-december",
  eventSlug: "fed-decision-in-december",
  icon: "",
};

const BTC = {
  conditionId: CONDITIONS.btc,
  title: "Will the company sell any Bitcoin by May 31?",
  slug: "will-the-company-sell-any-bitcoin-by-may-31",
  eventSlug: "company-sells-bitcoin",
  icon: "",
};

const YES = { outcome: "Yes", outcomeIndex: 0 };
const NO = { outcome: "No", outcomeIndex: 1 };
const HASH = `0x63b0437aa4f525918d650d5c2bed11ff5a1714bfa5b48dfca4e27cf204d924${"32"}`;

export const TRADES = [
  {
    ...CUT,
    ...YES,
    proxyWallet: TRADER,
    side: "BUY",
    asset: TOKENS.cutYes,
    size: 32862.45,
    price: 0.62,
    timestamp: 1_786_385_400,
  },
  {
    ...CUT,
    ...NO,
    proxyWallet: HOLDER,
    side: "SELL",
    asset: TOKENS.cutNo,
    size: 12.5,
    price: 0.375,
    timestamp: 1_786_385_100,
  },
  {
    ...BTC,
    ...YES,
    proxyWallet: TRADER,
    side: "BUY",
    asset: TOKENS.btcYes,
    size: 100,
    price: 0.001,
    timestamp: 1_780_533_322,
  },
].map((trade) => ({ ...trade, transactionHash: HASH, name: "grenadine", pseudonym: "Trivial-Gopher" }));

export const POSITIONS = [
  {
    ...CUT,
    ...YES,
    proxyWallet: TRADER,
    asset: TOKENS.cutYes,
    size: 32862.45,
    avgPrice: 0.58,
    initialValue: 19060.221,
    currentValue: 20489.737575,
    cashPnl: 1429.516575,
    realizedPnl: 12.5,
    curPrice: 0.6235,
    redeemable: false,
    mergeable: false,
    endDate: "2026-12-10",
  },
  {
    ...BTC,
    ...YES,
    proxyWallet: TRADER,
    asset: TOKENS.btcYes,
    size: 0.4,
    avgPrice: 0.001,
    initialValue: 0.0004,
    currentValue: 0,
    cashPnl: -0.0004,
    realizedPnl: 0,
    curPrice: 0,
    redeemable: true,
    mergeable: false,
    endDate: "",
  },
] as const;

export const CLOSED = [
  {
    ...BTC,
    ...NO,
    proxyWallet: TRADER,
    asset: TOKENS.btcNo,
    avgPrice: 0.91,
    totalBought: 500.25,
    realizedPnl: 45.0225,
    curPrice: 1,
    timestamp: 1_780_600_000,
    endDate: "2026-07-01T04:00:00Z",
  },
];

export const ACTIVITY = [
  ...TRADES.slice(0, 1).map((trade) => ({ ...trade, type: "TRADE", usdcSize: 20374.719 })),
  {
    ...BTC,
    proxyWallet: TRADER,
    type: "REDEEM",
    timestamp: 1_780_600_000,
    size: 500.25,
    usdcSize: 500.25,
    price: 0,
    asset: "",
    side: "",
    outcome: "",
    outcomeIndex: 999,
    transactionHash: HASH,
  },
];

export const HOLDERS = [
  {
    token: TOKENS.cutYes,
    holders: [
      {
        proxyWallet: TRADER,
        amount: 20278769.746834,
        outcomeIndex: 0,
        name: "grenadine",
        pseudonym: "Trivial-Gopher",
      },
      { proxyWallet: HOLDER, amount: 7912828.932664, outcomeIndex: 0, name: "", pseudonym: "Burdensome-Fav" },
    ],
  },
  {
    token: TOKENS.cutNo,
    holders: [{ proxyWallet: HOLDER, amount: 3, outcomeIndex: 1, name: "", pseudonym: "" }],
  },
];

export const RANKS = [
  {
    rank: "1",
    proxyWallet: TRADER,
    userName: "grenadine",
    vol: 123456789.125,
    pnl: 22053933.75,
    verifiedBadge: true,
  },
  { rank: "2", proxyWallet: HOLDER, userName: "", vol: 0.5, pnl: -17.25, verifiedBadge: false },
];
