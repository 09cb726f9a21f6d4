// Example calls for the documents: the first example of each tool that has one.
import type { Catalog, CatalogTool } from "@svckit/core";

/** The body of a call, and what the call is for. */
export interface ExampleCall {
  readonly description: string;
  readonly body: { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };
}

/** At most so many. */
export function exampleCalls(catalog: Catalog, most: number): readonly ExampleCall[] {
  return inOrder(catalog)
    .flatMap(({ name, definition }) =>
      (definition.examples ?? [])
        .slice(0, 1)
        .map(({ description, args }) => ({ description, body: { tool: name, args } })),
    )
    .slice(0, most);
}

// Each parameter of a document asks for it.
const found = new WeakMap<Catalog, CatalogTool>();

/** The tool of the first example call; any tool where none has an example. */
export function exampleTool(catalog: Catalog): CatalogTool | undefined {
  const known = found.get(catalog);
  if (known) return known;
  const tools = inOrder(catalog);
  const tool = tools.find(({ definition }) => (definition.examples ?? []).length > 0) ?? tools[0];
  if (tool) found.set(catalog, tool);
  return tool;
}

/** Tools with a price come first; the free ones are mostly about finding tools. */
function inOrder({ tools }: Catalog): readonly CatalogTool[] {
  return [...tools.filter(({ credits }) => credits > 0), ...tools.filter(({ credits }) => credits === 0)];
}
