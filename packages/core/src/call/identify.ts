// Identify: the step that finds out who asks.

import { ServiceError } from "../errors/errors.js";
import { isWellFormedKey } from "../identity/api-key.js";
import { type Credential, NO_CREDENTIAL, readCredential } from "../identity/credential.js";
import { requireKind } from "../identity/given-principal.js";
import { SIGN_IN } from "../identity/host-identity.js";
import { isRefusal } from "../identity/key-trials.js";
import type { AccountPrincipal, Principal } from "../identity/principal.js";
import { type Awaitable, orElse } from "../platform/awaitable.js";
import { isObject } from "../platform/json.js";
import type { Call } from "./call.js";
import { consumeRate, countHere, requireRate } from "./limit-rate.js";
import type { ServiceParts } from "./service-parts.js";

/** The part of a call that says who asks. */
export type Caller = Omit<Call, "tool" | "args">;

/**
 * Finds out who asks: as the host says, where it has something to say, or by the credential. A principal that the host has
 * kept is brought up to date. A refused credential counts as an attempt
 * of its address, so that nobody can try out keys at any speed. One that has not the form of a key is refused without the
 * store, also where that is away. Of a closed service nobody is a caller: STATE_BACKEND_UNAVAILABLE.
 */
export function identify(parts: ServiceParts, caller: Caller): Awaitable<Principal> {
  parts.life.requireOpen();
  if (!isObject(caller))
    throw new ServiceError("VALIDATION_ERROR", { message: "The caller is an object.", param: "caller" });
  if (caller.principal) {
    requireKind(caller.principal);
    return parts.principals.current(caller.principal);
  }
  return parts.hostIdentity ? identifyInTurn(parts, caller) : identifyByCredential(parts, caller);
}

async function identifyInTurn(parts: ServiceParts, caller: Caller): Promise<Principal> {
  return (await identifyByHost(parts, caller)) ?? identifyByCredential(parts, caller);
}

function identifyByCredential(parts: ServiceParts, caller: Caller): Awaitable<Principal> {
  const credential = credentialOf(parts, caller);
  return orElse(
    () => parts.principals.identify(credential, caller.address),
    async (error) => {
      if (!isRefusal(error)) throw error;
      if (hasKeyForm(parts, credential)) await countRefusal(parts, caller.address);
      else countHere(parts, await parts.principals.identify(NO_CREDENTIAL, caller.address));
      throw error;
    },
  );
}

/**
 * Who asks, as the host says of the request; undefined where it says nothing. Throws UNAUTHORIZED with the host's words, and
 * AUTH_SERVICE_UNAVAILABLE where it fails: then nobody is let in another way.
 */
export async function identifyByHost(
  parts: ServiceParts,
  { principal, request, requestId, address }: Caller,
): Promise<AccountPrincipal | undefined> {
  if (!parts.hostIdentity || !request || principal) return undefined;
  const told = await parts.hostIdentity(request, requestId);
  if (told === undefined) return undefined;
  if (!("refuse" in told)) return parts.principals.ofHost(told);
  await countRefusal(parts, address);
  throw new ServiceError("UNAUTHORIZED", { message: told.refuse, next: SIGN_IN });
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
