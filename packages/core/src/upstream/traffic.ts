// Traffic: what all upstreams of one provider share, its places and its budget of second tries.

import type { Clock } from "../platform/clock.js";
import { type Bulkhead, createBulkhead } from "./bulkhead.js";
import { toUpstreamError, type UpstreamFailure } from "./failure.js";

/** The traffic to one provider. */
export interface Traffic {
  readonly bulkhead: Bulkhead;
  readonly retries: RetryBudget;
}

/** Second tries, at most a tenth of the requests, so that a failing provider is not asked twice as much. */
export interface RetryBudget {
  /** Counts a request. */
  earn(): void;
  /** Takes a second try where one is left. */
  spend(): boolean;
}

/** Why a request finds no place. */
export const CROWDED: UpstreamFailure = { runtimeStatus: "degraded", message: "has too many calls waiting" };

/** No request yet. */
export function createTraffic(
  provider: string,
  limits: { readonly concurrency: number; readonly queue: number; readonly queueMs: number },
  clock: Clock,
): Traffic {
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
