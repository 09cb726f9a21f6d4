// Budget: the asks of one answer, counted, so that no more are made than were paid for.
import { type Ask, canonicalJson } from "@svckit/core";

/** An ask that is not made, since it was not paid for. */
export const SPENT = Symbol("spent");

/** The asks of one answer. */
export interface Budget {
  /** Asks, or gives `SPENT` where `most` different asks were made before. Equal asks are one. */
  ask(tool: string, args: Readonly<Record<string, unknown>>, most: number): ReturnType<Ask> | typeof SPENT;
  /** What an ask threw, which a failure of a tool does not: the search ends with it. */
  readonly thrown: { readonly error: unknown } | undefined;
}

/** Counts what is asked through `ask`. */
export function createBudget(ask: Ask): Budget {
  const made = new Map<string, ReturnType<Ask>>();
  let thrown: Budget["thrown"];
  return {
    ask(tool, args, most) {
      const key = `${tool} ${canonicalJson(args)}`;
      const earlier = made.get(key);
      if (earlier !== undefined) return earlier;
      if (made.size >= most) return SPENT;
      const asked = ask(tool, args);
      // Whoever asked may be gone by then.
      asked.catch((error: unknown) => {
        thrown ??= { error };
      });
      made.set(key, asked);
      return asked;
    },
    get thrown() {
      return thrown;
    },
  };
}
