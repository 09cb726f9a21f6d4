// Call key: what tells calls of tools from each other.
import type { PlannedCall } from "./plan.js";

/** A call as a text: those of the same tool with the same arguments are one, in whatever order the arguments stand. */
export function keyOfCall({ tool, args, lookups }: PlannedCall): string {
  return JSON.stringify([tool.name, Object.entries(args).sort(byName), lookups]);
}

/** Some calls, in their order, as a text. */
export function keyOfCalls(calls: readonly PlannedCall[]): string {
  return JSON.stringify(calls.map(keyOfCall));
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
