// hello: the smallest provider, without an upstream. Copy this one.
import { defineProvider, defineTool, type Provider } from "@svckit/core";
import * as z from "zod";

const sayHello = defineTool({
  name: "say_hello",
  title: "Say hello",
  description: "Greets by name, without asking anyone: shows that a call reaches the service and comes back.",
  category: "demo",
  effect: "read",
  keyless: true,
  input: z.object({
    name: z.string().trim().min(1).max(100).default("world").describe("Who is greeted, 1 to 100 characters"),
  }),
  output: z.object({
    greeting: z.string().describe("The greeting"),
  }),
  examples: [
    { description: "Greet Ada", args: { name: "Ada" } },
    { description: "Greet the world", args: {} },
  ],
  execute: ({ name }) => ({ greeting: `Hello, ${name}!` }),
});

/** A provider that greets; it asks no upstream. */
export function hello(): Provider {
  return defineProvider({ id: "hello", title: "Hello", tools: [sayHello] });
}
