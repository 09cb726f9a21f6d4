// Service: what a host creates. One catalog, one store, and every way to call a tool.

import { type Administration, createAdministration } from "./administration.js";
import type { Answer } from "./call/answer.js";
import type { Call } from "./call/call.js";
import type { Envelope } from "./call/envelope.js";
import { execute } from "./call/execute.js";
import { type Caller, identify } from "./call/identify.js";
import { guardObserver, type Observer } from "./call/observer.js";
import { checkPrices } from "./call/price.js";
import { answerQuota } from "./call/quota.js";
import type { ServiceParts } from "./call/service-parts.js";
import { createTelemetry, type Telemetry } from "./call/telemetry.js";
import { type Catalog, createCatalog } from "./catalog/catalog.js";
import { DEFAULT_UPSTREAM } from "./catalog/catalog-tool.js";
import type { Provider } from "./catalog/provider.js";
import type { Tool } from "./catalog/tool.js";
import { createDiscovery } from "./discovery/discovery.js";
import { createHostIdentity } from "./identity/host-identity.js";
import { createKeyTrials } from "./identity/key-trials.js";
import { type AccountPrincipal, createPrincipals, type Principal } from "./identity/principal.js";
import { memoryStore } from "./memory/memory-store.js";
import { createMemoryRateLimit } from "./memory/rate-limit.js";
import { checkOptions } from "./option-rules.js";
import {
  type ServiceOptions,
  toAnonymousLimits,
  toFeedbackKeeper,
  toKeepAnswersMs,
  toPlans,
  toSecret,
  toSettings,
  toUpstreamLimits,
} from "./options.js";
import { type Brand, createBrand } from "./platform/brand.js";
import { systemClock } from "./platform/clock.js";
import { guardIds, systemIds } from "./platform/ids.js";
import { guardLogger, maskLogger, silentLogger } from "./platform/logger.js";
import { VERSION } from "./platform/version.js";
import { createCursors } from "./run/cursor.js";
import { createPagedRunner } from "./run/paged-runner.js";
import { createResponseCache } from "./run/response-cache.js";
import { warmUp } from "./run/warm-up.js";
import { createSecrets, createServiceKeys } from "./service-keys.js";
import { ANONYMOUS_LIMITS } from "./store/allowance.js";
import { startReaper } from "./store/reaper.js";
import { createTransportPort, type TransportPort } from "./transport-port.js";
import { createUpstreamFetch } from "./upstream/fetch.js";
import { createPublicTargets, createPublicUpstreams } from "./upstream/public-upstream.js";
import { withinLimits } from "./upstream/request-limits.js";
import { limitUpstreams } from "./upstream/tool-upstream.js";
import { createTraffic } from "./upstream/traffic.js";
import { createUpstream, type Upstream, type UpstreamOptions } from "./upstream/upstream.js";

/** A running service, as its host uses it. */
export interface Service extends Administration {
  readonly brand: Brand;
  readonly version: string;
  readonly catalog: Catalog;
  /** Runs a tool and answers with its envelope. Never throws. */
  execute(call: Call): Promise<Envelope>;
  /** Tells a caller what it has left; spends nothing. Never throws. */
  quota(caller: Caller): Promise<Answer>;
  /** Who asks; throws the `ServiceError` of a credential that is refused or cannot be checked. */
  identify(caller: Caller): Promise<Principal>;
  /**
   * The account of a holder who signed in elsewhere, as the host has checked; its first session opens it on plan `free`.
   * Throws AUTH_SERVICE_UNAVAILABLE.
   */
  openSession(accountId: string): Promise<AccountPrincipal>;
  /**
   * Does what the first calls would otherwise wait for: loads the client for upstreams, and works out the schemas of all
   * tools, a tool at a time. Asks no upstream and spends nothing; a host that serves may start it beside its first calls,
   * and is in less of a hurry while `isBusy` says that there are some.
   */
  warm(isBusy?: () => boolean): Promise<void>;
  /** Stops the reaper and closes the store. */
  close(): Promise<void>;
  /** For transports: hosts have no need of it. */
  readonly transport: TransportPort;
}

/** Creates a service; throws an `Error` that names the provider, tool or option which cannot be used. */
export function createService(options: ServiceOptions): Service {
  const parts = createParts(options);
  const transport = createTransportPort(parts, toSettings(options));
  const stopReaper = startReaper(parts);
  return {
    brand: parts.brand,
    version: parts.version,
    catalog: parts.catalog,
    execute: async (call) => (await execute(parts, call)).envelope,
    quota: (caller) => answerQuota(parts, caller),
    identify: (caller) => identify(parts, caller),
    openSession: async (accountId) => parts.principals.ofSession(accountId),
    warm: (isBusy) => warmUp(parts.catalog, parts.clock, isBusy),
    transport,
    ...createAdministration(parts),
    async close() {
      stopReaper();
      await parts.store.close();
    },
  };
}

function createParts(options: ServiceOptions): ServiceParts {
  checkOptions(options);
  const brand = createBrand(options.brand);
  const { name: brandName, receiptField } = brand;
  const { clock, secrets, logger, observer, ids } = toHostParts(options);
  const store = options.store ?? memoryStore({ clock });
  const plans = toPlans(options);
  const limits = toUpstreamLimits(options);
  const fetch = options.fetch ?? createUpstreamFetch();
  const targets = createPublicTargets(options);
  const keys = createServiceKeys(options, { brand, clock, logger, secrets });
  const discovery = createDiscovery({
    brand,
    store,
    clock,
    ids,
    catalog: () => catalog,
    keepFeedback: toFeedbackKeeper(options, logger),
  });
  const providers = [...options.providers, discovery];
  const tools = new Set(providers.flatMap((provider) => provider.tools.map(({ name }) => name)));
  const telemetry = createTelemetry({ tools, clock, observer, logger });
  const upstreamParts = { limits, clock, traced: telemetry.traced, ended: reportTo(observer) };
  const catalog: Catalog = createCatalog({
    providers,
    retired: options.retired ?? [],
    vocabulary: options.vocabulary ?? "",
    upstreamsOf: (provider) => upstreamsOf(provider, { ...upstreamParts, fetch }),
    ...{ brandName, receiptField, logger },
    keys: keys.ring,
  });
  checkPrices(plans, catalog, brandName);
  const cursors = createCursors(toSecret(options, store));
  return {
    brand,
    version: options.version ?? VERSION,
    docsUrl: toSettings(options).docsUrl,
    clock,
    ids,
    logger,
    telemetry,
    store,
    catalog,
    keys,
    cursors,
    publicTargets: targets,
    runner: createPagedRunner({
      ...{ catalog, cursors, clock, ids, logger, limits, receiptField },
      version: options.version ?? VERSION,
      cache: createResponseCache({ keyv: options.cache, clock, logger }),
      publicUpstreams: createPublicUpstreams({ ...upstreamParts, targets }),
    }),
    plans,
    limits,
    keepAnswersMs: toKeepAnswersMs(options),
    ...createCallers(options, { brand, store, plans, clock, logger }),
  };
}

/** What tells callers apart, and counts what they try. */
function createCallers(
  options: ServiceOptions,
  parts: Pick<ServiceParts, "brand" | "store" | "plans" | "clock" | "logger">,
): Pick<ServiceParts, "anonymous" | "ownRateLimit" | "principals" | "hostIdentity"> {
  const { identify } = options;
  const anonymous = toAnonymousLimits(options);
  const ownRateLimit = createMemoryRateLimit();
  // Who lets no keyless caller in still has keys looked up.
  const limit = anonymous.attemptsPerMinute || ANONYMOUS_LIMITS.attemptsPerMinute;
  const trials = createKeyTrials({ windows: ownRateLimit, limit, clock: parts.clock });
  const principals = createPrincipals({
    ...parts,
    apiKeys: options.apiKeys ?? true,
    hostIdentifies: identify !== undefined,
    trials,
  });
  const hostIdentity = identify && createHostIdentity({ ...parts, identify });
  return { anonymous, ownRateLimit, principals, hostIdentity };
}

/** What the host hands in for its own sake, guarded, or what stands in its place. */
function toHostParts(options: ServiceOptions) {
  const secrets = createSecrets(options);
  const logger = maskLogger(guardLogger(options.logger ?? silentLogger), secrets.text);
  return {
    secrets,
    logger,
    clock: options.clock ?? systemClock,
    observer: options.observer && guardObserver(options.observer, logger),
    ids: options.ids ? guardIds(options.ids, logger) : systemIds,
  };
}

/** Tells an observer how each request to an upstream ended. */
function reportTo(observer: Observer | undefined): UpstreamOptions["ended"] {
  return observer && ((provider, outcome) => observer.upstreamEnded(provider, outcome));
}

/** The upstreams of a provider, by name, as each of its tools may ask them. */
function upstreamsOf(
  { id, baseUrl, upstreams = {}, headers = {}, failure, limits: declared }: Provider,
  {
    traced,
    ...parts
  }: Pick<UpstreamOptions, "limits" | "clock" | "fetch" | "ended"> & Pick<Telemetry, "traced">,
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
