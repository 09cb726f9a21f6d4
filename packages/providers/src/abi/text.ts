// The text in a contract's answer: an ABI `string`, or the `bytes32` of some old tokens.
import { hexToBytes } from "@noble/hashes/utils";

const WORD = 64;
const MAX_CHARACTERS = 200;
// How much of a text is read, whatever its length says: enough for all characters, at four bytes each.
const MAX_DIGITS = 8 * 1_024;

/** The text, cut to 200 characters and freed of control characters; undefined where there is none. */
export function readText(data: string): string | undefined {
  const hex = data.slice(2);
  if (hex.length === WORD) return clean(hex);
  if (hex.length < 2 * WORD) return undefined;
  const start = Number.parseInt(hex.slice(0, WORD), 16) * 2;
  if (!(start <= hex.length - WORD)) return undefined;
  const length = Number.parseInt(hex.slice(start, start + WORD), 16) * 2;
  if (!(start + WORD + length <= hex.length)) return undefined;
  return clean(hex.slice(start + WORD, start + WORD + Math.min(length, MAX_DIGITS)));
}

function clean(hex: string): string | undefined {
  if (hex.length % 2 !== 0) return undefined;
  const text = new TextDecoder().decode(hexToBytes(hex)).replace(/\p{C}/gu, "").trim();
  return text === "" ? undefined : [...text].slice(0, MAX_CHARACTERS).join("");
}
