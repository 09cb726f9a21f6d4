// Alone signs: what tells of a candidate for a question without turns before it, beside what tells of any.
import type { Sign } from "./candidate-signs.js";
import type { Candidate } from "./candidates.js";
import { textsOf } from "./tool-texts.js";

/** What the rules make of a text: one call, several, some and something that is asked back, that alone, or nothing. */
export type Ruled = "one" | "many" | "partly" | "asks" | "outside";

const MOST_NAMED = 3;
const MOST_DESCRIBED = 6;
const MOST_PARTS = 4;

/** What tells of a candidate: whether the rules choose it too, what its texts have of the words, and what it lacks. */
export function aloneSigns(
  { tool, missing }: Candidate,
  ruled: Ruled | undefined,
  words: readonly string[],
  text: string,
): readonly Sign[] {
  const signs: Sign[] = [];
  const add = (name: string, value = 1, isCrossed = false) => void signs.push({ name, value, isCrossed });
  if (ruled !== undefined) {
    add("ruled");
    add(`ruled=${ruled}`);
  }
  if (tool === undefined) return signs;
  const { name, title, description } = textsOf(tool);
  const told = (stems: ReadonlySet<string>) => words.filter((word) => stems.has(word)).length;
  add("name", told(name) / Math.max(1, name.size));
  add("named", Math.min(MOST_NAMED, told(name)));
  add("title", told(title) / Math.max(1, title.size));
  const most = Math.max(1, Math.min(MOST_DESCRIBED, words.length));
  add("described", Math.min(most, told(description)) / most);
  if (text.toLowerCase().includes(tool.provider)) add("provider");
  add(`category=${tool.tool.category}`, 1, true);
  add(`tool=${tool.name}`, 1, true);
  if (missing.length > 0) {
    add(`lacks=${Math.min(MOST_NAMED, missing.length)}`);
    add("lacks", 1, true);
    for (const { kind } of missing) add(`lacks:${kind}`, 1, true);
  }
  return signs;
}

/** What tells of what several clauses ask for together. */
export function jointSigns(parts: readonly Candidate[], clauses: number): readonly Sign[] {
  const tools = new Set(parts.map(({ tool }) => tool));
  const lacks = parts.some(({ missing }) => missing.length > 0);
  const names = [
    `joint=${Math.min(MOST_PARTS, parts.length)}|${Math.min(MOST_PARTS, tools.size)}`,
    `joint=${parts.length < clauses ? "left" : "all"}|${lacks ? "lacks" : "whole"}`,
  ];
  return [
    { name: "joint", value: 1, isCrossed: true },
    ...names.map((name) => ({ name, value: 1, isCrossed: false })),
  ];
}
