// DefiLlama's yields host: a few pools that earn, now and by the day.
import type { StandInRoutes } from "../../stand-in/route.js";
import { daysUntil } from "./days.js";

const USDC_ON_BASE = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";

/** The pools, as the host lists them but for what nobody reads. */
const POOLS = [
  {
    pool: "747c1d2a-c668-4682-b9f9-296708a3dd90",
    chain: "Ethereum",
    project: "lido",
    symbol: "STETH",
    tvlUsd: 32_493_036_117,
    apy: 2.84,
    apyBase: 2.84,
    apyReward: null,
    stablecoin: false,
    ilRisk: "no",
    exposure: "single",
    poolMeta: null,
    underlyingTokens: ["0x0000000000000000000000000000000000000000"],
  },
  {
    pool: "7e0661bf-8cf3-45e6-9424-31916d4c7b84",
    chain: "Base",
    project: "aave-v3",
    symbol: "USDC",
    tvlUsd: 310_000_000,
    apy: 4.91,
    apyBase: 4.5,
    apyReward: 0.41,
    stablecoin: true,
    ilRisk: "no",
    exposure: "single",
    poolMeta: null,
    underlyingTokens: [USDC_ON_BASE],
  },
  {
    pool: "b65aef64-c153-4567-9d1a-e0040488f97f",
    chain: "Base",
    project: "aerodrome-slipstream",
    symbol: "WETH-USDC",
    tvlUsd: 41_000_000,
    apy: 38.2,
    apyBase: 12.1,
    apyReward: 26.1,
    stablecoin: false,
    ilRisk: "yes",
    exposure: "multi",
    poolMeta: "CL100 - 0.04%",
    underlyingTokens: ["0x4200000000000000000000000000000000000006", USDC_ON_BASE],
  },
  {
    pool: "0d4b4d0a-7d60-43c7-8a4d-0f2c3c2a1b11",
    chain: "Optimism",
    project: "velodrome-v2",
    symbol: "USDC-USDT",
    tvlUsd: 900_000,
    apy: null,
    apyBase: null,
    apyReward: null,
    stablecoin: true,
    ilRisk: "no",
    exposure: "multi",
    poolMeta: null,
    underlyingTokens: null,
  },
] as const;

/** The routes of the yields host. `now` gives milliseconds. */
export function yieldRoutes(now: () => number): StandInRoutes {
  return {
    "GET /pools": {
      needs: [],
      answer: () => ({
        body: {
          status: "success",
          data: POOLS.map((each) => ({ ...each, apyMean30d: 2.73539, count: 1_141, outlier: false })),
        },
      }),
    },
    "GET /chart/{pool}": {
      needs: [],
      answer: ({ params }) => {
        const found = POOLS.find(({ pool }) => pool === params["pool"]);
        const days = found === undefined ? [] : daysUntil(now());
        const data = days.map((date, at) => ({
          timestamp: new Date(date * 1_000 + 82_862_123).toISOString(),
          tvlUsd: (found?.tvlUsd ?? 0) - at,
          apy: found?.apy,
          apyBase: found?.apyBase,
          apyReward: found?.apyReward,
        }));
        return { body: { status: "success", data } };
      },
    },
  };
}
