// Guard: calls what a host hands in for its own sake, so that a slip in it costs no call its answer.
import { isPending } from "./awaitable.js";

/** A function whose result nobody waits for; what it throws, or rejects with, goes to `failed` and no further. */
export function guard<A extends readonly unknown[]>(
  run: (...args: A) => unknown,
  failed: (error: unknown) => void,
): (...args: A) => void {
  return (...args) => {
    try {
      const done = run(...args);
      if (isPending(done)) Promise.resolve(done).catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}

/** Calls `tell` the first time and never again: what fails with every call would fill the log. */
export function firstOnly<T>(tell: (value: T) => void): (value: T) => void {
  let told = false;
  return (value) => {
    if (told) return;
    told = true;
    tell(value);
  };
}
