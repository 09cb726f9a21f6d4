// get_jup_price: prices of Solana's tokens.
import { defineTool } from "@svckit/core";
import { decimal, isoTime, lazy, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { listed } from "../listed.js";
import { percent } from "../market-forms.js";
import { nameSome } from "../name-some.js";
import { readAs } from "../read-as.js";

const FRESH_MS = 10_000;
const STALE_MS = 5 * 60_000;
const MAX_IDS = 50;
const SOL = "So11111111111111111111111111111111111111112";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";

const rawPrices = lazy(() =>
  z.record(
    z.string(),
    z
      .looseObject({
        usdPrice: decimal(),
        decimals: z.int().nullish(),
        liquidity: orNull(decimal()),
        priceChange24h: z.number().nullish(),
        blockId: z.int().nullish(),
        createdAt: z.string().nullish(),
      })
      .nullable(),
  ),
);

const row = () =>
  z.object({
    address: z.string().describe("Mint of the token"),
    price_usd: decimal("Price in US dollars"),
    price_change_24h_percent: percent("Change of the price in 24 hours"),
    liquidity_usd: orNull(decimal("What lies in its pools, in US dollars")),
    decimals: z.int().nullable().describe("Digits behind the point of a whole token"),
    slot: z.int().nullable().describe("Solana's block by which it was priced"),
    token_created_at: orNull(isoTime("When the token was made; of old ones the day on which Jupiter began")),
  });

// What another venue's prices have; the rest is unknown then.
const others = lazy(() =>
  z.object({
    prices: z.array(
      row().pick({ address: true, price_usd: true, price_change_24h_percent: true, liquidity_usd: true }),
    ),
  }),
);
const unknown = { decimals: null, slot: null, token_created_at: null };

/** The tool `get_jup_price`. */
export const getJupPrice = defineTool({
  name: "get_jup_price",
  title: "Prices of Solana tokens",
  description:
    "Current prices in US dollars of up to 50 Solana tokens by their mints, with liquidity and change of 24 hours, from Jupiter, at most 10 seconds old; tokens without a reliable price are named in a warning.",
  category: "market_data",
  keywords: [
    "spl token price",
    "solana price",
    "price of solana token",
    "price by mint",
    "bonk price",
    "jupiter price",
    "what does a solana token cost",
    "jupiter quote of a token",
    "price of an spl mint",
    "spl memecoin price",
    "price of mint address",
    "pump token price",
    "several mints",
    "spl quote in dollars",
    "how much is this mint",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() =>
    z.object({ ids: listed(solanaAddress("A mint"), { most: MAX_IDS, longest: 64 }, "Mints of the tokens") }),
  ),
  output: lazy(() =>
    z.object({ prices: z.array(row()).describe("The tokens that have a price, in the order asked for") }),
  ),
  list: "prices",
  fallback: {
    tool: "get_onchain_token_price",
    args: ({ ids }) => ({ chain: "solana", addresses: ids }),
    result: (result) => {
      const read = readAs(others, result);
      if (read === undefined) throw new TypeError("the other venue gave no prices");
      return { prices: read.prices.map((price) => ({ ...price, ...unknown })) };
    },
  },
  examples: [
    { description: "Wrapped SOL", args: { ids: [SOL] } },
    { description: "Two tokens", args: { ids: `${SOL},${USDC}` } },
  ],
  async execute({ ids }, ctx) {
    const found = await ctx.http.get("price/v3", { query: { ids: ids.join(",") }, schema: rawPrices });
    const prices = ids.flatMap((address) => {
      const price = found[address];
      if (price == null) return [];
      return {
        address,
        price_usd: price.usdPrice,
        price_change_24h_percent: price.priceChange24h,
        liquidity_usd: price.liquidity,
        decimals: price.decimals ?? null,
        slot: price.blockId ?? null,
        token_created_at: price.createdAt,
      };
    });
    const absent = ids.filter((id) => found[id] == null);
    if (absent.length === 0) return { prices };
    return ctx.noData({ prices }, `jupiter has no reliable price of ${nameSome(absent)}`);
  },
});
