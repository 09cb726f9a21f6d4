// Call arguments: how a caller says what a contract is asked: a function with its arguments, or raw call data.
import * as z from "zod";
import { type EncodedCall, encodeCall, MAX_CALL_BYTES, type WrongCall } from "../abi/call.js";

const MAX_DATA_CHARACTERS = 2 + 2 * MAX_CALL_BYTES;

/** The arguments. */
export function callArguments() {
  return {
    function: z
      .string()
      .min(1, "it is empty")
      .max(1_000)
      .optional()
      .describe(
        "The function with its types, such as `balanceOf(address) returns (uint256)`; without `returns` the result stays hex. Give this or data",
      ),
    args: z
      .array(z.unknown())
      .max(50)
      .optional()
      .describe("Arguments of the function, in order; whole numbers beyond 2^53 as decimal strings"),
    data: z
      .string()
      .max(MAX_DATA_CHARACTERS, { abort: true })
      .regex(/^0x([0-9a-fA-F]{2})*$/)
      .optional()
      .describe("Raw call data in hex, 0x and at most 16 KiB, in place of function and args"),
  };
}

/** The call that the arguments say, or what is wrong with them. */
export function toCall(
  signature: string | undefined,
  args: readonly unknown[] | undefined,
  data: string | undefined,
): EncodedCall | WrongCall {
  if (signature === undefined) {
    if (data === undefined)
      return { param: "function", fault: "give a function, or raw call data in `data`" };
    if (args !== undefined) return { param: "args", fault: "they belong to a function, and none is given" };
    return { data };
  }
  if (data !== undefined)
    return { param: "data", fault: "it takes the place of a function, and one is given" };
  return encodeCall(signature, args ?? []);
}
