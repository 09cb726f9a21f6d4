// Provider: one upstream and its tools, as a plugin declares them. With Tool it is the whole plugin contract.

import type { ReadUpstreamFailure } from "../upstream/failure.js";
import { type Auth, authsOf, requireAuths } from "./auth.js";
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
  /** Why the provider cannot work; its tools stay in the catalog as unavailable. For a key that is missing there is `auth`. */
  readonly unavailable?: string;
  /** Reads a failure out of an answer: an error inside a 200, or an error status that means something else here. */
  readonly failure?: ReadUpstreamFailure;
  readonly tools: readonly Tool[];
}

const ID_FORM = /^[a-z][a-z0-9_]{0,31}$/;

/** Declares a provider and checks it; throws an `Error` that names the fault. */
export function defineProvider(provider: Provider): Provider {
  const where = `provider ${JSON.stringify(provider.id)}`;
  if (!ID_FORM.test(provider.id)) throw new Error(`${where}: an id matches ${ID_FORM.source}`);
  if (provider.tools.length === 0) throw new Error(`${where}: it has no tools`);
  for (const url of [provider.baseUrl, ...Object.values(provider.upstreams ?? {})]) {
    if (url !== undefined && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
      throw new Error(`${where}: ${JSON.stringify(url)} is not an http or https URL`);
    }
  }
  const names = new Set<string>();
  for (const { name } of provider.tools) {
    if (names.has(name)) throw new Error(`${where}: it has two tools named ${name}`);
    names.add(name);
  }
  requireAuths(where, authsOf(provider), [...names]);
  return Object.freeze(provider);
}
