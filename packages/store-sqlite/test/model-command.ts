// Command of the model: something that is done to both services, after which they are compared.
import fc from "fast-check";
import type { Pair } from "./service-pair.js";

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A command to both services. */
export type Command = fc.AsyncCommand<object, Pair>;

/** A command that is always possible. A failure names it by its `text`. */
export function command(text: string, run: (pair: Pair) => Promise<void>): Command {
  return {
    check: () => true,
    async run(_, pair) {
      await run(pair);
      await pair.compare();
    },
    toString: () => text,
  };
}

/** One of the accounts. */
export const account = fc.constantFrom(0, 1, 2);

/** An account that may come to its end. */
export const CLOSED = 2;
