// Quotes: what a coin or a token costs, by each source that knows it, and what is known of it beside the price.

import { chainsOf } from "../chains.js";
import { timeOf } from "../moment.js";
import type { Gathering } from "./gather.js";
import type { Token } from "./named-token.js";
import { coinQuotes, currentPrices, onchainPrices } from "./read-prices.js";

/** The tools that are asked for prices. */
export const PRICE_TOOLS = ["get_price", "get_current_prices", "get_onchain_token_price"] as const;

/** One price of one source. */
export interface Quote {
  readonly tool: string;
  readonly price_usd: string;
  readonly time: string | null;
}

/** What is known of a token's price. */
export interface Quotes {
  readonly quotes: readonly Quote[];
  readonly symbol: string | null;
  readonly price_change_24h_percent: number | null;
  readonly market_cap_usd: string | null;
  readonly volume_24h_usd: string | null;
  readonly liquidity_usd: string | null;
}

// Below this DefiLlama itself is not sure of a price: another source's goes before it.
const SURE = 0.9;

/** Asks for the price of a token. Without any, what is missing says why. */
export function quote(run: Gathering, token: Token): Promise<Quotes> {
  const { id, chain, address } = token;
  return chain !== null && address !== null ? quoteContract(run, chain, address) : quoteCoin(run, id ?? "");
}

async function quoteCoin(run: Gathering, id: string): Promise<Quotes> {
  const what = `the price of ${id}`;
  const answer = await run.ask({
    tool: "get_price",
    args: {
      ids: id,
      vs_currencies: "usd",
      include_market_cap: true,
      include_24hr_vol: true,
      include_24hr_change: true,
      include_last_updated_at: true,
    },
    what,
    schema: coinQuotes,
  });
  const found = answer?.[id];
  const quotes: Quote[] = [];
  if (found?.usd != null)
    quotes.push({ tool: "get_price", price_usd: found.usd, time: timeOf(found.last_updated_at) });
  // The second source is asked only where the first one has none: each coin would cost two requests otherwise.
  else {
    const [row] = await currentOf(run, `coingecko:${id}`, what);
    if (row) quotes.push(row);
  }
  return {
    quotes,
    symbol: null,
    price_change_24h_percent: found?.usd_24h_change ?? null,
    market_cap_usd: found?.usd_market_cap ?? null,
    volume_24h_usd: found?.usd_24h_vol ?? null,
    liquidity_usd: null,
  };
}

async function quoteContract(run: Gathering, chain: string, address: string): Promise<Quotes> {
  const what = `the price of ${address} on ${chain}`;
  const [[llama], onchain] = await Promise.all([
    chainsOf("coins").all.some(({ slug }) => slug === chain)
      ? currentOf(run, `${chain}:${address}`, what)
      : [],
    askOnchain(run, chain, address, what),
  ]);
  const own: Quote | undefined = onchain && {
    tool: "get_onchain_token_price",
    price_usd: onchain.price_usd,
    time: onchain.last_trade_at,
  };
  const isSure = llama?.confidence == null || llama.confidence >= SURE;
  const quotes = (isSure ? [llama, own] : [own, llama]).flatMap((each) => each ?? []);
  return {
    quotes: quotes.map(({ tool, price_usd, time }) => ({ tool, price_usd, time })),
    symbol: llama?.symbol ?? null,
    price_change_24h_percent: onchain?.price_change_24h_percent ?? null,
    market_cap_usd: onchain?.market_cap_usd ?? null,
    volume_24h_usd: onchain?.volume_24h_usd ?? null,
    liquidity_usd: onchain?.liquidity_usd ?? null,
  };
}

async function currentOf(run: Gathering, coin: string, what: string) {
  const tool = "get_current_prices";
  const answer = await run.ask({ tool, args: { coins: [coin] }, what, schema: currentPrices });
  return (answer?.prices ?? []).map(({ price_usd, time, symbol, confidence }) => ({
    ...{ tool, price_usd, time },
    symbol,
    confidence,
  }));
}

async function askOnchain(run: Gathering, chain: string, address: string, what: string) {
  if (!chainsOf("geckoterminal").all.some(({ slug }) => slug === chain)) return undefined;
  const tool = "get_onchain_token_price";
  const answer = await run.ask({ tool, args: { chain, addresses: [address] }, what, schema: onchainPrices });
  return answer?.prices[0];
}
