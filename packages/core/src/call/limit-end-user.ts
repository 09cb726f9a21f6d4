// Limit end user: how often one of an account's own users may call, beside the limits of the account.
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { nextUtcMidnight, secondsUntil, utcDay } from "../platform/clock.js";
import type { EndUserLimits } from "../store/plan.js";
import { withStoreError } from "../store/store.js";
import { requireRate } from "./limit-rate.js";
import type { ServiceParts } from "./service-parts.js";

const OF_END_USER = " of this end user";

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

/** Counts a call on its end user's day, as it begins to run; throws RATE_LIMITED. */
export async function countEndUserDay(
  { store, clock }: ServiceParts,
  { subject, limits: { callsPerDay: limit } }: LimitedEndUser,
): Promise<void> {
  if (limit === undefined) return;
  const now = clock.now();
  const isCounted = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.takeDaily({ subject, day: utcDay(now), limit }),
  );
  if (isCounted) return;
  throw new ServiceError("RATE_LIMITED", {
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
