// Editions: the parts of a service, of which those that its providers decide are replaced while it runs.
import type { ServiceParts } from "./call/service-parts.js";
import { authsOf } from "./catalog/auth.js";
import type { Catalog } from "./catalog/catalog.js";
import type { Provider } from "./catalog/provider.js";
import { createEdition, type EditionParts } from "./edition.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { checkOptions } from "./option-rules.js";
import type { ServiceOptions } from "./options.js";
import type { Mask, MaskText } from "./platform/mask.js";
import { createSecrets } from "./service-keys.js";
import type { KeySources } from "./upstream/keys.js";

/**
 * Learns of the catalog that is to come, and throws where it cannot be served: then it does not come. What it gives is called
 * once the catalog is there.
 */
export type OnReplace = (next: Catalog) => (() => void) | undefined;

/** The parts of a service. */
export interface Editions {
  /** For what lives as long as the service: its catalog, views, keys and runner are those of the moment. */
  readonly parts: ServiceParts;
  /** What a call takes when it comes in, and keeps to its end. */
  current(): ServiceParts;
  /** Throws an `Error` that names what of the providers or keys cannot be used; then all stays as it was. */
  replace(providers: readonly Provider[], options?: { readonly keys?: KeySources }): void;
  /** Gives what ends it. */
  onReplace(told: OnReplace): () => void;
}

const REPLACE: OptionNames<{ readonly keys?: KeySources }> = { keys: true };

/** The editions of a service; `createParts` makes what they share. */
export function createEditions(
  options: ServiceOptions,
  createParts: (mask: MaskText, catalog: () => Catalog) => EditionParts,
): Editions {
  checkOptions(options);
  let secrets = createSecrets(options);
  // Those of the providers before, whose calls may still run.
  let before: Mask | undefined;
  const mask = (text: string) => secrets.text(before ? before.text(text) : text);
  const shared = createParts(mask, () => current.catalog);
  let current: ServiceParts = {
    ...shared,
    ...createEdition(options, shared, { secrets, isFirst: true }),
  };
  let { keys = {} } = options;
  const listeners = new Set<OnReplace>();

  function replace(given: readonly Provider[], more: { readonly keys?: KeySources } = {}): void {
    shared.life.requireOpen();
    requireOptions(more, REPLACE);
    const own = current.catalog.providers.at(-1);
    // Who adds to the catalog's providers hands in the service's own, too.
    const providers = Array.isArray(given) ? given.filter((provider) => provider !== own) : given;
    const wanted = { ...options, providers, keys: more.keys ?? keys };
    checkOptions(wanted);
    const next = more.keys ? wanted : { ...wanted, keys: declaredOf(wanted) };
    const nextSecrets = createSecrets(next);
    const edition = createEdition(next, shared, { secrets: nextSecrets, isFirst: false });
    const ended = [...listeners].map((told) => told(edition.catalog));
    [before, secrets] = [secrets, nextSecrets];
    keys = wanted.keys;
    current = { ...shared, ...edition };
    for (const tell of ended) tell?.();
  }

  return {
    parts: {
      ...shared,
      get catalog() {
        return current.catalog;
      },
      get views() {
        return current.views;
      },
      get keys() {
        return current.keys;
      },
      get runner() {
        return current.runner;
      },
    },
    current: () => current,
    replace,
    onReplace(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
  };
}

/** The keys that these providers declare: others are those of providers that may come back. */
function declaredOf({ providers, keys = {} }: ServiceOptions): KeySources {
  const declared = new Set(providers.flatMap(authsOf).map(({ variable }) => variable));
  return Object.fromEntries(Object.entries(keys).filter(([variable]) => declared.has(variable)));
}
