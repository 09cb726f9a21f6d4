// Lists of RugCheck: tokens that are voted for, new, verified, or looked at, as its statistics name them.
import { paginate } from "@svckit/core";
import { isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";
import { words } from "./arguments.js";

const FRESH_MS = 60_000;
const STALE_MS = 60 * 60_000;
const MAX_ROWS = 100;

const rawRows = lazy(() => {
  const text = z.string().nullish();
  const number = z.number().nullish();
  const row = z.looseObject({
    ...{ mint: z.string(), name: text, symbol: text, creator: text, payer: text },
    ...{ mintAuthority: text, freezeAuthority: text, createAt: text, decimals: number },
    ...{ vote_count: number, up_count: number, visits: number, user_visits: number, score: number },
    ...{ jup_verified: z.boolean().nullish(), jup_strict: z.boolean().nullish() },
    metadata: z.looseObject({ name: text, symbol: text }).nullish(),
  });
  // Go writes an empty list as null.
  return z.array(row).nullable();
});

const flag = (meaning: string) => z.boolean().nullable().describe(`${meaning}; null: unknown`);
const count = (meaning: string) => z.int().nullable().describe(`${meaning}; null: unknown`);

/** What all lists say of a token. */
const token = () => ({
  address: z.string().describe("The token's mint"),
  name: words("Name; null where the list does not tell it"),
  symbol: words("Ticker symbol, not unique; null where the list does not tell it"),
});

/** The shape of one list: its place, its words, and what it tells beside the token. */
const LISTS = {
  trending: {
    name: "get_rugcheck_trending",
    title: "Solana tokens with most votes",
    description:
      "Tokens on Solana that people with a wallet voted for most on RugCheck in 24 hours, at most a minute old. Votes are opinions, no check.",
    keywords: [
      "most voted solana tokens",
      "upvoted solana tokens",
      "solana community favourites",
      "rugcheck vote ranking",
      "hyped solana tokens",
      "trending on solana rugcheck",
      "popular solana tokens today",
    ],
    path: "stats/trending",
    fields: () => ({
      votes: count("Votes in 24 hours"),
      votes_up: count("How many of them were for it"),
    }),
  },
  new: {
    name: "get_rugcheck_new",
    title: "New tokens on Solana",
    description:
      "Tokens on Solana that RugCheck saw most recently, with creator and who can mint or freeze them, at most a minute old. Most new tokens are worth nothing.",
    keywords: [
      "newest solana tokens",
      "just launched on solana",
      "recently launched solana tokens",
      "fresh solana mints",
      "brand new spl tokens",
      "solana tokens created today",
      "solana launches minutes ago",
    ],
    path: "stats/new_tokens",
    fields: () => ({
      decimals: count("Decimals of its amounts"),
      creator: words("Who created it"),
      mint_authority: words("Who can mint more, as the list names it"),
      freeze_authority: words("Who can freeze accounts, as the list names it"),
      created_at: orNull(isoTime("When it was created")),
    }),
  },
  verified: {
    name: "get_rugcheck_verified",
    title: "Verified tokens on Solana",
    description:
      "Tokens on Solana whose makers had themselves verified by RugCheck most recently, and whether Jupiter verifies them too, at most a minute old. It says who stands behind a token, not that it is safe.",
    keywords: [
      "verified solana projects",
      "which solana tokens are verified",
      "jupiter verified",
      "legit solana projects",
      "solana verification badge",
      "newly verified spl tokens",
      "doxxed solana teams",
    ],
    path: "stats/verified",
    fields: () => ({
      payer: words("Who paid for the verification"),
      is_jupiter_verified: flag("Whether Jupiter verifies it"),
      is_jupiter_strict: flag("Whether it is on Jupiter's strict list"),
    }),
  },
  recent: {
    name: "get_rugcheck_recent",
    title: "Solana tokens looked at most",
    description:
      "Tokens on Solana whose reports are read most on RugCheck, with their scores, at most a minute old.",
    keywords: [
      "most viewed solana tokens",
      "most checked solana tokens",
      "popular rugcheck reports",
      "solana tokens people check",
      "most clicked on rugcheck",
      "solana tokens under scrutiny",
    ],
    path: "stats/recent",
    fields: () => ({
      visits: count("How often its report was read"),
      visitors: count("How many people read it"),
      score: figureOrNull("Its score at RugCheck; more is worse"),
    }),
  },
} as const;

function listTool(list: (typeof LISTS)[keyof typeof LISTS]) {
  const { path, fields, ...texts } = list;
  return paginate({
    ...texts,
    category: "security_risk",
    effect: "read",
    keyless: true,
    cacheTtl: FRESH_MS,
    staleTtl: STALE_MS,
    input: lazy(() => z.object({ limit: limit({ most: MAX_ROWS, usual: 20 }, "Tokens in a page") })),
    output: lazy(() =>
      z.object({
        tokens: z.array(z.object({ ...token(), ...fields() })).describe("The tokens, in RugCheck's order"),
      }),
    ),
    examples: [
      { description: "The first of them", args: {} },
      { description: "Five of them", args: { limit: 5 } },
    ],
    list: "tokens",
    by: "whole",
    absent: () => `rugcheck lists no tokens there`,
    async page(_, ctx) {
      const rows = await ctx.http.get(path, { schema: rawRows });
      const items = (rows ?? []).map((row) => ({
        address: row.mint,
        name: row.name ?? row.metadata?.name,
        symbol: row.symbol ?? row.metadata?.symbol,
        votes: row.vote_count ?? null,
        votes_up: row.up_count ?? null,
        decimals: row.decimals ?? null,
        creator: row.creator,
        mint_authority: row.mintAuthority,
        freeze_authority: row.freezeAuthority,
        created_at: row.createAt,
        payer: row.payer,
        is_jupiter_verified: row.jup_verified ?? null,
        is_jupiter_strict: row.jup_strict ?? null,
        visits: row.visits ?? null,
        visitors: row.user_visits ?? null,
        score: row.score ?? null,
      }));
      return { items };
    },
  });
}

/** The tools that list tokens. */
export const rugcheckLists = Object.values(LISTS).map(listTool);
