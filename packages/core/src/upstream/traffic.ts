// Traffic: how much one provider is asked at once, and how often again. All upstreams of the provider share it.
import type { Clock } from "../platform/clock.js";
import { type Bulkhead, type BulkheadLimits, createBulkhead } from "./bulkhead.js";
import { toUpstreamError, type UpstreamFailure } from "./failure.js";

/** The traffic to one provider. */
export interface Traffic {
  readonly bulkhead: Bulkhead;
  readonly retries: RetryBudget;
}

/** Retries, at most a tenth of the requests, so that a failing provider is not asked twice as much. */
export interface RetryBudget {
  /** Counts a request. */
  earn(): void;
  /** Takes a retry where one is left. */
  spend(): boolean;
}

/** Why a request is refused a slot. */
export const CROWDED: UpstreamFailure = { runtimeStatus: "degraded", message: "has too many calls waiting" };

/** The traffic of a provider that has not been asked yet. */
export function createTraffic(provider: string, limits: BulkheadLimits, clock: Clock): Traffic {
  return {
    bulkhead: createBulkhead(limits, clock, () => toUpstreamError(provider, CROWDED)),
    retries: createRetryBudget(),
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
