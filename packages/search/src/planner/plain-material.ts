// Plain material: what a text by itself fills arguments from, and what it fills, once for all who fill them from the same text.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import { type Filling, fill } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import type { Clause } from "./clause.js";
import { subjectOf } from "./subject.js";
import type { PlannedTool } from "./toolbox.js";

// The rules and what was learned fill the same tools from the same text: what was filled is known by its material.
const lastMade = new WeakMap<readonly Mention[], { readonly said: string; readonly material: Material }>();

/** What a clause fills arguments from where nothing was named before it. */
export function plainMaterial({ text: said, mentions }: Clause, now: number): Material {
  const before = lastMade.get(mentions);
  if (before?.said === said && before.material.now === now) return before.material;
  const material: Material = {
    ...{ text: said.toLowerCase(), mentions, background: new Set<Mention>() },
    ...{ subject: subjectOf({ text: said, mentions }), now, lacking: undefined, sought: [] },
  };
  lastMade.set(mentions, { said, material });
  return material;
}

const filledFrom = onceFor((_: Material) => new Map<PlannedTool, Filling>());

/** The arguments of a tool, filled once from a material. */
export function fillingFrom(material: Material, tool: PlannedTool): Filling {
  const all = filledFrom(material);
  const known = all.get(tool) ?? fill(tool.slots, material);
  all.set(tool, known);
  return known;
}
