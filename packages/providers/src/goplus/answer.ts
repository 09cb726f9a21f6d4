// Answer of GoPlus: a record under a code of its own, and the two codes under which there is no record, or a part of one.
import type { ToolContext } from "@svckit/core";
import * as z from "zod";

/** The code of a record that GoPlus has not worked out in full yet. */
const PARTIAL = 2;
const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

/** An answer with a result of this form. */
export function answerWith<R extends z.ZodType>(result: R) {
  return z.looseObject({ code: z.number(), result: result.nullish() });
}

/** The record of an address in a map by address; undefined where GoPlus has none, or an empty one. */
export function recordOf<R extends object>(
  records: Readonly<Record<string, R>> | null | undefined,
  address: string,
): R | undefined {
  // GoPlus writes EVM addresses in lower case, whatever it was asked with; elsewhere case tells addresses apart.
  const spell = (text: string) => (EVM_ADDRESS.test(text) ? text.toLowerCase() : text);
  const found = Object.entries(records ?? {}).find(([key]) => spell(key) === spell(address))?.[1];
  return found && holdsAnything(found) ? found : undefined;
}

/** Whether a record tells anything. */
export function holdsAnything(record: object | null | undefined): boolean {
  return Object.values(record ?? {}).some((value) => value !== null && value !== "");
}

/** The result, with the warning that belongs to it: nothing is known of `what`, or only a part. */
export function withCode<T>(
  ctx: ToolContext,
  { code, found, what }: { readonly code: number; readonly found: boolean; readonly what: string },
  result: T,
): T {
  if (!found) return ctx.noData(result, `goplus knows nothing of ${what}; that does not make it safe`);
  if (code !== PARTIAL) return result;
  return ctx.noData(
    result,
    `goplus has worked out a part of ${what} so far; what is null may be known in a minute`,
  );
}
