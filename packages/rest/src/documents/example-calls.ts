// Calls to try: an example of each tool that has one, for the documents that show a few.
import type { Catalog } from "@svckit/core";

/** A call as its body shows it, and what it is for. */
export interface ExampleCall {
  readonly description: string;
  readonly body: { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };
}

/** So many of them: those of tools with a price first, since the service's own are about finding tools. */
export function exampleCalls({ tools }: Catalog, most: number): readonly ExampleCall[] {
  const calls = [
    ...tools.filter(({ credits }) => credits > 0),
    ...tools.filter(({ credits }) => credits === 0),
  ];
  return calls
    .flatMap(({ name, definition }) =>
      (definition.examples ?? [])
        .slice(0, 1)
        .map(({ description, args }) => ({ description, body: { tool: name, args } })),
    )
    .slice(0, most);
}
