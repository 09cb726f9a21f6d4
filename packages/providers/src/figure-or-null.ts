// Figure or null: a price, a total or a share in a result, where the upstream gives all of them as doubles.
import * as z from "zod";

// Shared by all fields, which makes schemas of many fields cheap.
const FIGURE = z.number().meta({ format: "double" }).nullable();

/** A figure; null where the upstream has none. */
export function figureOrNull(meaning: string): z.ZodNullable<z.ZodNumber> {
  return FIGURE.describe(meaning);
}
