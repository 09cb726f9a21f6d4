// Weights: how much a word tells for what a question leaves open, as learned from questions that people wrote.
import { once } from "@svckit/core";
import { OPEN_WEIGHTS } from "../tables/open-weights.js";
import { THING_WEIGHTS } from "../tables/thing-weights.js";

/** How much words tell for one outcome. */
export type Weighing = ReadonlyMap<string, number>;

// Weights are written in hundredths.
const UNIT = 0.01;
/** What is counted without any word. */
export const ALWAYS = "*";
/** That a question is of this field, and something is open in it. */
export const OURS = "ours";
/** That something is open in a question that a tool would answer. */
export const OPEN = "open";

const weighings = once((): ReadonlyMap<string, Weighing> => {
  const all = new Map<string, Weighing>();
  for (const [outcome, text] of Object.entries({ ...THING_WEIGHTS, ...OPEN_WEIGHTS })) {
    const pairs = text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(":"));
    all.set(outcome, new Map(pairs.map(([weight, word = ""]) => [word, Number(weight) * UNIT])));
  }
  return all;
});

/** How much words together tell for an outcome; 0 for one that was never learned. */
export function weightFor(outcome: string, words: readonly string[]): number {
  const weighing = weighings().get(outcome);
  if (weighing === undefined) return 0;
  return words.reduce((sum, word) => sum + (weighing.get(word) ?? 0), weighing.get(ALWAYS) ?? 0);
}
