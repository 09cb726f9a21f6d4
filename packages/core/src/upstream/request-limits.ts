// Request limits: how much a provider or a tool says that its upstream may be asked, inside the service's own limits.
import { isObject } from "../platform/json.js";
import type { UpstreamLimits } from "./upstream-limits.js";

/** How much may be asked; what is left out is bounded by the service alone. */
export interface RequestLimits {
  /** Requests in any second. */
  readonly perSecond?: number;
  /** Requests in any sixty seconds. */
  readonly perMinute?: number;
  /** Requests running at once. */
  readonly concurrency?: number;
  /**
   * The largest answer that is read, in bytes after decompression: less than the service's 8 MiB, or up to 32 MiB for an
   * upstream that gives its whole list at once. Where the operator has set `upstream.maxBytes`, no more than that.
   */
  readonly maxBytes?: number;
  /** How long one attempt may take, in milliseconds. */
  readonly attemptMs?: number;
  /** How long the whole call may take, in milliseconds. */
  readonly totalMs?: number;
}

const NAMES: Readonly<Record<keyof RequestLimits, true>> = {
  perSecond: true,
  perMinute: true,
  concurrency: true,
  maxBytes: true,
  attemptMs: true,
  totalMs: true,
};

/** The fault of limits, with how to mend it; undefined where they can be used. */
export function limitsFault(limits: unknown): string | undefined {
  if (limits === undefined) return undefined;
  if (!isObject(limits)) return "limits: it must be an object such as { perSecond: 5 }";
  for (const [name, value] of Object.entries(limits)) {
    if (!Object.hasOwn(NAMES, name))
      return `limits: there is no limit ${JSON.stringify(name)}; there are ${Object.keys(NAMES).join(", ")}`;
    if (value !== undefined && !(Number.isSafeInteger(value) && Number(value) > 0))
      return `limits: ${name} must be a whole number above 0; for less than one a second say perMinute`;
  }
  return undefined;
}

/** The limits with those that a provider or a tool declares: the smaller of each counts. */
export function withinLimits(
  limits: UpstreamLimits,
  { concurrency, maxBytes, attemptMs, totalMs }: RequestLimits = {},
): UpstreamLimits {
  const total = Math.min(limits.totalMs, totalMs ?? limits.totalMs);
  const attempt = Math.min(limits.attemptMs, attemptMs ?? limits.attemptMs);
  const isNarrower = concurrency !== undefined && concurrency < limits.concurrency;
  return {
    ...limits,
    totalMs: total,
    attemptMs: attempt,
    maxBytes: Math.min(limits.declarableBytes, maxBytes ?? limits.maxBytes),
    declarableBytes: Math.min(limits.declarableBytes, maxBytes ?? limits.declarableBytes),
    // Whoever declares few slots means that calls wait for them.
    ...(isNarrower && { concurrency, queueMs: Math.max(limits.queueMs, maxWaitMs(total, attempt)) }),
  };
}

/** How long a call may wait before it is sent: an attempt is to fit behind that, or half of a call that is short. */
export function maxWaitMs(totalMs: number, attemptMs: number): number {
  return totalMs - Math.min(attemptMs, totalMs / 2);
}
