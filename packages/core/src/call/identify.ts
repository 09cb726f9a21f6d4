// Identify: the step that finds out who asks.

import { isWellFormedKey } from "../identity/api-key.js";
import { type Credential, NO_CREDENTIAL, readCredential } from "../identity/credential.js";
import { isRefusal } from "../identity/key-trials.js";
import type { Principal } from "../identity/principal.js";
import type { Call } from "./call.js";
import { consumeRate, countHere, requireRate } from "./limit-rate.js";
import type { ServiceParts } from "./service-parts.js";

/** The part of a call that says who asks. */
export type Caller = Omit<Call, "tool" | "args">;

/**
 * Finds out who asks; a principal that the host has kept is brought up to date. A refused credential counts as an attempt
 * of its address, so that nobody can try out keys at any speed. One that has not the form of a key is refused without the
 * store, also where that is away.
 */
export async function identify(parts: ServiceParts, caller: Caller): Promise<Principal> {
  if (caller.principal) return parts.principals.current(caller.principal);
  const credential = credentialOf(parts, caller);
  try {
    return await parts.principals.identify(credential, caller.address);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (hasKeyForm(parts, credential)) await countRefusal(parts, caller.address);
    else countHere(parts, await parts.principals.identify(NO_CREDENTIAL, caller.address));
    throw error;
  }
}

/** Whether a credential has the form of a key, so that it was looked up. */
function hasKeyForm({ brand }: ServiceParts, credential: Credential): boolean {
  if (credential.kind !== "apiKey" || credential.keyKind === undefined) return false;
  return isWellFormedKey(brand, credential.keyKind, credential.key);
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
