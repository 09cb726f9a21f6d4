// Option rules: every option that a service has, and what it may be.
import type { Keyv } from "keyv";
import type { Observer } from "./call/observer.js";
import { DISCOVERY_CATEGORY } from "./catalog/category.js";
import type { Provider } from "./catalog/provider.js";
import { requireProvider } from "./catalog/provider-rules.js";
import { requireToolSelection } from "./catalog/tool-selection.js";
import {
  baseUrl,
  having,
  isPlain,
  listOf,
  objectOf,
  optional,
  ownFunction,
  positive,
  positiveWhole,
  type Rule,
  type Rules,
  requireObject,
  shown,
  text,
  unless,
  wholeNumber,
  yesOrNo,
} from "./option-values.js";
import { RESOURCES, type ServiceOptions } from "./options.js";
import type { Clock } from "./platform/clock.js";
import type { Ids } from "./platform/ids.js";
import { isObject } from "./platform/json.js";
import type { Logger } from "./platform/logger.js";
import { finish } from "./platform/steps.js";
import { readVocabulary } from "./search/vocabulary.js";
import type { AnonymousLimits } from "./store/allowance.js";
import { MAX_CREDITS } from "./store/credits.js";
import type { EndUserLimits, Plan } from "./store/plan.js";
import type { Store } from "./store/store.js";
import type { BreakerLimits } from "./upstream/breaker.js";
import { isKeyText } from "./upstream/keys.js";

// Whoever works with the option checks it.
const unchecked: Rule = () => {};

const ANONYMOUS: Rules<AnonymousLimits> = {
  callsPerDay: wholeNumber,
  sharedCallsPerDay: wholeNumber,
  attemptsPerMinute: wholeNumber,
  tools: unless(undefined, requireToolSelection),
};

const END_USER: Rules<EndUserLimits> = {
  callsPerMinute: unless(undefined, wholeNumber),
  callsPerDay: unless(undefined, wholeNumber),
};

const PLAN: Rules<Plan> = {
  credits,
  once: optional(yesOrNo),
  callsPerMinute: wholeNumber,
  searchesPerMinute: wholeNumber,
  searchesPerDay: unless(null, wholeNumber),
  endUser: unless(undefined, objectOf(END_USER)),
  prices: optional(prices),
  tools: unless(undefined, requireToolSelection),
};

const BREAKER: Rules<BreakerLimits> = {
  consecutiveFailures: positive,
  failureRate: positive,
  minimumCalls: positive,
  windowMs: positive,
  openMs: positive,
};

const UPSTREAM: Rules<NonNullable<ServiceOptions["upstream"]>> = {
  attemptMs: positive,
  totalMs: positive,
  maxBytes: positiveWhole,
  concurrency: positiveWhole,
  queue: positiveWhole,
  queueMs: positive,
  retries: optional(yesOrNo),
  breaker: unless(false, optional(objectOf(BREAKER))),
};

const IDEMPOTENCY: Rules<NonNullable<ServiceOptions["idempotency"]>> = { keepHours: optional(positive) };

// How they go together, and with how long answers are kept, is checked as they are read.
const RETENTION: Rules<NonNullable<ServiceOptions["retention"]>> = {
  receiptDays: optional(positiveWhole),
  holdDays: optional(positiveWhole),
  usageDays: optional(positiveWhole),
};

const APPROVALS: Rules<NonNullable<ServiceOptions["approvals"]>> = {
  keepHours: optional(positive),
  pendingPerAccount: optional(positiveWhole),
  pendingPerEndUser: optional(positiveWhole),
};

// By these a store is told from what is none.
const STORE = ["reserve", "settle", "findClaim", "findKey", "consumeRate", "ready", "close"] as const;

const OPTIONS: Rules<ServiceOptions> = {
  // They are looked at before everything else.
  providers: unchecked,
  keys: unless(undefined, keys),
  store: optional(having<Store>(...STORE)),
  brand: unless(undefined, text),
  publicUrl: optional(baseUrl),
  docsUrl: optional(baseUrlOrResources),
  admit: optional(ownFunction),
  approvals: optional(objectOf(APPROVALS)),
  plans: optional(plans),
  access: unless(undefined, ownFunction),
  anonymous: optional(objectOf(ANONYMOUS)),
  trustedProxies: unchecked,
  upstream: optional(objectOf(UPSTREAM)),
  idempotency: optional(objectOf(IDEMPOTENCY)),
  retention: optional(objectOf(RETENTION)),
  bodyBytes: optional(positiveWhole),
  retired: unless(undefined, listOf(isObject, "objects")),
  vocabulary: optional(vocabulary),
  apiKeys: optional(yesOrNo),
  identify: optional(ownFunction),
  onCall: optional(ownFunction),
  cache: optional(having<Keyv>("get", "set", "on")),
  clock: optional(ownClock),
  ids: optional(having<Ids>("uuid", "bytes")),
  logger: optional(having<Logger>("info", "warn", "error")),
  feedback: optional(ownFunction),
  observer: optional(having<Observer>("callStarted", "callEnded", "upstreamEnded")),
  fetch: optional(ownFunction),
  egressAllow: unless(
    undefined,
    listOf((item) => typeof item === "string", "texts"),
  ),
  publicFetch: optional(ownFunction),
  version: optional(text),
  secret: unless(undefined, secretText),
};

/** Throws an `Error` that names an option which does not exist or cannot be used: a slip must not show in production. */
export function checkOptions(options: ServiceOptions): void {
  providers("providers", options.providers);
  objectOf(OPTIONS)("", options);
}

function ownClock(path: string, value: unknown): void {
  having<Clock>("now", "after")(path, value);
  // `as`: it has just been seen to be one.
  const now: unknown = (value as Clock).now();
  if (!Number.isSafeInteger(now))
    throw new Error(`${path}.now must give whole milliseconds since 1970, but gives ${shown(now)}`);
}

function providers(path: string, value: unknown): void {
  if (!Array.isArray(value)) throw new Error(`${path} must be a list of providers`);
  for (const [index, provider] of value.entries()) {
    requireProvider(provider, `${path}[${index}]`);
    // `as`: it has just been seen to be one.
    const { id, tools } = provider as Provider;
    const taken = tools.find(({ category }) => category === DISCOVERY_CATEGORY);
    if (taken !== undefined)
      throw new Error(
        `${path}[${index}]: provider "${id}": tool "${taken.name}": category: "${DISCOVERY_CATEGORY}" is that of the service's own tools, which have other rules; give it another, such as "market_data"`,
      );
  }
}

function keys(path: string, value: unknown): void {
  if (!isPlain(value)) throw new Error(`${path} must be an object of keys by variable`);
  for (const [variable, key] of Object.entries(value)) {
    // The value is shown to nobody.
    if (key === undefined || key === "" || typeof key === "function" || isKeyText(key)) continue;
    throw new Error(
      `${path}.${variable} must be a key, printable ASCII without spaces at its ends, or a function that gives one`,
    );
  }
}

function plans(path: string, value: unknown): void {
  const rule = objectOf(PLAN);
  requireObject(path, value);
  for (const [plan, limits] of Object.entries(value)) rule(`${path}.${plan}`, limits);
}

function prices(path: string, value: unknown): void {
  requireObject(path, value);
  for (const [selector, price] of Object.entries(value)) credits(`${path}.${selector}`, price);
}

function vocabulary(path: string, value: unknown): void {
  if (typeof value !== "string") throw new Error(`${path} must be a text with a phrase a line`);
  finish(readVocabulary(value));
}

// Shorter ones are guessed.
const MIN_SECRET = 16;

function secretText(path: string, value: unknown): void {
  if (typeof value === "string" && value.length >= MIN_SECRET) return;
  throw new Error(`${path} must be a text of at least ${MIN_SECRET} characters; it is not shown here`);
}

function credits(path: string, value: unknown): void {
  wholeNumber(path, value);
  if (Number(value) > MAX_CREDITS) throw new Error(`${path} must be at most ${MAX_CREDITS}, but is ${value}`);
}

function baseUrlOrResources(path: string, value: unknown): void {
  if (value !== RESOURCES) baseUrl(path, value);
}
