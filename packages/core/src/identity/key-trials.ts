// Key trials: how many keys that nobody knows an address may have looked up in a minute. What is more never reaches the store.

import { isServiceError, ServiceError } from "../errors/errors.js";
import { type Clock, describeSeconds, secondsUntil } from "../platform/clock.js";
import type { RateAttempt, RateDecision, RateState } from "../store/rate-limit.js";

/** Sliding windows in this process. */
export interface LocalRateLimit {
  consumeRate(attempt: RateAttempt): RateDecision;
  peekRate(attempt: RateAttempt): RateState;
}

/** Look-ups of keys that are not remembered. */
export interface KeyTrials {
  /**
   * Runs a look-up; one that refuses the key counts. Throws RATE_LIMITED where the minute's are spent. While as many run as
   * are left, it waits for one of them: those that find their key take nothing from anybody.
   */
  run<T>(bucket: string, lookUp: () => Promise<T>): Promise<T>;
}

/** Whether a credential was refused, as far as an error tells. */
export function isRefusal(error: unknown): boolean {
  return isServiceError(error) && (error.code === "INVALID_API_KEY" || error.code === "UNAUTHORIZED");
}

/** The look-ups of an address. */
interface Busy {
  running: number;
  readonly waiting: (() => void)[];
}

/** No key tried. */
export function createKeyTrials(options: {
  readonly windows: LocalRateLimit;
  readonly limit: number;
  readonly clock: Clock;
}): KeyTrials {
  const { windows, limit, clock } = options;
  const busy = new Map<string, Busy>();

  /** Waits for a place, and takes it in the turn in which it is found. */
  async function takePlace(attempt: Omit<RateAttempt, "now">): Promise<void> {
    const { subject } = attempt;
    for (;;) {
      const now = clock.now();
      const { remaining, resetAt } = windows.peekRate({ ...attempt, now });
      const own = busy.get(subject) ?? { running: 0, waiting: [] };
      if (remaining === 0) {
        wakeNext(subject, own);
        throw tooMany(limit, secondsUntil(resetAt, now));
      }
      if (own.running < remaining) {
        own.running += 1;
        busy.set(subject, own);
        return;
      }
      await new Promise<void>((resume) => own.waiting.push(resume));
    }
  }

  function leavePlace(subject: string): void {
    const own = busy.get(subject);
    if (!own) return;
    own.running -= 1;
    wakeNext(subject, own);
  }

  /** One at a time: whoever finds no look-up left wakes the next. */
  function wakeNext(subject: string, own: Busy): void {
    own.waiting.shift()?.();
    if (own.running === 0 && own.waiting.length === 0) busy.delete(subject);
  }

  return {
    async run(bucket, lookUp) {
      const attempt = { subject: `keys of ${bucket}`, limit };
      await takePlace(attempt);
      try {
        return await lookUp();
      } catch (error) {
        if (isRefusal(error)) windows.consumeRate({ ...attempt, now: clock.now() });
        throw error;
      } finally {
        leavePlace(attempt.subject);
      }
    },
  };
}

function tooMany(limit: number, retryAfterS: number): ServiceError {
  return new ServiceError("RATE_LIMITED", {
    message: `More than ${limit} keys that nobody has in a minute.`,
    next: `Wait ${describeSeconds(retryAfterS)}, then send the call again once.`,
    retryAfterS,
  });
}
