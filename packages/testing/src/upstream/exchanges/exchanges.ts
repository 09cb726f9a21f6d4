// The stand-ins of the exchanges, each on a port of its own.
import type { StandIn } from "../../stand-in/stand-in.js";
import { standInBinance, standInBinanceFutures } from "./binance.js";
import { standInBybit } from "./bybit.js";
import { standInCoinbase } from "./coinbase.js";
import { standInKraken } from "./kraken.js";
import { standInOkx } from "./okx.js";

/** Starts all of them, by the upstream's name. */
export async function standInExchanges(): Promise<Readonly<Record<string, StandIn>>> {
  const [binance, binance_futures, kraken, coinbase, bybit, okx] = await Promise.all([
    standInBinance(),
    standInBinanceFutures(),
    standInKraken(),
    standInCoinbase(),
    standInBybit(),
    standInOkx(),
  ]);
  return { binance, binance_futures, kraken, coinbase, bybit, okx };
}
