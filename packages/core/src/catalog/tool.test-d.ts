// The types that a tool's author relies on, held by `check:types`.
import { z } from "zod";
import { defineProvider } from "./provider.js";
import { defineTool } from "./tool.js";

const ABOUT = {
  title: "X",
  description: "Gives the value of x, fresh to the second.",
  category: "market_data",
  effect: "read" as const,
} as const;

const sound = defineTool({
  ...ABOUT,
  name: "get_x",
  input: z.object({ id: z.string(), days: z.number().default(1) }),
  output: z.object({ price: z.number() }),
  fallback: { tool: "get_y", args: ({ id }) => ({ ids: id.toUpperCase() }), result: () => ({ price: 1 }) },
  async execute({ id, days }, ctx) {
    const found = await ctx.http.find("/x/{id}", {
      path: { id },
      query: { days: days + 1 },
      schema: z.object({ p: z.number() }),
    });
    return found === null ? ctx.noData({ price: 0 }, "no such coin") : { price: found.p };
  },
});

defineTool({
  ...ABOUT,
  name: "get_body",
  input: z.object({}),
  output: z.object({}),
  async execute(_, { http }) {
    const schema = z.unknown();
    await http.post("/x", { form: { a: 1 }, reads: true, schema });
    // @ts-expect-error: a GET has no body
    await http.get("/x", { json: {}, schema });
    // @ts-expect-error: a body is JSON or a form
    await http.put("/x", { json: {}, form: {}, schema });
    // @ts-expect-error: a PUT never only asks
    await http.put("/x", { json: {}, reads: true, schema });
    return {};
  },
});

// A tool of any argument types is one of a provider's tools.
defineProvider({ id: "acme", title: "Acme", tools: [sound] });

defineTool({
  ...ABOUT,
  name: "get_y",
  input: z.object({ id: z.string() }),
  output: z.object({ price: z.number() }),
  // @ts-expect-error: the result does not fit the output schema
  execute: () => ({ price: "1" }),
});

defineTool({
  ...ABOUT,
  name: "get_z",
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string() }),
  // @ts-expect-error: there is no such argument
  execute: ({ name }) => ({ id: name }),
});

// @ts-expect-error: a tool without a name is none
defineTool({ ...ABOUT, input: z.object({}), output: z.object({}), execute: () => ({}) });
