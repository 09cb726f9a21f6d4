// Search home: how much a tool, and a catalog, is of the field that the shipped vocabulary is of.
import type { Steps } from "../platform/steps.js";
import type { Findable } from "./documents.js";

// Words that hardly any other field has. "Address", "exchange" and "market" are said of other things as often.
const WORDS =
  "crypto\\w*|tokens?|coins?|wallets?|block ?chains?|on-?chain|nfts?|defi|dex(?:es)?|ethereum|eth|bitcoin|btc|solana|sol|" +
  "evm|stablecoins?|usdc|usdt|tvl|gwei|erc-?\\d*|ens|smart contracts?|web3|memecoins?|perpetuals?|polymarket|kalshi|" +
  "binance|kraken|coinbase|prediction markets?";
const AT_HOME = new RegExp(`\\b(?:${WORDS})\\b`);
// With this share of tools that say such a word a catalog is of the field as a whole, and with that one not at all.
const WHOLE = 0.4;
const NONE = 0.05;
// So many tools are looked at in one turn of the event loop.
const A_TURN = 500;

/**
 * How much meanings count for each tool, 0 to 1: what "bank" or "pool" means to a wallet it does not mean to a library of
 * photographs.
 */
export function* homesOf(tools: readonly Findable[]): Steps<number[]> {
  const own: boolean[] = [];
  for (const tool of tools) if (own.push(AT_HOME.test(textOf(tool))) % A_TURN === 0) yield;
  const share = own.filter((is) => is).length / Math.max(1, tools.length);
  const others = Math.min(1, Math.max(0, (share - NONE) / (WHOLE - NONE)));
  return own.map((is) => (is ? 1 : others));
}

function textOf({ name, category, definition }: Findable): string {
  const { title, description, keywords = [] } = definition;
  return [name, category, title, description, ...keywords].join(" ").replaceAll("_", " ").toLowerCase();
}
