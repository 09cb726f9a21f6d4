// Awaitable: what may be given at once or with a promise, so that nobody waits for what is at hand.

/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>;

/** Whether a value is still to come. */
export function isPending<T>(value: Awaitable<T>): value is Promise<T> {
  // A stub of something remote may be a function.
  const mayBe = typeof value === "object" ? value !== null : typeof value === "function";
  // By what `await` goes; to ask with `in` takes V8 longer.
  return mayBe && typeof (value as Partial<Promise<T>>).then === "function";
}

/** Goes on with a value, now or once it is there. */
export function andThen<T, U>(value: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> {
  return isPending(value) ? Promise.resolve(value).then(next) : next(value);
}

/** What `ask` gives, and where it fails, now or later, what `failed` gives. */
export function orElse<T>(ask: () => Awaitable<T>, failed: (error: unknown) => Awaitable<T>): Awaitable<T> {
  try {
    const asked = ask();
    return isPending(asked) ? Promise.resolve(asked).catch(failed) : asked;
  } catch (error) {
    return failed(error);
  }
}
