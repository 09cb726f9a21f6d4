// Text or null: a field of a result in words, where the upstream may not say.
import * as z from "zod";

/** A text; null where it is unknown. */
export function textOrNull(meaning: string) {
  return z.string().nullable().describe(meaning);
}
