// search_solana_tokens: Solana's tokens by name, symbol or mint.
import { paginate } from "@svckit/core";
import { decimal, double, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { sumOf } from "../exact.js";
import { percent } from "../market-forms.js";
import { tokensFromPairs } from "./token-fallback.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;
const JUP = "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN";

const text = () => z.string().nullish();
const rawTokens = lazy(() =>
  z.array(
    z.looseObject({
      id: z.string(),
      name: text(),
      symbol: text(),
      icon: text(),
      decimals: z.int().nullish(),
      website: text(),
      twitter: text(),
      telegram: text(),
      createdAt: text(),
      updatedAt: text(),
      circSupply: orNull(decimal()),
      totalSupply: orNull(decimal()),
      holderCount: z.int().nullish(),
      audit: z
        .looseObject({
          mintAuthorityDisabled: z.boolean().nullish(),
          freezeAuthorityDisabled: z.boolean().nullish(),
          topHoldersPercentage: z.number().nullish(),
        })
        .nullish(),
      organicScore: z.number().nullish(),
      isVerified: z.boolean().nullish(),
      tags: z.array(z.string()).nullish(),
      fdv: orNull(decimal()),
      mcap: orNull(decimal()),
      usdPrice: orNull(decimal()),
      liquidity: orNull(decimal()),
      stats24h: z
        .looseObject({
          priceChange: z.number().nullish(),
          buyVolume: orNull(decimal()),
          sellVolume: orNull(decimal()),
        })
        .nullish(),
    }),
  ),
);

const row = () =>
  z.object({
    address: z.string().describe("Mint of the token"),
    name: z.string().nullable().describe("Name"),
    symbol: z.string().nullable().describe("Ticker symbol, not unique"),
    decimals: z.int().nullable().describe("Digits behind the point of a whole token"),
    image_url: z.string().nullable().describe("Its picture"),
    is_verified: z.boolean().nullable().describe("Whether Jupiter has verified it"),
    tags: z.array(z.string()).describe("Jupiter's labels, such as verified or lst"),
    price_usd: orNull(decimal("Price in US dollars")),
    price_change_24h_percent: percent("Change of the price in 24 hours"),
    market_cap_usd: orNull(decimal("Market cap in US dollars")),
    fdv_usd: orNull(decimal("Price times every token there can be, in US dollars")),
    liquidity_usd: orNull(decimal("What lies in its pools, in US dollars")),
    volume_24h_usd: orNull(decimal("Volume of 24 hours in US dollars, bought and sold")),
    circulating_supply: orNull(decimal("Tokens in circulation, in whole tokens")),
    total_supply: orNull(decimal("Tokens that there are, in whole tokens")),
    holders: z.int().nullable().describe("How many addresses hold it"),
    top_holders_percent: percent("What the largest holders have"),
    can_be_minted: z.boolean().nullable().describe("Whether somebody may still mint more"),
    can_be_frozen: z.boolean().nullable().describe("Whether somebody may freeze it"),
    organic_score: double("Jupiter's score of how real its trade is, 0 to 100").nullable(),
    website: z.string().nullable().describe("Its website, as its project gives it"),
    twitter: z.string().nullable().describe("Its account on X"),
    telegram: z.string().nullable().describe("Its account on Telegram"),
    created_at: orNull(isoTime("When it was made")),
    updated_at: orNull(isoTime("When Jupiter last looked at it")),
  });

/** The tool `search_solana_tokens`. */
export const searchSolanaTokens = paginate({
  name: "search_solana_tokens",
  title: "Search Solana tokens",
  description:
    "Finds Solana tokens by name, symbol or mint, at most 20 by a name and 100 by mints, with price, market cap, liquidity, holders, authorities and verification, from Jupiter.",
  category: "search_discovery",
  keywords: [
    "spl token",
    "find a mint",
    "pump.fun token",
    "find solana token",
    "token mint by name",
    "solana token list",
    "mint address of",
    "find the mint of a token",
    "solana token called",
    "mint address by symbol",
    "spl ticker lookup",
    "solana ca by name",
    "spl holders and liquidity",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() =>
    z.object({
      query: z.string().trim().min(1).max(4_500).describe("A name, a symbol, or mints separated by commas"),
      limit: limit({ most: 100, usual: 20 }, "Tokens in a page"),
    }),
  ),
  output: lazy(() => z.object({ tokens: z.array(row()).describe("The tokens, as Jupiter ranks them") })),
  fallback: {
    tool: "search_dex_pairs",
    args: ({ query }) => ({ query, chain: "solana" }),
    result: tokensFromPairs,
  },
  examples: [
    { description: "Tokens by a symbol", args: { query: "JUP" } },
    { description: "A token by its mint", args: { query: JUP, limit: 1 } },
  ],
  list: "tokens",
  by: "whole",
  absent: ({ query }) => `jupiter finds no token by ${JSON.stringify(query.slice(0, 100))}`,
  async page({ query }, ctx) {
    const found = await ctx.http.get("tokens/v2/search", { query: { query }, schema: rawTokens });
    return {
      items: found.map(({ id, audit, stats24h: day, ...token }) => ({
        address: id,
        name: token.name ?? null,
        symbol: token.symbol ?? null,
        decimals: token.decimals ?? null,
        image_url: token.icon ?? null,
        is_verified: token.isVerified ?? null,
        tags: token.tags ?? [],
        price_usd: token.usdPrice,
        price_change_24h_percent: day?.priceChange,
        market_cap_usd: token.mcap,
        fdv_usd: token.fdv,
        liquidity_usd: token.liquidity,
        volume_24h_usd: day?.buyVolume && day.sellVolume ? sumOf([day.buyVolume, day.sellVolume]) : null,
        circulating_supply: token.circSupply,
        total_supply: token.totalSupply,
        holders: token.holderCount ?? null,
        top_holders_percent: audit?.topHoldersPercentage,
        can_be_minted: not(audit?.mintAuthorityDisabled),
        can_be_frozen: not(audit?.freezeAuthorityDisabled),
        organic_score: token.organicScore ?? null,
        website: token.website ?? null,
        twitter: token.twitter ?? null,
        telegram: token.telegram ?? null,
        created_at: token.createdAt,
        updated_at: token.updatedAt,
      })),
    };
  },
});

/** What is not known stays so. */
function not(value: boolean | null | undefined): boolean | null {
  return value == null ? null : !value;
}
