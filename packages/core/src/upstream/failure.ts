// What an upstream did wrong, read from its answer, as an error of the service.

import type { RuntimeStatus } from "../errors/error-table.js";
import { ServiceError } from "../errors/errors.js";
import { describeSeconds } from "../platform/clock.js";
import { isObject } from "../platform/json.js";

/** One failure of an upstream, in the receipt's terms. */
export interface UpstreamFailure {
  readonly runtimeStatus: Exclude<RuntimeStatus, "ok">;
  /** What happened, for people; never the upstream's body or address. */
  readonly message: string;
  /** Seconds after which the upstream may be asked again, where it said so. */
  readonly retryAfterS?: number;
  /** What the caller can do, as a sentence; by default what is usual for the status. */
  readonly next?: string;
  /** What was thrown, for the operator's log. */
  readonly cause?: unknown;
}

/**
 * Reads a failure out of an answer. `body` is the parsed JSON, null where there is none, undefined where it is no JSON; `heavy` says that the
 * caller decided how much was asked for, and so may be to blame for what was too much.
 */
export type ReadUpstreamFailure = (answer: {
  readonly status: number;
  readonly body: unknown;
  readonly heavy: boolean;
}) => UpstreamFailure | undefined;

const FAILURES: readonly UpstreamFailure["runtimeStatus"][] = [
  "invalid_input",
  "missing_key",
  "plan_required",
  "rate_limited",
  "degraded",
  "failing",
];

const DEFAULT_RETRY_AFTER_S = 5;
// An upstream that names a longer time is not believed: nobody keeps a call for days.
const MAX_RETRY_AFTER_S = 86_400;
const CALLER_FAULTS: readonly RuntimeStatus[] = ["invalid_input", "rate_limited"];

/** Whether an upstream fails by itself: not by the caller's fault, nor by ours. */
export function isUpstreamsFault({ runtimeStatus }: UpstreamFailure): boolean {
  return runtimeStatus === "degraded" || runtimeStatus === "failing";
}

/** What a provider's own reader makes of an answer. Where it `slipped`, that is the failure, with its cause. */
export function readOwnFailure(
  read: ReadUpstreamFailure | undefined,
  answer: Parameters<ReadUpstreamFailure>[0],
): { readonly failure: UpstreamFailure; readonly slipped: boolean } | undefined {
  if (read === undefined) return undefined;
  try {
    // A plugin in JavaScript gives what it likes: `body.error && { … }`, or a promise.
    const failure: unknown = read(answer);
    if (!failure) return undefined;
    if (isFailure(failure)) return { failure, slipped: false };
    if (failure instanceof Promise) failure.catch(() => {});
    throw new TypeError("the provider's `failure` gave something else than a runtimeStatus and a message");
  } catch (cause) {
    const message = "gave an answer that its `failure` could not read";
    return { failure: { runtimeStatus: "failing", message, cause }, slipped: true };
  }
}

function isFailure(given: unknown): given is UpstreamFailure {
  if (!isObject(given)) return false;
  const { runtimeStatus, message, next } = given;
  const isSaid = typeof message === "string" && (next === undefined || typeof next === "string");
  return isSaid && FAILURES.some((each) => each === runtimeStatus);
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
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/** The error of a failure: TOOL_ERROR where the caller is at fault, PROVIDER_UNAVAILABLE where the provider is. */
export function toUpstreamError(
  provider: string,
  failure: UpstreamFailure,
  cause: unknown = failure.cause,
): ServiceError {
  const { runtimeStatus, message } = failure;
  const rateLimited = runtimeStatus === "rate_limited";
  const named = wholeSeconds(failure.retryAfterS) ?? (rateLimited ? DEFAULT_RETRY_AFTER_S : undefined);
  const retryAfterS = named === undefined ? undefined : Math.min(named, MAX_RETRY_AFTER_S);
  const error = new ServiceError(
    CALLER_FAULTS.includes(runtimeStatus) ? "TOOL_ERROR" : "PROVIDER_UNAVAILABLE",
    {
      message: `${provider} ${message}.`,
      next: failure.next ?? nextOf(runtimeStatus, retryAfterS),
      runtimeStatus,
      provider,
      ...(retryAfterS !== undefined && { retryAfterS }),
      ...(cause !== undefined && { cause }),
    },
  );
  upstreamErrors.add(error);
  return error;
}

/** Seconds as callers are told them; undefined for what is no time, as a plugin may read it from anywhere. */
function wholeSeconds(given: unknown): number | undefined {
  return Number.isFinite(given) ? Math.max(1, Math.ceil(Number(given))) : undefined;
}

const upstreamErrors = new WeakSet<object>();

/** Whether an error tells of an upstream; any other is a tool's own. */
export function isUpstreamError(error: object): boolean {
  return upstreamErrors.has(error);
}

const ASK_OPERATOR: Partial<Record<RuntimeStatus, string>> = {
  missing_key: "The same call fails again until whoever runs this service sets the provider's key.",
  plan_required:
    "The same call fails again until whoever runs this service has another plan at the provider.",
};

/** What whoever called does next. */
export function nextOf(runtimeStatus: RuntimeStatus, retryAfterS: number | undefined): string {
  if (runtimeStatus === "invalid_input") return "Change the arguments: the same call fails again.";
  const wait = retryAfterS === undefined ? "Wait a moment" : `Wait ${describeSeconds(retryAfterS)}`;
  return (
    ASK_OPERATOR[runtimeStatus] ??
    `${wait}, then send the call again once${runtimeStatus === "rate_limited" ? "" : "; if it lasts, report it with the receipt id"}.`
  );
}

/** The error of a provider that is not available, with the tool that the caller can ask in its place. */
export function withFallback(error: ServiceError, fallback: string): ServiceError {
  const { cause, details } = error;
  const next = `Try its fallback \`${fallback}\` once; if that fails too, report it with the receipt id.`;
  return new ServiceError(error.code, { ...details, next, fallback, ...(cause !== undefined && { cause }) });
}

/** The same error without that advice, for callers who do not see the fallback. */
export function withoutFallback({ code, cause, details }: ServiceError): ServiceError {
  const { next: _, fallback: __, ...rest } = details;
  return new ServiceError(code, { ...rest, ...(cause !== undefined && { cause }) });
}
