// What a crash test needs of a store's data: a place for the process that is killed, and who comes after it.
import type { Clock, Store } from "@svckit/core";
import type { KilledProcess } from "./killed-process.js";
import type { Place, Started, Task } from "./metered-service.js";

/** Data whose processes are killed. */
export interface CrashData {
  readonly place: Place;
  /** A store beside the process that is killed, for accounts and questions. */
  readonly beside: Store;
  /** Makes every verb that writes holds wait; gives what ends that. */
  block(): Promise<() => Promise<void>>;
  /** Resolves once a verb waits there. */
  waits(): Promise<void>;
  /** What the others see some time after a kill. */
  miss(): Promise<void>;
  /** The store of whoever comes after the killed one, with what that held given back. */
  next(): Promise<{ readonly store: Store; release(): Promise<void> }>;
  close(): Promise<void>;
}

/**
 * The clock of a test's own services, without timers: they reap nothing, so that a process which gets no processor for
 * some seconds is not taken for dead. On a shared store its calls would be free.
 */
export const TIMERLESS: Clock = { now: () => Date.now(), after: () => () => {} };

/** Has a process open the data and serve. */
export async function startService(process: KilledProcess, task: Task): Promise<Started> {
  process.tell(JSON.stringify(task));
  const line = await process.line();
  if (line === undefined) throw new Error("the service did not start");
  return JSON.parse(line) as Started;
}
