// Reworded: a text in other words, by a table of how something is said and how else.
import { names } from "../entities/name-table.js";

/** How something is said, and how else: a replacement, or what makes one; undefined where the match is something else. */
export type Wording = readonly [
  pattern: RegExp,
  say: string | ((groups: readonly (string | undefined)[]) => string | undefined),
];

/** A text in other words, by each wording in turn. */
export function reworded(text: string, wordings: readonly Wording[]): string {
  return wordings.reduce(
    (said, [pattern, say]) =>
      typeof say === "string"
        ? said.replace(pattern, say)
        : said.replace(pattern, (...groups: string[]) => say(groups) ?? groups[0] ?? ""),
    text,
  );
}

/** Whether a word is the name or the symbol of a coin. */
export function isCoin(word: string): boolean {
  return names().get(word.toLowerCase())?.readings.coin !== undefined;
}
