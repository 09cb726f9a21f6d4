// Service: what a host creates. One catalog, one store, and every way to call a tool.

import { type Administration, createAdministration } from "./administration.js";
import { type Approvals, createApprovals } from "./approvals.js";
import type { Answer } from "./call/answer.js";
import type { Call } from "./call/call.js";
import { createTellCall } from "./call/call-event.js";
import type { Envelope } from "./call/envelope.js";
import { execute } from "./call/execute.js";
import { type Caller, identify } from "./call/identify.js";
import { createLife } from "./call/life.js";
import { guardObserver, type Observer } from "./call/observer.js";
import { answerQuota } from "./call/quota.js";
import type { ServiceParts } from "./call/service-parts.js";
import { createTelemetry } from "./call/telemetry.js";
import type { Catalog } from "./catalog/catalog.js";
import type { Provider } from "./catalog/provider.js";
import type { EditionParts } from "./edition.js";
import { createEditions } from "./editions.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { requirePrincipal } from "./identity/given-principal.js";
import { createHostIdentity } from "./identity/host-identity.js";
import { createKeyTrials } from "./identity/key-trials.js";
import {
  type AccountPrincipal,
  createPrincipals,
  type Principal,
  type SessionKind,
} from "./identity/principal.js";
import { memoryStore } from "./memory/memory-store.js";
import { createMemoryRateLimit } from "./memory/rate-limit.js";
import {
  type ServiceOptions,
  toAnonymousLimits,
  toApprovalLimits,
  toKeepAnswersMs,
  toPlans,
  toSecret,
  toSettings,
  toUpstreamLimits,
} from "./options.js";
import type { Awaitable } from "./platform/awaitable.js";
import { type Brand, createBrand } from "./platform/brand.js";
import { systemClock } from "./platform/clock.js";
import { toLogger } from "./platform/host-logger.js";
import { guardIds, systemIds } from "./platform/ids.js";
import { guardLogger, maskLogger, silentLogger } from "./platform/logger.js";
import type { MaskText } from "./platform/mask.js";
import { VERSION } from "./platform/version.js";
import { createCacheNames, createProviderUpstreams } from "./provider-upstreams.js";
import { requirePruning, toRetention } from "./retention.js";
import { createCursors } from "./run/cursor.js";
import { createResponseCache } from "./run/response-cache.js";
import { createRunningTools } from "./run/running-tools.js";
import { warmUp } from "./run/warm-up.js";
import { ANONYMOUS_LIMITS } from "./store/allowance.js";
import { createSealer } from "./store/checkpoint.js";
import { startReaper } from "./store/reaper.js";
import { createTransportPort, type TransportPort } from "./transport-port.js";
import { createSend } from "./upstream/fetch.js";
import type { KeySources } from "./upstream/keys.js";
import { createPublicTargets, createPublicUpstreams } from "./upstream/public-upstream.js";
import type { UpstreamOptions } from "./upstream/upstream.js";

/** A running service, as its host uses it. */
export interface Service extends Administration {
  readonly brand: Brand;
  readonly version: string;
  readonly catalog: Catalog;
  /**
   * The catalog of the tools that a principal may see: the same object for all who see the same. Throws INTERNAL_ERROR where
   * the host's rule `access` fails, and VALIDATION_ERROR for what is no principal.
   */
  view(principal: Principal): Awaitable<Catalog>;
  /** Runs a tool and answers with its envelope. Never throws. */
  execute(call: Call): Promise<Envelope>;
  /** Tells a caller what it has left; spends nothing. Never throws. */
  quota(caller: Caller): Promise<Answer>;
  /** Who asks; throws the `ServiceError` of a credential that is refused or cannot be checked. */
  identify(caller: Caller): Promise<Principal>;
  /**
   * The account of a holder who signed in elsewhere, as the host has checked; its first session opens it on plan `free`. The
   * kind, `oauth` by default, stands in place of a key's id. Throws AUTH_SERVICE_UNAVAILABLE.
   */
  openSession(accountId: string, kind?: SessionKind): Promise<AccountPrincipal>;
  /**
   * Does what the first calls would otherwise wait for: loads the client for upstreams, and works out the schemas of all
   * tools, a tool at a time. Asks no upstream and spends nothing; a host that serves may start it beside its first calls,
   * and is in less of a hurry while `isBusy` says that there are some.
   */
  warm(isBusy?: () => boolean): Promise<void>;
  /**
   * Serves these providers in place of all others. Calls in flight end with the ones they began with; lists, searches, MCP and
   * the OpenAPI document are those of the new ones at once. A provider that is in both sets keeps its breakers, its pace and
   * its cached answers. `keys` are the keys of the new ones; those of before where left out. Throws an `Error` that names what
   * cannot be used; then all stays as it was.
   */
  replaceProviders(providers: readonly Provider[], options?: { readonly keys?: KeySources }): void;
  /**
   * Ends the service: from now on each call and each verb is STATE_BACKEND_UNAVAILABLE, and calls in flight end as they can. Stops the
   * reaper and closes the store; `keepStore` leaves that open, for whoever goes on with it.
   */
  close(options?: { readonly keepStore?: boolean }): Promise<void>;
  /** Calls that wait for a person. */
  readonly approvals: Approvals;
  /** For transports: hosts have no need of it. */
  readonly transport: TransportPort;
}

const CLOSE: OptionNames<{ readonly keepStore?: boolean }> = { keepStore: true };

/** Creates a service; throws an `Error` that names the provider, tool or option which cannot be used. */
export function createService(options: ServiceOptions): Service {
  const editions = createEditions(options, (mask, catalog) => createParts(options, mask, catalog));
  const { parts, current } = editions;
  const transport = createTransportPort(parts, toSettings(options), editions);
  const stopReaper = startReaper(parts);
  return {
    brand: parts.brand,
    version: parts.version,
    get catalog() {
      return parts.catalog;
    },
    view(principal) {
      requirePrincipal(principal);
      return parts.views.of(principal);
    },
    execute: async (call) => (await execute(current(), call)).envelope,
    quota: (caller) => answerQuota(parts, caller),
    identify: async (caller) => identify(parts, caller),
    async openSession(accountId, kind) {
      parts.life.requireOpen();
      return parts.principals.ofSession(accountId, kind);
    },
    warm: (isBusy) => warmUp({ catalog: parts.catalog, clock: parts.clock, fetch: options.fetch }, isBusy),
    replaceProviders: editions.replace,
    transport,
    ...createAdministration(parts),
    approvals: createApprovals(parts),
    async close(given = {}) {
      requireOptions(given, CLOSE);
      parts.life.end();
      stopReaper();
      if (!given.keepStore) await parts.store.close();
    },
  };
}

/** What a service keeps while its providers change. */
function createParts(options: ServiceOptions, mask: MaskText, catalog: () => Catalog): EditionParts {
  const brand = createBrand(options.brand);
  const { clock, logger, observer, ids } = toHostParts(options, mask);
  const store = options.store ?? memoryStore({ clock });
  const plans = toPlans(options);
  const limits = toUpstreamLimits(options);
  const targets = createPublicTargets(options);
  const keepAnswersMs = toKeepAnswersMs(options);
  const retention = toRetention(options.retention, keepAnswersMs);
  requirePruning(retention, store);
  const tools = { has: (name: string) => catalog().get(name) !== undefined };
  const telemetry = createTelemetry({ tools, clock, observer, logger });
  const upstreamParts = { limits, clock, traced: telemetry.traced, ended: reportTo(observer) };
  return {
    brand,
    version: options.version ?? VERSION,
    docsUrl: toSettings(options).docsUrl,
    ...{ clock, ids, logger, telemetry, store, plans, limits, life: createLife() },
    tellCall: options.onCall && createTellCall(options.onCall, clock, logger),
    cursors: createCursors(toSecret(options, store)),
    sealer: createSealer(options.secret),
    publicTargets: targets,
    admit: options.admit ?? undefined,
    approvals: toApprovalLimits(options),
    ...{ keepAnswersMs, retention },
    ...createCallers(options, { brand, store, plans, clock, logger }),
    cache: createResponseCache({ keyv: options.cache, clock, logger }),
    running: createRunningTools(),
    publicUpstreams: createPublicUpstreams({ ...upstreamParts, targets }),
    cacheNameOf: createCacheNames(),
    upstreams: createProviderUpstreams({ ...upstreamParts, fetch: options.fetch ?? createSend() }),
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
function toHostParts(options: ServiceOptions, mask: MaskText) {
  const logger = maskLogger(guardLogger(toLogger(options.logger ?? silentLogger)), mask);
  return {
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
