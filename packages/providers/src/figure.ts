// Figure: a price, a total or a share in a result, where the upstream gives all of them as doubles.
import { double } from "@svckit/core/schemas";
import type * as z from "zod";

/** A figure; null where the upstream has none. */
export function figure(meaning: string): z.ZodNullable<z.ZodNumber> {
  return double(meaning).nullable().describe(meaning);
}
