// Takers: which tools need what a tool lists.
import { onceFor } from "@svckit/core";
import type { PlannedTool, Toolbox } from "./toolbox.js";

/** By the name of a tool those that need what it lists, as their descriptions say. */
export const takersOf = onceFor((toolbox: Toolbox): ReadonlyMap<string, readonly PlannedTool[]> => {
  const all = new Map<string, PlannedTool[]>();
  for (const { name } of toolbox.catalog.tools) {
    const tool = toolbox.tool(name);
    const givers = new Set(tool?.slots.flatMap((slot) => (slot.isRequired ? slot.givers : [])));
    for (const giver of givers) if (tool) all.set(giver, [...(all.get(giver) ?? []), tool]);
  }
  return all;
});
