// Sole: a question of one thing that names none, such as "latest block": what the tool that its words find needs is asked for, before another lists them all.
import type { Mention } from "../entities/mention.js";
import { fill } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import type { Choice } from "./choose.js";
import type { Asked, Lacked } from "./lacked.js";
import { isSubject } from "./replacing.js";
import type { RankedTool } from "./toolbox.js";
import { SUBJECTS } from "./unnamed.js";

// Who asks for a list asks for none of it.
const LISTS =
  /\b(?:top|most|best|largest|biggest|highest|lowest|worst|all|list|which|who|trending|popular|new|newest|recent|overview|global|total|overall|every|each|any|whole|entire|by|ranked|many|are|other|others)\b/i;
// What a tool uses beside what it is about.
const NO_SUBJECT = /^(?:time|count|fiat|step|number|chain|maybeChain|series)$/;

/** What the tool that the words find first lacks, where another would answer without anything named. */
export function soleFor(
  [first]: readonly RankedTool[],
  best: Choice,
  { text, mentions, background }: Asked,
  now: number,
): Lacked | undefined {
  const known = [...mentions, ...background];
  if (first === undefined || first.tool === best.tool || LISTS.test(text) || known.some(isSubject))
    return undefined;
  if ([...best.filling.used].some(isOfSubject)) return undefined;
  const material: Material = {
    ...{ text: text.toLowerCase(), mentions: known, background: new Set(background) },
    ...{ subject: "", now, lacking: undefined, sought: [] },
  };
  const slots = fill(first.tool.slots, material).missing;
  return slots.some(({ kind }) => SUBJECTS.includes(kind) && kind !== "chain")
    ? { tool: first.tool, slots, reason: `${first.tool.tool.definition.title} needs it` }
    : undefined;
}

function isOfSubject({ readings }: Mention): boolean {
  return !Object.keys(readings).every((kind) => NO_SUBJECT.test(kind));
}
