// Sign weights: how much signs tell for a candidate, by themselves and beside each word of what was said.
import type { Sign } from "./sign.js";
import { ALWAYS, type Weighing } from "./weighings.js";

/** How much signs tell: by the name of a sign, for itself and for each word beside it. */
export type SignWeights = ReadonlyMap<string, Weighing>;

/** Signs beside the words that they stand in, and how much they count. */
export interface Told {
  readonly signs: readonly Sign[];
  readonly words: readonly string[];
  readonly part: number;
}

const FEWEST_WORDS = 4;

/** How much each of so many words counts beside a sign. */
export function crossedShare(words: readonly string[]): number {
  return 1 / Math.sqrt(Math.max(FEWEST_WORDS, words.length));
}

/** Tells how much signs tell together, beside words that are the same for all of them. */
export function scorerFor(
  words: readonly string[],
  weights: SignWeights,
): (signs: readonly Sign[]) => number {
  const share = crossedShare(words);
  const crossed = new Map<string, number>();
  const crossedFor = (name: string, weighing: Weighing) => {
    const known = crossed.get(name);
    if (known !== undefined) return known;
    const sum = words.reduce((all, word) => all + (weighing.get(word) ?? 0), 0) * share;
    crossed.set(name, sum);
    return sum;
  };
  return (signs) => {
    let sum = 0;
    for (const { name, value, isCrossed } of signs) {
      const weighing = weights.get(name);
      // A sign that was never learned tells nothing.
      if (weighing === undefined) continue;
      sum += value * ((weighing.get(ALWAYS) ?? 0) + (isCrossed ? crossedFor(name, weighing) : 0));
    }
    return sum;
  };
}

/** Tells how much all that is told of a candidate tells for it. */
export function toldScorer(weights: SignWeights): (told: readonly Told[]) => number {
  const scorers = new Map<readonly string[], (signs: readonly Sign[]) => number>();
  return (told) =>
    told.reduce((sum, { signs, words, part }) => {
      const score = scorers.get(words) ?? scorerFor(words, weights);
      scorers.set(words, score);
      return sum + score(signs) * part;
    }, 0);
}
