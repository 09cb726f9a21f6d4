// What the OpenAPI document says of the tools: a component each for its call, told apart by `tool`.
import { type Catalog, type CatalogEntry, isObject, type JsonSchema } from "@svckit/core";
import { refTo } from "../http/route.js";

const KEY = "idempotency_key";
// Clients that write every field send null for the one they leave out.
const NONE: JsonSchema = { type: "null" };

/** The components of all tools: a schema of each one's arguments, one of its call, and the body that is any of the calls. */
export function toolSchemas(catalog: Catalog): Readonly<Record<string, JsonSchema>> {
  const schemas: Record<string, JsonSchema> = {};
  const calls: Record<string, string> = {};
  for (const tool of catalog.tools) {
    const entry = tool.entry();
    const [call, args] = [`${entry.name}_call`, `${entry.name}_args`];
    schemas[call] = callSchema(entry, args);
    schemas[args] = argumentSchema(entry.inputSchema, `#/components/schemas/${args}`, schemas);
    calls[entry.name] = `#/components/schemas/${call}`;
  }
  schemas["ExecuteRequest"] = {
    description:
      "A call of one tool. `toolName` and `arguments` are read as legacy names of `tool` and `args`; send the current ones.",
    oneOf: Object.values(calls).map(($ref) => ({ $ref })),
    discriminator: { propertyName: "tool", mapping: calls },
  };
  return schemas;
}

function callSchema(entry: CatalogEntry, args: string): JsonSchema {
  const required = entry.inputSchema["required"];
  const needsArguments = Array.isArray(required) ? required.length > 0 : !entry.inputSchema["properties"];
  const price = entry.credits === 1 ? "1 credit" : `${entry.credits} credits`;
  return {
    type: "object",
    title: entry.title,
    description: `${entry.description}\n\n${entry.provider} · ${entry.category} · ${price}${entry.keyless ? " · also without a key" : ""}`,
    properties: {
      tool: { type: "string", const: entry.name },
      args: needsArguments ? refTo(args) : { anyOf: [refTo(args), NONE] },
      [KEY]: refTo("IdempotencyKey"),
    },
    required: needsArguments ? ["tool", "args"] : ["tool"],
    additionalProperties: false,
    ...(entry.examples.length > 0 && {
      examples: entry.examples.map((example) => ({ tool: entry.name, args: example.args })),
    }),
  };
}

/** A tool's own schema in its new place: the key that all tools take is one component, and its references are led there. */
function argumentSchema(schema: JsonSchema, place: string, schemas: Record<string, JsonSchema>): JsonSchema {
  const moved = relocate(schema, place);
  const properties = moved["properties"];
  if (!isObject(properties) || !isObject(properties[KEY])) return moved;
  schemas["IdempotencyKey"] ??= properties[KEY];
  return { ...moved, properties: { ...properties, [KEY]: refTo("IdempotencyKey") } };
}

/** A schema whose references into itself hold where it stands now. */
function relocate(schema: JsonSchema, place: string): JsonSchema {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const isOwn = name === "$ref" && typeof member === "string" && /^#(\/|$)/.test(member);
        return [name, isOwn ? `${place}${member.slice(1)}` : move(member)];
      }),
    );
  };
  // `as`: an object stays one.
  return move(schema) as JsonSchema;
}
