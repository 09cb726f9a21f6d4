// The options of a service, as a host writes them, and their defaults.

import { randomBytes } from "node:crypto";
import type { Keyv } from "keyv";
import type { AdmitRule } from "./call/admit-rule.js";
import type { OnCall } from "./call/call-event.js";
import type { Observer } from "./call/observer.js";
import type { AccessRule } from "./catalog/access.js";
import type { Provider } from "./catalog/provider.js";
import type { Retirement } from "./catalog/retirement.js";
import type { Feedback, FeedbackParts } from "./discovery/feedback.js";
import type { TrustedProxies } from "./identity/address.js";
import type { Identify } from "./identity/host-identity.js";
import type { Awaitable } from "./platform/awaitable.js";
import { createBrand } from "./platform/brand.js";
import type { Clock } from "./platform/clock.js";
import type { Ids } from "./platform/ids.js";
import type { Logger } from "./platform/logger.js";
import type { RetentionOptions } from "./retention.js";
import { ANONYMOUS_LIMITS, type AnonymousLimits } from "./store/allowance.js";
import type { ApprovalLimits } from "./store/approval.js";
import { createPlans, type Plan, type Plans } from "./store/plan.js";
import { type Store, withStoreError } from "./store/store.js";
import type { BreakerLimits } from "./upstream/breaker.js";
import type { Fetch } from "./upstream/fetch.js";
import type { KeySources } from "./upstream/keys.js";
import { UPSTREAM_LIMITS, type UpstreamLimits } from "./upstream/upstream-limits.js";

/** What a service is made from. Objects of limits may be partial: they merge with the defaults. */
export interface ServiceOptions {
  readonly providers: readonly Provider[];
  /**
   * The keys that the providers declare as `auth`, by variable: each a text, or a function that is asked anew for each
   * call. One that is missing makes the tools that need it unavailable.
   */
  readonly keys?: KeySources;
  /** Where state is kept; `memoryStore()` by default. */
  readonly store?: Store;
  /** The word in keys, resources and receipts; `svc` by default. */
  readonly brand?: string;
  /** Where the service is reached from outside, with any prefix it is mounted at; `http://127.0.0.1:8787` by default. */
  readonly publicUrl?: string;
  /**
   * Where the error page is; `publicUrl` by default. `resources` for a service that has no address: each `doc_url` is the
   * MCP resource of errors then, `svc://errors#…`.
   */
  readonly docsUrl?: string;
  /**
   * The host's say in each call: `true` or nothing lets it pass, `{ refuse: words }` refuses it, `{ approve: words }` has it
   * wait for a person. Asked once the arguments are right, before anything is bound or spent.
   */
  readonly admit?: AdmitRule;
  /** For how long an approval stands, and how many may wait for a person; 24 hours, 100 and 20 by default. */
  readonly approvals?: {
    readonly keepHours?: number;
    readonly pendingPerAccount?: number;
    readonly pendingPerEndUser?: number;
  };
  readonly plans?: Readonly<Record<string, Partial<Plan>>>;
  /**
   * Whether a principal may see and call a tool that its plan has; asked for all but the service's own tools and the host.
   * What it answers holds for 5 s for what is run, and for 60 s for what is listed. Where it throws, rejects or takes longer than 5 s, nobody is let through.
   */
  readonly access?: AccessRule;
  readonly anonymous?: Partial<AnonymousLimits>;
  /** Proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies?: TrustedProxies;
  readonly upstream?: Partial<Omit<UpstreamLimits, "breaker" | "declarableBytes">> & {
    readonly breaker?: Partial<BreakerLimits> | false;
  };
  readonly idempotency?: { readonly keepHours?: number };
  /** What is dropped once it is so old, by the same work that reaps; all is kept for good by default, and the ledger always. */
  readonly retention?: RetentionOptions;
  /** Largest REST request body in bytes after decompression; 256 KiB by default. */
  readonly bodyBytes?: number;
  readonly retired?: readonly Retirement[];
  /** Phrases and what they mean, for the search of tools: `# idea`, `= how tools say it`, `how callers do`, a line each. */
  readonly vocabulary?: string;
  /**
   * false: there are no API keys. A call that brings a credential gets AUTH_NOT_CONFIGURED, or UNAUTHORIZED where `identify`
   * knows other ones and says nothing of it.
   */
  readonly apiKeys?: boolean;
  /**
   * Says whom a request is from, on every surface, before any API key is read. Where it throws, rejects, takes longer than
   * 5 s or gives what makes no sense, the call is AUTH_SERVICE_UNAVAILABLE.
   */
  readonly identify?: Identify;
  /** Where responses are cached; this process's memory by default. */
  readonly cache?: Keyv;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Any that takes a message and its fields, or one of pino's as it is. */
  readonly logger?: Logger;
  /** Takes what callers report; by default it is logged that one came. */
  readonly feedback?: (feedback: Feedback) => Awaitable<void>;
  /**
   * Told of each call that has a receipt, once it is settled; a replay is not told again. The answer does not wait for it, and
   * what goes wrong in it is logged and changes nothing. What it has not taken when the process ends is not told again.
   */
  readonly onCall?: OnCall;
  /** Counts calls and requests to upstreams; none by default. */
  readonly observer?: Observer;
  /** How upstreams are asked; a pooled client that gives up connecting after 2 s by default. */
  readonly fetch?: Fetch;
  /** Targets, as `host:port`, that a caller may name beside https of public hosts; none by default. */
  readonly egressAllow?: readonly string[];
  /**
   * How URLs that callers name are asked, for example through a proxy. Each URL is checked before. By default a client of
   * its own, which also refuses names whose address is not public.
   */
  readonly publicFetch?: Fetch;
  /** The version that receipts name; this package's by default. */
  readonly version?: string;
  /**
   * What cursors are signed with, at least 16 characters, the same in every process. By default one that the store keeps;
   * with a store that keeps none, cursors end with the process.
   */
  readonly secret?: string;
}

/** Options that a transport reads too. */
export interface ServiceSettings {
  readonly publicUrl: string;
  readonly docsUrl: string;
  readonly bodyBytes: number;
  readonly trustedProxies: TrustedProxies;
  /** For how many days an account finds a receipt; undefined for good. */
  readonly receiptDays: number | undefined;
}

const DEFAULT_BODY_BYTES = 256 * 1024;
const DEFAULT_KEEP_HOURS = 48;
const DEFAULT_APPROVAL_HOURS = 24;
const DEFAULT_PENDING = { perScope: 100, perEndUser: 20 };

/** In place of an address: what `publicUrl` would serve is read as resources. */
export const RESOURCES = "resources";

/** The settings of a service. */
export function toSettings(options: ServiceOptions): ServiceSettings {
  const brandName = createBrand(options.brand).name;
  const publicUrl = withoutSlash(options.publicUrl ?? "http://127.0.0.1:8787");
  return {
    publicUrl,
    docsUrl: options.docsUrl === RESOURCES ? `${brandName}:/` : withoutSlash(options.docsUrl ?? publicUrl),
    bodyBytes: options.bodyBytes ?? DEFAULT_BODY_BYTES,
    // A null of a configuration is no list of proxies, and is refused as such.
    trustedProxies: options.trustedProxies === undefined ? [] : options.trustedProxies,
    receiptDays: options.retention?.receiptDays ?? undefined,
  };
}

/** The limits of every upstream. */
export function toUpstreamLimits({ upstream }: ServiceOptions): UpstreamLimits {
  const { breaker, ...rest } = upstream ?? {};
  return {
    ...UPSTREAM_LIMITS,
    // What an operator sets, no provider exceeds.
    ...(rest.maxBytes !== undefined && { declarableBytes: rest.maxBytes }),
    ...rest,
    retries: rest.retries ?? UPSTREAM_LIMITS.retries,
    breaker: breaker === false ? false : { ...UPSTREAM_LIMITS.breaker, ...breaker },
  };
}

/** The limits of the keyless lane. */
export function toAnonymousLimits({ anonymous }: ServiceOptions): AnonymousLimits {
  return { ...ANONYMOUS_LIMITS, ...anonymous };
}

/** The plans, the operator's among them. */
export function toPlans({ plans }: ServiceOptions): Plans {
  return createPlans(plans ?? {});
}

/** Who takes feedback. */
export function toFeedbackKeeper(
  { feedback }: ServiceOptions,
  logger: Logger,
): FeedbackParts["keepFeedback"] {
  return (
    feedback ??
    // Whatever the caller wrote is an argument, and is no matter for a log.
    (({ id }) => logger.warn("feedback came, and nobody is there to keep it", { id }))
  );
}

/** The secret of the deployment: the operator's, or the one that the store keeps. */
export function toSecret({ secret }: ServiceOptions, store: Store): () => Promise<string> {
  const proposed = randomBytes(32).toString("base64url");
  return async () =>
    secret ??
    (await withStoreError("STATE_BACKEND_UNAVAILABLE", () => store.keepSecret?.({ proposed }) ?? proposed));
}

/** For how long answers are kept under their idempotency keys. */
export function toKeepAnswersMs({ idempotency }: ServiceOptions): number {
  return (idempotency?.keepHours ?? DEFAULT_KEEP_HOURS) * 3_600_000;
}

/** For how long approvals stand, and how many may wait. */
export function toApprovalLimits({ approvals }: ServiceOptions): ApprovalLimits {
  return {
    keepMs: (approvals?.keepHours ?? DEFAULT_APPROVAL_HOURS) * 3_600_000,
    most: {
      perScope: approvals?.pendingPerAccount ?? DEFAULT_PENDING.perScope,
      perEndUser: approvals?.pendingPerEndUser ?? DEFAULT_PENDING.perEndUser,
    },
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
