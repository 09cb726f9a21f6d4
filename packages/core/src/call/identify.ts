// Identify: the step that finds out who asks, and whether they may ask now.

import type { ErrorCode } from "../errors/error-table.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import { type Credential, NO_CREDENTIAL, readCredential } from "../identity/credential.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { describeSeconds } from "../platform/clock.js";
import type { RateDecision, RateState } from "../store/rate-limit.js";
import { withStoreError } from "../store/store.js";
import type { Call } from "./call.js";
import type { ServiceParts } from "./service-parts.js";

/** The part of a call that says who asks. */
export type Caller = Omit<Call, "tool" | "args">;

/**
 * Finds out who asks; a principal that the host has kept is brought up to date. A refused credential counts as an attempt
 * of its address, so that nobody can try out keys at any speed.
 */
export async function identify(parts: ServiceParts, caller: Caller): Promise<Principal> {
  if (caller.principal) return parts.principals.current(caller.principal);
  try {
    return await parts.principals.identify(credentialOf(parts, caller), caller.address);
  } catch (error) {
    const isRefused =
      isServiceError(error) && (error.code === "INVALID_API_KEY" || error.code === "UNAUTHORIZED");
    if (isRefused) await countRefusal(parts, caller.address);
    throw error;
  }
}

/** Counts a refused credential as an attempt of its address; throws RATE_LIMITED where those are used up. */
export async function countRefusal(parts: ServiceParts, address: string | undefined): Promise<void> {
  const anonymous = await parts.principals.identify(NO_CREDENTIAL, address);
  requireRate(await consumeRate(parts, anonymous), parts.clock.now());
}

function credentialOf(parts: ServiceParts, { credential = NO_CREDENTIAL }: Caller): Credential {
  return typeof credential === "string" ? readCredential(parts.brand, [], [credential]) : credential;
}

/** Counts a call in the principal's minute; undefined for the host, who is not limited. */
export async function consumeRate(
  parts: ServiceParts,
  principal: Principal,
): Promise<RateDecision | undefined> {
  if (principal.kind === "host") return undefined;
  const now = parts.clock.now();
  return withStoreError(rateUnreachable(principal), () =>
    parts.store.consumeRate({ subject: scopeOf(principal), limit: rateLimitOf(parts, principal), now }),
  );
}

/** Throws RATE_LIMITED for a call that the window has no room for. */
export function requireRate(decision: RateDecision | undefined, now: number): void {
  if (!decision || decision.allowed) return;
  const retryAfterS = Math.max(1, Math.ceil((decision.resetAt - now) / 1_000));
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
