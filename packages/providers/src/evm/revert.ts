// Revert: how a contract ended a call, and its reason in words.
import { readText } from "../abi/text.js";
import type { RpcError } from "./rpc-failure.js";

const ERROR_SELECTOR = "0x08c379a0";
const PANIC_SELECTOR = "0x4e487b71";

const HALTED = "it halted on an invalid instruction, jump or stack";
const TOO_POOR = "the sender has less of the coin than it would send and pay for gas";

// Panics of Solidity that mean something to a caller.
const PANICS: Readonly<Record<number, string>> = {
  1: "a failed assertion",
  17: "an arithmetic overflow",
  18: "a division by zero",
  33: "a bad enum value",
  49: "a pop of an empty array",
  50: "an index out of bounds",
  65: "too much memory",
};

/** How a contract ended a call. */
export interface Revert {
  /** What it gave, in hex; `0x` where it gave nothing. */
  readonly data: string;
  /** The reason in words; null where it gave none. */
  readonly reason: string | null;
}

/** Reads a revert or another halt from a node's error. */
export function readRevert({ message, data }: RpcError): Revert {
  const bytes = bytesOf(data) ?? "0x";
  if (bytes === "0x" && /insufficient (balance|funds)/i.test(message ?? ""))
    return { data: bytes, reason: TOO_POOR };
  const isRevert = bytes !== "0x" || /revert|VM execution error/i.test(message ?? "");
  return { data: bytes, reason: isRevert ? reasonOf(bytes) : HALTED };
}

/** The bytes in an error's data: alone, behind a word, or in an object. */
function bytesOf(data: unknown): string | undefined {
  const inside: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "data") : data;
  const [, bytes] = /^(?:Reverted )?(0x[0-9a-fA-F]*)$/.exec(typeof inside === "string" ? inside : "") ?? [];
  return bytes;
}

function reasonOf(bytes: string): string | null {
  if (bytes.length < 10) return null;
  const selector = bytes.slice(0, 10).toLowerCase();
  if (selector === ERROR_SELECTOR) return readText(`0x${bytes.slice(10)}`) ?? null;
  if (selector !== PANIC_SELECTOR) return `custom error ${selector}`;
  const code = Number.parseInt(bytes.slice(-2), 16);
  return PANICS[code] ?? `panic 0x${code.toString(16)}`;
}
