// get_api_endpoint_schema: what an agent has to know of a tool before it calls it.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import type { CatalogEntry } from "../catalog/shown-entry.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import { literalSchema } from "../schema/literal-schema.js";
import type { JsonSchema } from "../schema/schema.js";
import { invokerOf, requiredOf } from "./call-skeleton.js";

const INPUT = {
  type: "object",
  properties: {
    tool: {
      type: "string",
      minLength: 1,
      maxLength: 128,
      description: "Exact tool name, as search_tools gives it",
    },
  },
  required: ["tool"],
} as const;

const OUTPUT = {
  type: "object",
  properties: {
    tool: { type: "string" },
    title: { type: "string" },
    description: { type: "string" },
    category: { type: "string" },
    provider: { type: "string" },
    invoker: { type: "string", description: "The tool of the MCP root that calls it" },
    parameters: {
      type: "array",
      items: {
        type: "object",
        properties: {
          name: { type: "string" },
          type: { type: "string" },
          required: { type: "boolean" },
          description: { type: "string" },
          accepted_values: { type: "array", items: {} },
        },
        required: ["name", "type", "required"],
      },
    },
    required: { type: "array", items: { type: "string" } },
    input_schema: { type: "object" },
    output_schema: { type: "object", description: "The schema of `data` in a success" },
    annotations: { type: "object" },
    keyless: { type: "boolean" },
    credits: { type: "integer", description: "What a call costs, at most" },
    credits_vary: { type: "boolean", description: "A call may cost less, by its arguments" },
    status: { type: "object" },
    fallback: { type: ["string", "null"] },
    uses: {
      type: "array",
      items: { type: "string" },
      description: "The tools that it asks, at no further price",
    },
    examples: { type: "array", items: { type: "object" } },
  },
  required: ["tool", "invoker", "parameters", "required", "input_schema", "output_schema"],
} as const;

/** What the tool works with. */
interface DescribeParts {
  readonly toolOf: (principal: Principal | undefined, name: string) => Awaitable<CatalogTool>;
}

/** The tool `get_api_endpoint_schema`. */
export function describeTool({ toolOf }: DescribeParts): Tool {
  return defineTool({
    name: "get_api_endpoint_schema",
    title: "Get a tool's schema",
    description:
      "Describes one tool before it is called: parameter types, accepted values, the required set, the result's schema, its price, and which invoker calls it. Free.",
    keywords: [
      "parameters of a tool",
      "how to call a tool",
      "input arguments required",
      "json schema",
      "what does a tool cost",
      "price of a call",
      "output format of a tool",
      "usage documentation",
      "request and response fields",
    ],
    category: DISCOVERY_CATEGORY,
    effect: "read",
    keyless: true,
    credits: 0,
    // Callers see different tools.
    personal: true,
    input: literalSchema<{ readonly tool: string }>(INPUT),
    inputSchema: INPUT,
    output: literalSchema<Record<string, unknown>>({ type: "object" }),
    outputSchema: OUTPUT,
    examples: [{ description: "What search_tools takes", args: { tool: "search_tools" } }],
    execute: async ({ tool }, { principal }) => describe((await toolOf(principal, tool)).entry()),
  });
}

function describe({ name, inputSchema, outputSchema, ...entry }: CatalogEntry): Record<string, unknown> {
  return {
    tool: name,
    title: entry.title,
    description: entry.description,
    category: entry.category,
    provider: entry.provider,
    invoker: invokerOf(entry),
    parameters: parametersOf(inputSchema),
    required: requiredOf(inputSchema),
    input_schema: inputSchema,
    output_schema: outputSchema,
    annotations: entry.annotations,
    keyless: entry.keyless,
    credits: entry.credits,
    ...(entry.creditsVary && { credits_vary: true }),
    status: entry.status,
    fallback: entry.fallback,
    ...(entry.uses && { uses: entry.uses }),
    examples: entry.examples,
  };
}

function parametersOf(schema: JsonSchema): Record<string, unknown>[] {
  const required = new Set(requiredOf(schema));
  // `as`: JSON Schema's own form of `properties`.
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).map(([name, property]) => {
    const { description, default: preset } = property;
    const accepted = acceptedOf(property);
    return {
      name,
      type: typeOf(property),
      required: required.has(name),
      ...(description !== undefined && { description }),
      ...(accepted !== undefined && { accepted_values: accepted }),
      ...(preset !== undefined && { default: preset }),
    };
  });
}

/** The values that a schema takes, where it takes no others: of a union, those of all its members. */
function acceptedOf({ enum: values, const: only, anyOf, oneOf }: JsonSchema): unknown[] | undefined {
  if (Array.isArray(values)) return values;
  if (only !== undefined) return [only];
  const union = anyOf ?? oneOf;
  if (!Array.isArray(union)) return undefined;
  const ofType: Readonly<Record<string, unknown[]>> = { null: [null], boolean: [true, false] };
  const each = union.map((member: JsonSchema) => ofType[String(member["type"])] ?? acceptedOf(member));
  return each.every((list) => list !== undefined) ? [...new Set(each.flat())] : undefined;
}

/** The type in a word; of a union, all its types. */
function typeOf(schema: JsonSchema): string {
  const { type, anyOf, oneOf, enum: values } = schema;
  if (typeof type === "string") return type;
  if (Array.isArray(type)) return type.join(" | ");
  const union = anyOf ?? oneOf;
  if (Array.isArray(union)) return [...new Set(union.map((each: JsonSchema) => typeOf(each)))].join(" | ");
  return Array.isArray(values) ? [...new Set(values.map((value) => typeof value))].join(" | ") : "any";
}
