// Name: what somebody calls a record, on one line.
import { z } from "zod";

/** A name of 1 to 128 characters that are not all blank. None is a control character: no database takes NUL in a text. */
export function nameOf(meaning: string) {
  return z
    .string()
    .max(128)
    .regex(/^(?=.*\S)[^\p{Cc}\p{Cs}]+$/u, "expected 1 to 128 characters on one line")
    .describe(meaning);
}
