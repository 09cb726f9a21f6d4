// The shipped providers, a line each: their factories, and nothing else that has a value. `svc serve` makes them all.
export { type CoinGeckoOptions, coingecko } from "./coingecko/coingecko.js";
export { type EvmChainOptions, type EvmOptions, evm } from "./evm/evm.js";
export { hello } from "./hello.js";
