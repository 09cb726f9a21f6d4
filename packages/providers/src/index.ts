// The shipped providers, a line each. Every value that is exported here is a factory, and `svc serve` calls them all.

export { type AlchemyOptions, alchemy } from "./alchemy/alchemy.js";
export { type AlternativeMeOptions, alternativeMe } from "./alternative-me/alternative-me.js";
export { type BlockscoutOptions, blockscout } from "./blockscout/blockscout.js";
export { type CoinGeckoOptions, coingecko } from "./coingecko/coingecko.js";
export { composite } from "./composite/composite.js";
export { type DefiLlamaOptions, defillama } from "./defillama/defillama.js";
export { type DexScreenerOptions, dexscreener } from "./dexscreener/dexscreener.js";
export { type EtherscanOptions, etherscan } from "./etherscan/etherscan.js";
export { type EvmChainOptions, type EvmOptions, evm } from "./evm/evm.js";
export { evmTools } from "./evm-tools/evm-tools.js";
export { type ExchangesOptions, exchanges } from "./exchanges/exchanges.js";
export { type GeckoTerminalOptions, geckoterminal } from "./geckoterminal/geckoterminal.js";
export { type GoPlusOptions, goplus } from "./goplus/goplus.js";
export { type HeliusOptions, helius } from "./helius/helius.js";
export { hello } from "./hello.js";
export { type HoneypotOptions, honeypot } from "./honeypot/honeypot.js";
export { type HyperliquidOptions, hyperliquid } from "./hyperliquid/hyperliquid.js";
export { type JupiterOptions, jupiter } from "./jupiter/jupiter.js";
export { type KalshiOptions, kalshi } from "./kalshi/kalshi.js";
export { type MempoolOptions, mempool } from "./mempool/mempool.js";
export { type MoralisOptions, moralis } from "./moralis/moralis.js";
export { type PolymarketOptions, polymarket } from "./polymarket/polymarket.js";
export { type PythOptions, pyth } from "./pyth/pyth.js";
export { type RugcheckOptions, rugcheck } from "./rugcheck/rugcheck.js";
export { type SolanaOptions, solana } from "./solana/solana.js";
export { type SourcifyOptions, sourcify } from "./sourcify/sourcify.js";
