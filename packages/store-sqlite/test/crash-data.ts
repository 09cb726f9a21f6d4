// The data of a crash test: the place that the killed process opens, and the store of whoever comes after it.
import type { Clock, Store } from "@svckit/core";
import type { KilledProcess } from "./killed-process.js";
import type { Place, Started, Task } from "./metered-service.js";

/** Data whose processes are killed. */
export interface CrashData {
  readonly place: Place;
  /** A store beside the process that is killed, for accounts and questions. */
  readonly beside: Store;
  /** Makes every verb that writes holds wait. What it gives ends that. */
  block(): Promise<() => Promise<void>>;
  /** Resolves once a verb waits there. */
  waits(): Promise<void>;
  /** What the others see some time after a kill. */
  miss(): Promise<void>;
  /** The store of the process after the killed one, once what the killed one held is given back. */
  next(): Promise<{ readonly store: Store; release(): Promise<void> }>;
  close(): Promise<void>;
}

/**
 * The clock of a test's own services has no timers, so they reap nothing. A process that gets no processor for some seconds
 * would be taken for dead, and on a shared store its calls would be free.
 */
export const TIMERLESS: Clock = { now: () => Date.now(), after: () => () => {} };

/** Lets a process open the data and serve. */
export async function startService(process: KilledProcess, task: Task): Promise<Started> {
  process.send(JSON.stringify(task));
  const line = await process.line();
  if (line === undefined) throw new Error("the service did not start");
  return JSON.parse(line) as Started;
}
