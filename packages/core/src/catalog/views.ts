// Views: which tools each caller sees, at which prices. Who sees the same shares one catalog, so that lists are made once for all.
import type { ServiceError } from "../errors/errors.js";
import { addressBucket } from "../identity/address.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import { createLru } from "../platform/lru.js";
import { onceFor } from "../platform/once.js";
import type { Plan, Plans } from "../store/plan.js";
import type { ToolSelection } from "../store/tool-selection.js";
import { type Access, LISTED_MS, type Names, RUN_MS } from "./access.js";
import { type Catalog, unknownTool } from "./catalog.js";
import type { CatalogTool } from "./catalog-tool.js";
import { DISCOVERY_CATEGORY } from "./category.js";
import { plannedPrice } from "./plan-price.js";
import { seenTool } from "./seen-tool.js";
import { toToolFilter } from "./tool-selection.js";

/** What callers see of a service's catalog. All throw INTERNAL_ERROR where the host's rule fails. */
export interface Views {
  /** Whether some callers see fewer tools than others, as far as the service's options say. */
  readonly differ: boolean;
  /**
   * The catalog of what a principal sees, for lists, at the prices of its plan; the same object for all who see the same. What the
   * host's rule has said of it is a minute old at most.
   */
  of(principal: Principal): Awaitable<Catalog>;
  /** The same for who runs tools of it: not older than what a call is let pass by. */
  toRun(principal: Principal): Awaitable<Catalog>;
  /** What documents show that anybody may read: what a caller sees of whom nothing is known. */
  open(): Awaitable<Catalog>;
  /** Whether a principal sees a tool; asks the host's rule of that tool alone. */
  sees(principal: Principal, tool: CatalogTool): Awaitable<boolean>;
  /** Whether a principal may be told the name of a tool: not where the host's rule fails. Never throws. */
  mayBeTold(principal: Principal, name: string): Promise<boolean>;
  /** The tool by a name. Throws TOOL_NOT_FOUND, in the words for a name that was never there, or TOOL_RETIRED. */
  find(principal: Principal, name: string): Awaitable<CatalogTool>;
  /** The same tool as the principal is shown it: its entry names no tool that the principal does not see. */
  show(principal: Principal, name: string): Awaitable<CatalogTool>;
}

/** What views are made from. */
export interface ViewParts {
  readonly catalog: Catalog;
  readonly brandName: string;
  readonly plans: Plans;
  /** The tools of callers without an account; those that every plan has, where left out. */
  readonly keyless: ToolSelection | undefined;
  readonly access: Access | undefined;
}

// Distinct sets of tools; who sees a rarer one has its lists made anew.
const MOST_VIEWS = 256;
const MOST_SELECTIONS = 1_000;
const NOBODY: Principal = { kind: "anonymous", bucket: addressBucket(undefined) };

type Prices = Plan["prices"];

// In place of the prices of whose plan has none.
const OWN_PRICES = {};

/** The views of a catalog. */
export function createViews({ catalog, brandName, plans, keyless, access }: ViewParts): Views {
  const all: Names = new Set(catalog.tools.map(({ name }) => name));
  const views = createLru<Catalog>(MOST_VIEWS);
  const byNames = onceFor((_: NonNullable<Prices>) => new WeakMap<Names, Catalog>());
  const bySeen = onceFor((_: NonNullable<Prices>) => new WeakMap<Names, Catalog>());
  const ruledBy = new WeakMap<Names, readonly CatalogTool[]>();
  const bySelections = createLru<Names>(MOST_SELECTIONS);
  const byPlan = new WeakMap<Plan, Names>();
  const selections = Object.values(plans).flatMap(({ tools }) => tools ?? []);
  const forKeyless = namesIn(keyless ? [keyless] : selections);

  /** The names of the tools that all of these have. */
  function namesIn(those: readonly ToolSelection[]): Names {
    if (those.length === 0) return all;
    const text = JSON.stringify(those);
    const known = bySelections.get(text);
    if (known) return known;
    const filters = those.map((selection) => toToolFilter(selection, brandName));
    const chosen = catalog.tools.filter((tool) => filters.every((has) => has(tool)));
    const names = new Set(chosen.map(({ name }) => name));
    bySelections.set(text, names);
    return names;
  }

  function namesOfPlan(plan: Plan): Names {
    const known = byPlan.get(plan) ?? namesIn(plan.tools ? [plan.tools] : []);
    byPlan.set(plan, known);
    return known;
  }

  /** What the options give a principal, before the host's rule is asked. */
  function namesOf(principal: Principal): Names {
    if (principal.kind === "host") return all;
    if (principal.kind === "anonymous") return forKeyless;
    const { plan, tools } = principal;
    return tools ? namesIn(plan.tools ? [plan.tools, tools] : [tools]) : namesOfPlan(plan);
  }

  function viewOf(names: Names, prices: Prices): Catalog {
    const known = byNames(prices ?? OWN_PRICES).get(names);
    if (known) return known;
    const view = namedView(names, prices);
    byNames(prices ?? OWN_PRICES).set(names, view);
    return view;
  }

  /** The one view of all plans whose tools and prices are equal. */
  function namedView(names: Names, prices: Prices): Catalog {
    if (prices === undefined && names.size === all.size) return catalog;
    const bits = catalog.tools.map(({ name }) => (names.has(name) ? 1 : 0)).join("");
    const key = prices === undefined ? bits : `${bits} ${JSON.stringify(prices)}`;
    const view =
      views.get(key) ?? catalog.only(names, prices && ((tool) => plannedPrice({ prices }, tool, brandName)));
    views.set(key, view);
    return view;
  }

  function viewFor(principal: Principal, notOlderMs: number): Awaitable<Catalog> {
    const names = namesOf(principal);
    const prices = pricesOf(principal);
    if (!access || principal.kind === "host") return viewOf(names, prices);
    const seen = access.seen(principal, ruledIn(names), notOlderMs);
    const known = bySeen(prices ?? OWN_PRICES);
    const toView = (ruled: Names) => {
      const view = known.get(ruled) ?? viewOf(new Set([...ruled, ...ownIn(names)]), prices);
      known.set(ruled, view);
      return view;
    };
    return andThen(seen, toView);
  }

  const of = (principal: Principal) => viewFor(principal, LISTED_MS);

  /** The tools that the host's rule is asked of; the same list for the same names. */
  function ruledIn(names: Names): readonly CatalogTool[] {
    const ruled = ruledBy.get(names) ?? catalog.tools.filter((tool) => names.has(tool.name) && isRuled(tool));
    ruledBy.set(names, ruled);
    return ruled;
  }

  function ownIn(names: Names): readonly string[] {
    return catalog.tools.flatMap((tool) => (names.has(tool.name) && !isRuled(tool) ? tool.name : []));
  }

  function sees(principal: Principal, tool: CatalogTool): Awaitable<boolean> {
    if (!namesOf(principal).has(tool.name)) return false;
    return !access || principal.kind === "host" || !isRuled(tool) || access.sees(principal, tool);
  }

  function unseen(principal: Principal, name: string): ServiceError {
    // For a slip of the pen, the host's rule is not asked of every tool: then none is suggested.
    const isRuled = access !== undefined && principal.kind !== "host";
    return unknownTool(name, isRuled ? new Set() : namesOf(principal));
  }

  function find(principal: Principal, name: string): Awaitable<CatalogTool> {
    const tool = catalog.get(name) ?? catalog.successor(name);
    if (tool === undefined) throw unseen(principal, name);
    // Of a retired name, its refusal tells the tool in its place.
    const give = (isSeen: boolean) => {
      if (isSeen) return catalog.find(name);
      throw unseen(principal, name);
    };
    return andThen(sees(principal, tool), give);
  }

  return {
    differ: selections.length > 0 || keyless !== undefined || access !== undefined,
    of,
    toRun: (principal) => viewFor(principal, RUN_MS),
    open: () => of(NOBODY),
    sees,
    async mayBeTold(principal, name) {
      const tool = catalog.get(name);
      try {
        return tool === undefined || (await sees(principal, tool));
      } catch {
        return false;
      }
    },
    find,
    async show(principal, name) {
      const tool = await find(principal, name);
      const seen = new Set<string>();
      for (const other of [tool.fallback?.tool ?? "", ...(tool.definition.uses ?? [])]) {
        const named = catalog.get(other);
        if (named && (await sees(principal, named))) seen.add(other);
      }
      const prices = pricesOf(principal);
      const price = prices && plannedPrice({ prices }, tool, brandName);
      return seenTool(tool, (other) => seen.has(other), price);
    },
  };
}

/** The prices of a caller's plan, where it has some. */
function pricesOf(principal: Principal): Prices {
  return principal.kind === "account" ? principal.plan.prices : undefined;
}

/** The service's own tools are how a caller finds the others: the host's rule is not asked for them. */
function isRuled({ category }: CatalogTool): boolean {
  return category !== DISCOVERY_CATEGORY;
}
