// Offered tools: the few tools of the catalog that a model is shown for a question. None of them changes anything.
import { type Catalog, type CatalogTool, DISCOVERY_CATEGORY } from "@svckit/core";
import type { Question } from "../engine.js";

// As many as a search of the catalog gives.
const RANKED = 25;
// What was asked earlier tells what "and on Base?" means.
const MAX_INTENTS = 4;
const MORE_COMPOSITES = 4;

/** The name of the tool by which a model finds others. */
export const FIND_TOOLS = "find_tools";
export const FIND_TOOLS_SAYS =
  "Finds further tools for what the ones at hand cannot do. It costs nothing; what it finds can be called next.";
export const FIND_TOOLS_SCHEMA = {
  type: "object",
  properties: { intent: { type: "string", description: "What a tool is wanted for, in a few words" } },
  required: ["intent"],
} as const;

/** The best read tools for a question and what was said before it, at most `most`, and some composites beside them. */
export function offeredTools(catalog: Catalog, question: Question, most: number): readonly CatalogTool[] {
  const asked = question.earlier.filter(({ role }) => role === "user").map(({ content }) => content);
  const intents = [question.text, [question.text, ...asked].join(" "), ...asked.reverse()];
  const ranked = new Set<CatalogTool>();
  for (const intent of intents.slice(0, MAX_INTENTS)) {
    if (ranked.size >= RANKED) break;
    for (const tool of findOffered(catalog, intent, RANKED)) ranked.add(tool);
  }
  const found = [...ranked];
  const best = found.slice(0, most);
  // Where the question names nothing, tools that gather what several give are the likeliest.
  const others = best.length < most ? catalog.tools : found.slice(most);
  const composites = others.filter(
    (tool) => tool.definition.uses !== undefined && isOffered(tool) && !best.includes(tool),
  );
  return [...best, ...composites.slice(0, MORE_COMPOSITES)];
}

/** The tools that fit an intent, best first, of those that may be offered. */
export function findOffered(catalog: Catalog, intent: string, most: number): readonly CatalogTool[] {
  if (intent.trim() === "") return [];
  const { tools } = catalog.page({ search: intent, limit: RANKED });
  return tools.filter(isOffered).slice(0, most);
}

/** A model may obey what it reads: it is handed nothing that changes anything. */
export function isHarmless({ effect, category }: CatalogTool): boolean {
  return effect === "read" && category !== DISCOVERY_CATEGORY;
}

function isOffered(tool: CatalogTool): boolean {
  return isHarmless(tool) && tool.status.available;
}
