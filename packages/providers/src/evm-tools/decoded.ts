// Decoded: values that were read from the ABI, each with its type and its name.
import * as z from "zod";
import type { AbiPart } from "../abi/abi-type.js";
import { decodeValues, TOO_MUCH } from "../abi/decode.js";
import { wrongArgument } from "./local-tool.js";

// Pointers may lead many times to one position, so that the length of the data bounds nothing.
const LIMITS = { values: 4_000, characters: 131_072 };

/** The field of a result that holds them. */
export function decodedField(meaning: string) {
  const value = z
    .unknown()
    .describe(
      "The value: whole numbers as decimal strings, bytes in hex, lists, and tuples as objects where all parts have names",
    );
  const name = z.string().nullable().describe("Its name; null where the signature gives none");
  return z.array(z.object({ name, type: z.string().describe("Its type"), value })).describe(meaning);
}

/** The values in data, by their types. Throws the caller's TOOL_ERROR where it does not fit or comes to too much. */
export function decoded(parts: readonly AbiPart[], data: string, param: string) {
  const values = readValues(parts, data, param);
  return parts.map(({ type, name }, at) => ({ name: name ?? null, type: type.text, value: values[at] }));
}

function readValues(parts: readonly AbiPart[], data: string, param: string): unknown[] {
  try {
    return decodeValues(parts, data.slice(2), LIMITS);
  } catch (error) {
    if (error === TOO_MUCH)
      throw wrongArgument(
        param,
        `The data comes to more than ${LIMITS.values} values or ${LIMITS.characters} characters.`,
      );
    if (error instanceof TypeError)
      throw wrongArgument(param, `The data does not fit the types: ${error.message}.`);
    throw error;
  }
}
