// Example calls for the documents: the first example of each tool that has one.
import type { Catalog } from "@svckit/core";

/** The body of a call, and what the call is for. */
export interface ExampleCall {
  readonly description: string;
  readonly body: { readonly tool: string; readonly args: Readonly<Record<string, unknown>> };
}

/** At most so many. Tools with a price come first; the free ones are mostly about finding tools. */
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
