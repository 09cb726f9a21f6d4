// DefiLlama's stand-ins: one for each of its hosts, over a few coins, protocols and pools.
import { systemClock } from "@svckit/core";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { apiRoutes } from "./api.js";
import { coinRoutes } from "./coins.js";
import { boardRoutes, bridgeRoutes } from "./paid.js";
import { stablecoinRoutes } from "./stablecoins.js";
import { yieldRoutes } from "./yields.js";

/** Starts the stand-ins of DefiLlama's hosts. `now` gives milliseconds. */
export async function standInDefiLlama({
  now = systemClock.now,
}: {
  readonly now?: () => number;
} = {}): Promise<Readonly<Record<string, StandIn>>> {
  return {
    api: await createStandIn(apiRoutes(now)),
    coins: await createStandIn(coinRoutes(now)),
    stablecoins: await createStandIn(stablecoinRoutes(now)),
    yields: await createStandIn(yieldRoutes(now)),
    bridges: await createStandIn(bridgeRoutes(now)),
    pro: await createStandIn(boardRoutes()),
  };
}
