// Catalog page: the part of a catalog that a caller asks for, in the order of names or best first.
import { ServiceError } from "../errors/errors.js";
import type { CatalogTool } from "./catalog-tool.js";
import { readCategory } from "./category.js";
import type { CatalogEntry } from "./shown-entry.js";

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

/** What pages are cut from. */
export interface PagedTools {
  /** In the order of names. */
  readonly tools: readonly CatalogTool[];
  readonly categories: readonly string[];
  /** The word that callers may write in front of a category. */
  readonly brandName: string;
  /** Whether a name is, or was, that of a tool. */
  isName(name: string): boolean;
  /** The tools that fit an intent, best first; all of them where nothing says which are accepted. */
  rank(intent: string, accepts: Accepts | undefined): readonly CatalogTool[];
}

/** Whether a caller wants to see a tool. */
export type Accepts = (tool: CatalogTool) => boolean;

const PAGE_SIZE = 250;

/** The page that a query asks for; throws what `Catalog.list` does. */
export function pageOf(
  { tools, categories, brandName, isName, rank }: PagedTools,
  { cursor, limit = PAGE_SIZE, search = "", category, provider }: CatalogQuery,
): CatalogPage<CatalogTool> {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new ServiceError("VALIDATION_ERROR", {
      message: "`limit` is not a whole number of at least 1.",
      next: `Use 1 to ${PAGE_SIZE}.`,
      param: "limit",
    });
  }
  if (cursor !== undefined && !isName(cursor))
    throw new ServiceError("CATALOG_PAGINATION_ERROR", { param: "cursor" });
  const asked = category === undefined ? undefined : readCategory(category, categories, brandName);
  const accepts = matcher(asked, provider);
  const found = search.trim() === "" ? undefined : rank(search, accepts);
  const matching = found ?? (accepts ? tools.filter(accepts) : tools);
  const start = cursor === undefined ? 0 : indexAfter(cursor, matching, found !== undefined);
  const page = matching.slice(start, start + Math.min(limit, PAGE_SIZE));
  return {
    tools: page,
    totalCount: matching.length,
    nextCursor: matching.length > start + page.length ? (page.at(-1)?.name ?? null) : null,
  };
}

function matcher(category: string | undefined, provider: string | undefined): Accepts | undefined {
  if (category === undefined && provider === undefined) return undefined;
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
