// A call of a contract's function: arguments as call data, results as JSON.

import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex } from "@noble/hashes/utils";
import { ServiceError } from "@svckit/core";
import { decodeValues, TOO_MUCH } from "./decode.js";
import { encodeValues } from "./encode.js";
import { type AbiFunction, parseFunction } from "./signature.js";

/** A call, as a node takes it. */
export interface EncodedCall {
  readonly data: string;
  /** The function's signature, where it has the types of the results. */
  readonly signature?: string;
}

/** What is wrong with a call, and in which argument. */
export interface WrongCall {
  readonly param: "function" | "args" | "data";
  readonly fault: string;
}

/** The most bytes of call data. */
export const MAX_CALL_BYTES = 16_384;

// The largest answer comes to less, unless it points to something twice.
const DECODED = { values: 20_000, characters: 1_048_576 };

/** The call data of a function, or what is wrong with it. */
export function encodeCall(signature: string, args: readonly unknown[]): EncodedCall | WrongCall {
  let called: AbiFunction;
  try {
    called = parseFunction(signature);
  } catch (error) {
    return { param: "function", fault: `it is no function signature (${wordsOf(error)})` };
  }
  const { inputs, outputs, text } = called;
  if (inputs.length !== args.length) {
    return { param: "args", fault: `the function takes ${inputs.length}, and ${args.length} are given` };
  }
  try {
    const selector = bytesToHex(keccak_256(text)).slice(0, 8);
    const data = `0x${selector}${encodeValues(inputs, args, MAX_CALL_BYTES - 4)}`;
    return { data, ...(outputs.length > 0 && { signature }) };
  } catch (error) {
    return { param: "args", fault: `they do not fit the function (${wordsOf(error)})` };
  }
}

/** A contract's answer, read by the types after `returns`. Throws the caller's TOOL_ERROR where it does not fit or is too large. */
export function decodeResult(signature: string, result: string): unknown[] {
  try {
    return decodeValues(parseFunction(signature).outputs, result.slice(2), DECODED);
  } catch (cause) {
    // The message tells nothing of the answer: the credit goes back, and data must not come for free.
    const isTooMuch = cause === TOO_MUCH;
    throw new ServiceError("TOOL_ERROR", {
      message: isTooMuch
        ? `The contract's answer comes to more than ${DECODED.values} values or ${DECODED.characters} characters.`
        : "The contract's answer does not fit the types after `returns`.",
      next: isTooMuch
        ? "Ask the contract for less at once, or leave `returns` out and read the hex."
        : "Correct the types, or leave `returns` out and read the hex.",
      runtimeStatus: "invalid_input",
      param: "function",
      ...(!isTooMuch && { cause }),
    });
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof TypeError) return error.message;
  throw error;
}
