// Tool upstream: a provider's upstream as one tool may ask it, inside the limits that the tool declares.
import type { Clock } from "../platform/clock.js";
import { type RequestLimits, withinLimits } from "./request-limits.js";
import { createTraffic } from "./traffic.js";
import type { Upstream } from "./upstream.js";
import type { UpstreamLimits } from "./upstream-limits.js";

/** Makes a provider's upstreams those of one tool; they are the provider's own where the tool declares no limits. */
export function limitUpstreams(
  upstreams: ReadonlyMap<string, Upstream>,
  provider: string,
  declared: RequestLimits | undefined,
  limits: UpstreamLimits,
  clock: Clock,
): ReadonlyMap<string, Upstream> {
  if (declared === undefined) return upstreams;
  const own = withinLimits(limits, declared);
  const traffic = createTraffic(provider, limits, clock, declared);
  return new Map(
    [...upstreams].map(([name, upstream]) => [
      name,
      {
        refusal: (caller) => traffic.refusal(caller) ?? upstream.refusal(caller),
        client: (call) => upstream.client({ ...call, traffic, limits: own }),
      },
    ]),
  );
}
