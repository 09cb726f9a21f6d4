// Alone signs: what tells of a candidate for a question without turns before it, beside what tells of any.
import { onceFor } from "@svckit/core";
import type { Asked } from "./askings.js";
import type { Candidate } from "./candidates.js";
import type { Add, Sign } from "./sign.js";
import { textsOf } from "./tool-texts.js";
import type { PlannedTool } from "./toolbox.js";

/** What the rules make of a text: one call, several, some and something that is asked back, that alone, or nothing. */
export type Ruled = "one" | "many" | "partly" | "asks" | "outside";

const MOST_NAMED = 3;
const MOST_DESCRIBED = 6;
const MOST_PARTS = 4;

/** What tells that the rules choose a candidate too. */
export function ruledSigns(ruled: Ruled): readonly Sign[] {
  return ["ruled", `ruled=${ruled}`].map((name) => ({ name, value: 1, isCrossed: false }));
}

const ownNames = onceFor(({ name, tool }: PlannedTool) => [`category=${tool.category}`, `tool=${name}`]);

/** What tells of a tool for a question of such words: what its texts have of them. */
export function calledSigns(tool: PlannedTool, words: readonly string[], text: string, add: Add): void {
  const { name, title, description } = textsOf(tool);
  const told = (stems: ReadonlySet<string>) => {
    let count = 0;
    for (const word of words) if (stems.has(word)) count += 1;
    return count;
  };
  const named = told(name);
  add("name", named / Math.max(1, name.size));
  add("named", Math.min(MOST_NAMED, named));
  add("title", told(title) / Math.max(1, title.size));
  const most = Math.max(1, Math.min(MOST_DESCRIBED, words.length));
  add("described", Math.min(most, told(description)) / most);
  if (text.includes(tool.provider)) add("provider");
  for (const own of ownNames(tool)) add(own, 1, true);
}

/** What a candidate lacks. */
export function lackSigns({ tool, missing }: Candidate, add: Add): void {
  if (tool === undefined) add("nothing", 1, true);
  if (missing.length === 0) return;
  add(`lacks=${Math.min(MOST_NAMED, missing.length)}`);
  add("lacks", 1, true);
  for (const { kind } of missing) add(`lacks:${kind}`, 1, true);
}

/** What parts a question by: the rules, how people ask for tools, or things of which it asks the same. */
export type JointBy = "rules" | "askings" | "repeat";

/** What tells of what several clauses ask for together. */
export function jointSigns(parts: readonly Candidate[], clauses: number, by: JointBy): readonly Sign[] {
  const tools = new Set(parts.map(({ tool }) => tool));
  const lacks = parts.some(({ missing }) => missing.length > 0);
  const names = [
    `joint=${Math.min(MOST_PARTS, parts.length)}|${Math.min(MOST_PARTS, tools.size)}`,
    `joint=${by}|${Math.min(MOST_PARTS, parts.length)}`,
    `joint=${parts.length < clauses ? "left" : "all"}|${lacks ? "lacks" : "whole"}`,
  ];
  return [
    { name: "joint", value: 1, isCrossed: true },
    ...names.map((name) => ({ name, value: 1, isCrossed: false })),
  ];
}

const LEAST_SHARE = -8;
const MOST_OUTSIDE = 10;
const OF_OUTSIDE = 5;
const HALVES = 2;

/** What tells of a candidate by how people ask for its tool. */
export function askedSigns(tool: PlannedTool | undefined, asked: Asked, by = ""): readonly Sign[] {
  const signs: Sign[] = [];
  const add = (name: string, value = 1) => void signs.push({ name: `${by}${name}`, value, isCrossed: false });
  const [best] = asked.ranked;
  if (best === undefined) return signs;
  if (tool === undefined) {
    const outside = Math.max(-MOST_OUTSIDE, Math.min(MOST_OUTSIDE, asked.outside));
    add("outside|asked", outside / OF_OUTSIDE);
    add(`outside|asked=${Math.round(outside / OF_OUTSIDE)}`);
    add("outside|asked-fit", asked.fitOf(best));
    add(`outside|asked-fit=${Math.round(asked.fitOf(best) * HALVES)}`);
    return signs;
  }
  add("asked", Math.max(LEAST_SHARE, asked.shareOf(tool)));
  add("asked-fit", Math.max(-1, asked.fitOf(tool)));
  const rank = asked.ranked.indexOf(tool);
  add(`asked=${rank < 0 ? "far" : RANKS.findIndex((most) => rank <= most)}`);
  return signs;
}

const RANKS = [0, 1, 2, 5, 12];
