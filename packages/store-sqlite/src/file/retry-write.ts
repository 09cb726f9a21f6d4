// Retried writes: a call that was begun is written down though the file cannot be written to for a while.
import type { Clock } from "@svckit/core";
import { isConstraint } from "./database.js";

// A lock or a full disk that passes within these is not noticed by who waits for the call.
const PAUSES_MS = [50, 100, 200, 400, 800];

/** Writes again, each time after a pause, where the file was to blame for the failure. */
export async function retryWrite<T>(clock: Clock, failure: unknown, write: () => Promise<T>): Promise<T> {
  let last = failure;
  for (const pauseMs of PAUSES_MS) {
    if (isConstraint(last)) break;
    await new Promise<void>((resume) => clock.after(pauseMs, resume));
    try {
      return await write();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
