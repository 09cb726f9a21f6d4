// Plain material: what a text by itself fills arguments from, made once for all who fill them from the same text.
import type { Mention } from "../entities/mention.js";
import type { Material } from "../filling/material.js";
import type { Clause } from "./clause.js";
import { subjectOf } from "./subject.js";

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
