// Clauses of a provider's contract about arguments: examples, schemas, and what is refused.
import assert from "node:assert/strict";
import { type CatalogEntry, type Envelope, isObject, type JsonSchema, type Tool } from "@svckit/core";
import { exampleFaults, undescribedArguments } from "../rules/argument-rules.js";
import { propertiesOf } from "../rules/described.js";
import type { Harness } from "./harness.js";

type Args = Readonly<Record<string, unknown>>;

/** Checks that a tool has examples, and takes their arguments. */
export async function checkExamples(tool: Tool, entry: CatalogEntry): Promise<void> {
  const faults = await exampleFaults(tool, entry);
  assert.deepEqual(
    faults.map(({ field, wrong }) => `${tool.name}: ${field}: ${wrong}`),
    [],
  );
}

/** Checks that the schemas say what each argument is for, which are required, and what the result is. */
export function checkSchemas(harness: Harness, tool: string): void {
  const { inputSchema, outputSchema } = harness.entry(tool);
  assert.equal(harness.thrown.length, 0, harness.thrown.join("\n"));
  assert.equal(inputSchema["type"], "object", "the arguments are not described as an object");
  const properties = propertiesOf(inputSchema);
  const [silent] = undescribedArguments(harness.entry(tool));
  assert.ok(silent === undefined, `the argument ${silent} has no description`);
  const undescribed = requiredOf(inputSchema).filter((name) => !Object.hasOwn(properties, name));
  assert.deepEqual(undescribed, [], "required arguments that are not among the properties");
  assert.ok(Object.keys(outputSchema).length > 0, "the result is not described");
  const missing = requiredOf(outputSchema).filter((name) => !Object.hasOwn(propertiesOf(outputSchema), name));
  assert.deepEqual(missing, [], "required fields of the result that are not among the properties");
}

/** Checks that a required argument which is left out is named. */
export async function checkMissing(harness: Harness, entry: CatalogEntry, args: Args): Promise<void> {
  for (const name of requiredOf(entry.inputSchema)) {
    const { [name]: _, ...rest } = args;
    refused(harness, await harness.call(entry.name, rest), "MISSING_PARAM", name);
  }
}

/** Checks that an argument of a wrong type is named. */
export async function checkWrongTypes(harness: Harness, entry: CatalogEntry, args: Args): Promise<void> {
  for (const [name, schema] of Object.entries(propertiesOf(entry.inputSchema))) {
    // Every tool takes this argument of the service, which has an error code of its own.
    if (name === "idempotency_key") continue;
    const types = typesOf(schema);
    const wrong = SAMPLES.find(([type]) => types !== undefined && !types.has(type));
    if (wrong === undefined) continue;
    refused(harness, await harness.call(entry.name, { ...args, [name]: wrong[1] }), "VALIDATION_ERROR", name);
  }
}

/** Checks that an argument which the tool does not list is named. */
export async function checkUnknown(harness: Harness, entry: CatalogEntry, args: Args): Promise<void> {
  const name = "an_argument_of_no_tool";
  refused(harness, await harness.call(entry.name, { ...args, [name]: 1 }), "VALIDATION_ERROR", name);
}

function refused(harness: Harness, envelope: Envelope, code: string, param: string): void {
  const words = `${code} that names ${param} is expected, but ${harness.describe(envelope)}`;
  assert.ok(!envelope.ok && envelope.error.code === code, words);
  const { param: named = "", message } = envelope.error;
  // A strict schema blames the whole object for an unknown name, which its message holds.
  const isNamed = named === param || named.startsWith(`${param}.`);
  assert.ok(isNamed || (named === "args" && message.includes(param)), `${words} (it names ${named})`);
}

// An object comes first, since a schema that coerces accepts every other value.
const SAMPLES: readonly (readonly [type: string, value: unknown])[] = [
  ["object", { not: "this" }],
  ["boolean", true],
  ["number", 7.5],
  ["string", "text"],
  ["array", []],
];

/** The JSON types that a schema takes; undefined where it does not say. */
function typesOf(schema: JsonSchema): ReadonlySet<string> | undefined {
  const { type, enum: values, anyOf, oneOf } = schema;
  if (typeof type === "string") return new Set([type, ...(type === "integer" ? ["number"] : [])]);
  if (Array.isArray(type)) return new Set(type.map(String));
  if (Array.isArray(values)) return new Set(values.map((value) => typeof value));
  const options = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : undefined;
  if (options === undefined) return undefined;
  const all = new Set<string>();
  for (const option of options) {
    const types = isObject(option) ? typesOf(option) : undefined;
    if (types === undefined) return undefined;
    for (const each of types) all.add(each);
  }
  return all;
}

function requiredOf({ required }: JsonSchema): readonly string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
