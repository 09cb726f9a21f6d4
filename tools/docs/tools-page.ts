// docs/tools.md: the tools of the shipped providers by category, each with the page that describes it.
import type { CatalogEntry } from "@svckit/core";
import { cell, priceOf } from "./tool-section.js";

/** The whole page. */
export function toolsPage(tools: readonly CatalogEntry[], providers: readonly string[]): string {
  const categories = [...new Set(tools.map(({ category }) => category))].sort();
  return `# Tools

<!-- Written by \`npm run docs\` from the providers in packages/providers. -->

The ${tools.length} tools that \`svc serve\` ships with, as \`GET /api/v1/tools\` lists them, by category. Each name leads to
the page of its provider, with its arguments and an example. A call is \`POST /api/v1/execute\` with the body that is shown
there; any tool also takes \`idempotency_key\` among its arguments. A tool costs one credit where nothing else is said, and
works without a key unless it says otherwise.

Providers: ${providers.map((id) => `[${id}](providers/${id}.md)`).join(", ")}.

${categories.map((category) => toCategory(category, tools)).join("\n\n")}
`;
}

function toCategory(category: string, tools: readonly CatalogEntry[]): string {
  const rows = tools.filter((tool) => tool.category === category).map(toLine);
  return `## ${category}\n\n| Tool | | |\n|---|---|---|\n${rows.join("\n")}`;
}

function toLine(tool: CatalogEntry): string {
  const { name, provider, title, keyless, credits } = tool;
  const price = credits === 1 ? [] : [priceOf(tool)];
  const facts = [...(keyless ? [] : ["needs a key"]), ...price].join(", ");
  return `| [\`${name}\`](providers/${provider}.md#${name}) | ${cell(title)} | ${facts} |`;
}
