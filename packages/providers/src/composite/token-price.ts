// get_token_price: what a token costs now, whichever way it is named.
import { defineTool } from "@svckit/core";
import { decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureIn, joined, named } from "../words.js";
import { anyChain } from "./any-chain.js";
import { gather, gatheredFields } from "./gather.js";
import { anything } from "./kinds.js";
import { NAMING_TOOLS, nameToken, tokenFields } from "./named-token.js";
import { PRICE_TOOLS, quote } from "./quotes.js";

/** The fields of a price in a result. */
export const priceFields = () => ({
  price_usd: orNull(decimal("Price in US dollars; null where no source has one")),
  price_change_24h_percent: z.number().nullable().describe("Change of the price in 24 hours, in percent"),
  market_cap_usd: orNull(decimal("Market cap in US dollars")),
  volume_24h_usd: orNull(decimal("Volume of 24 hours in US dollars")),
});

/** The tool `get_token_price`. */
export const getTokenPrice = defineTool({
  name: "get_token_price",
  title: "Price of a token",
  description:
    "What a coin or token costs now in US dollars, by symbol, name, CoinGecko id or contract on any chain: the price of each source that knows one, market cap, volume and change, at most half a minute old. A symbol that several have is read as the largest by market cap, and the others are named.",
  category: "market_data",
  keywords: [
    "how much is",
    "quote",
    "worth",
    "price of coin",
    "how much is coin worth",
    "current price in dollars",
    "coin cost now",
    "token price by symbol",
    "quote in usd",
    "value of one coin",
    "price of bitcoin",
    "price of ethereum",
    "price of solana",
    "what does ethereum cost",
    "how much is it worth right now",
    "current value of a coin",
    "what is a coin trading at",
    "what is the price of",
    "cost of one coin in dollars",
    "price in usd",
    "worth right now",
    "what does coin cost",
    "coin price now",
    "price in dollars",
    "price by ticker",
    "what is it trading at",
    "going rate",
  ],
  effect: "read",
  keyless: true,
  uses: [...new Set([...NAMING_TOOLS, ...PRICE_TOOLS])],
  input: lazy(() =>
    z.object({
      token: anything("Symbol such as `eth`, name, CoinGecko id such as `bitcoin`, or contract address"),
      chain: anyChain(
        "Where the contract or the symbol is looked for; every chain where left out",
      ).optional(),
    }),
  ),
  output: lazy(() =>
    z.object({
      token: z
        .object(tokenFields())
        .nullable()
        .describe("What the text is read as; null where it names nothing"),
      matched_by: z
        .enum(["id", "symbol", "name", "search", "address"])
        .nullable()
        .describe("How it was found; `search` is a guess, where nothing has just that name"),
      alternatives: z
        .array(z.object(tokenFields()))
        .describe("What else the text may mean, the largest first"),
      ...priceFields(),
      liquidity_usd: orNull(decimal("What lies in the pools of a contract, in US dollars")),
      time: orNull(isoTime("When the price was recorded, where its source tells")),
      quotes: z
        .array(
          z.object({
            tool: z.string().describe("The tool that gave it"),
            price_usd: decimal("Price in US dollars"),
            time: orNull(isoTime("When it was recorded, where the source tells")),
          }),
        )
        .describe("Every price that a source gave; the first is `price_usd`"),
      ...gatheredFields(),
    }),
  ),
  examples: [
    { description: "Ether by its symbol", args: { token: "eth" } },
    {
      description: "USDC by its contract on Base",
      args: { token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", chain: "base" },
    },
  ],
  answer({ token, matched_by, price_usd, price_change_24h_percent, market_cap_usd }, { token: asked }) {
    const found = token === null ? asked : named(token.name, token.symbol);
    // A guess is told as one: nobody takes another coin for the one that was asked.
    const name = matched_by === "search" ? `Nothing is named just ${asked}; the nearest, ${found},` : found;
    const price = figureIn(price_usd, "USD");
    if (price === undefined) return `No source has a price of ${name}`;
    const change = price_change_24h_percent;
    const cap = figureIn(market_cap_usd, "USD");
    return joined(
      `${name} is at ${price}`,
      change === null ? undefined : `${change}% in 24 hours`,
      cap && `market cap ${cap}`,
    );
  },
  async execute({ token: text, chain }, ctx) {
    const run = gather(ctx);
    const { missing, sources } = run;
    const named = await nameToken(run, text, chain);
    if (named === undefined) throw run.nothing(`a price of ${JSON.stringify(text)}`);
    if (named === null) {
      const where = chain === undefined ? "" : ` on ${chain}`;
      return ctx.noData({ ...NOTHING, missing, sources }, `nothing is named ${JSON.stringify(text)}${where}`);
    }
    const { quotes, symbol, ...figures } = await quote(run, named.token);
    const [first] = quotes;
    if (first === undefined && run.hasFailed) throw run.nothing(`a price of ${JSON.stringify(text)}`);
    const { matched_by, alternatives } = named;
    const token = { ...named.token, symbol: named.token.symbol ?? symbol };
    const price = { price_usd: first?.price_usd ?? null, time: first?.time ?? null };
    const result = {
      ...{ token, matched_by, alternatives: [...alternatives] },
      ...{ ...figures, ...price, quotes: [...quotes] },
      ...{ missing, sources },
    };
    return first === undefined
      ? ctx.noData(result, `no source has a price of ${JSON.stringify(text)}`)
      : result;
  },
});

const NOTHING = {
  token: null,
  matched_by: null,
  alternatives: [],
  price_usd: null,
  price_change_24h_percent: null,
  market_cap_usd: null,
  volume_24h_usd: null,
  liquidity_usd: null,
  time: null,
  quotes: [],
};
