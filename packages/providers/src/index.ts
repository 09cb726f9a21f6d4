// The public surface of @svckit/providers.
export { type CoinGeckoOptions, coingecko } from "./coingecko/coingecko.js";
export type { EvmChainOptions } from "./evm/chains.js";
export { type EvmOptions, evm } from "./evm/evm.js";
export { hello } from "./hello.js";
