// The fetch for URLs that somebody else than the operator has named: it reaches public addresses alone.
import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { createUpstreamFetch, type Fetch } from "./fetch.js";
import { isPublicAddress } from "./public-address.js";
import { type EgressAllowed, readPublicTarget, TARGET_REFUSED } from "./public-target.js";

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type LookupAll = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A fetch for https on port 443 of public hosts and for what the operator allows. Refuses everything else with
 * TARGET_REFUSED, also as a cause. Redirects are given back as they are.
 */
export function createPublicFetch(egressAllowed: EgressAllowed, lookup: LookupAll = systemLookup): Fetch {
  const trusted = createUpstreamFetch();
  const guarded = createUpstreamFetch({ lookup: createPublicLookup(lookup) });
  return async (request) => {
    const { allowed } = readPublicTarget(request.url, egressAllowed);
    return allowed ? trusted(request) : guarded(request);
  };
}

/**
 * Looks names up for a connection, which goes to what is given back: between the check and the connection there is no
 * second look-up that could say something else. One address that is not public refuses the name.
 */
export function createPublicLookup(lookup: LookupAll): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? TARGET_REFUSED, "", 0);
      else if (!addresses.every(({ address }) => isPublicAddress(address))) callback(TARGET_REFUSED, "", 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Whether something failed because its target was refused. */
export function isTargetRefused(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 8; each = each.cause, depth++) {
    if (each === TARGET_REFUSED) return true;
  }
  return false;
}
