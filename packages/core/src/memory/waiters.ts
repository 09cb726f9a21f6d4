// Waiters: the callers of this process that wait for the call which holds their key.
import type { Clock } from "../platform/clock.js";
import type { AnswerWait, Claim, StoredAnswer } from "../store/idempotency.js";

type ClaimId = Pick<Claim, "scope" | "key">;

/** Who waits, by key. */
export interface Waiters {
  wait(wait: AnswerWait): Promise<StoredAnswer | "freed" | "timeout">;
  /** Ends the waiting for a key. */
  notify(claim: ClaimId, answer: StoredAnswer | "freed"): void;
}

/** Nobody waits. */
export function createWaiters(clock: Clock): Waiters {
  const waiting = new Map<string, Set<(answer: StoredAnswer | "freed") => void>>();
  const idOf = ({ scope, key }: ClaimId) => `${scope}\n${key}`;
  return {
    wait: ({ claim, waitMs }) =>
      new Promise((resolve) => {
        const id = idOf(claim);
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters);
        const cancel = clock.after(waitMs, () => {
          waiters.delete(end);
          if (waiters.size === 0 && waiting.get(id) === waiters) waiting.delete(id);
          resolve("timeout");
        });
        const end = (answer: StoredAnswer | "freed") => {
          cancel();
          resolve(answer);
        };
        waiters.add(end);
      }),
    notify(claim, answer) {
      // Nearly always nobody waits, and a name costs what it takes to join and to look up.
      if (waiting.size === 0) return;
      const id = idOf(claim);
      const waiters = waiting.get(id);
      waiting.delete(id);
      for (const end of waiters ?? []) end(answer);
    },
  };
}
