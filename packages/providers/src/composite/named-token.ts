// Named token: what a text names as a token: a coin by symbol, name or id, or a contract on some chain, and what else it might.
import { ServiceError } from "@svckit/core";
import * as z from "zod";
import { chainsOf, knownChain, knownChains } from "../chains.js";
import { largestFirst } from "../exact.js";
import { textOrNull } from "../text-or-null.js";
import { type Coin, findCoin, type Match } from "./coins.js";
import type { Gathering } from "./gather.js";
import { kindOf } from "./kinds.js";
import { currentPrices, searchedPools } from "./read-prices.js";

/** The tools that are asked for what a text names. */
export const NAMING_TOOLS = ["search_all", "search_pools", "get_current_prices"] as const;

/** A coin, by its id, or a token, by its chain and contract. */
export interface Token {
  readonly id: string | null;
  readonly chain: string | null;
  readonly address: string | null;
  readonly symbol: string | null;
  readonly name: string | null;
  readonly market_cap_rank: number | null;
}

/** What a text names. */
export interface NamedToken {
  readonly token: Token;
  readonly matched_by: Match | "address";
  readonly alternatives: readonly Token[];
}

const MAX_ALTERNATIVES = 5;

/** The fields of a token in a result. */
export const tokenFields = () => {
  return {
    id: textOrNull("CoinGecko id; null for a token by its contract"),
    chain: textOrNull("Chain of the contract; null for a coin"),
    address: textOrNull("Contract of the token; null for a coin"),
    symbol: textOrNull("Ticker symbol, not unique"),
    name: textOrNull("Name"),
    market_cap_rank: z.int().nullable().describe("Rank by market cap; null where it is not known"),
  };
};

/** Asks what a text names; null where nothing is named so, undefined where that could not be learned. */
export async function nameToken(
  run: Gathering,
  text: string,
  chain: string | undefined,
): Promise<NamedToken | null | undefined> {
  const { kind, value } = kindOf(text);
  if (kind === "solana_address") return nameContract("solana", value, chain);
  if (kind === "evm_address")
    return chain === undefined ? findContract(run, value) : nameContract(chain, value, chain);
  if (kind !== "name" && kind !== "ens_name")
    throw wrong(`${JSON.stringify(text)} is no token: it has the form of a ${kind.replaceAll("_", " ")}.`);
  if (chain !== undefined) return findOnChain(run, value, chain);
  const found = await findCoin(run, value);
  if (!found) return found;
  return { ...found, token: ofCoin(found.coin), alternatives: found.alternatives.map(ofCoin) };
}

function nameContract(chain: string, address: string, asked: string | undefined): NamedToken {
  const isEvm = address.startsWith("0x");
  const there = asked ?? chain;
  const fits = isEvm ? knownChain(there)?.chainId !== undefined : there === chain;
  if (!fits) throw wrong(`${address} is no address of ${there}.`);
  return { token: contract(chain, address), matched_by: "address", alternatives: [] };
}

/** The chains on which a contract of that address has a price, the surest first. */
async function findContract(run: Gathering, address: string): Promise<NamedToken | null | undefined> {
  const chains = chainsOf("coins").all.filter(({ chainId }) => chainId !== undefined);
  const answer = await run.ask({
    tool: "get_current_prices",
    args: { coins: chains.map(({ slug }) => `${slug}:${address}`) },
    what: `the chains on which ${address} is a token`,
    schema: currentPrices,
    quiet: true,
  });
  if (answer === undefined) return undefined;
  const order = new Map(knownChains().map(({ slug }, at) => [slug, at]));
  const [first, ...others] = answer.prices
    .map(({ coin, symbol, confidence }) => ({ chain: coin.slice(0, coin.indexOf(":")), symbol, confidence }))
    .toSorted(
      (a, b) =>
        (b.confidence ?? 0) - (a.confidence ?? 0) || (order.get(a.chain) ?? 0) - (order.get(b.chain) ?? 0),
    )
    .map((row) => contract(row.chain, address, row.symbol));
  // A new token has pools before it has a price there.
  if (first === undefined) return findTraded(run, address);
  return { token: first, matched_by: "address", alternatives: others.slice(0, MAX_ALTERNATIVES) };
}

/** The token of that address where its pools hold the most, of all chains. */
function findTraded(run: Gathering, address: string): Promise<NamedToken | null | undefined> {
  return findInPools(run, address, {}, (token) =>
    token.address.toLowerCase() === address.toLowerCase() ? "address" : undefined,
  );
}

/** The token of that symbol or name on a chain whose pools hold the most. */
function findOnChain(run: Gathering, text: string, chain: string): Promise<NamedToken | null | undefined> {
  const query = text.toLowerCase();
  return findInPools(run, text, { chain }, ({ symbol, name }) => {
    if (symbol?.toLowerCase() === query) return "symbol";
    return name?.toLowerCase() === query ? "name" : undefined;
  });
}

interface PooledToken {
  readonly address: string;
  readonly symbol: string | null;
  readonly name: string | null;
}

/** The tokens that a search for pools finds and that match, those first whose pools hold the most. */
async function findInPools(
  run: Gathering,
  text: string,
  where: { readonly chain?: string },
  matches: (token: PooledToken) => NamedToken["matched_by"] | undefined,
): Promise<NamedToken | null | undefined> {
  const place = where.chain === undefined ? "" : ` on ${where.chain}`;
  const answer = await run.ask({
    tool: "search_pools",
    args: { query: text, ...where, limit: 50 },
    what: `the token that ${JSON.stringify(text)} names${place}`,
    schema: searchedPools,
    quiet: true,
  });
  if (answer === undefined) return undefined;
  const found = new Map<
    string,
    { readonly token: Token; readonly worth: string | null; readonly by: NamedToken["matched_by"] }
  >();
  for (const { chain, base_token, quote_token, liquidity_usd: worth } of answer.pools)
    for (const pooled of [base_token, quote_token]) {
      const by = matches(pooled);
      const { address, symbol, name } = pooled;
      const before = found.get(`${chain}:${address}`);
      if (by !== undefined && (before === undefined || largestFirst(worth, before.worth) < 0))
        found.set(`${chain}:${address}`, { token: contract(chain, address, symbol, name), worth, by });
    }
  const [first, ...others] = [...found.values()].toSorted((a, b) => largestFirst(a.worth, b.worth));
  if (first === undefined) return null;
  const alternatives = others.slice(0, MAX_ALTERNATIVES).map(({ token }) => token);
  return { token: first.token, matched_by: first.by, alternatives };
}

function contract(
  chain: string,
  address: string,
  symbol: string | null = null,
  name: string | null = null,
): Token {
  return { id: null, chain, address, symbol, name, market_cap_rank: null };
}

function ofCoin({ id, symbol, name, market_cap_rank }: Coin): Token {
  return { id, chain: null, address: null, symbol, name, market_cap_rank };
}

function wrong(message: string): ServiceError {
  return new ServiceError("TOOL_ERROR", {
    message,
    next: "Name a symbol, a name, a CoinGecko id, or a contract of the chain.",
    runtimeStatus: "invalid_input",
    param: "token",
  });
}
