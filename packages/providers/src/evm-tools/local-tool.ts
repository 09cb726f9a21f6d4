// Local tool: what every tool of this folder declares alike, and how it tells a caller's fault.
import { ServiceError } from "@svckit/core";
import * as z from "zod";

/** Reads nothing but its arguments; open without a key. */
export const localTool = { effect: "read", keyless: true } as const;

/** The most bytes of data that a tool takes. */
export const MAX_BYTES = 16_384;

/** Data in hex, whole bytes. */
export function hexData(meaning: string, mostBytes = MAX_BYTES) {
  return z
    .string()
    .max(2 + 2 * mostBytes, { error: `it is longer than ${mostBytes} bytes`, abort: true })
    .regex(/^0x([0-9a-fA-F]{2})*$/, "it is 0x and two hex digits a byte")
    .overwrite((text) => text.toLowerCase())
    .describe(`${meaning}; 0x hex, at most ${mostBytes} bytes`);
}

/** A function, an event or types as people write them. */
export function signatureText(meaning: string) {
  return z.string().trim().min(1).max(1_000).describe(meaning);
}

/** Where one of two arguments is wanted: the fault of none and of both. */
export function oneOf(
  given: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string | undefined {
  const count = names.filter((name) => given[name] !== undefined).length;
  return count === 1 ? undefined : `give one of ${names.join(", ")}`;
}

/** What `make` gives. What it refuses in words, as a `SyntaxError`, `TypeError` or `RangeError`, is the caller's TOOL_ERROR. */
export function refusing<T>(param: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    const isWords = error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError;
    if (!isWords) throw error;
    throw wrongArgument(param, `${param}: ${error.message}.`);
  }
}

/** The error of an argument that cannot be used. */
export function wrongArgument(param: string, message: string): ServiceError {
  const next = "Correct it: the same call fails again.";
  return new ServiceError("TOOL_ERROR", { message, next, runtimeStatus: "invalid_input", param });
}
