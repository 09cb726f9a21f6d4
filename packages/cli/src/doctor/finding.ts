// Finding: what the doctor says of one thing, and what to do about it.
import { isServiceError } from "@svckit/core";
import { aborted } from "../terminal/stop-signal.js";

/** The name of the error with which the signal of the time limit is aborted, as that of `AbortSignal.timeout`. */
export const TIME_UP = "TimeoutError";

/** What was looked at, how it is, and the next step where that is not well. */
export interface Finding {
  /** What was looked at: `store`, `upstream coingecko`. */
  readonly check: string;
  /**
   * A warning is something that takes a part away; with a fault the service does not work as it is set up. What is skipped
   * cannot be looked at from here.
   */
  readonly state: "ok" | "warning" | "fault" | "skipped";
  /** How it is, in a sentence or less. */
  readonly found: string;
  readonly next?: string;
  /** How long it took, where it is elsewhere. */
  readonly ms?: number;
  /** Milliseconds by which this machine's clock is ahead of the one that answered. */
  readonly aheadMs?: number;
}

/** What a check finds, or `otherwise` once the time limit is up: what it finds later is not told. */
export async function inTime<T>(look: Promise<T>, signal: AbortSignal, otherwise: T): Promise<T> {
  return Promise.race([look, aborted(signal).then(() => otherwise)]);
}

/** What is said of a check for which the time was too short. */
export function late(check: string): Finding {
  return {
    check,
    state: "fault",
    found: "not answered within the time limit",
    next: "Give it longer with --timeout; what still does not answer then is stuck.",
  };
}

/** What has happened. What a service advises is for whoever writes HTTP. */
function wordsOf(error: unknown): string {
  if (isServiceError(error)) return error.details.message ?? error.row.title;
  return error instanceof Error ? error.message : String(error);
}

/** A check that fails with what is thrown. */
export async function examine(
  check: string,
  next: string,
  look: () => Promise<Omit<Finding, "check">> | Omit<Finding, "check">,
): Promise<Finding> {
  try {
    return { check, ...(await look()) };
  } catch (error) {
    if (Object(error).name === TIME_UP) return late(check);
    return { check, state: "fault", found: wordsOf(error), next };
  }
}
