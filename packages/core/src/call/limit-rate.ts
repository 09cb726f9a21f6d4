// Limit rate: the step that counts a call in its caller's minute, and refuses it where the minute is full.

import type { ErrorCode } from "../errors/error-table.js";
import { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { describeSeconds, secondsUntil } from "../platform/clock.js";
import type { RateDecision, RateState } from "../store/rate-limit.js";
import { withStoreError } from "../store/store.js";
import type { ServiceParts } from "./service-parts.js";

/**
 * Counts a call in the principal's minute; undefined for the host, who is not limited. Where the store is away, a call
 * that goes on without it is counted in this process.
 */
export async function consumeRate(
  parts: ServiceParts,
  principal: Principal,
  goesOnWithout: () => boolean = () => false,
): Promise<RateDecision | undefined> {
  if (principal.kind === "host") return undefined;
  const now = parts.clock.now();
  const attempt = { subject: scopeOf(principal), limit: rateLimitOf(parts, principal), now };
  try {
    return await withStoreError(rateUnreachable(principal), () => parts.store.consumeRate(attempt));
  } catch (error) {
    if (!goesOnWithout()) throw error;
    return parts.ownRateLimit.consumeRate(attempt);
  }
}

/** Throws RATE_LIMITED for a call that the window has no room for. */
export function requireRate(decision: RateDecision | undefined, now: number): void {
  if (!decision || decision.allowed) return;
  const retryAfterS = secondsUntil(decision.resetAt, now);
  throw new ServiceError("RATE_LIMITED", {
    message: `More than ${decision.limit} calls in a minute.`,
    next: `Wait ${describeSeconds(retryAfterS)}, then send the call again once.`,
    retryAfterS,
  });
}

/** What is left of a principal's minute; takes nothing. */
export async function peekRate(
  parts: ServiceParts,
  principal: Exclude<Principal, { kind: "host" }>,
): Promise<RateState> {
  const now = parts.clock.now();
  return withStoreError(rateUnreachable(principal), () =>
    parts.store.peekRate({ subject: scopeOf(principal), limit: rateLimitOf(parts, principal), now }),
  );
}

function rateLimitOf(parts: ServiceParts, principal: Principal): number {
  return principal.kind === "account" ? principal.plan.callsPerMinute : parts.anonymous.attemptsPerMinute;
}

function rateUnreachable(principal: Principal): ErrorCode {
  return principal.kind === "account" ? "STATE_BACKEND_UNAVAILABLE" : "ANON_QUOTA_UNAVAILABLE";
}
