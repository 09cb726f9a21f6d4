// Traffic: how much one provider is asked at once, and how often again. All upstreams of the provider share it.
import pLimit from "p-limit";
import type { Clock } from "../platform/clock.js";
import { toUpstreamError, type UpstreamFailure } from "./failure.js";

/** The traffic to one provider. */
export interface Traffic {
  readonly bulkhead: Bulkhead;
  readonly retries: RetryBudget;
}

/** Bounds what runs at once and what waits, so that a slow provider slows nobody else. */
export interface Bulkhead {
  /** Whether one more task would be refused. */
  isFull(): boolean;
  /** Runs a task once a slot is free; throws the refusal where too many wait, or where it waited too long. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Retries, at most a tenth of the requests, so that a failing provider is not asked twice as much. */
export interface RetryBudget {
  /** Counts a request. */
  earn(): void;
  /** Takes a retry where one is left. */
  spend(): boolean;
}

/** How much may run and wait. */
export interface TrafficLimits {
  readonly concurrency: number;
  readonly queue: number;
  readonly queueMs: number;
}

/** Why a request is refused a slot. */
export const CROWDED: UpstreamFailure = { runtimeStatus: "degraded", message: "has too many calls waiting" };

/** The traffic of a provider that has not been asked yet. */
export function createTraffic(provider: string, limits: TrafficLimits, clock: Clock): Traffic {
  return {
    bulkhead: createBulkhead(limits, clock, () => toUpstreamError(provider, CROWDED)),
    retries: createRetryBudget(),
  };
}

/** A bulkhead with `concurrency` tasks running and `queue` waiting, each at most `queueMs`. */
export function createBulkhead(limits: TrafficLimits, clock: Clock, refusal: () => Error): Bulkhead {
  const limit = pLimit(limits.concurrency);
  const isFull = () => limit.activeCount >= limits.concurrency && limit.pendingCount >= limits.queue;
  return {
    isFull,
    async run(task) {
      if (isFull()) throw refusal();
      if (limit.activeCount < limits.concurrency && limit.pendingCount === 0) return limit(task);
      let gaveUp = false;
      let cancel = () => {};
      const waited = new Promise<never>((_, reject) => {
        cancel = clock.after(limits.queueMs, () => {
          gaveUp = true;
          reject(refusal());
        });
      });
      const ran = limit(async () => {
        cancel();
        if (gaveUp) throw refusal();
        return task();
      });
      return Promise.race([ran, waited]);
    },
  };
}

function createRetryBudget(): RetryBudget {
  let tokens = 1;
  return {
    earn() {
      tokens = Math.min(10, tokens + 0.1);
    },
    spend() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
