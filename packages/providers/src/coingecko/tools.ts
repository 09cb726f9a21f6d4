// Tools: all tools of CoinGecko, as a plan has them. Paths, parameters and enums are those of its published descriptions (github.com/coingecko/coingecko-api-oas).
import type { Tool } from "@svckit/core";
import { getCoinOhlc } from "./candles.js";
import { getCategories, getCategoriesMarketData } from "./categories.js";
import { getCoinHistoricalChart, getCoinMarketChartRange } from "./charts.js";
import { getCoinsIndex, getContractCoin } from "./coins.js";
import { getCoinsList, getNewCoins } from "./coins-list.js";
import { getContractMarketChart, getContractMarketChartRange } from "./contract-charts.js";
import { getBtcExchangeRates, getSupportedCurrencies } from "./currencies.js";
import { getDerivativesTickers } from "./derivatives.js";
import {
  getDerivativesExchange,
  getDerivativesExchanges,
  getDerivativesExchangesList,
} from "./derivatives-exchanges.js";
import { getTreasuryByEntity, getTreasuryHoldingChart } from "./entity.js";
import { getExchangeVolumeChart, getExchangeVolumeChartRange } from "./exchange-volume.js";
import { getExchange, getExchanges, getExchangesList } from "./exchanges.js";
import { getGainersLosers } from "./gainers.js";
import { getGlobalDefi, getGlobalMarketCapChart } from "./global-defi.js";
import { getGlobalStats } from "./global-stats.js";
import { getCoinHistory } from "./history.js";
import { getCoinsMarketData } from "./market-data.js";
import { getNft, getNftByContract } from "./nft.js";
import { getNftMarketChart, getNftTickers } from "./nft-market.js";
import { getNftMarkets, getNfts } from "./nfts.js";
import { type Plan, paidOnly } from "./plan.js";
import { getAssetPlatforms } from "./platforms.js";
import { getPrice } from "./price.js";
import { getTrending, searchAll } from "./search.js";
import { getCoinTickers, getExchangeTickers } from "./tickers.js";
import { getTokenPriceByContract } from "./token-price.js";
import { getCompaniesTreasury, getEntitiesList } from "./treasury.js";
import { getTreasuryTransactionHistory } from "./treasury-history.js";

/** The tools of a plan; those of paid plans alone are there in each. */
export function toolsOf(plan: Plan): readonly Tool[] {
  return [
    getPrice,
    getTokenPriceByContract,
    getCoinsMarketData,
    getCoinsIndex,
    getContractCoin,
    getCoinHistory(plan),
    getCoinHistoricalChart(plan),
    getCoinMarketChartRange(plan),
    getContractMarketChart(plan),
    getContractMarketChartRange(plan),
    getCoinOhlc(plan),
    getCoinTickers,
    getExchanges,
    getExchange,
    getExchangeTickers,
    getExchangeVolumeChart,
    getExchangesList,
    getDerivativesTickers,
    getDerivativesExchanges,
    getDerivativesExchange,
    getDerivativesExchangesList,
    getGlobalStats,
    getGlobalDefi,
    getBtcExchangeRates,
    getSupportedCurrencies,
    getCategories,
    getCategoriesMarketData,
    getCoinsList,
    getAssetPlatforms,
    searchAll,
    getTrending,
    getNfts,
    getNft,
    getNftByContract,
    getCompaniesTreasury,
    getEntitiesList,
    getTreasuryByEntity,
    getTreasuryHoldingChart,
    getTreasuryTransactionHistory,
    ...paidOnly(plan, [
      getGainersLosers,
      getNewCoins,
      getGlobalMarketCapChart,
      getExchangeVolumeChartRange,
      getNftMarkets,
      getNftMarketChart,
      getNftTickers,
    ]),
  ];
}
