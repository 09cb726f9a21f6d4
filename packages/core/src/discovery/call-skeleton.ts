// Call skeleton: a call of a tool that an agent fills in.

import type { CatalogEntry } from "../catalog/shown-entry.js";
import type { JsonSchema } from "../schema/schema.js";

/** Through which tools an agent calls others that it does not call by their own names: those that read, and the rest. */
export const INVOKERS = { read: "invoke_api_endpoint", change: "invoke_stateful_endpoint" } as const;

/** The invoker of a tool. */
export function invokerOf({ annotations }: Pick<CatalogEntry, "annotations">): string {
  return annotations.readOnlyHint ? INVOKERS.read : INVOKERS.change;
}

/** A call to fill in. */
export interface CallSkeleton {
  /** Left out of a call that is made by the tool's own name. */
  readonly invoker?: string;
  readonly tool: string;
  /** An example's arguments, or a placeholder for each that is required. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** A call of a tool, made from its first example where it has one; `direct` calls it by its own name. */
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
