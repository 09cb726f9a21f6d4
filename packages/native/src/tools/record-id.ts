// Record id: the id of a record as an argument. Hostile text is refused before a store sees it.
import { z } from "zod";

/** A UUID, in either case. */
export const UUID_FORM = /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;

/** The id of a record. Ids are kept in lower case, and a caller may write them otherwise. */
export function recordId(meaning: string, form = UUID_FORM) {
  return z
    .string()
    .max(64)
    .regex(form, "expected a UUID")
    .overwrite((id) => id.toLowerCase())
    .describe(meaning);
}
