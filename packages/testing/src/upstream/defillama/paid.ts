// DefiLlama's paid host: bridges, treasuries, raises, hacks and emissions, behind a key that stands in the path.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRoutes } from "../../stand-in/route.js";
import { daysUntil } from "./days.js";

const BRIDGES = [
  { id: 19, name: "across", displayName: "Across", chains: ["Ethereum", "Base"], daily: 61_200_000.5 },
  {
    id: 80,
    name: "hyperliquid",
    displayName: "Hyperliquid",
    chains: ["Arbitrum", "Hyperliquid L1"],
    daily: 245_562_283.25,
  },
] as const;

/** The key `wrong` is refused; any other is taken. */
function behindKey({ answer, ...parameters }: StandInOperation): StandInOperation {
  return {
    needs: [],
    ...parameters,
    answer: (request) => (request.params["key"] === "wrong" ? REFUSED : answer(request)),
  };
}

const REFUSED: StandInAnswer = { status: 403, body: { message: "Invalid API key" } };
const NOT_FOUND: StandInAnswer = { status: 404, body: { message: "Bridge not found" } };

/** The routes of bridges. `now` gives milliseconds. */
export function bridgeRoutes(now: () => number): StandInRoutes {
  return {
    "GET /{key}/bridges/bridges": behindKey({
      takes: ["includeChains"],
      answer: ({ query }) => ({
        body: {
          bridges: BRIDGES.map(({ chains, ...each }) => ({
            ...volumes(each),
            ...(query.get("includeChains") === "true" && { chains }),
          })),
        },
      }),
    }),
    "GET /{key}/bridges/bridge/{id}": behindKey({
      answer: ({ params }) => {
        const found = BRIDGES.find(({ id }) => String(id) === params["id"]);
        if (found === undefined) return NOT_FOUND;
        const txs = (deposits: number) => ({ deposits, withdrawals: deposits - 1 });
        const { url: _, ...shown } = volumes(found);
        return { body: { ...shown, prevDayTxs: txs(120), weeklyTxs: txs(900), monthlyTxs: null } };
      },
    }),
    "GET /{key}/bridges/bridgevolume/{chain}": behindKey({
      takes: ["id"],
      answer: ({ params, query }) => {
        const { chain = "" } = params;
        const those = BRIDGES.filter(
          ({ id, chains }) =>
            (!query.has("id") || String(id) === query.get("id")) &&
            (chain === "all" || chains.some((name) => name === chain)),
        );
        const total = those.reduce((sum, { daily }) => sum + daily, 0);
        const days = those.length === 0 ? [] : daysUntil(now());
        return {
          body: days.map((date) => ({
            date: String(date),
            depositUSD: total,
            withdrawUSD: total / 2,
            depositTxs: 218,
            withdrawTxs: 56,
          })),
        };
      },
    }),
  };
}

function volumes({ id, name, displayName, daily }: Omit<(typeof BRIDGES)[number], "chains">) {
  return {
    id,
    name,
    displayName,
    last24hVolume: daily,
    lastDailyVolume: daily,
    weeklyVolume: daily * 7,
    monthlyVolume: daily * 30,
    url: "https://example.test",
  };
}

/** The routes of the boards. */
export function boardRoutes(): StandInRoutes {
  return {
    "GET /{key}/api/treasuries": behindKey({ answer: () => ({ body: TREASURIES }) }),
    "GET /{key}/api/raises": behindKey({ answer: () => ({ body: { raises: RAISES } }) }),
    "GET /{key}/api/hacks": behindKey({ answer: () => ({ body: HACKS }) }),
    "GET /{key}/api/emissions": behindKey({ answer: () => ({ body: EMISSIONS }) }),
  };
}

const TREASURIES = [
  {
    id: "1-treasury",
    name: "Small (treasury)",
    slug: "small-(treasury)",
    symbol: "-",
    chains: ["Base"],
    tvl: 1_000.5,
  },
  {
    id: "6355-treasury",
    name: "SharpLink Gaming (treasury)",
    slug: "sharplink-gaming-(treasury)",
    symbol: "SBET",
    chains: ["Ethereum"],
    tvl: 976_150_507.25,
    tokenBreakdowns: { ownTokens: 0, stablecoins: 0.003, majors: 67_481_592.5, others: 908_668_914.5 },
  },
];

const RAISES = [
  {
    date: 1_700_000_000,
    name: "Older",
    round: "Seed",
    amount: null,
    chains: [],
    leadInvestors: [],
    otherInvestors: [],
  },
  {
    date: 1_740_528_000,
    name: "Ethena Labs",
    round: "Strategic",
    amount: 16,
    chains: ["Ethereum"],
    sector: "A synthetic dollar",
    category: "DeFi",
    source: "https://example.test/raise",
    leadInvestors: ["MEXC Ventures"],
    otherInvestors: [],
    valuation: null,
  },
];

const HACKS = [
  {
    date: 1_711_065_600,
    name: "Super Sushi Samurai",
    classification: "Protocol Logic",
    technique: "Infinite Mint and Dump",
    amount: 4_800_000,
    chain: ["Blast"],
    bridgeHack: false,
    targetType: "Gaming",
    source: "https://example.test/hack",
    returnedFunds: null,
  },
];

const EMISSIONS = [
  {
    token: "coingecko:whitebit",
    name: "WhiteBIT",
    gecko_id: "whitebit",
    circSupply: 293_500_000,
    totalLocked: 81_500_000,
    maxSupply: 375_000_000,
    nextEvent: { date: 1_773_360_001, toUnlock: 81_500_000 },
    unlocksPerDay: 0,
    mcap: 6_577_845_629.25,
  },
];
