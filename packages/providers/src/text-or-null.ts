// Text or null: a field of a result in words, where the upstream may not say.
import * as z from "zod";

// Shared by all fields, which makes schemas of many fields cheap.
const TEXT_OR_NULL = z.string().nullable();

/** A text; null where it is unknown. */
export function textOrNull(meaning: string) {
  return TEXT_OR_NULL.describe(meaning);
}
