// DefiLlama's api host: protocols and chains by TVL, and the overviews and summaries of volumes, fees, options and positions.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInOperation, StandInRequest, StandInRoutes } from "../../stand-in/route.js";
import { daysUntil } from "./days.js";
import { CHAINS, PROTOCOLS, type StandInProtocol } from "./protocols.js";

/** The kinds of figures: which measures they have, and which parameters their summaries take. */
const KINDS: Readonly<Record<string, { readonly measures: readonly string[]; readonly byChain: boolean }>> = {
  dexs: { measures: [], byChain: true },
  fees: { measures: ["dailyFees", "dailyRevenue", "dailyHoldersRevenue"], byChain: true },
  options: { measures: ["dailyPremiumVolume", "dailyNotionalVolume"], byChain: true },
  "open-interest": { measures: [], byChain: false },
};
const SWITCHES = ["excludeTotalDataChart", "excludeTotalDataChartBreakdown"];

/** The routes of the api host. `now` gives milliseconds. */
export function apiRoutes(now: () => number): StandInRoutes {
  return {
    "GET /protocols": { needs: [], answer: () => ({ body: PROTOCOLS.map(listed) }) },
    "GET /protocol/{protocol}": {
      needs: [],
      answer: withProtocol((each) => ({ body: record(each, now()) })),
    },
    "GET /tvl/{protocol}": { needs: [], answer: withProtocol((each) => ({ body: tvlOf(each) })) },
    "GET /v2/chains": {
      needs: [],
      answer: () => ({
        body: CHAINS.map(({ name, tvl, coin, geckoId, chainId }) => ({
          gecko_id: geckoId,
          tvl,
          tokenSymbol: coin,
          cmcId: null,
          name,
          chainId,
        })),
      }),
    },
    "GET /v2/historicalChainTvl": {
      needs: [],
      answer: () => ({ body: daysUntil(now()).map((date, at) => ({ date, tvl: 1.2e11 + at * 1e6 })) }),
    },
    "GET /v2/historicalChainTvl/{chain}": {
      needs: [],
      answer: ({ params }) => {
        const chain = CHAINS.find(({ name }) => name === params["chain"]);
        if (chain === undefined) return notFound();
        const { tvl, since } = chain;
        return { body: daysUntil(now(), since).map((date, at) => ({ date, tvl: tvl - at * 1_000 })) };
      },
    },
    ...Object.fromEntries(Object.keys(KINDS).flatMap((kind) => dimensionRoutes(kind, now))),
  };
}

function dimensionRoutes(kind: string, now: () => number): (readonly [string, StandInOperation])[] {
  const { measures = [], byChain = false } = KINDS[kind] ?? {};
  const dataType = measures.length > 0 ? ["dataType"] : [];
  const overview: StandInOperation = {
    needs: SWITCHES,
    takes: dataType,
    answer: (request) => withMeasure(kind, request, (measure) => overviewOf(kind, measure, request)),
  };
  const summary: StandInOperation = {
    // Fees and options document no switches here.
    needs: kind === "dexs" ? SWITCHES : [],
    takes: dataType,
    answer: (request) =>
      withMeasure(kind, request, (measure) =>
        withProtocol((each) => summaryOf(each, each.daily[kind]?.[measure], now()))(request),
      ),
  };
  return [
    [`GET /overview/${kind}`, overview],
    ...(byChain
      ? ([
          [`GET /overview/${kind}/{chain}`, overview],
          [`GET /summary/${kind}/{protocol}`, summary],
        ] as const)
      : []),
  ];
}

/** Refuses a measure that the kind does not have. */
function withMeasure(kind: string, { query }: StandInRequest, answer: (measure: string) => StandInAnswer) {
  const { measures = [] } = KINDS[kind] ?? {};
  const measure = query.get("dataType") ?? measures[0] ?? "";
  if (measures.length > 0 && !measures.includes(measure))
    return { status: 400, body: { message: "Invalid dataType" } };
  return answer(measure);
}

function overviewOf(kind: string, measure: string, { params }: StandInRequest): StandInAnswer {
  const { chain } = params;
  const found = PROTOCOLS.flatMap((each) => {
    const daily = each.daily[kind]?.[measure];
    const on = chain === undefined || Object.hasOwn(each.tvls, chain);
    return daily === undefined || !on ? [] : [{ ...shown(each), ...totals(daily) }];
  });
  const sum = found.reduce((total, row) => total + row.total24h, 0);
  const allChains = [...new Set(PROTOCOLS.flatMap(({ tvls }) => Object.keys(tvls)))];
  return { body: { protocols: found, allChains, chain: chain ?? null, totalDataChart: [], ...totals(sum) } };
}

function summaryOf(each: StandInProtocol, daily: number | undefined, now: number): StandInAnswer {
  if (daily === undefined) return notFound();
  const totalDataChart = daysUntil(now).map((date, at) => [date, daily - at]);
  return { body: { ...shown(each), ...totals(daily), totalAllTime: daily * 500, totalDataChart } };
}

function shown({ id, slug, name, category, tvls }: StandInProtocol) {
  const chains = Object.keys(tvls);
  return { defillamaId: id, name, displayName: name, slug, module: slug, category, chains };
}

function totals(daily: number) {
  return {
    total24h: daily,
    total48hto24h: daily / 2,
    total7d: daily * 7,
    total30d: daily * 30,
    change_1d: 100,
    change_7d: -2.1,
    change_1m: null,
  };
}

function listed(each: StandInProtocol) {
  const { id, slug, name, symbol, category, tvls, change, marketCap = null } = each;
  const common = { id, slug, name, symbol, category, chains: Object.keys(tvls), chainTvls: tvls };
  return { ...common, tvl: tvlOf(each), change_1d: change, change_7d: null, mcap: marketCap };
}

function record(each: StandInProtocol, now: number) {
  const { id, name, symbol, category, tvls } = each;
  const history = (tvl: number) =>
    daysUntil(now).map((date, at) => ({ date, totalLiquidityUSD: tvl - at * 1_000 }));
  const tvl = Object.entries(tvls).map(([chain, value]) => [chain, { tvl: history(value), tokens: [] }]);
  return {
    id,
    name,
    symbol,
    category,
    description: `${name} is a protocol of the stand-in.`,
    url: "https://example.test",
    chains: Object.keys(tvls),
    currentChainTvls: { ...tvls, borrowed: 1_000.25 },
    chainTvls: Object.fromEntries([...tvl, ["borrowed", { tvl: history(1_000.25), tokens: [] }]]),
    // A protocol with parts has its own sum; of others the sum is that of the chains.
    ...(id.startsWith("parent#") && { tvl: history(tvlOf(each)) }),
  };
}

function tvlOf({ tvls }: StandInProtocol): number {
  return Object.values(tvls).reduce((sum, tvl) => sum + tvl, 0);
}

function withProtocol(answer: (each: StandInProtocol) => StandInAnswer) {
  return ({ params }: StandInRequest): StandInAnswer => {
    const found = PROTOCOLS.find(({ slug }) => slug === params["protocol"]);
    return found === undefined ? notFound() : answer(found);
  };
}

function notFound(): StandInAnswer {
  return { status: 404, headers: { "content-type": "text/plain" }, body: "Protocol is not in our database" };
}
