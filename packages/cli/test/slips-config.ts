// Options with a provider whose tools forget promises and throw where nobody catches, for the tests.
import { defineProvider, defineTool, type ServiceOptions, type ToolContext } from "@svckit/core";
import { z } from "zod";

const schema = z.object({ n: z.number() });

const tool = (name: string, execute: (ctx: ToolContext) => Promise<{ n: number }>) =>
  defineTool({
    name,
    title: name,
    description: "Does what no tool should, for the tests.",
    category: "demo",
    effect: "read",
    keyless: true,
    input: z.object({}),
    output: schema,
    execute: (_, ctx) => execute(ctx),
  });

const tools = [
  tool("get_good", (ctx) => ctx.http.get("/slow", { schema })),
  tool("get_forgotten", async ({ http }) => {
    const slow = http.get("/slow", { schema });
    http.get("/missing", { schema });
    return slow;
  }),
  tool("get_chained", async ({ http }) => {
    http.get("/missing", { schema }).then(({ n }) => n);
    return http.get("/slow", { schema });
  }),
  tool("get_aside", async ({ http }) => {
    const aside = async () => {
      await http.get("/slow", { schema });
      throw new TypeError("a slip aside");
    };
    aside();
    await http.get("/slow", { schema });
    return http.get("/slow", { schema });
  }),
  tool("get_thrown", async () => {
    setImmediate(() => {
      throw new RangeError("a slip in a timer");
    });
    return new Promise(() => {});
  }),
];

const options: Partial<ServiceOptions> = {
  upstream: { totalMs: 1_000 },
  providers: [
    defineProvider({
      id: "slips",
      title: "Slips",
      baseUrl: process.env["SLIPS_URL"] ?? "http://127.0.0.1:9",
      tools,
    }),
  ],
};

export default options;
