// Limit end user: how often one of an account's own users may call, beside the limits of the account.
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { nextUtcMidnight, secondsUntil, utcDay } from "../platform/clock.js";
import { createLru } from "../platform/lru.js";
import { onceFor } from "../platform/once.js";
import type { EndUserLimits } from "../store/plan.js";
import { type Store, withStoreError } from "../store/store.js";
import { requireRate } from "./limit-rate.js";
import type { ServiceParts } from "./service-parts.js";

const OF_END_USER = " of this end user";
const MOST_DAYS = 25_000;

/** How many calls a day has at least taken, by end user, as far as this process has counted or been told by a store. */
const daysOf = onceFor((_: Store) => createLru<{ readonly day: string; readonly taken: number }>(MOST_DAYS));

/** A user of an account whose calls are limited. */
export interface LimitedEndUser {
  /** The name under which its calls are counted. */
  readonly subject: string;
  readonly limits: EndUserLimits;
}

/** The user of an account that a call is made for; undefined where none is named, or its plan limits none. */
export function endUserOf(principal: Principal): LimitedEndUser | undefined {
  if (principal.kind !== "account") return undefined;
  const { endUser, plan, account } = principal;
  if (endUser === undefined || plan.endUser === undefined) return undefined;
  // The quotes keep what a database would not.
  return {
    subject: `${subjectsOfEndUsers(account.id)}${JSON.stringify(endUser)}`,
    limits: plan.endUser,
  };
}

/** How the names begin under which the calls of an account's end users are counted. */
export function subjectsOfEndUsers(accountId: string): string {
  // The length tells where the account's name ends.
  return `user:${accountId.length}:${accountId}:`;
}

/** Counts a call in its end user's minute; throws RATE_LIMITED. Where the store is away, in this process if the call goes on without. */
export async function countEndUserMinute(
  parts: ServiceParts,
  { subject, limits: { callsPerMinute: limit } }: LimitedEndUser,
  goesOnWithout: () => boolean,
): Promise<void> {
  if (limit === undefined) return;
  const now = parts.clock.now();
  const attempt = { subject, limit, now };
  requireRate(await consume(parts, attempt, goesOnWithout), now, OF_END_USER);
}

/**
 * Throws RATE_LIMITED where it is known that the end user's day is spent. Such a call is to hold no credits: other users would
 * find them gone, and each hold that is given back leaves its lines in the ledger.
 */
export function requireEndUserDay({ store, clock }: ServiceParts, endUser: LimitedEndUser | undefined): void {
  const limit = endUser?.limits.callsPerDay;
  if (endUser === undefined || limit === undefined) return;
  const now = clock.now();
  if (takenOn(store, endUser.subject, utcDay(now)) >= limit) throw daySpent(limit, now);
}

/** Counts a call on its end user's day, as it begins to run; throws RATE_LIMITED. */
export async function countEndUserDay(
  { store, clock }: ServiceParts,
  { subject, limits: { callsPerDay: limit } }: LimitedEndUser,
): Promise<void> {
  if (limit === undefined) return;
  const now = clock.now();
  const day = utcDay(now);
  const isCounted = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.takeDaily({ subject, day, limit }),
  );
  const taken = takenOn(store, subject, day);
  daysOf(store).set(subject, { day, taken: isCounted ? taken + 1 : Math.max(taken, limit) });
  if (!isCounted) throw daySpent(limit, now);
}

function takenOn(store: Store, subject: string, day: string): number {
  const known = daysOf(store).get(subject);
  return known?.day === day ? known.taken : 0;
}

function daySpent(limit: number, now: number): ServiceError {
  return new ServiceError("RATE_LIMITED", {
    message: `More than ${limit} calls${OF_END_USER} on a day.`,
    next: "Send the call again after 00:00 UTC.",
    retryAfterS: secondsUntil(nextUtcMidnight(now), now),
  });
}

async function consume(
  { store, ownRateLimit }: ServiceParts,
  attempt: Parameters<ServiceParts["store"]["consumeRate"]>[0],
  goesOnWithout: () => boolean,
) {
  try {
    return await withStoreError("STATE_BACKEND_UNAVAILABLE", () => store.consumeRate(attempt));
  } catch (error) {
    if (!goesOnWithout()) throw error;
    return ownRateLimit.consumeRate(attempt);
  }
}
