// The vocabulary that the service knows by itself: one line a field.
import { ACTIONS } from "./actions.js";
import { CHAIN_DATA } from "./chain-data.js";
import { DEFI } from "./defi.js";
import { DERIVATIVES } from "./derivatives.js";
import { EXCHANGES } from "./exchanges.js";
import { GENERAL } from "./general.js";
import { MARKETS } from "./markets.js";
import { NAMES } from "./names.js";
import { NFTS } from "./nfts.js";
import { POOLS } from "./pools.js";
import { PREDICTIONS } from "./predictions.js";
import { PRICES } from "./prices.js";
import { SECURITY } from "./security.js";
import { SERVICE_TOOLS } from "./service-tools.js";
import { TOKENS } from "./tokens.js";
import { TREASURIES } from "./treasuries.js";
import { WALLETS } from "./wallets.js";

/** Texts of phrases and what they mean, a field each. */
export const SHIPPED: readonly string[] = [
  GENERAL,
  PRICES,
  MARKETS,
  EXCHANGES,
  DERIVATIVES,
  TREASURIES,
  POOLS,
  SECURITY,
  WALLETS,
  CHAIN_DATA,
  TOKENS,
  DEFI,
  NFTS,
  PREDICTIONS,
  SERVICE_TOOLS,
  NAMES,
  ACTIONS,
];
