// Start: runs the stand-ins of many providers at once, and says how each provider is pointed at its own.
import type { StandIn } from "../stand-in/stand-in.js";
import { standInAlchemy } from "./alchemy/alchemy.js";
import { standInAlternativeMe } from "./alternative-me/alternative-me.js";
import { standInBlockscout } from "./blockscout/blockscout.js";
import { standInCoinGecko } from "./coingecko/coingecko.js";
import { standInDefiLlama } from "./defillama/defillama.js";
import { standInDexScreener } from "./dexscreener/dexscreener.js";
import { standInEtherscan } from "./etherscan/etherscan.js";
import { standInEvm } from "./evm/evm.js";
import { standInExchanges } from "./exchanges/exchanges.js";
import { standInGeckoTerminal } from "./geckoterminal/geckoterminal.js";
import { standInGoPlus } from "./goplus/goplus.js";
import { standInHelius } from "./helius/helius.js";
import { standInHoneypot } from "./honeypot/honeypot.js";
import { standInHyperliquid } from "./hyperliquid/hyperliquid.js";
import { standInJupiter } from "./jupiter/jupiter.js";
import { standInKalshi } from "./kalshi/kalshi.js";
import { standInMempool } from "./mempool/mempool.js";
import { standInMoralis } from "./moralis/moralis.js";
import { standInPolymarket } from "./polymarket/polymarket.js";
import { standInPyth } from "./pyth/pyth.js";
import { standInRugCheck } from "./rugcheck/rugcheck.js";
import { standInSolana } from "./solana/solana.js";
import { standInSourcify } from "./sourcify/sourcify.js";

/** How the stand-ins of one provider are started. `now` gives milliseconds. */
export interface UpstreamOptions {
  readonly now?: () => number;
}

/** Starts a provider's stand-in; of a provider with several upstreams, one each, by its name. */
export type StartUpstream = (
  options: UpstreamOptions,
) => Promise<StandIn | Readonly<Record<string, StandIn>>>;

// By the provider's id, a line each.
const UPSTREAMS: Readonly<Record<string, StartUpstream>> = {
  alchemy: standInAlchemy,
  blockscout: standInBlockscout,
  helius: standInHelius,
  coingecko: standInCoinGecko,
  exchanges: standInExchanges,
  etherscan: standInEtherscan,
  evm: standInEvm,
  solana: standInSolana,
  defillama: standInDefiLlama,
  hyperliquid: standInHyperliquid,
  kalshi: standInKalshi,
  alternative_me: () => standInAlternativeMe(),
  jupiter: () => standInJupiter(),
  pyth: () => standInPyth(),
  mempool: () => standInMempool(),
  moralis: standInMoralis,
  polymarket: standInPolymarket,
  dexscreener: () => standInDexScreener(),
  geckoterminal: () => standInGeckoTerminal(),
  goplus: standInGoPlus,
  honeypot: standInHoneypot,
  rugcheck: standInRugCheck,
  sourcify: standInSourcify,
};

/** The stand-ins that run. */
export interface RunningUpstreams {
  /** Of one provider, by the upstream's name; `""` where it has one alone. Undefined for a provider that asks nobody. */
  of(provider: string): Readonly<Record<string, StandIn>> | undefined;
  /** The options by which a provider's factory points at them: `baseUrl`, or `upstreams` by name. */
  options(provider: string): Readonly<Record<string, unknown>>;
  /** The same as a server's environment has it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the stand-ins of these providers, of all that there are where left out. */
export async function startUpstreams(
  options: UpstreamOptions = {},
  providers: readonly string[] = Object.keys(UPSTREAMS),
): Promise<RunningUpstreams> {
  const started = new Map<string, Readonly<Record<string, StandIn>>>();
  for (const provider of providers) {
    const running = await UPSTREAMS[provider]?.(options);
    if (running !== undefined) started.set(provider, isOne(running) ? { "": running } : running);
  }
  const environment: Record<string, string> = {};
  for (const [provider, standIns] of started)
    for (const [name, { url }] of Object.entries(standIns)) environment[variableOf(provider, name)] = url;
  return {
    of: (provider) => started.get(provider),
    options(provider) {
      const { "": only, ...named } = started.get(provider) ?? {};
      if (only !== undefined) return { baseUrl: only.url };
      const urls = Object.fromEntries(Object.entries(named).map(([name, { url }]) => [name, url]));
      if (Object.keys(urls).length === 0) return {};
      return provider === "evm" ? { chains: urls } : { upstreams: urls };
    },
    environment,
    async close() {
      await Promise.all(
        [...started.values()].flatMap(Object.values).map((standIn: StandIn) => standIn.close()),
      );
    },
  };
}

function isOne(running: StandIn | Readonly<Record<string, StandIn>>): running is StandIn {
  return typeof running["url"] === "string";
}

function variableOf(provider: string, name: string): string {
  const of = (text: string) => text.toUpperCase().replaceAll("-", "_");
  if (provider === "evm") return `SVC_EVM_RPC_${of(name)}`;
  return ["SVC_UPSTREAM", of(provider), ...(name === "" ? [] : [of(name)])].join("_");
}
