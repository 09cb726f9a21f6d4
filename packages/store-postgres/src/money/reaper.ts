// The reaper: gives back what nobody will settle, and drops what is over.
import { RATE_WINDOW_MS, utcDay } from "@svckit/core";
import type { Executor } from "../connection/executor.js";
import { SILENCE_MS } from "../connection/instance.js";
import type { Reservations } from "./reservations.js";

/** Reaps for an instance. */
export interface Reaper {
  /** Voids what lapsed and what the dead have left; gives the number of holds. */
  reap(instanceId: string, now: number): Promise<number>;
}

const REAP = `SELECT $schema.reap($1, $2, '${SILENCE_MS} milliseconds', $3) AS holds`;
const SWEEP = "SELECT $schema.sweep($1, $2, $3)";

// One round of the function ends at most so many.
const ROUND = 1_000;
const SWEEP_EVERY_MS = 60_000;
const SWEEP_TIMEOUT_MS = 60_000;
// Counts of days are kept for longer than a clock is ever wrong: without them an allowance would be given twice.
const KEPT_DAYS_MS = 35 * 86_400_000;

/** A reaper that has not swept yet. */
export function createReaper({ query }: Executor, reservations: () => Reservations): Reaper {
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function voidAll(instanceId: string, now: number, lost: readonly string[]): Promise<number> {
    let total = 0;
    for (;;) {
      const [row] = await query(REAP, [instanceId, now, lost]);
      const holds = Number(row?.["holds"] ?? 0);
      total += holds;
      if (holds < ROUND) return total;
    }
  }

  return {
    async reap(instanceId, now) {
      const lost = reservations().takeLost();
      try {
        const holds = await voidAll(instanceId, now, lost);
        if (Math.abs(now - sweptAt) >= SWEEP_EVERY_MS) {
          sweptAt = now;
          await query(SWEEP, [now, RATE_WINDOW_MS, utcDay(now - KEPT_DAYS_MS)], SWEEP_TIMEOUT_MS);
        }
        return holds;
      } catch (error) {
        reservations().putBack(lost);
        throw error;
      }
    },
  };
}
