// Steps: long work in pieces, so that whoever can wait for it leaves turns to others, and whoever cannot has it at once.
import { setImmediate as nextTurn } from "node:timers/promises";

/** Work that does one piece with each `next`, and gives its result at the end. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** A value that is made in pieces, once. */
export interface Stepped<T> {
  /** The value; what is not done yet is done at once. */
  now(): T;
  /** Makes it, a piece a turn of the event loop; undefined where it is made. All that wait share the turns. */
  inTurns(): Promise<void> | undefined;
}

/** Gives what the steps make, made with the first use; after one that throws, the next use begins anew. */
export function stepped<T>(make: () => Steps<T>): Stepped<T> {
  let steps: Steps<T> | undefined;
  let made: { readonly value: T } | undefined;
  let turning: Promise<void> | undefined;

  function step(): void {
    steps ??= make();
    try {
      const { done, value } = steps.next();
      if (!done) return;
      made = { value };
      steps = undefined;
    } catch (error) {
      steps = undefined;
      throw error;
    }
  }

  async function turn(): Promise<void> {
    try {
      while (!made) {
        await nextTurn();
        // Meanwhile somebody may have needed it at once.
        if (!made) step();
      }
    } finally {
      turning = undefined;
    }
  }

  return {
    now() {
      while (!made) step();
      return made.value;
    },
    inTurns() {
      if (made) return undefined;
      turning ??= turn();
      return turning;
    },
  };
}

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
