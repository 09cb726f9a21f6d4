// Example calls for the documents: the first example of each tool that has one.
import type { Catalog, CatalogTool } from "@svckit/core";

/** The body of a call, and what the call is for. */
export interface ExampleCall {
  readonly description: string;
  readonly body: { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };
}

// The schema of each call has its own examples.
const MOST = 5;

/** The tools that examples are of, found once: each parameter of a document asks for them. */
interface ExampleTools {
  /** Those with an example, the first so many. */
  readonly shown: readonly CatalogTool[];
  /** The first of them; any tool where none has an example. */
  readonly first: CatalogTool | undefined;
}

const found = new WeakMap<Catalog, ExampleTools>();

/** At most five. */
export function exampleCalls(catalog: Catalog): readonly ExampleCall[] {
  return toolsOf(catalog).shown.flatMap(({ name, definition: { examples: [example] = [] } }) =>
    example ? { description: example.description, body: { tool: name, args: example.args } } : [],
  );
}

/** The tool of the first example call; any tool where none has an example. */
export function exampleTool(catalog: Catalog): CatalogTool | undefined {
  return toolsOf(catalog).first;
}

function toolsOf(catalog: Catalog): ExampleTools {
  const known = found.get(catalog);
  if (known) return known;
  const priced: CatalogTool[] = [];
  const free: CatalogTool[] = [];
  let any: CatalogTool | undefined;
  for (const tool of catalog.tools) {
    const { credits, definition } = tool;
    // Tools with a price come first; the free ones are mostly about finding tools.
    const like = credits > 0 ? priced : free;
    if (any === undefined || (any.credits === 0 && credits > 0)) any = tool;
    if (like.length < MOST && (definition.examples ?? []).length > 0) like.push(tool);
    if (priced.length === MOST) break;
  }
  const shown = [...priced, ...free].slice(0, MOST);
  const tools = { shown, first: shown[0] ?? any };
  found.set(catalog, tools);
  return tools;
}
