// Provider: one upstream and its tools, as a plugin declares them. With Tool it is the whole plugin contract.

import type { ReadUpstreamFailure } from "../upstream/failure.js";
import type { RequestLimits } from "../upstream/request-limits.js";
import type { Auth } from "./auth.js";
import { requireProvider } from "./provider-rules.js";
import type { Retirement } from "./retirement.js";
import type { Tool } from "./tool.js";

/** A declared provider: a plain object, made by `defineProvider`. */
export interface Provider {
  /** `snake_case`; names the provider in receipts, settings and the catalog. */
  readonly id: string;
  readonly title: string;
  /** The upstream's home page. */
  readonly homepage?: string;
  /** Base URL of the upstream; left out by a provider without one. */
  readonly baseUrl?: string;
  /** Base URLs by name, for a provider with several upstreams of one kind, such as one for each chain. A tool's `upstream` picks one. */
  readonly upstreams?: Readonly<Record<string, string>>;
  /** The keys that requests carry. Their values are the operator's, or come with a call. */
  readonly auth?: Auth | readonly Auth[];
  /** Headers of every request; keys are `auth`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How much its upstreams together may be asked, inside the service's own limits. */
  readonly limits?: RequestLimits;
  /** What the upstream asks of whoever shows its data, such as naming it: a sentence, and where it is written. */
  readonly terms?: { readonly summary: string; readonly url: string };
  /** Why the provider cannot work; its tools stay in the catalog as unavailable. For a key that is missing there is `auth`. */
  readonly unavailable?: string;
  /** Reads a failure out of an answer: an error inside a 200, or an error status that means something else here. */
  readonly failure?: ReadUpstreamFailure;
  readonly tools: readonly Tool[];
  /** Names that its tools had, and what answers in their place: a call of one is TOOL_RETIRED. */
  readonly retired?: readonly Retirement[];
}

/** Declares a provider and checks it; throws an `Error` that names the fault and how to mend it. */
export function defineProvider(provider: Provider): Provider {
  requireProvider(provider);
  return Object.freeze(provider);
}
