// Memory fact: the record as it is sent, and the arguments that name one.
import * as z from "zod";
import type { FactRow } from "../records/rows.js";
import { Instant, toInstant } from "../tools/wire.js";

export const Fact = z.object({
  id: z.string().describe("Id of the fact"),
  subject_id: z.string().describe("The subject that it belongs to"),
  key: z.string().describe("Its name in the subject"),
  value: z.unknown().describe("What is remembered: any JSON"),
  source_receipt_id: z.string().nullable().describe("The receipt of the call that it came from"),
  confidence: z.number().nullable().describe("How sure it is, 0 to 1; null where nobody said"),
  expires_at: Instant.nullable().describe("When it is forgotten; null where it stays"),
  version: z.int().describe("Counts its changes, from 1 on"),
  created_at: Instant,
  updated_at: Instant,
});

/** The name of a fact in its subject. */
export function factKey() {
  return z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,127}$/, "expected 1 to 128 letters, digits and . _ : / @ -")
    .describe("Name of the fact in its subject, such as `user.currency`: letters, digits and . _ : / @ -");
}

/** What the keys that are looked for begin with. */
export function keyPrefix() {
  return z
    .string()
    .regex(/^[A-Za-z0-9._:/@-]{1,128}$/, "expected 1 to 128 letters, digits and . _ : / @ -")
    .optional()
    .describe("Only facts whose key begins so, such as `user.`");
}

/** A fact as it is sent. */
export function toFact({ account_id: _, bytes: __, ...row }: FactRow): z.input<typeof Fact> {
  return {
    ...row,
    // `as`: what the tool was given, a number or null.
    confidence: row.confidence as number | null,
    expires_at: toInstant(row.expires_at),
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  };
}
