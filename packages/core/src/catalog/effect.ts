// Effect: what a call of a tool does to the world, and what of a tool's other fields it rules out.
import { DISCOVERY_CATEGORY } from "./category.js";

/**
 * What a call does to the world: `read` changes nothing, `write` adds or changes something, `destroy` may take something
 * away that cannot be had back. Lanes, caching, sharing, second tries and what agents are told follow from it.
 */
export type Effect = "read" | "write" | "destroy";

const EFFECTS: readonly unknown[] = ["read", "write", "destroy"] satisfies Effect[];

/** What no change can have: each field, and why not. */
const ONLY_READS = {
  keyless: "callers without a key may only read",
  cacheTtl: "an answer to a change is never kept for another call",
  staleTtl: "an answer to a change is never kept for another call",
  fallback: "another tool would do the change a second time",
} as const;

/** Where a tool's effect is missing, or another field says that it has another one. */
export function effectFault(tool: Readonly<Record<string, unknown>>): string | undefined {
  const { effect, idempotent, annotations, category } = tool;
  if (!EFFECTS.includes(effect))
    return `effect: it is ${typeof effect === "string" ? JSON.stringify(effect) : String(effect)}; say "read", "write" or "destroy"`;
  if (annotations !== undefined)
    return "annotations: agents are told what the effect says, and nothing beside it; leave annotations out";
  if (effect === "read") {
    if (idempotent === undefined) return undefined;
    return 'idempotent: it stands beside effect "read", and every read is; leave it out';
  }
  if (idempotent !== undefined && idempotent !== true) return "idempotent: say true, or leave it out";
  // The service's own tools are free, and its callers without a key may tell what they miss.
  const isOwn = category === DISCOVERY_CATEGORY;
  for (const [field, why] of Object.entries(ONLY_READS)) {
    const value = tool[field];
    const isSet = value !== undefined && value !== false && value !== 0;
    if (isSet && !(isOwn && field === "keyless"))
      return `${field}: it stands beside effect "${effect}", but ${why}; leave ${field} out, or say effect "read" where nothing is changed`;
  }
  return undefined;
}
