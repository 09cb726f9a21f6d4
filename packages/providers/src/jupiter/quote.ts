// get_jup_quote: what a swap on Solana would give, by its best route; nothing is swapped.
import { defineTool } from "@svckit/core";
import { decimal, integerString, lazy, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { grouped, joined } from "../words.js";

const SOL = "So11111111111111111111111111111111111111112";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";

const rawQuote = lazy(() =>
  z.looseObject({
    inputMint: z.string(),
    outputMint: z.string(),
    inAmount: integerString(),
    outAmount: integerString(),
    otherAmountThreshold: integerString(),
    slippageBps: z.int(),
    priceImpactPct: orNull(decimal()),
    routePlan: z.array(
      z.looseObject({
        percent: z.number().nullish(),
        swapInfo: z.looseObject({
          ammKey: z.string(),
          label: z.string().nullish(),
          inputMint: z.string(),
          outputMint: z.string(),
          inAmount: integerString(),
          outAmount: integerString(),
        }),
      }),
    ),
    contextSlot: z.int().nullish(),
  }),
);

const smallest = "in its smallest unit";

const MOST_VENUES = 3;

/** The exchanges of a route, each once. */
function venuesOf(route: readonly { readonly dex: string | null; readonly pool_address: string }[]): string {
  const venues = [...new Set(route.map(({ dex, pool_address }) => dex ?? pool_address))];
  return `${venues.slice(0, MOST_VENUES).join(", ")}${venues.length > MOST_VENUES ? " and more" : ""}`;
}

/** The tool `get_jup_quote`. */
export const getJupQuote = defineTool({
  name: "get_jup_quote",
  title: "Quote of a Solana swap",
  description:
    "What swapping one Solana token for another would give now by Jupiter's best route over all exchanges, with price impact, the least after slippage, and each step; it swaps nothing.",
  category: "onchain_dex",
  keywords: [
    "swap rate",
    "best route",
    "price impact",
    "swap quote",
    "how much do i get for",
    "best route for a swap on solana",
    "slippage",
    "trade sol for usdc",
    "how many would i get for",
    "what would i get swapping",
    "swap sol for usdc",
    "convert one solana token to another",
    "exchange sol into a token",
    "jupiter swap",
    "how much would i get if i swap",
    "quote for swapping",
    "how many do i get for one sol",
    "how much would i get",
    "trade one for another",
    "minimum received",
    "convert one spl to another",
    "exchange estimate",
    "swap preview",
    "route through pools",
    "expected output",
  ],
  effect: "read",
  keyless: true,
  input: lazy(() =>
    z.object({
      from_token: solanaAddress("Mint of the token that is given"),
      to_token: solanaAddress("Mint of the token that is wanted"),
      amount_raw: integerString(
        `How much, ${smallest}: of the given token, or of the wanted one with \`out\``,
      ).refine(
        (text) => /^[1-9]\d{0,19}$/.test(text),
        "an amount is a whole number above 0 of at most 20 digits",
      ),
      exact: z.enum(["in", "out"]).default("in").describe("Which side the amount is of"),
      slippage_bps: z
        .int()
        .min(0)
        .max(10_000)
        .default(50)
        .describe("How much worse it may get until it is done, in hundredths of a percent"),
    }),
  ),
  output: lazy(() =>
    z.object({
      from_token: z.string().describe("Mint of the token that is given"),
      to_token: z.string().describe("Mint of the token that is wanted"),
      amount_in_raw: integerString(`How much is given, ${smallest}`),
      amount_out_raw: integerString(`How much comes, fees taken off, ${smallest}`),
      worst_amount_raw: integerString(
        `The least that comes, or the most that is given with \`out\`, after slippage, ${smallest}`,
      ),
      slippage_bps: z.int().describe("Slippage, in hundredths of a percent"),
      price_impact: orNull(decimal("How much the swap moves the price, as a share: 0.01 is one percent")),
      route: z
        .array(
          z.object({
            pool_address: z.string().describe("Its pool"),
            dex: z.string().nullable().describe("Its exchange"),
            from_token: z.string().describe("Mint of what it takes"),
            to_token: z.string().describe("Mint of what it gives"),
            amount_in_raw: integerString(`How much it takes, ${smallest}`),
            amount_out_raw: integerString(`How much it gives, ${smallest}`),
            share_percent: z.number().nullable().describe("Its share of what the step swaps, in percent"),
          }),
        )
        .describe("The steps"),
      slot: z.int().nullable().describe("Solana's block by which it was reckoned"),
    }),
  ),
  // Jupiter does not say the decimals, and nobody else is asked: the amounts stay in the smallest units.
  answer: (quote, { exact }) =>
    joined(
      `${grouped(quote.amount_in_raw)} of the smallest units of ${quote.from_token} would give ${grouped(quote.amount_out_raw)} of the smallest units of ${quote.to_token}`,
      `${exact === "out" ? "for at most" : "at least"} ${grouped(quote.worst_amount_raw)} with a slippage of ${quote.slippage_bps} basis points`,
      quote.price_impact === null ? undefined : `price impact ${quote.price_impact} as a share of 1`,
      quote.route.length === 0 ? undefined : `by ${venuesOf(quote.route)}`,
    ),
  examples: [
    {
      description: "A tenth of a SOL for USDC",
      args: { from_token: SOL, to_token: USDC, amount_raw: "100000000" },
    },
    {
      description: "What 10 USDC cost in SOL, at most a percent worse",
      args: { from_token: SOL, to_token: USDC, amount_raw: "10000000", exact: "out", slippage_bps: 100 },
    },
  ],
  async execute({ from_token, to_token, amount_raw, exact, slippage_bps }, ctx) {
    const quote = await ctx.http.get("swap/v1/quote", {
      query: {
        inputMint: from_token,
        outputMint: to_token,
        amount: amount_raw,
        swapMode: exact === "in" ? "ExactIn" : "ExactOut",
        slippageBps: slippage_bps,
      },
      schema: rawQuote,
    });
    return {
      from_token: quote.inputMint,
      to_token: quote.outputMint,
      amount_in_raw: quote.inAmount,
      amount_out_raw: quote.outAmount,
      worst_amount_raw: quote.otherAmountThreshold,
      slippage_bps: quote.slippageBps,
      price_impact: quote.priceImpactPct,
      route: quote.routePlan.map(({ percent, swapInfo: step }) => ({
        pool_address: step.ammKey,
        dex: step.label ?? null,
        from_token: step.inputMint,
        to_token: step.outputMint,
        amount_in_raw: step.inAmount,
        amount_out_raw: step.outAmount,
        share_percent: percent ?? null,
      })),
      slot: quote.contextSlot ?? null,
    };
  },
});
