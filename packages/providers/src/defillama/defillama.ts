// defillama: prices of any token, TVL, fees, volumes, stablecoins and yields of DeFi, from DefiLlama's public hosts.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { readUpstreams } from "../options.js";
import { getBatchHistoricalPrices } from "./batch-prices.js";
import { getBlockByTimestamp } from "./block.js";
import { getBridge, getBridges, getBridgeVolume } from "./bridges.js";
import { getChains } from "./chain-tvl.js";
import { getDefiProtocol, getProtocolTvl } from "./defi-protocol.js";
import { getDefiProtocols } from "./defi-protocols.js";
import { getEmissions } from "./emissions.js";
import { readDefiLlamaFailure } from "./failure.js";
import { getHacks } from "./hacks.js";
import { overviewTools } from "./overviews.js";
import { paidKey } from "./paid.js";
import { getFirstPrices, getPricePercentageChange } from "./price-change.js";
import { getPriceChart } from "./price-chart.js";
import { getCurrentPrices, getHistoricalPrices } from "./prices.js";
import { getRaises } from "./raises.js";
import { getStablecoin } from "./stablecoin.js";
import { getStablecoinChartsByChain, getStablecoinChartsGlobal } from "./stablecoin-charts.js";
import { getStablecoinPrices } from "./stablecoin-prices.js";
import { getStablecoinChains, getStablecoinDominance, getStablecoins } from "./stablecoins.js";
import { summaryTools } from "./summaries.js";
import { getTreasuries } from "./treasuries.js";
import { getChainsTvlHistory, getChainTvlHistory } from "./tvl-history.js";
import { getYieldPoolChart, getYieldPools } from "./yields.js";

/** Options of `defillama`. */
export interface DefiLlamaOptions {
  /** Where its hosts are, by name: `api`, `coins`, `stablecoins`, `yields`, and of the paid plan `bridges` and `pro`; the public ones where left out. */
  readonly upstreams?: Readonly<Record<string, string>> | undefined;
}

// Paths, parameters and required members: the public repository DefiLlama/api-docs, defillama-openapi-free.json and -pro.json.
const HOSTS = {
  api: "https://api.llama.fi",
  coins: "https://coins.llama.fi",
  stablecoins: "https://stablecoins.llama.fi",
  yields: "https://yields.llama.fi",
  // The paid plan: routes of bridges, and the boards.
  bridges: "https://pro-api.llama.fi",
  pro: "https://pro-api.llama.fi",
} as const;

const PAID_TOOLS = [
  getBridges,
  getBridge,
  getBridgeVolume,
  getTreasuries,
  getRaises,
  getHacks,
  getEmissions,
] as const;

const variables = { upstreams: { kind: "upstreams", hosts: Object.keys(HOSTS) } } as const;

/** DefiLlama; throws an `Error` that names the option which cannot be used. */
export const defillama = defineProviderFactory(variables, (options: DefiLlamaOptions) =>
  defineProvider({
    id: "defillama",
    title: "DefiLlama",
    homepage: "https://defillama.com",
    upstreams: readUpstreams("defillama", HOSTS, options),
    // DefiLlama publishes no limit for callers without a key: this is ours, so that it stays open.
    limits: { perMinute: 300 },
    failure: readDefiLlamaFailure,
    auth: paidKey(PAID_TOOLS.map(({ name }) => name)),
    // Names by which catalogs of this kind have these tools.
    retired: [
      { name: "stablecoin_data_by_id", replacement: "get_stablecoin", args: { stablecoinId: "id" } },
      { name: "get_protocol_fee_summary", replacement: "get_protocol_fees" },
    ],
    tools: [
      getCurrentPrices,
      getHistoricalPrices,
      getBatchHistoricalPrices,
      getPriceChart,
      getPricePercentageChange,
      getFirstPrices,
      getBlockByTimestamp,
      getChains,
      getDefiProtocols,
      getDefiProtocol,
      getProtocolTvl,
      getChainTvlHistory,
      getChainsTvlHistory,
      ...overviewTools,
      ...summaryTools,
      getStablecoins,
      getStablecoinChains,
      getStablecoinDominance,
      getStablecoinChartsGlobal,
      getStablecoinChartsByChain,
      getStablecoinPrices,
      getStablecoin,
      getYieldPoolChart,
      getYieldPools,
      ...PAID_TOOLS,
    ],
  }),
);
