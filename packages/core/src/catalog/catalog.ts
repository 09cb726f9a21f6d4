// Catalog: every tool by its name, what callers are shown of it, and the names that were retired.

import { ServiceError } from "../errors/errors.js";
import { nearestName } from "../platform/nearest.js";
import { stepped } from "../platform/steps.js";
import { loadShippedTexts } from "../search/shipped-texts.js";
import { readIndex, type ToolIndex, type Weighed } from "../search/tool-index.js";
import type { Upstream } from "../upstream/upstream.js";
import { type Accepts, type CatalogPage, type CatalogQuery, pageOf } from "./catalog-page.js";
import { type CatalogParts, type CatalogTool, createCatalogTool } from "./catalog-tool.js";
import { categoriesOf } from "./category.js";
import { createDescribeTools, type DescribeTools } from "./describe-in-turns.js";
import type { Provider } from "./provider.js";
import { checkReferences } from "./references.js";
import { createRetirements, type Retirement, type Retirements } from "./retirement.js";
import { seenTool } from "./seen-tool.js";
import type { Tool } from "./tool.js";

/** The tools of a service. */
export interface Catalog {
  /** All tools, in the order of names. */
  readonly tools: readonly CatalogTool[];
  readonly providers: readonly Provider[];
  /** Those that always exist and those that tools bring, in the order of names, without that of the service's own tools. */
  readonly categories: readonly string[];
  /** The tool by a name; throws TOOL_NOT_FOUND, or TOOL_RETIRED which names the replacement. */
  find(name: string): CatalogTool;
  /** The tool by a name; undefined for any other name. */
  get(name: string): CatalogTool | undefined;
  /** The tool in place of one that was retired; undefined for any other name. */
  successor(retired: string): CatalogTool | undefined;
  /**
   * A page. Throws CATALOG_PAGINATION_ERROR for a cursor that never was a tool's name or that the search has not found,
   * and VALIDATION_ERROR for a limit below 1 or a category that is not there. One with a `search` throws an `Error` where
   * nobody has waited for `readTexts`.
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
   * Loads the vocabulary and reads the texts of all tools in turns of the event loop; undefined where that was done. Whoever
   * searches waits for this first.
   */
  readTexts(): Promise<void> | undefined;
  /** The tools that fit an intent, best first, at most 25, each with its share of the best one's score. Throws as `list` does. */
  weigh(intent: string): readonly Weighed<CatalogTool>[];
  /**
   * The catalog with these tools alone, for whoever may see no others. Nothing of it names another: no entry, no search, no
   * refusal. Its searches share the texts that were read. `priceOf` says what a tool costs where that is not its own price.
   */
  only(names: ReadonlySet<string>, priceOf?: (tool: CatalogTool) => number | undefined): Catalog;
}

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
  const { providers, brandName, vocabulary = "" } = options;
  const tools = new Map<string, CatalogTool>();
  const ids = new Set<string>();
  const names = new Set(providers.flatMap((provider) => provider.tools.map(({ name }) => name)));
  const parts = {
    ...options,
    hasTool: (name: string) => names.has(name),
    findTool: (name: string) => tools.get(name),
  };
  for (const provider of providers) {
    if (ids.has(provider.id)) throw new Error(`two providers have the id ${provider.id}`);
    ids.add(provider.id);
    const upstreams = options.upstreamsOf(provider);
    for (const definition of provider.tools) {
      const other = tools.get(definition.name);
      if (other)
        throw new Error(
          `tool ${definition.name} is in two providers: ${other.provider.id} and ${provider.id}; ` +
            "give one of the two another name, or leave one of these providers out",
        );
      tools.set(definition.name, createCatalogTool(provider, definition, upstreams(definition), parts));
    }
  }
  const retired = createRetirements(
    { host: options.retired, providers: providers.flatMap((provider) => provider.retired ?? []) },
    tools,
  );
  checkReferences(tools);
  const sorted = [...tools.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  // What finds tools for an intent; their texts are read with the first search.
  const read = stepped(() => readIndex(sorted, vocabulary));
  const inTurns = () => {
    const loading = loadShippedTexts();
    return loading ? loading.then(read.inTurns) : read.inTurns();
  };
  const index = { now: read.now, inTurns };
  return toCatalog(sorted, { providers, retired, brandName, index, describe: createDescribeTools() });
}

/** What a catalog shares with those of fewer tools. */
interface CatalogSource {
  /** Those of the service, with all their tools. */
  readonly providers: readonly Provider[];
  readonly retired: Retirements;
  readonly brandName: string;
  readonly index: Index;
  readonly describe: DescribeTools;
}

/** What finds tools for an intent, once their texts are read. */
interface Index {
  now(): ToolIndex<CatalogTool>;
  inTurns(): Promise<void> | undefined;
}

/** The catalog of these tools, which are in the order of names. */
function toCatalog(sorted: readonly CatalogTool[], source: CatalogSource): Catalog {
  const { retired, index } = source;
  const tools = new Map(sorted.map((tool) => [tool.name, tool]));
  const categories = categoriesOf(sorted);
  const successor = (name: string) => tools.get(retired.replacement(name) ?? "");
  const paged = {
    ...{ tools: sorted, categories, brandName: source.brandName },
    isName: (name: string) => tools.has(name) || successor(name) !== undefined,
    rank: (intent: string, accepts: Accepts | undefined) => index.now().rank(intent, accepts),
  };
  return {
    tools: sorted,
    providers: providersOf(source.providers, tools),
    categories,
    get: (name) => tools.get(name),
    successor,
    find(name) {
      const tool = tools.get(name);
      if (tool) return tool;
      throw (successor(name) && retired.refusal(name)) ?? unknownTool(name, tools);
    },
    readTexts: index.inTurns,
    weigh: (intent) => index.now().weigh(intent),
    list(query) {
      const { tools: listed, totalCount, nextCursor } = pageOf(paged, query);
      return { tools: listed.map((tool) => tool.entry()), totalCount, nextCursor };
    },
    page: (query) => pageOf(paged, query),
    describe: source.describe,
    only(names, priceOf) {
      const isSeen = (name: string) => names.has(name) && tools.has(name);
      const seen = sorted
        .filter(({ name }) => isSeen(name))
        .map((tool) => seenTool(tool, isSeen, priceOf?.(tool)));
      return toCatalog(seen, { ...source, index: indexOfSeen(index, seen) });
    },
  };
}

/** An index that finds these of its tools alone, each as it is seen. */
function indexOfSeen({ now, inTurns }: Index, seen: readonly CatalogTool[]): Index {
  const tools = new Map(seen.map((tool) => [tool.name, tool]));
  const isSeen = (accepts: Accepts | undefined) => (tool: CatalogTool) =>
    tools.has(tool.name) && (accepts === undefined || accepts(tool));
  const own = ({ name }: CatalogTool) => tools.get(name) ?? [];
  const narrowed: ToolIndex<CatalogTool> = {
    rank: (intent, accepts) => now().rank(intent, isSeen(accepts)).flatMap(own),
    weigh: (intent, accepts) =>
      now()
        .weigh(intent, isSeen(accepts))
        .flatMap(({ tool: { name }, share }) => {
          const tool = tools.get(name);
          return tool ? [{ tool, share }] : [];
        }),
  };
  return { now: () => narrowed, inTurns };
}

/** The providers of these tools, each with those of them that are its own. */
function providersOf(
  providers: readonly Provider[],
  tools: ReadonlyMap<string, CatalogTool>,
): readonly Provider[] {
  return providers.flatMap((provider) => {
    const own = provider.tools.filter(({ name }) => tools.has(name));
    if (own.length === provider.tools.length) return provider;
    return own.length === 0 ? [] : { ...provider, tools: own };
  });
}

/** The refusal of a name that is no tool's, as far as its caller may know, with the nearest of those that the caller sees. */
export function unknownTool(name: string, seen: Pick<ReadonlySet<string>, "size" | "keys">): ServiceError {
  // Whoever misspells pays nothing, so what is compared has an end.
  const isSmall = seen.size <= MOST_COMPARED && name.length <= MOST_LETTERS;
  const meant = isSmall ? nearestName(name, seen.keys()) : undefined;
  const guess = meant === undefined ? "" : ` Did you mean \`${meant}\`?`;
  return new ServiceError("TOOL_NOT_FOUND", { message: `There is no tool named ${quote(name)}.${guess}` });
}

const MOST_COMPARED = 10_000;
// A tool's name has no more.
const MOST_LETTERS = 64;

function quote(name: string): string {
  return JSON.stringify(name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name);
}
