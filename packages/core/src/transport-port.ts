// TransportPort: what REST, MCP and other transports need of a service beside what its host calls.

import { type Answer, failureAnswer } from "./call/answer.js";
import type { Call } from "./call/call.js";
import { quotaRemaining } from "./call/call-state.js";
import { execute } from "./call/execute.js";
import { type Caller, countRefusal, identifyByHost } from "./call/identify.js";
import { type KnownCall, knownCall, type PlannedCall, requireRunnable } from "./call/known-call.js";
import { consumeSearch, type SearchDecision } from "./call/limit-rate.js";
import type { ServiceParts } from "./call/service-parts.js";
import type { Catalog } from "./catalog/catalog.js";
import type { CatalogTool } from "./catalog/catalog-tool.js";
import type { Editions, OnReplace } from "./editions.js";
import type { Transport } from "./errors/error-table.js";
import type { ServiceError } from "./errors/errors.js";
import { createAddressReader, type ReadAddress, trustsEverybody } from "./identity/address.js";
import type { AccountPrincipal, Principal } from "./identity/principal.js";
import type { ServiceSettings } from "./options.js";
import type { Awaitable } from "./platform/awaitable.js";
import type { Brand } from "./platform/brand.js";
import { askHost } from "./platform/host-function.js";
import type { Logger } from "./platform/logger.js";
import { keyHeader } from "./run/own-keys.js";
import type { ServiceKeys } from "./run/tool-keys.js";
import { type Store, withStoreError } from "./store/store.js";
import type { PublicTargets } from "./upstream/public-upstream.js";

/** What a transport works with. */
export interface TransportPort {
  readonly settings: ServiceSettings;
  readonly logger: Logger;
  /** The service's time, in milliseconds. */
  now(): number;
  /** A new UUID. */
  newId(): string;
  /** The headers that bring a caller's own keys, in lower case, with the variable of each. */
  readonly keyHeaders: ReadonlyMap<string, string>;
  /** Learns of each catalog that is to take the place of the service's; gives what ends it. */
  onReplace(told: OnReplace): () => void;
  /** Whether some callers see fewer tools than others, as the service's options say; else everybody sees its catalog. */
  readonly viewsDiffer: boolean;
  /** What documents show that anybody may read: what a caller sees of whom nothing is known. Throws as `Service.view` does. */
  openView(): Awaitable<Catalog>;
  /**
   * A tool by its name, as a principal is shown it. Throws TOOL_NOT_FOUND in the words for a name that was never there,
   * TOOL_RETIRED, and as `Service.view` does.
   */
  show(principal: Principal, name: string): Awaitable<CatalogTool>;
  /** Whether a principal sees a tool. Throws as `Service.view` does. */
  sees(principal: Principal, tool: CatalogTool): Awaitable<boolean>;
  /** The address of a caller, from the socket's and the `X-Forwarded-For` values. */
  readonly addressOf: ReadAddress;
  /**
   * Who asks, as the host says of the request; undefined where it says nothing. Throws UNAUTHORIZED or
   * AUTH_SERVICE_UNAVAILABLE. The member is undefined where the host has set no `identify`: requests need not be told then.
   */
  readonly identifyByHost: ((caller: Caller) => Promise<AccountPrincipal | undefined>) | undefined;
  /** How many calls are not answered yet, those of the host's own program among them. */
  readonly callsUnderWay: number;
  /** Runs a tool and answers with all that a transport tells: the exact text, the code, the limits. Never throws. */
  answer(call: Call): Promise<Answer>;
  /**
   * The tool of a call that is to run later, without running it. Throws TOOL_NOT_FOUND, TOOL_RETIRED, MISSING_PARAM or
   * VALIDATION_ERROR as the call would.
   */
  check(call: PlannedCall): Promise<CatalogTool>;
  /**
   * What became of a call that was sent with an idempotency key, without running it. What failed and may be sent again is
   * free. Throws STATE_BACKEND_UNAVAILABLE.
   */
  known(call: PlannedCall & { readonly idempotencyKey: string }): Promise<KnownCall>;
  /** Counts a search in its caller's minute and day. Throws STATE_BACKEND_UNAVAILABLE. */
  countSearch(principal: Exclude<Principal, { kind: "anonymous" }>): Promise<SearchDecision>;
  /** The credits, or keyless calls, that a principal has left; undefined where they are not counted or cannot be read. */
  quotaRemaining(principal: Principal): Promise<number | undefined>;
  /** The answer to a request that was refused before it became a call. */
  refuse(
    error: ServiceError,
    request: { readonly requestId: string; readonly transport?: Transport },
  ): Answer;
  /** Counts a credential that the transport has refused as an attempt of its address. Throws RATE_LIMITED where no attempt is left. */
  countRefusal(address: string | undefined): Promise<void>;
  /**
   * What the log can tell of an error that nobody caught: tool, provider and request where it came from a request of
   * theirs, or else which tools run.
   */
  originOf(error: unknown): Readonly<Record<string, unknown>>;
  /**
   * The way to what a caller has named, such as a receiver of webhooks: public targets, and those that the operator allows.
   * What it refuses is known by `isTargetRefused`.
   */
  readonly publicTargets: PublicTargets;
  /** Asks a function that the host has handed in; what it throws, and that it takes too long, is logged and becomes `toError`'s. */
  askHost<T>(name: string, ask: () => Awaitable<T>, toError: () => ServiceError): Awaitable<T>;
  /** Asks the store; throws STATE_BACKEND_UNAVAILABLE where it cannot be reached. */
  askStore<T>(ask: (store: Store) => Awaitable<T>): Promise<T>;
}

/** The port of a service. */
export function createTransportPort(
  parts: ServiceParts,
  settings: ServiceSettings,
  { current, onReplace }: Pick<Editions, "current" | "onReplace">,
): TransportPort {
  const { store, docsUrl } = parts;
  const addressOf = createAddressReader(settings.trustedProxies);
  for (const range of trustsEverybody(settings.trustedProxies)) {
    parts.logger.warn("trustedProxies has a range of every address: each caller may choose its own", {
      range,
    });
  }
  const headersOf = headersByKeys(parts.brand);
  return {
    settings,
    logger: parts.logger,
    now: parts.clock.now,
    newId: parts.ids.uuid,
    get keyHeaders() {
      return headersOf(parts.keys);
    },
    onReplace,
    get viewsDiffer() {
      return parts.views.differ;
    },
    openView: () => parts.views.open(),
    show: (principal, name) => parts.views.show(principal, name),
    sees: (principal, tool) => parts.views.sees(principal, tool),
    addressOf,
    identifyByHost: parts.hostIdentity && ((caller) => identifyByHost(parts, caller)),
    get callsUnderWay() {
      return parts.telemetry.callsUnderWay;
    },
    answer: (call) => execute(current(), call),
    check: (call) => requireRunnable(current(), call),
    known: (call) => knownCall(parts, call),
    countSearch: (principal) => consumeSearch(parts, principal),
    quotaRemaining: (principal) => quotaRemaining(parts, { principal, storeAway: false }),
    refuse: (error, { requestId, transport = "rest" }) =>
      failureAnswer(
        { requestId, lane: undefined, rate: undefined, quotaRemaining: undefined },
        { docsUrl, transport },
        error,
        undefined,
      ),
    countRefusal: (address) => countRefusal(parts, address),
    originOf: (error) => parts.runner.originOf(error),
    publicTargets: parts.publicTargets,
    askHost: (name, ask, toError) => askHost(name, parts.clock, parts.logger, ask, toError),
    askStore: async (ask) => withStoreError("STATE_BACKEND_UNAVAILABLE", () => ask(store)),
  };
}

/** The headers of callers' own keys, written once for each set of them: every request over HTTP is asked for them. */
function headersByKeys(brand: Brand): (keys: ServiceKeys) => ReadonlyMap<string, string> {
  const written = new WeakMap<ServiceKeys, ReadonlyMap<string, string>>();
  return (keys) => {
    const known = written.get(keys);
    if (known) return known;
    const made = new Map([...keys.personal].map((variable) => [keyHeader(brand, variable), variable]));
    written.set(keys, made);
    return made;
  };
}
