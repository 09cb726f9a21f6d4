// Wire: what the records of the state have in common on their way out, and their lists on the way in.
import * as z from "zod";
import { recordId } from "./record-id.js";

/** An instant as it is sent. */
export const Instant = z.string().describe("UTC, ISO 8601");

/** Milliseconds as an instant. */
export function toInstant(at: number): string;
export function toInstant(at: number | null): string | null;
export function toInstant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** The most that a page has. */
export const PAGE_LIMIT = 100;

/** How long a page is, and where it begins. */
export const page = {
  limit: z.int().min(1).max(PAGE_LIMIT).default(50).describe("Records on a page"),
  cursor: recordId("`next_cursor` of the page before").optional(),
};

export const NextCursor = z
  .string()
  .nullable()
  .describe("The cursor of the next page; null where this is the last");

/** A page out of rows that were listed with one more than the limit. */
export function toPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next_cursor: rows.length > limit && last ? cursorOf(last) : null };
}
