// Public upstreams: the clients for base URLs that a tool's caller names. They reach public targets alone.
import type { LookupAddress, LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { type ReadUpstreamFailure, toUpstreamError } from "./failure.js";
import { createUpstreamFetch, type Fetch, type Send } from "./fetch.js";
import {
  type EgressAllowed,
  isPublicAddress,
  REFUSED_TARGET,
  readEgressAllowed,
  readPublicTarget,
  TARGET_REFUSED,
} from "./public-target.js";
import { createTraffic, type Traffic } from "./traffic.js";
import { createUpstream, type Upstream, type UpstreamOptions } from "./upstream.js";

/** The provider on whose behalf a target is asked. */
export interface TargetOwner {
  readonly id: string;
  readonly failure?: ReadUpstreamFailure;
}

/** The client of a base URL that the caller of one of the provider's tools names; throws TOOL_ERROR for one that is not public. */
export type PublicUpstreams = (owner: TargetOwner, baseUrl: string) => Upstream;

/** What may be asked of all that callers name, and the way to it. */
export interface PublicTargets {
  /** The URL as it is asked; throws TARGET_REFUSED. The address of a name is checked later, at connecting. */
  read(url: string): URL;
  /** Asks a URL that may be asked. Gives redirects back as they are; fails with TARGET_REFUSED, also as a cause. */
  readonly fetch: Fetch;
}

/** Makes them. `egressAllow` and `publicFetch` are the service's options; throws an `Error` for a list that cannot be read. */
export function createPublicTargets({
  egressAllow = [],
  publicFetch,
}: {
  readonly egressAllow?: readonly string[] | undefined;
  readonly publicFetch?: Fetch | undefined;
}): PublicTargets {
  const egressAllowed = readEgressAllowed(egressAllow);
  const fetch = publicFetch ?? createPublicFetch(egressAllowed);
  const read = (url: string) => readPublicTarget(url, egressAllowed).url;
  return {
    read,
    // A fetch of the host's own may look at nothing.
    async fetch(request) {
      read(request.url);
      return fetch(request);
    },
  };
}

/** Makes the clients. */
export function createPublicUpstreams({
  targets,
  ...options
}: Pick<UpstreamOptions, "limits" | "clock" | "ended"> & {
  readonly targets: PublicTargets;
  /** The fetch of a provider's requests, each of them traced. */
  readonly traced: (provider: string, fetch: Send) => Send;
}): PublicUpstreams {
  const { clock, traced, ended } = options;
  // With a breaker, one caller's dead target would shut out another's, and every target would be remembered.
  const limits = { ...options.limits, breaker: false } as const;
  const traffics = new Map<string, Traffic>();

  /** Slots of their own: slow targets of callers take none from the provider's upstream. */
  function trafficOf(provider: string): Traffic {
    const traffic = traffics.get(provider) ?? createTraffic(provider, limits, clock);
    traffics.set(provider, traffic);
    return traffic;
  }

  return ({ id, failure }, baseUrl) =>
    createUpstream({
      provider: id,
      baseUrl: readBaseUrl(id, baseUrl, targets),
      headers: {},
      failure: readFailure(failure),
      limits,
      traffic: trafficOf(id),
      clock,
      fetch: traced(id, targets.fetch),
      ended,
    });
}

function readBaseUrl(provider: string, baseUrl: string, targets: PublicTargets): string {
  try {
    const url = targets.read(baseUrl);
    url.hash = "";
    return url.href;
  } catch (cause) {
    throw toUpstreamError(provider, REFUSED_TARGET, cause);
  }
}

/** The caller who named the target has to know how to get in: the operator's key and plan have no part in it. */
function readFailure(read: ReadUpstreamFailure | undefined): ReadUpstreamFailure {
  return (answer) => {
    if ([401, 402, 403].includes(answer.status)) {
      return { runtimeStatus: "invalid_input", message: `was given a URL that answered ${answer.status}` };
    }
    return read?.(answer);
  };
}

/** Finds all addresses of a name, as `lookup` of `node:dns` does. */
export type LookupAll = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The system's look-up, loaded with the first name: a process that looks none up starts without it. */
const systemLookup: LookupAll = (name, options, callback) => {
  import("node:dns").then(
    ({ lookup }) => lookup(name, options, callback),
    (error) => callback(error, []),
  );
};

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
 * Looks names up for a connection and checks what it finds. The connection goes to the checked address: no second
 * look-up in between could say something else. One address that is not public refuses the name.
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
