// Figure: a price, a total or a share in a result, in the form in which CoinGecko gives all of them: as a double.
import { double } from "@svckit/core/schemas";
import type * as z from "zod";

/** A figure; null where CoinGecko has none. */
export function figure(meaning: string): z.ZodNullable<z.ZodNumber> {
  return double(meaning).nullable().describe(meaning);
}
