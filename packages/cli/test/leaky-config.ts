// Options with a careless provider: its errors hold its token, and one of its tools throws where nothing catches.
import { defineProvider, defineTool, type ServiceOptions } from "@svckit/core";
import { z } from "zod";

const token = process.env["LEAKY_TOKEN"] ?? "";

const tool = (name: string, execute: () => Promise<never>) =>
  defineTool({
    name,
    title: name,
    description: "Does what no tool should, for the tests.",
    category: "demo",
    effect: "read",
    keyless: true,
    input: z.object({}),
    output: z.object({}),
    execute,
  });

const options: Partial<ServiceOptions> = {
  upstream: { totalMs: 1_000 },
  providers: [
    defineProvider({
      id: "leaky",
      title: "Leaky",
      tools: [
        tool("get_leak", async () => {
          throw new Error(`401 for Authorization: Bearer ${token}`);
        }),
        tool("get_crash", () => {
          setImmediate(() => {
            throw new Error(`the socket of Bearer ${token} broke`);
          });
          return new Promise(() => {});
        }),
      ],
    }),
  ],
};

export default options;
