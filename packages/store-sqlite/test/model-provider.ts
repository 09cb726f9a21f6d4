// The provider of the model: tools that end as a test says, of every kind of price, and one that a person has to allow.
import { defineProvider, defineTool, type Provider, ServiceError, type Tool } from "@svckit/core";
import { z } from "zod";

/** The tool whose calls wait for a person. */
export const GUARDED = "guarded";

/** A provider whose calls end as `ends` says, by tool and id. Those that hang are in `hanging`, with what ends them. */
export function modelProvider(
  ends: ReadonlyMap<string, string>,
  hanging: Map<string, (end: string) => void>,
): Provider {
  const toolOf = (name: string, credits: NonNullable<Tool["credits"]>, keyless: boolean) =>
    defineTool({
      name,
      title: name,
      description: "Ends as the test says.",
      category: "market_data",
      effect: "read",
      credits,
      keyless,
      input: z.object({ id: z.string() }),
      output: z.looseObject({}),
      async execute({ id }) {
        const call = `${name} ${id}`;
        let end = ends.get(call);
        if (end === "hangs") end = await new Promise<string>((resolve) => hanging.set(call, resolve));
        if (end === "fails") throw new ServiceError("PROVIDER_UNAVAILABLE");
        if (end === "is refused") throw new ServiceError("TOOL_ERROR");
        return { id, text: "žluťoučký 🦊" };
      },
    });
  // From nothing to more than the ceiling, and no price at all.
  const prices = [0, 1, 2.5, 4, 9, Number.NaN, -1];
  const price = { max: 4, of: ({ id }: { id: string }) => prices[Number(/\d+$/.exec(id)?.[0]) % 7] ?? 0 };
  const tools = [
    toolOf("work", 1, true),
    toolOf("dear", 5, false),
    toolOf("free", 0, true),
    toolOf("batch", price, true),
    toolOf(GUARDED, 2, false),
  ];
  return defineProvider({ id: "test", title: "Test", tools });
}
