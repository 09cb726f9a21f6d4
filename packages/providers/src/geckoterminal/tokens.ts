// Tokens by their addresses: one, or several of a chain at once.
import { defineTool } from "@svckit/core";
import { chain, decimal, integerString, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress, plainAddress, spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { rowAddress } from "../market-forms.js";
import { timeOf } from "../moment.js";
import { nameSome } from "../name-some.js";
import { chainArgument, chains, freshTool, placeOf, tokensArguments } from "./json-api.js";
import { fromPairs } from "./token-fallback.js";

const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const WETH = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";

const text = () => z.string().nullish();
const token = () =>
  z.looseObject({
    attributes: z.looseObject({
      address: z.string(),
      name: text(),
      symbol: text(),
      decimals: z.int().nullish(),
      coingecko_coin_id: text(),
      total_supply: text(),
      price_usd: text(),
      fdv_usd: text(),
      market_cap_usd: text(),
      total_reserve_in_usd: text(),
      volume_usd: z.looseObject({ h24: text() }).nullish(),
      last_trade_timestamp: z.union([z.string(), z.number()]).nullish(),
    }),
  });
const rawToken = lazy(() => z.looseObject({ data: token() }));
const rawTokens = lazy(() => z.looseObject({ data: z.array(token()) }));

const tokenRow = () =>
  z.object({
    address: rowAddress("Address of the token"),
    name: z.string().nullable().describe("Name, as its contract has it"),
    symbol: z.string().nullable().describe("Ticker symbol, not unique"),
    decimals: z.int().nullable().describe("Digits behind the point of a whole token"),
    coingecko_id: z.string().nullable().describe("CoinGecko's id of it"),
    total_supply_raw: orNull(integerString("How much there is, in its smallest unit")),
    price_usd: orNull(decimal("Price in US dollars")),
    fdv_usd: orNull(decimal("Price times every token there can be, in US dollars")),
    market_cap_usd: orNull(decimal("Market cap in US dollars, where it is known")),
    liquidity_usd: orNull(decimal("What lies in its pools, in US dollars")),
    volume_24h_usd: orNull(decimal("Volume of 24 hours in US dollars")),
    last_trade_at: orNull(isoTime("When it was last traded")),
  });

/** The tool `get_tokens_by_address`. */
export const getTokenByAddress = defineTool({
  name: "get_tokens_by_address",
  title: "A token by its address",
  description:
    "A token of any chain by its address: name, symbol, decimals, supply, price, market cap, liquidity and volume of 24 hours, from GeckoTerminal, also where it is on no list.",
  category: "token_contract",
  keywords: [
    "contract address lookup",
    "memecoin price",
    "token info by address",
    "what token is this contract",
    "fdv and liquidity of a token",
    "facts of the token at an address",
    "market data of a token contract",
    "fdv and liquidity",
    "market data of token contract",
    "memecoin by contract",
    "paste a contract address",
    "ca lookup",
    "unlisted token stats",
    "fully diluted valuation",
  ],
  ...freshTool,
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The token") })),
  output: lazy(() =>
    z.object({ token: tokenRow().nullable().describe("The token; null where GeckoTerminal has none") }),
  ),
  fallback: {
    tool: "get_token_pairs",
    args: ({ chain, address }) =>
      chainsOf("dexscreener").withName(chain, (name) => ({ chain: name, address })),
    result: fromPairs,
  },
  examples: [
    { description: "Tether on Ethereum", args: { chain: "ethereum", address: USDT } },
    { description: "Wrapped ether by the chain's number", args: { chain: 1, address: WETH } },
  ],
  async execute({ chain, address }, ctx) {
    const found = await ctx.http.find("networks/{network}/tokens/{address}", {
      path: placeOf(chain, address),
      schema: rawToken,
    });
    if (found !== null) return { token: toToken(found.data) };
    return ctx.noData({ token: null }, `geckoterminal has no token ${address} on ${chain}`);
  },
});

/** The tool `get_multi_tokens`. */
export const getMultiTokens = defineTool({
  name: "get_multi_tokens",
  title: "Several tokens by their addresses",
  description:
    "Up to 30 tokens of one chain by their addresses, each with name, decimals, price, market cap and liquidity, from GeckoTerminal; those it does not know are named in a warning.",
  keywords: [
    "info of many tokens at once",
    "many tokens at once",
    "batch token lookup",
    "bulk token info",
    "list of token addresses",
    "facts for a watchlist",
    "several contracts info",
    "fdv of many tokens",
  ],
  category: "token_contract",
  ...freshTool,
  input: lazy(tokensArguments),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      tokens: z.array(tokenRow()).describe("The tokens that GeckoTerminal knows"),
    }),
  ),
  list: "tokens",
  examples: [
    { description: "Two tokens", args: { chain: "ethereum", addresses: [USDT, WETH] } },
    { description: "One of them", args: { chain: "ethereum", addresses: [WETH] } },
  ],
  async execute({ chain, addresses }, ctx) {
    const found = await ctx.http.find("networks/{network}/tokens/multi/{addresses}", {
      path: { network: chains().ownNameOf(chain), addresses: addresses.map(plainAddress).join(",") },
      schema: rawTokens,
    });
    const result = { chain, tokens: (found?.data ?? []).map(toToken) };
    const known = new Set(result.tokens.map(({ address }) => spellAddress(address)));
    const absent = addresses.filter((address) => !known.has(address));
    if (absent.length === 0) return result;
    return ctx.noData(result, `geckoterminal has no token ${nameSome(absent)} on ${chain}`);
  },
});

function toToken({ attributes }: z.output<ReturnType<typeof token>>) {
  const { last_trade_timestamp: traded } = attributes;
  return {
    address: attributes.address,
    name: attributes.name ?? null,
    symbol: attributes.symbol ?? null,
    decimals: attributes.decimals ?? null,
    coingecko_id: attributes.coingecko_coin_id ?? null,
    total_supply_raw: attributes.total_supply,
    price_usd: attributes.price_usd,
    fdv_usd: attributes.fdv_usd,
    market_cap_usd: attributes.market_cap_usd,
    liquidity_usd: attributes.total_reserve_in_usd,
    volume_24h_usd: attributes.volume_usd?.h24,
    last_trade_at: timeOf(traded ? Number(traded) : null),
  };
}
