// Waiters: the callers of this process that wait for the call which holds their key.
import type { Clock, StoredAnswer } from "@svckit/core";
import type { ClaimId } from "./claims.js";

/** Who waits, by key. */
export interface Waiters {
  wait(claim: ClaimId, waitMs: number): Promise<StoredAnswer | "freed" | "timeout">;
  notify(claim: ClaimId, answer: StoredAnswer | "freed"): void;
}

/** Nobody waits. */
export function createWaiters(clock: Clock): Waiters {
  const waiting = new Map<string, Set<(answer: StoredAnswer | "freed") => void>>();
  const idOf = ({ scope, key }: ClaimId) => `${scope}\n${key}`;
  return {
    wait: (claim, waitMs) =>
      new Promise((resolve) => {
        const id = idOf(claim);
        const others = waiting.get(id) ?? new Set();
        waiting.set(id, others);
        const cancel = clock.after(waitMs, () => {
          others.delete(end);
          if (others.size === 0 && waiting.get(id) === others) waiting.delete(id);
          resolve("timeout");
        });
        const end = (answer: StoredAnswer | "freed") => {
          cancel();
          resolve(answer);
        };
        others.add(end);
      }),
    notify(claim, answer) {
      const ended = waiting.get(idOf(claim));
      waiting.delete(idOf(claim));
      for (const end of ended ?? []) end(answer);
    },
  };
}
