// Weights: how much a word tells for what a question leaves open, as learned from questions that people wrote.
import { OPEN_WEIGHTS } from "../tables/open-weights.js";
import { THING_WEIGHTS } from "../tables/thing-weights.js";
import { ALWAYS, type Weighing, weighingIn } from "./weighings.js";

/** What tells of a candidate beside words. */
export const TRAITS = "traits";
/** That a question is of this field, and something is open in it. */
export const OURS = "ours";
/** That something is open in a question that a tool would answer. */
export const OPEN = "open";

const TABLES: Readonly<Record<string, string>>[] = [THING_WEIGHTS, OPEN_WEIGHTS];
const read = new Map<string, Weighing>();

function weighingOf(outcome: string): Weighing | undefined {
  const known = read.get(outcome);
  if (known !== undefined) return known;
  const text = TABLES.find((table) => table[outcome] !== undefined)?.[outcome];
  if (text === undefined) return undefined;
  const weighing = weighingIn(text.trim().split(/\s+/));
  read.set(outcome, weighing);
  return weighing;
}

/** How much words together tell for an outcome; 0 for one that was never learned. */
export function weightFor(outcome: string, words: readonly string[]): number {
  const weighing = weighingOf(outcome);
  if (weighing === undefined) return 0;
  return words.reduce((sum, word) => sum + (weighing.get(word) ?? 0), weighing.get(ALWAYS) ?? 0);
}

/** How much one word tells for an outcome. */
export function weightOf(outcome: string, word: string): number {
  return weighingOf(outcome)?.get(word) ?? 0;
}
