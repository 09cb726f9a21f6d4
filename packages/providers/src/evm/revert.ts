// Revert: why a contract ended a call, in words, from the bytes that it gave.
import { readText } from "./abi/text.js";

const ERROR_SELECTOR = "0x08c379a0";
const PANIC_SELECTOR = "0x4e487b71";

// Solidity's own panics, those that a caller can make something of.
const PANICS: Readonly<Record<number, string>> = {
  1: "a failed assertion",
  17: "an arithmetic overflow",
  18: "a division by zero",
  33: "a bad enum value",
  49: "a pop of an empty array",
  50: "an index out of bounds",
  65: "too much memory",
};

/** The reason of a revert; undefined where the contract gave none. */
export function revertReason(data: unknown): string | undefined {
  // Some nodes put a word before the bytes.
  const [, bytes] = /^(?:Reverted )?(0x[0-9a-fA-F]{8,})$/.exec(typeof data === "string" ? data : "") ?? [];
  if (bytes === undefined) return undefined;
  const selector = bytes.slice(0, 10).toLowerCase();
  if (selector === ERROR_SELECTOR) return readText(`0x${bytes.slice(10)}`);
  if (selector !== PANIC_SELECTOR) return `custom error ${selector}`;
  const code = Number.parseInt(bytes.slice(-2), 16);
  return PANICS[code] ?? `panic 0x${code.toString(16)}`;
}
