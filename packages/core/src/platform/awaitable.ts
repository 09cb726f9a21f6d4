// Awaitable: what may be given at once or with a promise, so that nobody waits for what is at hand.

/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>;

/** Whether a value is still to come. */
export function isPending<T>(value: Awaitable<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && "then" in value;
}
