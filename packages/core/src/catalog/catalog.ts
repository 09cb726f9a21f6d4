// Catalog: every tool by its name, what callers are shown of it, and the names that were retired.

import { ServiceError } from "../errors/errors.js";
import { stepped } from "../platform/steps.js";
import { readTools } from "../search/read-tools.js";
import { indexOf, type Weighed } from "../search/tool-index.js";
import type { Upstream } from "../upstream/upstream.js";
import { type CatalogParts, type CatalogTool, createCatalogTool } from "./catalog-tool.js";
import { categoriesOf, readCategory } from "./category.js";
import { createDescribeTools, type DescribeTools } from "./describe-in-turns.js";
import type { Provider } from "./provider.js";
import { createRetirements, type Retirement } from "./retirement.js";
import type { CatalogEntry } from "./shown-entry.js";
import type { Tool } from "./tool.js";

/** Which tools a caller wants to see. */
export interface CatalogQuery {
  /** 1 to 250; more is 250. */
  readonly limit?: number;
  /** The last name of the page before; in a search, a name that it has found. */
  readonly cursor?: string;
  /** With the brand in front of it or without. */
  readonly category?: string;
  readonly provider?: string;
  /** What the tool is wanted for. The tools that fit come best first, at most 25, instead of in the order of names. */
  readonly search?: string;
}

/** One page of the catalog, in the order of names; of a search, best first. */
export interface CatalogPage<Item = CatalogEntry> {
  readonly tools: readonly Item[];
  /** Tools that match the query, on all pages. */
  readonly totalCount: number;
  readonly nextCursor: string | null;
}

/** The tools of a service. */
export interface Catalog {
  /** All tools, in the order of names. */
  readonly tools: readonly CatalogTool[];
  readonly providers: readonly Provider[];
  /** Those that always exist and those that tools bring, in the order of names, without that of the service's own tools. */
  readonly categories: readonly string[];
  /** The tool by a name; throws TOOL_NOT_FOUND, or TOOL_RETIRED which names the replacement. */
  find(name: string): CatalogTool;
  /**
   * A page. Throws CATALOG_PAGINATION_ERROR for a cursor that never was a tool's name or that the search has not found,
   * and VALIDATION_ERROR for a limit below 1 or a category that is not there.
   */
  list(query: CatalogQuery): CatalogPage;
  /** The tools of such a page, before what callers are shown of them is worked out. Throws the same. */
  page(query: CatalogQuery): CatalogPage<CatalogTool>;
  /**
   * Works out what callers are shown of these tools, a tool a turn of the event loop; undefined where that was done. Whoever
   * reads the entries of many tools in a server waits for this first.
   */
  describe: DescribeTools;
  /**
   * Reads the texts of all tools, which a first search needs, in turns of the event loop; undefined where that was done.
   * Whoever searches in a server waits for this first.
   */
  readTexts(): Promise<void> | undefined;
  /** The tools that fit an intent, best first, at most 25, each with its share of the best one's score. */
  weigh(intent: string): readonly Weighed<CatalogTool>[];
}

const PAGE_SIZE = 250;

/** Puts the tools of all providers together; throws an `Error` that names both providers where two tools have one name. */
export function createCatalog(
  options: Omit<CatalogParts, "hasTool" | "findTool"> & {
    readonly providers: readonly Provider[];
    readonly retired: readonly Retirement[];
    /** The word that callers may write in front of a category. */
    readonly brandName: string;
    readonly upstreamsOf: (provider: Provider) => (tool: Tool) => ReadonlyMap<string, Upstream>;
    /** Phrases and what they mean, for searches; read beside the shipped vocabulary. */
    readonly vocabulary?: string;
  },
): Catalog {
  const tools = new Map<string, CatalogTool>();
  const ids = new Set<string>();
  const names = new Set(options.providers.flatMap((provider) => provider.tools.map(({ name }) => name)));
  const parts = {
    ...options,
    hasTool: (name: string) => names.has(name),
    findTool: (name: string) => tools.get(name),
  };
  for (const provider of options.providers) {
    if (ids.has(provider.id)) throw new Error(`two providers have the id ${provider.id}`);
    ids.add(provider.id);
    const upstreams = options.upstreamsOf(provider);
    for (const definition of provider.tools) {
      const other = tools.get(definition.name);
      if (other)
        throw new Error(
          `tool ${definition.name} is in two providers: ${other.provider.id} and ${provider.id}`,
        );
      tools.set(definition.name, createCatalogTool(provider, definition, upstreams(definition), parts));
    }
  }
  const retired = createRetirements(
    { host: options.retired, providers: options.providers.flatMap((provider) => provider.retired ?? []) },
    tools,
  );
  checkReferences(tools);
  const sorted = [...tools.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const categories = categoriesOf(sorted);
  // What finds tools for an intent; their texts are read with the first search.
  const index = stepped(function* () {
    return indexOf(yield* readTools(sorted, options.vocabulary ?? ""));
  });

  return {
    tools: sorted,
    providers: options.providers,
    categories,
    find(name) {
      const tool = tools.get(name);
      if (tool) return tool;
      throw (
        retired.refusal(name) ??
        new ServiceError("TOOL_NOT_FOUND", { message: `There is no tool named ${quote(name)}.` })
      );
    },
    readTexts: index.inTurns,
    weigh: (intent) => index.now().weigh(intent),
    list(query) {
      const { tools: listed, ...page } = pageOf(query);
      return { ...page, tools: listed.map((tool) => tool.entry()) };
    },
    page: pageOf,
    describe: createDescribeTools(),
  };

  function pageOf(query: CatalogQuery): CatalogPage<CatalogTool> {
    const { cursor, limit = PAGE_SIZE } = query;
    if (!Number.isInteger(limit) || limit < 1) {
      throw new ServiceError("VALIDATION_ERROR", {
        message: "`limit` is not a whole number of at least 1.",
        next: `Use 1 to ${PAGE_SIZE}.`,
        param: "limit",
      });
    }
    if (cursor !== undefined && !tools.has(cursor) && !retired.has(cursor)) {
      throw new ServiceError("CATALOG_PAGINATION_ERROR", { param: "cursor" });
    }
    const { search = "", category, provider } = query;
    const asked = category === undefined ? undefined : readCategory(category, categories, options.brandName);
    const accepts = matcher(asked, provider);
    const found = search.trim() === "" ? undefined : index.now().rank(search, accepts);
    const matching = found ?? sorted.filter(accepts);
    const rest = matching.slice(cursor === undefined ? 0 : indexAfter(cursor, matching, found !== undefined));
    const page = rest.slice(0, Math.min(limit, PAGE_SIZE));
    return {
      tools: page,
      totalCount: matching.length,
      nextCursor: rest.length > page.length ? (page.at(-1)?.name ?? null) : null,
    };
  }
}

function checkReferences(tools: ReadonlyMap<string, CatalogTool>): void {
  for (const { name, definition, fallback } of tools.values()) {
    for (const used of definition.uses ?? []) {
      const fault = faultOfUse(definition, tools.get(used));
      if (fault !== undefined) throw new Error(`tool ${name}: it uses ${used}, which ${fault}`);
    }
    // A host leaves providers out as it likes: a tool whose fallback is in none of the others goes without.
    const other = fallback && tools.get(fallback.tool);
    if (other && other.effect !== "read")
      throw new Error(
        `tool ${name}: its fallback ${other.name} has effect "${other.effect}"; name a tool that reads`,
      );
    if (other?.definition.uses)
      throw new Error(`tool ${name}: its fallback ${other.name} asks other tools; name one of those`);
  }
}

/** Why a composite cannot use a tool; one that no provider brings is no fault, since a host may leave providers out. */
function faultOfUse({ keyless = false }: Tool, used: CatalogTool | undefined): string | undefined {
  if (used === undefined) return undefined;
  if (used.effect !== "read") return `has effect "${used.effect}"; name tools that read`;
  if (used.definition.uses) return "asks other tools itself; name those";
  if (keyless && !used.keyless)
    return "needs a key, while callers without one may ask this; leave out keyless, or the other";
  return undefined;
}

function matcher(category: string | undefined, provider: string | undefined): (tool: CatalogTool) => boolean {
  return (tool) =>
    (category === undefined || tool.category === category) &&
    (provider === undefined || tool.provider.id === provider);
}

/** Where a page begins: behind the cursor in a ranking, else at the next name, since the cursor's tool may be gone. */
function indexAfter(cursor: string, tools: readonly CatalogTool[], ranked: boolean): number {
  if (ranked) {
    const rank = tools.findIndex(({ name }) => name === cursor);
    // To begin again would send the caller through the same pages for ever.
    if (rank === -1) throw new ServiceError("CATALOG_PAGINATION_ERROR", { param: "cursor" });
    return rank + 1;
  }
  const next = tools.findIndex(({ name }) => name > cursor);
  return next === -1 ? tools.length : next;
}

function quote(name: string): string {
  return JSON.stringify(name.length > 64 ? `${name.slice(0, 64)}…` : name);
}
