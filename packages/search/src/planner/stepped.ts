// Stepped: the choices of tools for what a later turn says, with its steps and spans as each tool takes them.
import type { Material } from "../filling/material.js";
import { type Choice, choicesFor } from "./choose.js";
import type { Coverage } from "./coverage.js";
import type { Source } from "./sources.js";
import { statedFor } from "./stated.js";
import type { PlannedTool, RankedTool } from "./toolbox.js";

/** The choices of tools, with steps and spans as each takes them: "5 min" of candles. */
export function choicesIn(
  listed: readonly RankedTool[],
  { name, own, text, mentions }: Source,
  material: Material,
  coverage: Coverage,
): readonly Choice[] {
  const steps = new Map<PlannedTool, Material>();
  // What was asked before stands in a joined text, too.
  for (const { tool } of name === "joined" ? [] : listed) {
    if (!tool.slots.some(({ kind }) => kind === "step")) continue;
    const slots = tool.slots.filter(({ kind }) => kind !== "count");
    const stated = statedFor(text, own, slots, material.now);
    if (stated.length !== own.length || stated.some((each, at) => each !== own[at]))
      steps.set(tool, { ...material, mentions: [...stated, ...mentions] });
  }
  if (steps.size === 0) return choicesFor(listed, material, coverage);
  return [
    ...choicesFor(
      listed.filter(({ tool }) => !steps.has(tool)),
      material,
      coverage,
    ),
    ...listed.flatMap((each) => {
      const stated = steps.get(each.tool);
      return stated === undefined ? [] : choicesFor([each], stated, coverage);
    }),
  ];
}
