// Traffic: how much one provider is asked at once, and how often again. All upstreams of the provider share it.
import type { Clock } from "../platform/clock.js";
import { type Bulkhead, createBulkhead } from "./bulkhead.js";
import { toUpstreamError, type UpstreamFailure } from "./failure.js";
import { createPace, type Pace, type PacedRequest, sendInPace } from "./pace.js";
import { type RequestLimits, withinLimits } from "./request-limits.js";
import type { UpstreamLimits } from "./upstream-limits.js";

/** The traffic to one provider. */
export interface Traffic {
  readonly bulkhead: Bulkhead;
  readonly retries: RetryBudget;
  /** Undefined where it does not matter how often it is asked. */
  readonly pace: Pace | undefined;
  /** Why a request of this caller would be refused now; undefined where it would not. */
  refusal(caller: string | undefined): UpstreamFailure | undefined;
}

/** Retries, at most a tenth of the requests, so that a failing provider is not asked twice as much. */
export interface RetryBudget {
  /** Counts a request. */
  earn(): void;
  /** Takes a retry where one is left. */
  spend(): boolean;
}

const CROWDED: UpstreamFailure = { runtimeStatus: "degraded", message: "has too many calls waiting" };

/** The traffic of a provider or a tool that has not been asked yet, inside the limits that it declares. */
export function createTraffic(
  provider: string,
  service: UpstreamLimits,
  clock: Clock,
  declared: RequestLimits = {},
): Traffic {
  const limits = withinLimits(service, declared);
  const pace = createPace(provider, declared, limits, clock);
  const crowded = limits.concurrency < service.concurrency ? asManyAsMayBe(limits) : CROWDED;
  const bulkhead = createBulkhead(limits, clock, () => toUpstreamError(provider, crowded));
  const budget = createRetryBudget();
  return {
    bulkhead,
    pace,
    retries: pace ? { ...budget, spend: () => budget.spend() && pace.again() } : budget,
    refusal: (caller) => (bulkhead.isFull(caller) ? crowded : pace?.refusal(caller)),
  };
}

/** Why a request is refused a slot that a provider or a tool has declared: once an attempt is over, one is free. */
function asManyAsMayBe({ attemptMs }: UpstreamLimits): UpstreamFailure {
  const retryAfterS = Math.ceil(attemptMs / 1_000);
  return { runtimeStatus: "rate_limited", message: "runs as many calls as it may", retryAfterS };
}

/** Sends a request once each traffic that it belongs to, the narrower first, lets it through: its time, then a slot. */
export async function passTraffic<T>(
  traffics: readonly Traffic[],
  request: PacedRequest,
  send: () => Promise<T>,
): Promise<T> {
  const paces = traffics.flatMap(({ pace }) => pace ?? []);
  const { caller, signal } = request;
  for (const pace of paces) await pace.wait(request);
  let run = async () => {
    await sendInPace(paces, signal);
    return send();
  };
  for (const { bulkhead } of traffics.toReversed()) {
    const inner = run;
    run = () => bulkhead.run(caller, inner);
  }
  return run();
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
