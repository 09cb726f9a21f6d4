// Sign weights: how much signs tell for a candidate, by themselves and beside each word of what was said.
import { onceFor } from "@svckit/core";
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
  const learned = learnedFrom(weights);
  const crossed = new Map<Learned, number>();
  const crossedFor = (sign: Learned) => {
    const known = crossed.get(sign);
    if (known !== undefined) return known;
    let sum = 0;
    for (const word of words) sum += sign.weighing.get(word) ?? 0;
    crossed.set(sign, sum * share);
    return sum * share;
  };
  return (signs) => {
    let sum = 0;
    for (const { name, value, isCrossed } of signs) {
      const sign = learned.get(name);
      // A sign that was never learned tells nothing.
      if (sign === undefined) continue;
      const beside = isCrossed && sign.isBeside ? crossedFor(sign) : 0;
      sum += value * (sign.always + beside);
    }
    return sum;
  };
}

/** What was learned of one sign. */
interface Learned {
  readonly always: number;
  readonly weighing: Weighing;
  /** Whether any word tells beside it. */
  readonly isBeside: boolean;
}

const learnedFrom = onceFor(
  (weights: SignWeights): ReadonlyMap<string, Learned> =>
    new Map(
      [...weights].map(([name, weighing]) => {
        const always = weighing.get(ALWAYS);
        const isBeside = weighing.size > (always === undefined ? 0 : 1);
        return [name, { always: always ?? 0, weighing, isBeside }];
      }),
    ),
);

/** Tells how much all that is told of a candidate tells for it. */
export function toldScorer(weights: SignWeights): (told: readonly Told[]) => number {
  const scores = new Map<readonly Sign[], number>();
  const scorers = new Map<readonly string[], (signs: readonly Sign[]) => number>();
  return (told) =>
    told.reduce((sum, { signs, words, part }) => {
      const score = scorers.get(words) ?? scorerFor(words, weights);
      scorers.set(words, score);
      // The same signs may tell of several candidates.
      const known = scores.get(signs) ?? score(signs);
      scores.set(signs, known);
      return sum + known * part;
    }, 0);
}
