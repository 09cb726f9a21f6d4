// Name: what somebody calls a record, on one line.
import * as z from "zod";

// No control character, since no database takes NUL in a text, and nothing that ends a line. A letter, a digit, a sign or an
// emoji is among it: spaces, marks and what only directs or joins others leave nothing to be seen.
const FORM = /^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** A name of 1 to 128 characters, some of which can be seen. */
export function nameOf(meaning: string) {
  return z
    .string()
    .max(128)
    .regex(FORM, "expected 1 to 128 characters on one line, some of which can be seen")
    .describe(meaning);
}
