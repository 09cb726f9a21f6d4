// Paint: colours of words in a terminal, and text of others with what would steer the terminal taken out.
import type { Terminal } from "./terminal.js";

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** How words look. */
export type Look = keyof typeof CODES;

/** Gives words a look, where the terminal has colours. */
export function paint({ hasColours }: Pick<Terminal, "hasColours">, look: Look, words: string): string {
  const [on, off] = CODES[look];
  return hasColours && words !== "" ? `\u001b[${on}m${words}\u001b[${off}m` : words;
}

/** Text of an upstream as a line: a name of a token may hold what moves the cursor or rewrites the title of a window. */
export function cleanLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ");
}

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const WIDE =
  /\p{Emoji_Presentation}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uff01-\uff60]/u;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  // Most texts are ASCII, where each character takes one.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of letters.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** The beginning of a text that fits, with a mark where something is left out. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = "";
  let width = 0;
  for (const { segment } of letters.segment(text)) {
    width += widthOf(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}
