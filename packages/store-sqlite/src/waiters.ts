// Waiters: the callers of this process that wait for the call which holds their key.
import type { Clock, StoredAnswer } from "@svckit/core";
import type { ClaimId } from "./money/claims.js";

/** Who waits, by key. */
export interface Waiters {
  wait(claim: ClaimId, waitMs: number): Promise<StoredAnswer | "freed" | "timeout">;
  tell(claim: ClaimId, answer: StoredAnswer | "freed"): void;
}

/** Nobody waits. */
export function createWaiters(clock: Clock): Waiters {
  const waiting = new Map<string, Set<(answer: StoredAnswer | "freed") => void>>();
  const idOf = ({ scope, key }: ClaimId) => `${scope}\n${key}`;
  return {
    wait: (claim, waitMs) =>
      new Promise((resolve) => {
        const id = idOf(claim);
        const tellers = waiting.get(id) ?? new Set();
        waiting.set(id, tellers);
        const cancel = clock.after(waitMs, () => {
          tellers.delete(tell);
          if (tellers.size === 0 && waiting.get(id) === tellers) waiting.delete(id);
          resolve("timeout");
        });
        const tell = (answer: StoredAnswer | "freed") => {
          cancel();
          resolve(answer);
        };
        tellers.add(tell);
      }),
    tell(claim, answer) {
      const tellers = waiting.get(idOf(claim));
      waiting.delete(idOf(claim));
      for (const tell of tellers ?? []) tell(answer);
    },
  };
}
