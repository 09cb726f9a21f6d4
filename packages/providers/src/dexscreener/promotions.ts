// Promotions: what projects pay DexScreener for: boosts, profiles and orders.
import { defineTool, paginate } from "@svckit/core";
import { chain, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress } from "../any-address.js";
import { rowAddress } from "../market-forms.js";
import { chainArgument, chains, STALE_MS } from "./pair.js";

const FRESH_MS = 60_000;
const PIPPIN = "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump";
const GITLAWB = "0x5f980dcfc4c0fa3911554cf5ab288ed0eb13dba3";

const shared = {
  category: "onchain_dex",
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  limits: { perMinute: 60 },
} as const;

const text = () => z.string().nullish();
const profile = () =>
  z.looseObject({
    url: text(),
    chainId: z.string(),
    tokenAddress: z.string(),
    icon: text(),
    description: text(),
    links: z.array(z.looseObject({ url: text() })).nullish(),
    amount: z.int().nullish(),
    totalAmount: z.int().nullish(),
  });
const rawProfiles = lazy(() => z.array(profile()));

/** A token that is promoted, as a result gives it. */
const profileRow = () =>
  z.object({
    chain: chain().describe("The token's chain; a slug or CAIP-2"),
    address: rowAddress("Address of the token"),
    description: z.string().nullable().describe("What its project says of it, unchecked"),
    image_url: z.string().nullable().describe("Its picture"),
    links: z.array(z.string()).describe("Its websites and social accounts"),
    url: z.string().nullable().describe("Its page at DexScreener"),
  });

const onlyChain = () =>
  z.object({ chain: chainArgument().optional(), limit: limit({ most: 100, usual: 30 }, "Tokens in a page") });

/** The tool `get_boosted_tokens`. */
export const getBoostedTokens = paginate({
  ...shared,
  name: "get_boosted_tokens",
  title: "Boosted tokens",
  description:
    "Tokens whose projects paid DexScreener for boosts: those boosted last, or those with the most boosts now, of all chains or of one. Paid promotion, and no sign of quality.",
  keywords: [
    "dexscreener boosts",
    "promoted tokens",
    "hyped memecoins",
    "which tokens paid for boosts",
    "most boosted tokens",
    "paid shilling",
    "advertised coins",
    "most boosted",
    "sponsored tokens",
    "who bought boosts",
    "golden ticker",
    "marketing push",
  ],
  input: lazy(() =>
    onlyChain().extend({
      order: z
        .enum(["latest", "top"])
        .default("latest")
        .describe("Boosted last, or with the most boosts now"),
    }),
  ),
  output: lazy(() =>
    z.object({
      tokens: z
        .array(
          profileRow().extend({
            boosts: z.int().nullable().describe("Boosts that were bought last"),
            total_boosts: z.int().nullable().describe("Boosts that are running"),
          }),
        )
        .describe("The tokens, in the order asked for"),
    }),
  ),
  examples: [
    { description: "Boosted last", args: {} },
    { description: "With the most boosts on Solana", args: { order: "top", chain: "solana" } },
  ],
  list: "tokens",
  by: "whole",
  absent: () => "dexscreener names no boosted tokens",
  async page({ order, chain }, ctx) {
    const found = await ctx.http.get("token-boosts/{order}/v1", { path: { order }, schema: rawProfiles });
    const items = found.map((raw) => ({
      ...toProfile(raw),
      boosts: raw.amount ?? null,
      total_boosts: raw.totalAmount ?? null,
    }));
    return { items: items.filter((row) => chain === undefined || row.chain === chain) };
  },
});

/** The tool `get_token_profiles`. */
export const getTokenProfiles = paginate({
  ...shared,
  name: "get_token_profiles",
  title: "New token profiles",
  description:
    "Tokens whose projects paid DexScreener for a profile with description and links, the newest first, of all chains or of one.",
  keywords: [
    "dexscreener profiles",
    "new tokens with links",
    "latest token profiles",
    "newly promoted tokens",
    "tokens with a new profile",
    "latest profiles",
    "projects that bought a profile",
    "tokens with fresh socials",
  ],
  input: lazy(onlyChain),
  output: lazy(() =>
    z.object({ tokens: z.array(profileRow()).describe("The tokens, the newest profile first") }),
  ),
  examples: [
    { description: "On all chains", args: {} },
    { description: "On Base", args: { chain: "base", limit: 5 } },
  ],
  list: "tokens",
  by: "whole",
  absent: () => "dexscreener names no new profiles",
  async page({ chain }, ctx) {
    const found = await ctx.http.get("token-profiles/latest/v1", { schema: rawProfiles });
    const items = found.map(toProfile);
    return { items: items.filter((row) => chain === undefined || row.chain === chain) };
  },
});

const order = () =>
  z.looseObject({ type: z.string(), status: z.string(), paymentTimestamp: z.number().nullish() });

// The list stands bare, or beside the boosts of the token.
const rawOrders = lazy(() =>
  z.union([
    z.array(order()).nullable(),
    z.looseObject({ orders: z.array(order()).nullish() }).transform(({ orders }) => orders),
  ]),
);

/** The tool `get_token_orders`. */
export const getTokenOrders = defineTool({
  ...shared,
  name: "get_token_orders",
  title: "What a project paid for",
  description:
    "What was ordered from DexScreener for one token, such as a profile, an advertisement or a takeover by its community, with status and time of payment.",
  keywords: [
    "dex paid",
    "dexscreener paid",
    "paid dexscreener profile",
    "did the project pay for ads",
    "did the project pay for its profile",
    "paid ads of a token",
    "dexscreener orders",
    "pay dexscreener for ads",
    "did a token pay for ads",
    "did project pay for ads",
    "community takeover",
    "cto",
    "bought promotion",
    "who paid for advertising",
  ],
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The token") })),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      address: rowAddress("Address of the token"),
      orders: z
        .array(
          z.object({
            type: z.string().describe("What was ordered, such as tokenProfile, tokenAd or communityTakeover"),
            status: z.string().describe("Such as processing, approved, on-hold, cancelled or rejected"),
            paid_at: orNull(isoTime("When it was paid")),
          }),
        )
        .describe("The orders"),
    }),
  ),
  examples: [
    { description: "Orders of a token of Solana", args: { chain: "solana", address: PIPPIN } },
    { description: "Orders of a token of Base", args: { chain: "base", address: GITLAWB } },
  ],
  async execute({ chain, address }, ctx) {
    const found = await ctx.http.get("orders/v1/{chain}/{address}", {
      path: { chain: chains().ownNameOf(chain), address },
      schema: rawOrders,
    });
    const orders = (found ?? []).map(({ type, status, paymentTimestamp: paid }) => ({
      ...{ type, status },
      paid_at: paid == null ? null : new Date(paid),
    }));
    const result = { chain, address, orders };
    if (orders.length > 0) return result;
    return ctx.noData(result, `dexscreener has no orders for ${address} on ${chain}`);
  },
});

function toProfile(raw: z.output<ReturnType<typeof profile>>) {
  return {
    chain: chains().slugOf(raw.chainId),
    address: raw.tokenAddress,
    description: raw.description ?? null,
    image_url: raw.icon ?? null,
    links: (raw.links ?? []).flatMap(({ url }) => url ?? []),
    url: raw.url ?? null,
  };
}
