// Provider upstreams: the upstreams of each provider, made once for as long as somebody has the provider.
import type { Telemetry } from "./call/telemetry.js";
import { DEFAULT_UPSTREAM } from "./catalog/catalog-tool.js";
import type { Provider } from "./catalog/provider.js";
import type { Tool } from "./catalog/tool.js";
import { withinLimits } from "./upstream/request-limits.js";
import { limitUpstreams } from "./upstream/tool-upstream.js";
import { createTraffic } from "./upstream/traffic.js";
import { createUpstream, type Upstream, type UpstreamOptions } from "./upstream/upstream.js";

/** The upstreams of a provider, by name, as each of its tools may ask them. */
export type ProviderUpstreams = (provider: Provider) => (tool: Tool) => ReadonlyMap<string, Upstream>;

/**
 * A provider that a service keeps while others are replaced keeps its breakers, its pace and its slots. What nobody has any
 * more, and no call asks, is left to the garbage collector; the connections close by themselves.
 */
export function createProviderUpstreams(parts: UpstreamParts): ProviderUpstreams {
  const ofProviders = new WeakMap<Provider, (tool: Tool) => ReadonlyMap<string, Upstream>>();
  return (provider) => {
    const known = ofProviders.get(provider) ?? ofTools(upstreamsOf(provider, parts));
    ofProviders.set(provider, known);
    return known;
  };
}

type UpstreamParts = Pick<UpstreamOptions, "limits" | "clock" | "fetch" | "ended"> &
  Pick<Telemetry, "traced">;

function ofTools(make: (tool: Tool) => ReadonlyMap<string, Upstream>) {
  const made = new WeakMap<Tool, ReadonlyMap<string, Upstream>>();
  return (tool: Tool) => {
    const known = made.get(tool) ?? make(tool);
    made.set(tool, known);
    return known;
  };
}

function upstreamsOf(
  { id, baseUrl, upstreams = {}, headers = {}, failure, limits: declared }: Provider,
  { traced, ...parts }: UpstreamParts,
): (tool: Tool) => ReadonlyMap<string, Upstream> {
  const limits = withinLimits(parts.limits, declared);
  const urls = baseUrl === undefined ? upstreams : { [DEFAULT_UPSTREAM]: baseUrl, ...upstreams };
  const shared = {
    ...parts,
    limits,
    provider: id,
    headers,
    failure,
    traffic: createTraffic(id, parts.limits, parts.clock, declared),
    fetch: traced(id, parts.fetch),
  };
  const make = (url: string) => createUpstream({ ...shared, baseUrl: url });
  const made = new Map(Object.entries(urls).map(([name, url]) => [name, make(url)]));
  return (tool) => limitUpstreams(made, id, tool.limits, limits, parts.clock);
}

/**
 * What the cached answers of a provider's tools are kept under: its id, with a number where it took the place of another
 * provider of that id, whose answers may be of another kind.
 */
export function createCacheNames(): (provider: Provider) => string {
  const names = new WeakMap<Provider, string>();
  const counts = new Map<string, number>();
  return (provider) => {
    const known = names.get(provider);
    if (known !== undefined) return known;
    const earlier = counts.get(provider.id) ?? 0;
    const name = earlier === 0 ? provider.id : `${provider.id}#${earlier}`;
    counts.set(provider.id, earlier + 1);
    names.set(provider, name);
    return name;
  };
}
