// Patience: how a call that was begun is written down though the file cannot be written to for a while.
import type { Clock } from "@svckit/core";
import { isConstraint } from "./database.js";

// A lock or a full disk that passes within these is not noticed by who waits for the call.
const PAUSES_MS = [50, 100, 200, 400, 800];

/** Writes, and again after a pause where the file is to blame. */
export async function writePatiently<T>(clock: Clock, write: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await write();
    } catch (error) {
      if (isConstraint(error)) throw error;
    }
    await new Promise<void>((resume) => clock.after(pauseMs, resume));
  }
  return write();
}
