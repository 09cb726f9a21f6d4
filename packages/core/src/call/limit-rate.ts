// Limit rate: the step that counts a call in its caller's minute, and refuses it where the minute is full.

import type { ErrorCode } from "../errors/error-table.js";
import { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { type Awaitable, andThen, orElse } from "../platform/awaitable.js";
import { describeSeconds, secondsUntil, utcDay } from "../platform/clock.js";
import type { RateAttempt, RateDecision, RateState } from "../store/rate-limit.js";
import { withStoreError } from "../store/store.js";
import type { ServiceParts } from "./service-parts.js";

/**
 * Counts a call in the principal's minute; undefined for the host, who is not limited. Where the store is away, a call
 * that goes on without it is counted in this process.
 */
export function consumeRate(
  parts: ServiceParts,
  principal: Principal,
  goesOnWithout: () => boolean = () => false,
): Awaitable<RateDecision | undefined> {
  if (principal.kind === "host") return undefined;
  const attempt = attemptOf(parts, principal);
  const count = () => withStoreError(rateUnreachable(principal), () => parts.store.consumeRate(attempt));
  // Known here too, for what is decided without the store.
  const note = (decision: RateDecision) => {
    if (decision.allowed) parts.ownRateLimit.consumeRate(attempt);
    return decision;
  };
  return orElse(
    () => (principal.kind === "anonymous" ? andThen(count(), note) : count()),
    (error) => {
      if (!goesOnWithout()) throw error;
      return parts.ownRateLimit.consumeRate(attempt);
    },
  );
}

/**
 * Counts an attempt that is refused without the store, by what this process has seen of its address. The store is told and
 * not waited for. Throws RATE_LIMITED where no attempt is left.
 */
export function countHere(parts: ServiceParts, principal: Principal): void {
  const attempt = attemptOf(parts, principal);
  requireRate(parts.ownRateLimit.consumeRate(attempt), attempt.now);
  // Where it cannot be told, the attempt is counted here alone.
  void withoutFailure(() => parts.store.consumeRate(attempt));
}

async function withoutFailure(ask: () => unknown): Promise<void> {
  try {
    await ask();
  } catch {}
}

function attemptOf(parts: ServiceParts, principal: Principal): RateAttempt {
  const [subject, limit] = [scopeOf(principal), rateLimitOf(parts, principal)];
  return { subject, limit, now: parts.clock.now() };
}

/** Whether a principal may search once more: in this minute, and on this day. */
export interface SearchDecision {
  /** Undefined for the host, who is not limited. */
  readonly rate: RateDecision | undefined;
  readonly withinDay: boolean;
}

/** Counts a search in its principal's minute and day; those of the minute that are refused are not counted on the day. */
export async function consumeSearch(
  parts: ServiceParts,
  principal: Exclude<Principal, { kind: "anonymous" }>,
): Promise<SearchDecision> {
  if (principal.kind === "host") return { rate: undefined, withinDay: true };
  const { searchesPerMinute, searchesPerDay } = principal.plan;
  const now = parts.clock.now();
  const subject = `search:${scopeOf(principal)}`;
  return withStoreError("STATE_BACKEND_UNAVAILABLE", async () => {
    const rate = await parts.store.consumeRate({ subject, limit: searchesPerMinute, now });
    if (!rate.allowed || searchesPerDay === null) return { rate, withinDay: true };
    const withinDay = await parts.store.takeDaily({ subject, day: utcDay(now), limit: searchesPerDay });
    return { rate, withinDay };
  });
}

/** Throws RATE_LIMITED for a call that the window has no room for; `whose` says whose it is, where that is not plain. */
export function requireRate(decision: RateDecision | undefined, now: number, whose = ""): void {
  if (!decision || decision.allowed) return;
  const retryAfterS = secondsUntil(decision.resetAt, now);
  throw new ServiceError("RATE_LIMITED", {
    message: `More than ${decision.limit} calls${whose} in a minute.`,
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
