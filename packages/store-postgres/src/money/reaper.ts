// The reaper: gives back what nobody will settle, and drops what has passed.
import { DAYS_KEPT_MS, RATE_WINDOW_MS, utcDay } from "@svckit/core";
import type { Executor } from "../connection/executor.js";
import { SILENCE_MS } from "../connection/instance.js";
import { expireApprovals } from "./approvals.js";
import type { GivenUp } from "./given-up.js";
import type { Months } from "./months.js";
import type { Reservations } from "./reservations.js";
import type { Retention } from "./retention.js";

/** The reaper of an instance. */
export interface Reaper {
  /** Voids the holds that have lapsed, and those of processes that died; gives their number. */
  reap(instanceId: string, now: number): Promise<number>;
}

const REAP = `SELECT $schema.reap($1, $2, '${SILENCE_MS} milliseconds', $3, $4) AS holds`;
const SWEEP = "SELECT $schema.sweep($1, $2, $3)";

// The function ends at most so many holds at once.
const ROUND = 1_000;
const SWEEP_EVERY_MS = 60_000;
const SWEEP_TIMEOUT_MS = 60_000;

/** A reaper that has not swept yet. */
export function createReaper(
  executor: Executor,
  reservations: () => Reservations,
  { months, retention }: { readonly months: Months; readonly retention: Retention },
): Reaper {
  const { query } = executor;
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function voidAll(instanceId: string, now: number, givenUp: GivenUp): Promise<number> {
    let total = 0;
    for (;;) {
      const [row] = await query(REAP, [instanceId, now, givenUp.unsettled, givenUp.neverRan]);
      const holds = Number(row?.["holds"] ?? 0);
      total += holds;
      if (holds < ROUND) return total;
    }
  }

  return {
    async reap(instanceId, now) {
      const givenUp = reservations().givenUp.take();
      try {
        const holds = await voidAll(instanceId, now, givenUp);
        if (Math.abs(now - sweptAt) >= SWEEP_EVERY_MS) {
          const isStart = sweptAt === Number.NEGATIVE_INFINITY;
          sweptAt = now;
          await months.make(now, isStart ? instanceId : undefined);
          await query(SWEEP, [now, RATE_WINDOW_MS, utcDay(now - DAYS_KEPT_MS)], SWEEP_TIMEOUT_MS);
          await expireApprovals(executor, now);
          await retention.cutBack(now);
        }
        return holds;
      } catch (error) {
        reservations().givenUp.add(givenUp);
        throw error;
      }
    },
  };
}
