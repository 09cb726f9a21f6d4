// Provider source: the files of a provider, written from the plans of its tools.
import type { DeclaredKey } from "./auth.js";
import type { ToolPlan } from "./plan.js";
import { constantOf, exampleOf, recordingOf, toolSource } from "./tool-source.js";
import { quoted } from "./zod-source.js";

/** A provider that is to be written. */
export interface ProviderPlan {
  readonly id: string;
  readonly title: string;
  readonly baseUrl: string;
  readonly category: string;
  readonly keys: readonly DeclaredKey[];
  readonly tools: readonly ToolPlan[];
}

const DEEP = `// Deep: an object or a list as values of a query or a form, each under its path, as \`created[gte]\`.
import type { QueryValue } from "@svckit/core";

/** The values of an object or a list by their paths; of a single value the one of its own name. */
export function deep(name: string, value: unknown): Record<string, QueryValue> {
  if (value === undefined || value === null) return {};
  if (typeof value !== "object") return { [name]: String(value) };
  return Object.assign({}, ...Object.entries(value).map(([key, each]) => deep(\`\${name}[\${key}]\`, each)));
}
`;

/** All files of a provider, by their paths in its folder. */
export function providerFiles(plan: ProviderPlan): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  files.set(`${plan.id}.ts`, providerSource(plan));
  files.set(`${plan.id}.test.ts`, testSource(plan));
  for (const tool of plan.tools) {
    files.set(`tools/${tool.name}.ts`, toolSource(tool, plan.category));
    const call = { tool: tool.name, args: exampleOf(tool), recordings: [recordingOf(tool)] };
    files.set(`recordings/${tool.name}.json`, `${JSON.stringify([call], undefined, 2)}\n`);
  }
  if ([...files.values()].some((text) => text.includes("../deep.js"))) files.set("deep.ts", DEEP);
  return files;
}

function providerSource({ id, title, baseUrl, keys, tools }: ProviderPlan): string {
  const imports = tools.map(({ name }) => `import { ${constantOf(name)} } from "./tools/${name}.js";`).sort();
  const auth = keys.map((key) => `        ${keySource(key, tools.length)},`);
  return `// ${id}: tools of ${title}, written from its OpenAPI description.
import { defineProvider, defineProviderFactory, type ReadUpstreamFailure } from "@svckit/core";
${imports.join("\n")}

const variables = { baseUrl: { kind: "upstream" } } as const;

/** An error inside an answer that says that it works. */
const readFailure: ReadUpstreamFailure = ({ status, body }) =>
  status < 400 && Object(body).error
    ? { runtimeStatus: "failing", message: "answers with an error" }
    : undefined;

export default defineProviderFactory(
  variables,
  ({ baseUrl = ${quoted(baseUrl)} }: { readonly baseUrl?: string }) =>
    defineProvider({
      id: ${quoted(id)},
      title: ${quoted(title)},
      baseUrl,${auth.length === 0 ? "" : `\n      auth: [\n${auth.map((line) => line).join("\n")}\n      ],`}
      failure: readFailure,
      tools: [
${tools.map(({ name }) => `        ${constantOf(name)},`).join("\n")}
      ],
    }),
);
`;
}

function keySource({ place, variable, optional, tools }: DeclaredKey, all: number): string {
  const [[name = "", value] = []] = Object.entries(place);
  const parts = [`${name}: ${quoted(value)}`, `variable: ${quoted(variable)}`];
  if (optional) parts.push("optional: true");
  if (tools.length < all) parts.push(`for: ${quoted(tools)}`);
  return `{ ${parts.join(", ")} }`;
}

function testSource({ id, title }: ProviderPlan): string {
  return `// ${id} keeps the plugin contract, on answers that the description of ${title} gives, or that were made from it.
import { readdirSync, readFileSync } from "node:fs";
import { type RecordedCall, testProvider } from "@svckit/testing";
import { describe, it } from "vitest";
import provider from "./${id}.js";

const folder = new URL("./recordings/", import.meta.url);
const calls = readdirSync(folder).flatMap((file): RecordedCall[] =>
  JSON.parse(readFileSync(new URL(file, folder), "utf8")),
);

testProvider({ describe, it }, provider(), { calls });
`;
}
