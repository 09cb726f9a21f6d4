// One tool of a catalog: what its calls need and what callers are shown, worked out on first use and once.
import type { CatalogEntry, CatalogTool } from "./catalog.js";
import type { Provider } from "./provider.js";
import { describeSchema, type JsonSchema, type Schema } from "./schema.js";
import { requireTool, type Tool } from "./tool.js";
import type { Upstream } from "./upstream.js";
import type { UpstreamFailure } from "./upstream-failure.js";

const IDEMPOTENCY_KEY_SCHEMA = {
  type: "string",
  pattern: "^[A-Za-z0-9_\\-:.]{1,128}$",
  description:
    "The same value when re-sending the same call, so that it is not done again; leave it out otherwise",
};

/** The one upstream of a provider that has a `baseUrl`. */
export const DEFAULT_UPSTREAM = "";

/** Puts a provider's tool into a catalog. */
export function createCatalogTool(
  provider: Provider,
  definition: Tool,
  upstreams: ReadonlyMap<string, Upstream>,
  receiptField: string,
): CatalogTool {
  requireTool(definition);
  const inputSchema = once(() =>
    closed(definition.inputSchema ?? describe(provider, definition, definition.input, "input")),
  );
  const argumentNames = once(() => {
    const { additionalProperties, properties = {} } = inputSchema();
    return additionalProperties === false ? new Set(Object.keys(properties as object)) : undefined;
  });
  const annotations = {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
    ...definition.annotations,
  };
  const shown = once(() => ({
    name: definition.name,
    title: definition.title,
    description: definition.description,
    category: definition.category,
    provider: provider.id,
    inputSchema: withIdempotencyKey(inputSchema()),
    outputSchema: ofData(
      definition.outputSchema ?? describe(provider, definition, definition.output, "output"),
      receiptField,
    ),
    annotations,
    keyless: definition.keyless ?? false,
    credits: definition.credits ?? 1,
  }));

  function upstream(args: unknown): Upstream | UpstreamFailure | undefined {
    if (provider.unavailable !== undefined) return missing(`is not configured: ${provider.unavailable}`);
    if (definition.upstream === undefined) return upstreams.get(DEFAULT_UPSTREAM);
    if (args === undefined)
      return upstreams.size > 0 ? undefined : missing("is not configured: it has no upstream");
    const name = definition.upstream(args);
    return upstreams.get(name) ?? missing(`is not configured for ${JSON.stringify(name)}`);
  }

  return {
    name: definition.name,
    category: definition.category,
    provider,
    definition,
    keyless: definition.keyless ?? false,
    credits: definition.credits ?? 1,
    annotations,
    get inputSchema() {
      return inputSchema();
    },
    get argumentNames() {
      return argumentNames();
    },
    upstream,
    entry(): CatalogEntry {
      const found = upstream(undefined);
      const refusal = found && "refusal" in found ? found.refusal() : found;
      return {
        ...shown(),
        status: refusal
          ? { available: false, reason: `${provider.id} ${refusal.message}` }
          : { available: true },
        fallback: definition.fallback?.tool ?? null,
        examples: definition.examples ?? [],
      };
    },
  };
}

function missing(message: string): UpstreamFailure {
  return { runtimeStatus: "missing_key", message };
}

function describe(provider: Provider, tool: Tool, schema: Schema, side: "input" | "output"): JsonSchema {
  const described = describeSchema(schema, side);
  if (described !== undefined) return described;
  throw new Error(
    `tool ${tool.name} of ${provider.id}: its ${side} schema cannot describe itself as JSON Schema; give it as ${side}Schema`,
  );
}

/** A schema that lists its arguments takes no others, unless it says so itself; a union is left as it is. */
function closed(schema: JsonSchema): JsonSchema {
  return schema["properties"] === undefined ? schema : { additionalProperties: false, ...schema };
}

/** The schema as callers see it: every tool takes an idempotency key beside its own arguments. */
function withIdempotencyKey(schema: JsonSchema): JsonSchema {
  const properties = schema["properties"] as object | undefined;
  if (properties === undefined) return schema;
  return { ...schema, properties: { ...properties, idempotency_key: IDEMPOTENCY_KEY_SCHEMA } };
}

/** The schema of `data`: the result, wrapped where it is no object, with the receipt beside it. */
function ofData(result: JsonSchema, receiptField: string): JsonSchema {
  const receipt = { type: "object", description: "The receipt of the call" };
  if (result["type"] !== "object") {
    return { type: "object", properties: { result, [receiptField]: receipt }, required: ["result"] };
  }
  const properties = result["properties"] as object | undefined;
  return { ...result, properties: { ...properties, [receiptField]: receipt } };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
