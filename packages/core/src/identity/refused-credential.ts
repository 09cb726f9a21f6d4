// Refused credential: why a credential that is known, or whose account is, lets nobody in.
import { ServiceError } from "../errors/errors.js";
import type { ApiKey } from "../store/account.js";
import type { AccountStatus } from "../store/account-change.js";
import type { Plan, Plans } from "../store/plan.js";
import { SIGN_IN } from "./host-identity.js";

/** A credential that the host does not know where there are no keys but the host's. */
export function unknownToHost(): ServiceError {
  const message = "The credential is none that this service knows.";
  return new ServiceError("UNAUTHORIZED", { message, next: SIGN_IN });
}

/** Throws UNAUTHORIZED for an account that may not call. Why it is suspended is for those who run the service. */
export function requireActive(status: AccountStatus): void {
  if (status === "suspended")
    throw new ServiceError("UNAUTHORIZED", {
      message: "The account is suspended.",
      next: "Ask whoever runs the service: it can be resumed, and nothing of it is lost.",
    });
  if (status === "closed")
    throw new ServiceError("UNAUTHORIZED", {
      message: "The account is closed, for good.",
      next: "Use another account's key.",
    });
}

/** Throws UNAUTHORIZED for a key that was revoked, and from the instant on at which it expires. */
export function requireLiveKey({ revokedAt, expiresAt }: ApiKey, now: number): void {
  if (revokedAt !== null) throw new ServiceError("UNAUTHORIZED", { message: "The API key was revoked." });
  if (expiresAt !== null && expiresAt <= now)
    throw new ServiceError("UNAUTHORIZED", { message: "The API key has expired." });
}

/** A plan by its name. Throws INTERNAL_ERROR where it is not configured. */
export function requirePlan(plans: Plans, name: string): Plan {
  const plan = plans[name];
  if (plan) return plan;
  throw new ServiceError("INTERNAL_ERROR", {
    message: `The account's plan ${JSON.stringify(name)} is not configured.`,
  });
}
