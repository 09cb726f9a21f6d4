// The clauses of declaring tools and providers.
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./provider.js";
import { defineTool, type Tool } from "./tool.js";

const SOUND: Tool = {
  name: "get_x",
  title: "X",
  description: "Gives the value of x, fresh to the second.",
  category: "market_data",
  effect: "read",
  input: z.object({}),
  output: z.object({}),
  execute: () => ({}),
};

test("gives back what it was given, and nobody can change it", () => {
  const tool = defineTool({ ...SOUND });
  expect(tool).toEqual(SOUND);
  expect(Object.isFrozen(tool)).toBe(true);
  const provider = defineProvider({ id: "acme", title: "Acme", tools: [tool] });
  expect(Object.isFrozen(provider)).toBe(true);
});

test.each<[string, Partial<Tool>]>([
  ["name", { name: "x".repeat(64) }],
  ["credits", { credits: 0 }],
  ["cacheTtl", { cacheTtl: 0 }],
])("takes the utmost %s", (_, change) => {
  expect(() => defineTool({ ...SOUND, ...change })).not.toThrow();
});

test.each<[string, Partial<Tool>]>([
  ["name", { name: "x".repeat(65) }],
  ["name", { name: "getX" }],
  ["name", { name: "get_x\n" }],
  ["category", { category: "Market Data" }],
  ["title", { title: "  " }],
  ["description", { description: "Short." }],
  ["keywords", { keywords: ["worth", " "] }],
  ["credits", { credits: -1 }],
  ["credits", { credits: 1.5 }],
  ["credits", { credits: Number.NaN }],
  ["cacheTtl", { cacheTtl: -1 }],
  ["cacheTtl", { cacheTtl: Number.NaN }],
])("names the fault in %s, and the tool: %j", (field, change) => {
  expect(() => defineTool({ ...SOUND, ...change })).toThrow(field);
  expect(() => defineTool({ ...SOUND, ...change })).toThrow(JSON.stringify({ ...SOUND, ...change }.name));
});

test.each<[string, Partial<Tool>, string]>([
  ["keyless", { keyless: true }, "leave keyless out"],
  ["cacheTtl", { cacheTtl: 1_000 }, "leave cacheTtl out"],
  ["staleTtl", { staleTtl: 1_000 }, "leave staleTtl out"],
  ["fallback", { fallback: { tool: "get_y" } }, "leave fallback out"],
])("a tool that changes something cannot have %s", (field, change, mend) => {
  for (const effect of ["write", "destroy"] as const) {
    expect(() => defineTool({ ...SOUND, effect })).not.toThrow();
    const define = () => defineTool({ ...SOUND, effect, ...change });
    expect(define).toThrow(`tool "get_x": ${field}: it stands beside effect "${effect}"`);
    expect(define).toThrow(mend);
  }
});

test("says that a read is idempotent anyway, and names the effects to one who gives none", () => {
  expect(() => defineTool({ ...SOUND, idempotent: true })).toThrow(/idempotent: .* leave it out/);
  expect(() => defineTool({ ...SOUND, effect: "write", idempotent: true })).not.toThrow();
  const { effect: _, ...lacking } = SOUND;
  // `as`: a plugin without types.
  expect(() => defineTool(lacking as Tool)).toThrow(/effect: .* "read", "write" or "destroy"/);
  expect(() => defineTool({ ...SOUND, effect: "change" as "write" })).toThrow(/effect: it is "change"/);
});

test("names the provider and its fault", () => {
  const provider = { id: "acme", title: "Acme", tools: [SOUND] };
  expect(() => defineProvider({ ...provider, id: "Acme!" })).toThrow(/"Acme!".*id/);
  expect(() => defineProvider({ ...provider, tools: [] })).toThrow(/"acme".*no tools/);
  expect(() => defineProvider({ ...provider, tools: [SOUND, SOUND] })).toThrow(/"acme".*get_x/);
  expect(() => defineProvider({ ...provider, baseUrl: "ftp://acme.example" })).toThrow(/"acme".*ftp:/);
  expect(() => defineProvider({ ...provider, upstreams: { eth: "file:///etc/passwd" } })).toThrow(
    /"acme".*file:/,
  );
});

test("names the provider of a base URL that is none", () => {
  expect(() =>
    defineProvider({ id: "acme", title: "Acme", tools: [SOUND], baseUrl: "acme.example" }),
  ).toThrow('"acme"');
});
