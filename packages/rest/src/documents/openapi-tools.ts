// The tools in the OpenAPI document: a component for the call of each, told apart by `tool`.
import {
  type CatalogEntry,
  type CatalogTool,
  describeCredits,
  isObject,
  type JsonSchema,
  jsonMember,
} from "@svckit/core";
import { refTo } from "../http/route.js";
import { EXAMPLE_IDEMPOTENCY_KEY } from "./wire-examples.js";

const KEY = "idempotency_key";
const SCHEMAS = "#/components/schemas/";
// Some clients write every field, and null where they mean nothing.
const NONE: JsonSchema = { type: "null" };
const A_CALL =
  "A call of one tool. `toolName` and `arguments` are read as legacy names of `tool` and `args`; send the current ones.";
const A_PIECE = 500;

/** The components of one tool: its call and its arguments, and the key that all tools take where it takes that. */
export function toolComponents(tool: CatalogTool): Readonly<Record<string, JsonSchema>> {
  const entry = tool.entry();
  const args = `${entry.name}_args`;
  const shared: Record<string, JsonSchema> = {};
  return {
    [callName(entry.name)]: callSchema(entry, args),
    [args]: argumentSchema(entry.inputSchema, `${SCHEMAS}${args}`, shared),
    ...shared,
  };
}

/** The text of the component of the body of a call, which is the call of one of these tools, in pieces. */
export function* executeRequestPieces(tools: readonly CatalogTool[]): Generator<string> {
  const textOf = (name: string) => JSON.stringify(SCHEMAS + callName(name));
  yield `{${jsonMember("description", JSON.stringify(A_CALL))},"oneOf":[`;
  yield* listed(tools, ({ name }) => `{${jsonMember("$ref", textOf(name))}}`);
  yield '],"discriminator":{"propertyName":"tool","mapping":{';
  yield* listed(tools, ({ name }) => jsonMember(name, textOf(name)));
  yield "}}}";
}

/** The texts of all with commas between them, so many in a piece. */
function* listed<T>(all: readonly T[], text: (each: T) => string): Generator<string> {
  for (let at = 0; at < all.length; at += A_PIECE) {
    const piece = all.slice(at, at + A_PIECE).map(text);
    yield `${at > 0 ? "," : ""}${piece.join(",")}`;
  }
}

const callName = (tool: string) => `${tool}_call`;

function callSchema(entry: CatalogEntry, args: string): JsonSchema {
  const required = entry.inputSchema["required"];
  const needsArguments = Array.isArray(required) ? required.length > 0 : !entry.inputSchema["properties"];
  const most = describeCredits(entry.credits);
  const price = entry.creditsVary ? `up to ${most}, by the arguments` : most;
  return {
    type: "object",
    title: entry.title,
    description: `${entry.description}\n\n${entry.provider} · ${entry.category} · ${price}${entry.keyless ? " · also without a key" : ""}`,
    properties: {
      // Readers of older drafts know no `const`.
      tool: { type: "string", const: entry.name, enum: [entry.name] },
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

/** The schema of a tool's arguments at its pointer in the document. The key that all tools take is one component. */
function argumentSchema(
  schema: JsonSchema,
  pointer: string,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const moved = relocate(schema, pointer);
  const properties = moved["properties"];
  if (!isObject(properties) || !isObject(properties[KEY])) return moved;
  schemas["IdempotencyKey"] = { ...properties[KEY], examples: [EXAMPLE_IDEMPOTENCY_KEY] };
  return { ...moved, properties: { ...properties, [KEY]: refTo("IdempotencyKey") } };
}

/** A schema whose references into itself are led to where it stands now. */
function relocate(schema: JsonSchema, pointer: string): JsonSchema {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => {
        const isOwn = name === "$ref" && typeof member === "string" && /^#(\/|$)/.test(member);
        return [name, isOwn ? `${pointer}${member.slice(1)}` : move(member)];
      }),
    );
  };
  // `as`: an object stays one.
  return move(schema) as JsonSchema;
}
