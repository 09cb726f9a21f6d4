// Edition: what of a service comes from its providers, and is made anew where they are replaced.
import { checkPrices } from "./call/price.js";
import type { ServiceParts } from "./call/service-parts.js";
import { createAccess } from "./catalog/access.js";
import { type Catalog, createCatalog } from "./catalog/catalog.js";
import type { Provider } from "./catalog/provider.js";
import { unmatchedSelector } from "./catalog/tool-selection.js";
import { createViews } from "./catalog/views.js";
import { createDiscovery } from "./discovery/discovery.js";
import { type ServiceOptions, toFeedbackKeeper } from "./options.js";
import type { Mask } from "./platform/mask.js";
import type { ProviderUpstreams } from "./provider-upstreams.js";
import { createPagedRunner } from "./run/paged-runner.js";
import type { ResponseCache } from "./run/response-cache.js";
import type { RunningTools } from "./run/running-tools.js";
import { createServiceKeys } from "./service-keys.js";
import type { PublicUpstreams } from "./upstream/public-upstream.js";

/** The parts of a service that its providers decide. */
export type Edition = Pick<ServiceParts, "catalog" | "views" | "keys" | "runner">;

/** What all editions of a service share. */
export interface EditionParts extends Omit<ServiceParts, keyof Edition> {
  readonly cache: ResponseCache;
  readonly running: RunningTools;
  readonly publicUpstreams: PublicUpstreams;
  readonly upstreams: ProviderUpstreams;
  readonly cacheNameOf: (provider: Provider) => string;
}

/**
 * The edition of these options' providers. Throws an `Error` that names the provider, tool, key or selection which cannot be
 * used. `isFirst`: a selection that no tool fits is a slip of the pen then, and later what it named may be gone.
 */
export function createEdition(
  options: ServiceOptions,
  parts: EditionParts,
  { secrets, isFirst }: { readonly secrets: Mask; readonly isFirst: boolean },
): Edition {
  const { brand, store, clock, ids, logger, limits, cursors, version, plans, anonymous } = parts;
  const { name: brandName, receiptField } = brand;
  const keys = createServiceKeys(options, { brand, clock, logger, secrets });
  const discovery = createDiscovery({
    ...{ brand, store, clock, ids },
    catalogOf: (principal) => (principal ? views.of(principal) : catalog),
    toolOf: (principal, name) => (principal ? views.show(principal, name) : catalog.find(name)),
    keepFeedback: toFeedbackKeeper(options, logger),
  });
  const catalog: Catalog = createCatalog({
    providers: [...options.providers, discovery],
    retired: options.retired ?? [],
    vocabulary: options.vocabulary ?? "",
    upstreamsOf: parts.upstreams,
    cacheNameOf: parts.cacheNameOf,
    ...{ brandName, receiptField, logger },
    keys: keys.ring,
  });
  const keyless = anonymous.tools;
  const chosen = { ...plans, anonymous: { tools: keyless } };
  for (const [name, { tools }] of Object.entries(chosen)) {
    const unknown = tools && unmatchedSelector(tools, catalog.tools, brandName);
    if (unknown === undefined) continue;
    const path = name === "anonymous" ? "anonymous.tools" : `plans.${name}.tools`;
    const message = `${path}: no tool of this service fits ${JSON.stringify(unknown)}`;
    if (isFirst) throw new Error(message);
    logger.warn(message);
  }
  if (isFirst) checkPrices(plans, catalog, brandName);
  const access = options.access && createAccess(options.access, { clock, logger });
  const views = createViews({ catalog, brandName, plans, keyless, access });
  const runner = createPagedRunner({
    ...{ catalog, views, cursors, clock, ids, logger, limits, receiptField, version },
    cache: parts.cache,
    running: parts.running,
    publicUpstreams: parts.publicUpstreams,
  });
  return { catalog, views, keys, runner };
}
