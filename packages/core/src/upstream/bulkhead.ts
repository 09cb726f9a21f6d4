// Bulkhead: so many requests to one upstream at once, so many waiting, so that a slow one slows nobody else.
import pLimit from "p-limit";
import type { Clock } from "../platform/clock.js";

/** Runs tasks within its limits. */
export interface Bulkhead {
  /** Whether one more task would be refused. */
  isFull(): boolean;
  /** Runs a task when its turn comes; throws the refusal where there is no place, or none within the wait. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** A bulkhead with `concurrency` running and `queue` waiting at most `queueMs` each. */
export function createBulkhead(
  limits: { readonly concurrency: number; readonly queue: number; readonly queueMs: number },
  clock: Clock,
  refusal: () => Error,
): Bulkhead {
  const limit = pLimit(limits.concurrency);
  const isFull = () => limit.activeCount >= limits.concurrency && limit.pendingCount >= limits.queue;
  return {
    isFull,
    async run(task) {
      if (isFull()) throw refusal();
      if (limit.activeCount < limits.concurrency && limit.pendingCount === 0) return limit(task);
      let gaveUp = false;
      let cancel = () => {};
      const waited = new Promise<never>((_, reject) => {
        cancel = clock.after(limits.queueMs, () => {
          gaveUp = true;
          reject(refusal());
        });
      });
      const turn = limit(async () => {
        cancel();
        if (gaveUp) throw refusal();
        return task();
      });
      return Promise.race([turn, waited]);
    },
  };
}
