// What an upstream did wrong, read from its answer, as an error of the service.

import type { RuntimeStatus } from "../errors/error-table.js";
import { ServiceError } from "../errors/errors.js";
import { describeSeconds } from "../platform/clock.js";

/** One failure of an upstream, in the receipt's terms. */
export interface UpstreamFailure {
  readonly runtimeStatus: Exclude<RuntimeStatus, "ok">;
  /** What happened, for people; never the upstream's body or address. */
  readonly message: string;
  /** Seconds after which the upstream may be asked again, where it said so. */
  readonly retryAfterS?: number;
  /** What the caller can do, as a sentence; by default what is usual for the status. */
  readonly next?: string;
}

/**
 * Reads a failure out of an answer. `body` is the parsed JSON, or undefined where it is none; `heavy` says that the
 * caller decided how much was asked for, and so may be to blame for what was too much.
 */
export type ReadUpstreamFailure = (answer: {
  readonly status: number;
  readonly body: unknown;
  readonly heavy: boolean;
}) => UpstreamFailure | undefined;

const DEFAULT_RETRY_AFTER_S = 5;
const CALLER_FAULTS: readonly RuntimeStatus[] = ["invalid_input", "rate_limited"];

/** Whether an upstream fails by itself: not by the caller's fault, nor by ours. */
export function isUpstreamsFault({ runtimeStatus }: UpstreamFailure): boolean {
  return runtimeStatus === "degraded" || runtimeStatus === "failing";
}

/** The failure that a status alone tells; undefined for 2xx. */
export function failureOfStatus(status: number): UpstreamFailure | undefined {
  if (status >= 200 && status < 300) return undefined;
  const message = `answered ${status}`;
  if (status < 400)
    return { runtimeStatus: "failing", message: `${message}, a redirect that is not followed` };
  if (status === 401 || status === 403) return { runtimeStatus: "missing_key", message };
  if (status === 402) return { runtimeStatus: "plan_required", message };
  if (status === 429) return { runtimeStatus: "rate_limited", message };
  if (status === 408 || status >= 500) return { runtimeStatus: "degraded", message };
  return { runtimeStatus: "invalid_input", message };
}

/** Whether a gateway says that the upstream behind it took too long. */
export function isGatewayTimeout(status: number): boolean {
  return status === 408 || status === 504 || status === 524;
}

/** Seconds from a Retry-After header: a count or a date; undefined where it is neither. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/** The error of a failure: TOOL_ERROR where the caller is at fault, PROVIDER_UNAVAILABLE where the provider is. */
export function toUpstreamError(provider: string, failure: UpstreamFailure, cause?: unknown): ServiceError {
  const { runtimeStatus, message } = failure;
  const rateLimited = runtimeStatus === "rate_limited";
  const retryAfterS = failure.retryAfterS ?? (rateLimited ? DEFAULT_RETRY_AFTER_S : undefined);
  return new ServiceError(CALLER_FAULTS.includes(runtimeStatus) ? "TOOL_ERROR" : "PROVIDER_UNAVAILABLE", {
    message: `${provider} ${message}.`,
    ...(failure.next === undefined
      ? nextOf(runtimeStatus, retryAfterS ?? DEFAULT_RETRY_AFTER_S)
      : { next: failure.next }),
    runtimeStatus,
    provider,
    ...(retryAfterS !== undefined && { retryAfterS }),
    ...(cause !== undefined && { cause }),
  });
}

function nextOf(runtimeStatus: RuntimeStatus, retryAfterS: number): { readonly next?: string } {
  switch (runtimeStatus) {
    case "invalid_input":
      return { next: "Change the arguments: the same call fails again." };
    case "rate_limited":
      return { next: `Wait ${describeSeconds(retryAfterS)}, then send the call again once.` };
    case "missing_key":
      return {
        next: "Whoever runs this service has to set the provider's key; try the tool's fallback meanwhile.",
      };
    case "plan_required":
      return {
        next: "Whoever runs this service needs another plan at the provider; try the tool's fallback meanwhile.",
      };
    default:
      return {};
  }
}
