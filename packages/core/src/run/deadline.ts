// Deadline: an abort signal that fires when time is up, or when its parent does.
import type { Clock } from "../platform/clock.js";

/** Runs `task` with a signal that aborts after `ms`, or with `parent`. Gives the task's outcome, or throws the signal's reason where that comes first. */
export async function withDeadline<T>(
  clock: Clock,
  ms: number,
  parent: AbortSignal | undefined,
  timeUp: () => Error,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const pass = () => controller.abort(parent?.reason);
  if (parent?.aborted) pass();
  parent?.addEventListener("abort", pass, { once: true });
  const cancel = clock.after(ms, () => controller.abort(timeUp()));
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([task(signal), aborted]);
  } finally {
    cancel();
    parent?.removeEventListener("abort", pass);
  }
}
