// The options of a service, as a host writes them, and what they are where it writes none.

import type { Keyv } from "keyv";
import type { Observer } from "./call/observer.js";
import type { Retirement } from "./catalog/catalog.js";
import type { Provider } from "./catalog/provider.js";
import type { Feedback, FeedbackParts } from "./discovery/feedback.js";
import type { TrustedProxies } from "./identity/address.js";
import type { Awaitable } from "./platform/awaitable.js";
import type { Clock } from "./platform/clock.js";
import type { Ids } from "./platform/ids.js";
import type { Logger } from "./platform/logger.js";
import { readVocabulary } from "./search/vocabulary.js";
import { ANONYMOUS_LIMITS, type AnonymousLimits } from "./store/allowance.js";
import { createPlans, PLANS, type Plan, type Plans } from "./store/plan.js";
import type { Store } from "./store/store.js";
import type { BreakerLimits } from "./upstream/breaker.js";
import type { Fetch } from "./upstream/fetch.js";
import { UPSTREAM_LIMITS, type UpstreamLimits } from "./upstream/upstream.js";

/** What a service is made from. Objects of limits may be partial: they merge with the defaults. */
export interface ServiceOptions {
  readonly providers: readonly Provider[];
  /** Where state is kept; `memoryStore()` by default. */
  readonly store?: Store;
  /** The word in keys, resources and receipts; `svc` by default. */
  readonly brand?: string;
  /** Where the service is reached from outside, with any prefix it is mounted at; `http://127.0.0.1:8787` by default. */
  readonly publicUrl?: string;
  /** Where the error page is; `publicUrl` by default. */
  readonly docsUrl?: string;
  readonly plans?: Readonly<Record<string, Partial<Plan>>>;
  readonly anonymous?: Partial<AnonymousLimits>;
  /** Proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies?: TrustedProxies;
  readonly upstream?: Partial<Omit<UpstreamLimits, "breaker">> & {
    readonly breaker?: Partial<BreakerLimits> | false;
  };
  readonly idempotency?: { readonly keepHours?: number };
  /** Largest REST request body in bytes after decompression; 256 KiB by default. */
  readonly bodyBytes?: number;
  readonly retired?: readonly Retirement[];
  /** Phrases and what they mean, for the search of tools: `# idea`, `= how tools say it`, `how callers do`, a line each. */
  readonly vocabulary?: string;
  /** false: no credential can be checked, and one that is sent is AUTH_NOT_CONFIGURED. */
  readonly apiKeys?: boolean;
  /** Where responses are cached; this process's memory by default. */
  readonly cache?: Keyv;
  readonly clock?: Clock;
  readonly ids?: Ids;
  readonly logger?: Logger;
  /** Takes what users report; a message is otherwise only told to the log, without its text. */
  readonly feedback?: (feedback: Feedback) => Awaitable<void>;
  /** Counts calls and requests to upstreams; nobody does by default. */
  readonly observer?: Observer;
  /** How upstreams are asked; a pooled client that gives up connecting after 2 s by default. */
  readonly fetch?: Fetch;
  /** Targets as `host:port` that may be asked where a caller names them, beside https of public hosts; none by default. */
  readonly egressAllow?: readonly string[];
  /**
   * How URLs that callers name are asked, a proxy of the operator's say; the URL itself is checked before. By default a
   * client of its own that also refuses names whose address is not public.
   */
  readonly publicFetch?: Fetch;
  /** The version that receipts name; this package's by default. */
  readonly version?: string;
}

/** Options that a transport needs too. */
export interface ServiceSettings {
  readonly publicUrl: string;
  readonly docsUrl: string;
  readonly bodyBytes: number;
  readonly trustedProxies: TrustedProxies;
}

const DEFAULT_BODY_BYTES = 256 * 1024;
const DEFAULT_KEEP_HOURS = 48;

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  "": [
    "providers",
    "store",
    "brand",
    "publicUrl",
    "docsUrl",
    "plans",
    "anonymous",
    "trustedProxies",
    "upstream",
    "idempotency",
    "bodyBytes",
    "retired",
    "vocabulary",
    "apiKeys",
    "cache",
    "clock",
    "ids",
    "fetch",
    "egressAllow",
    "publicFetch",
    "logger",
    "feedback",
    "observer",
    "version",
  ],
  anonymous: Object.keys(ANONYMOUS_LIMITS),
  upstream: Object.keys(UPSTREAM_LIMITS),
  "upstream.breaker": Object.keys(UPSTREAM_LIMITS.breaker),
  idempotency: ["keepHours"],
};

/** Throws an `Error` that names an option which does not exist: a slip of the pen is not to be found out in production. */
export function requireKnownOptions(options: ServiceOptions): void {
  if (!Array.isArray(options.providers)) throw new Error("providers must be a list of providers");
  for (const [index, provider] of options.providers.entries()) {
    const { id, tools } = Object(provider);
    if (typeof id !== "string" || !Array.isArray(tools))
      throw new Error(`providers[${index}] must be a provider, as defineProvider gives it`);
  }
  const { anonymous, upstream, idempotency } = options;
  const parts: Readonly<Record<string, unknown>> = {
    "": options,
    anonymous,
    upstream,
    "upstream.breaker": upstream?.breaker,
    idempotency,
  };
  for (const [where, part] of Object.entries(parts)) refuseUnknown(where, KNOWN[where] ?? [], part);
  for (const [plan, limits] of Object.entries(options.plans ?? {})) {
    refuseUnknown(`plans.${plan}`, Object.keys(PLANS.free), limits);
  }
}

function refuseUnknown(where: string, known: readonly string[], part: unknown): void {
  for (const name of Object.keys(part || {})) {
    if (known.includes(name)) continue;
    const path = where === "" ? name : `${where}.${name}`;
    throw new Error(`there is no option ${path}; there are ${known.join(", ")}`);
  }
}

/** The settings of a service; throws an `Error` that names the option which cannot be used. */
export function toSettings(options: ServiceOptions): ServiceSettings {
  const publicUrl = baseUrl("publicUrl", options.publicUrl ?? "http://127.0.0.1:8787");
  return {
    publicUrl,
    docsUrl: baseUrl("docsUrl", options.docsUrl ?? publicUrl),
    bodyBytes: positive("bodyBytes", options.bodyBytes ?? DEFAULT_BODY_BYTES),
    trustedProxies: options.trustedProxies ?? [],
  };
}

/** The limits of every upstream. */
export function toUpstreamLimits({ upstream = {} }: ServiceOptions): UpstreamLimits {
  const { breaker, ...rest } = upstream;
  for (const [name, value] of Object.entries(rest)) positive(`upstream.${name}`, value);
  for (const [name, value] of Object.entries(breaker || {})) positive(`upstream.breaker.${name}`, value);
  return {
    ...UPSTREAM_LIMITS,
    ...rest,
    breaker: breaker === false ? false : { ...UPSTREAM_LIMITS.breaker, ...breaker },
  };
}

/** The limits of the keyless lane. */
export function toAnonymousLimits({ anonymous = {} }: ServiceOptions): AnonymousLimits {
  for (const [name, value] of Object.entries(anonymous)) wholeNumber(`anonymous.${name}`, value);
  return { ...ANONYMOUS_LIMITS, ...anonymous };
}

/** The plans, the operator's among them. */
export function toPlans({ plans = {} }: ServiceOptions): Plans {
  for (const [plan, limits] of Object.entries(plans)) {
    for (const [name, value] of Object.entries(limits)) {
      const isLimit = name !== "once" && !(name === "searchesPerDay" && value === null);
      if (isLimit) wholeNumber(`plans.${plan}.${name}`, value);
    }
  }
  return createPlans(plans);
}

/** The host's words for the search of tools, which are read here as they will be then. */
export function toVocabulary({ vocabulary = "" }: ServiceOptions): string {
  if (typeof vocabulary !== "string") throw new Error("vocabulary must be a text with a phrase a line");
  readVocabulary(vocabulary);
  return vocabulary;
}

/** Who takes feedback. */
export function toFeedbackKeeper(
  { feedback }: ServiceOptions,
  logger: Logger,
): FeedbackParts["keepFeedback"] {
  return (
    feedback ??
    (({ id, kind, tool, receiptId }) =>
      logger.warn("feedback came, and nobody is there to keep it", { id, kind, tool, receiptId }))
  );
}

/** For how long answers are kept under their idempotency keys, in milliseconds. */
export function toKeepAnswersMs({ idempotency = {} }: ServiceOptions): number {
  return positive("idempotency.keepHours", idempotency.keepHours ?? DEFAULT_KEEP_HOURS) * 3_600_000;
}

function positive(name: string, value: unknown): number {
  if (typeof value === "number" && value > 0 && value < Number.MAX_SAFE_INTEGER) return value;
  throw new Error(`${name} must be a number above 0, but is ${JSON.stringify(value)}`);
}

function wholeNumber(name: string, value: unknown): void {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return;
  throw new Error(`${name} must be a whole number of at least 0, but is ${JSON.stringify(value)}`);
}

function baseUrl(name: string, value: string): string {
  // With an `@` in it, it may hold a password.
  const shown = String(value).includes("@") ? "one that is not shown" : JSON.stringify(value);
  if (!URL.canParse(value)) throw new Error(`${name} must be a URL, but is ${shown}`);
  const { protocol, username, password } = new URL(value);
  // Paths are put behind it, and what is in it is told to every caller. An empty query is seen in the text alone.
  if (!/^https?:$/.test(protocol) || username || password || /[?#]/.test(value))
    throw new Error(
      `${name} must be an http or https URL without user, password, query and fragment, but is ${shown}`,
    );
  return value.replace(/\/+$/, "");
}
