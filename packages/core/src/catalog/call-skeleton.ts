// Call skeleton: a call of a tool that an agent fills in, and the invoker by which it is made over the root of MCP.

import type { JsonSchema } from "../schema/schema.js";
import type { CatalogEntry, CatalogTool } from "./catalog.js";

/** The tools of the MCP root through which the catalog's tools are called: reads by one, changes of state by the other. */
export type Invoker = "invoke_api_endpoint" | "invoke_stateful_endpoint";

/** A call to fill in. */
export interface CallSkeleton {
  /** Left out of a call that is made by the tool's own name. */
  readonly invoker?: Invoker;
  readonly tool: string;
  /** An example's arguments, or a placeholder for each that is required. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** The invoker of a tool. */
export function invokerOf({ annotations }: Pick<CatalogTool, "annotations">): Invoker {
  return annotations.readOnlyHint ? "invoke_api_endpoint" : "invoke_stateful_endpoint";
}

/** The call of a tool, from its first example where it has one. */
export function callSkeleton(entry: CatalogEntry, direct = false): CallSkeleton {
  const [example] = entry.examples;
  const args = example ? example.args : placeholders(entry.inputSchema);
  return { ...(!direct && { invoker: invokerOf(entry) }), tool: entry.name, args };
}

function placeholders(schema: JsonSchema): Record<string, unknown> {
  // `as`: JSON Schema's own form of `properties`.
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.fromEntries(
    requiredOf(schema).map((name) => [name, `<${String(properties[name]?.["type"] ?? "value")}>`]),
  );
}

/** The arguments that a schema requires. */
export function requiredOf(schema: JsonSchema): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.map(String) : [];
}
