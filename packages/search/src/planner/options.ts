// Options: what a question may ask for, with what tells of each, and the likeliest of them by weights that were learned.
import type { Sign } from "./candidate-signs.js";
import type { Candidate } from "./candidates.js";
import { OUTSIDE } from "./follow-up.js";
import type { ClausePlan } from "./plan.js";
import { type SignWeights, scorerFor } from "./sign-weights.js";

/** What a question may ask for, with what tells of it. */
export interface Option {
  readonly candidate: Candidate;
  /** How much is to be asked back, where the rules do not answer either. */
  readonly doubt: number;
  /** What answers it then. */
  readonly plans: readonly ClausePlan[];
  readonly told: readonly Told[];
}

/** Signs beside the words that they stand in, and how much they count. */
export interface Told {
  readonly signs: readonly Sign[];
  readonly words: readonly string[];
  readonly part: number;
}

/** The likeliest of some options. */
export function likeliest(options: readonly Option[], weights: SignWeights): Option {
  const scorers = new Map<readonly string[], (signs: readonly Sign[]) => number>();
  const scoreOf = ({ signs, words, part }: Told) => {
    const score = scorers.get(words) ?? scorerFor(words, weights);
    scorers.set(words, score);
    return score(signs) * part;
  };
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = option.told.reduce((sum, each) => sum + scoreOf(each), option.doubt);
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best ?? { candidate: OUTSIDE, doubt: 0, plans: [], told: [] };
}
