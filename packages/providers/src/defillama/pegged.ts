// Pegged: amounts of stablecoins as DefiLlama counts them, by what they are pegged to: `peggedUSD`, `peggedEUR`.
import * as z from "zod";

/** Amounts by peg. */
export const rawPegged = () => z.record(z.string(), z.number().nullish()).nullish();

export type Pegged = z.output<ReturnType<typeof rawPegged>>;

/** The sum of amounts that are all in US dollars; null where there are none. */
export function sumOfPegs(amounts: Pegged): number | null {
  const values = Object.values(amounts ?? {}).filter((value) => value != null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/**
 * The US dollars of amounts: DefiLlama's own where it gives them, else what is pegged to the dollar alone. What is pegged
 * to anything else is not counted then, since nobody says what it is worth.
 */
export function dollarsOf(inDollars: Pegged, amounts: Pegged): number | null {
  return sumOfPegs(inDollars) ?? amounts?.["peggedUSD"] ?? null;
}

/** The argument that names a stablecoin. */
export function stablecoinId(meaning: string) {
  return z
    .string()
    .regex(/^[1-9]\d{0,4}$/, "a number of DefiLlama's, such as `1` for Tether")
    .describe(meaning);
}
