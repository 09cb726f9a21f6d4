// Takers: which tools need what a tool lists.
import type { PlannedTool, Toolbox } from "./toolbox.js";

type Takers = ReadonlyMap<string, readonly PlannedTool[]>;
const TAKERS = new WeakMap<Toolbox, Takers>();

/** By the name of a tool those that need what it lists, as their descriptions say. */
export function takersOf(toolbox: Toolbox): Takers {
  const known = TAKERS.get(toolbox);
  if (known) return known;
  const all = new Map<string, PlannedTool[]>();
  for (const { name } of toolbox.catalog.tools) {
    const tool = toolbox.tool(name);
    const givers = new Set(tool?.slots.flatMap((slot) => (slot.isRequired ? slot.givers : [])));
    for (const giver of givers) if (tool) all.set(giver, [...(all.get(giver) ?? []), tool]);
  }
  TAKERS.set(toolbox, all);
  return all;
}
