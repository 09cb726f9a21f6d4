// The upstreams that a tool's caller names: clients like any other, kept to public targets.

import type { Observer } from "../call/observer.js";
import type { Telemetry } from "../call/telemetry.js";
import type { Provider } from "../catalog/provider.js";
import type { Clock } from "../platform/clock.js";
import { type ReadUpstreamFailure, toUpstreamError } from "./failure.js";
import type { Fetch } from "./fetch.js";
import { createPublicFetch } from "./public-fetch.js";
import { type EgressAllowed, REFUSED_TARGET, readEgressAllowed, readPublicTarget } from "./public-target.js";
import { createTraffic, type Traffic } from "./traffic.js";
import { createUpstream, type Upstream, type UpstreamLimits } from "./upstream.js";

/** The client of a base URL that the caller of one of the provider's tools names; throws TOOL_ERROR for one that is not public. */
export type PublicUpstreams = (provider: Provider, baseUrl: string) => Upstream;

/** Makes the clients. `egressAllow` and `publicFetch` are the service's options; throws an `Error` for a list that cannot be read. */
export function createPublicUpstreams(options: {
  readonly egressAllow: readonly string[] | undefined;
  readonly publicFetch: Fetch | undefined;
  readonly limits: UpstreamLimits;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly observer: Observer | undefined;
}): PublicUpstreams {
  const { clock, telemetry, observer } = options;
  const egressAllowed = readEgressAllowed(options.egressAllow ?? []);
  const fetch = options.publicFetch ?? createPublicFetch(egressAllowed);
  // A breaker would let one caller's target shut out another's, and each would be remembered.
  const limits = { ...options.limits, breaker: false } as const;
  const traffics = new Map<string, Traffic>();

  /** Places of their own, so that slow targets of callers take none from the provider's upstream. */
  function trafficOf({ id }: Provider): Traffic {
    const traffic = traffics.get(id) ?? createTraffic(id, limits, clock);
    traffics.set(id, traffic);
    return traffic;
  }

  return (provider, baseUrl) =>
    createUpstream({
      provider: provider.id,
      baseUrl: readBaseUrl(provider, baseUrl, egressAllowed),
      headers: {},
      failure: readFailure(provider.failure),
      limits,
      traffic: trafficOf(provider),
      clock,
      fetch: telemetry.traced(provider.id, fetch),
      observer,
    });
}

function readBaseUrl(provider: Provider, baseUrl: string, egressAllowed: EgressAllowed): string {
  try {
    const { url } = readPublicTarget(baseUrl, egressAllowed);
    url.hash = "";
    return url.href;
  } catch (cause) {
    throw toUpstreamError(provider.id, REFUSED_TARGET, cause);
  }
}

/** Who named the target has to know how to get in; the operator's key and plan have nothing to do with it. */
function readFailure(read: ReadUpstreamFailure | undefined): ReadUpstreamFailure {
  return (answer) => {
    if ([401, 402, 403].includes(answer.status)) {
      return { runtimeStatus: "invalid_input", message: `was given a URL that answered ${answer.status}` };
    }
    return read?.(answer);
  };
}
