// Retried writes: how a call is ended though the file cannot be written to for a while.
import type { Clock } from "@svckit/core";
import { isConstraint } from "./database.js";

// A lock or a full disk that passes within these costs a caller time, and no error.
const PAUSES_MS = [50, 100, 200, 400, 800];

/** Writes again after each pause, unless the failure is that of the row and not of the file. */
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
