// Identify: the step that finds out who asks.

import { isServiceError } from "../errors/errors.js";
import { type Credential, NO_CREDENTIAL, readCredential } from "../identity/credential.js";
import type { Principal } from "../identity/principal.js";
import type { Call } from "./call.js";
import { consumeRate, requireRate } from "./limit-rate.js";
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

/**
 * Counts a refused credential as an attempt of its address, also while the store is away: it is refused for what it is.
 * Throws RATE_LIMITED where no attempt is left.
 */
export async function countRefusal(parts: ServiceParts, address: string | undefined): Promise<void> {
  const anonymous = await parts.principals.identify(NO_CREDENTIAL, address);
  requireRate(await consumeRate(parts, anonymous, () => true), parts.clock.now());
}

function credentialOf(parts: ServiceParts, { credential = NO_CREDENTIAL }: Caller): Credential {
  return typeof credential === "string" ? readCredential(parts.brand, [], [credential]) : credential;
}
