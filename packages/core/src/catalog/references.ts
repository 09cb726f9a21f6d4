// References: the tools that a tool names, held against what may be named.
import type { CatalogTool } from "./catalog-tool.js";
import type { Tool } from "./tool.js";

/** Throws an `Error` that names a tool which asks one, or falls back to one, that is not made for it. */
export function checkReferences(tools: ReadonlyMap<string, CatalogTool>): void {
  for (const { name, definition, fallback } of tools.values()) {
    for (const used of definition.uses ?? []) {
      const fault = faultOfUse(definition, tools.get(used));
      if (fault !== undefined) throw new Error(`tool ${name}: it uses ${used}, which ${fault}`);
    }
    // A host leaves providers out as it likes: a tool whose fallback is in none of the others goes without.
    const other = fallback && tools.get(fallback.tool);
    if (other && other.effect !== "read")
      throw new Error(
        `tool ${name}: its fallback ${other.name} has effect "${other.effect}"; name a tool that reads`,
      );
    if (other?.definition.uses)
      throw new Error(`tool ${name}: its fallback ${other.name} asks other tools; name one of those`);
  }
}

/** Why a composite cannot use a tool; one that no provider brings is no fault, since a host may leave providers out. */
function faultOfUse({ keyless = false }: Tool, used: CatalogTool | undefined): string | undefined {
  if (used === undefined) return undefined;
  if (used.effect !== "read") return `has effect "${used.effect}"; name tools that read`;
  if (used.definition.uses) return "asks other tools itself; name those";
  if (keyless && !used.keyless)
    return "needs a key, while callers without one may ask this; leave out keyless, or the other";
  return undefined;
}
