// Selector: how options name tools: by name, as `provider:acme` or as `category:market_data`.
import type { CatalogTool } from "./catalog-tool.js";

/** The selectors that name a tool, the nearest first. */
export function selectorsOf({
  name,
  provider,
  category,
}: Pick<CatalogTool, "name" | "provider" | "category">): readonly string[] {
  return [name, `provider:${provider.id}`, `category:${category}`];
}
