// The pages that the catalog of the shipped providers writes: all tools by category, and a page for each provider.
import { createService } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { ownToolsPage, providerPage } from "./provider-page.js";
import { toolsPage } from "./tools-page.js";

/** The pages by path. */
export function catalogPages(): Readonly<Record<string, () => string>> {
  const providers = Object.values(shipped).map((factory) => factory());
  const { catalog, brand } = createService({ providers });
  const entries = catalog.tools.map((tool) => tool.entry());
  const toolsOf = (id: string) => entries.filter(({ provider }) => provider === id);
  const pages = providers.map((provider) => {
    const render = () => providerPage(provider, toolsOf(provider.id));
    return [`docs/providers/${provider.id}.md`, render] as const;
  });
  const ids = [...providers.map(({ id }) => id).sort(), brand.name];
  return {
    "docs/tools.md": () => toolsPage(entries, ids),
    [`docs/providers/${brand.name}.md`]: () => ownToolsPage(toolsOf(brand.name)),
    ...Object.fromEntries(pages),
  };
}
