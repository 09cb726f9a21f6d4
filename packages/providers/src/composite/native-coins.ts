// Native coins: the CoinGecko ids of the coins in which chains are paid, for their prices.
import { once } from "@svckit/core";
import { knownChain } from "../chains.js";
import type { Gathering } from "./gather.js";
import { currentPrices } from "./read-prices.js";

// By the coin's symbol in the table of chains; what is not here has no price.
const IDS = `
ETH ethereum, BNB binancecoin, POL polygon-ecosystem-token, AVAX avalanche-2, XDAI xdai, MNT mantle, CELO celo, S sonic-3,
BERA berachain-bera, HYPE hyperliquid, SEI sei-network, RON ronin, KAIA kaia, CRO crypto-com-chain, FTM fantom,
METIS metis-token, GLMR moonbeam, MOVR moonriver, CORE coredaoorg, RBTC rootstock, FLR flare-networks,
HBAR hedera-hashgraph, CFX conflux-token, ASTR astar, ONE harmony, FUSE fuse-network-token, TLOS telos, ZETA zetachain,
BTC bitcoin, SOL solana, TRX tron, SUI sui, APT aptos, TON the-open-network
`;

const idOf = once(
  () =>
    new Map(
      IDS.trim()
        .split(/,\s+/)
        .map((pair) => pair.split(" ") as [symbol: string, id: string]),
    ),
);

/** The CoinGecko id of a chain's own coin, where it is known. */
export function nativeCoinId(chain: string): string | undefined {
  return idOf().get(knownChain(chain)?.coin ?? "");
}

/** Asks for the prices of the coins of chains, all at once. What has none is told as missing. */
export async function nativePrices(
  run: Gathering,
  chains: readonly string[],
): Promise<(chain: string) => string | null> {
  const ids = new Set(chains.flatMap((chain) => nativeCoinId(chain) ?? []));
  const answer = await run.ask({
    tool: "get_current_prices",
    args: { coins: [...ids].map((id) => `coingecko:${id}`) },
    what: "the prices of the chains' coins",
    schema: currentPrices,
  });
  const prices = new Map((answer?.prices ?? []).map(({ coin, price_usd }) => [coin, price_usd]));
  return (chain) => prices.get(`coingecko:${nativeCoinId(chain)}`) ?? null;
}
