// Options: what a question may ask for, with what tells of each, and the likeliest of them by weights that were learned.

import type { Candidate } from "./candidates.js";
import { OUTSIDE } from "./follow-up.js";
import type { ClausePlan } from "./plan.js";
import type { Sign } from "./sign.js";
import { type SignWeights, scorerFor, type Told } from "./sign-weights.js";

/** What a question may ask for, with what tells of it. */
export interface Option {
  readonly candidate: Candidate;
  /** How much is to be asked back, where the rules do not answer either. */
  readonly doubt: number;
  /** Makes what answers it then: of hardly any option it is asked for. */
  readonly plans: () => readonly ClausePlan[];
  readonly told: readonly ScoredSigns[];
}

/** What tells of an option, and how much it tells. */
export interface ScoredSigns extends Told {
  readonly score: number;
}

/** Tells how much signs tell beside words that are the same for all of them. */
export type Tell = (signs: readonly Sign[]) => ScoredSigns;

/** Tells so beside some words. */
export function tellBeside(words: readonly string[], weights: SignWeights): Tell {
  const scoreOf = scorerFor(words, weights);
  return (signs) => ({ signs, words, score: scoreOf(signs), part: 1 });
}

/** The likeliest of some options. */
export function likeliest(options: readonly Option[]): Option {
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = option.told.reduce((sum, each) => sum + each.score * each.part, option.doubt);
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best ?? { candidate: OUTSIDE, doubt: 0, plans: () => [], told: [] };
}
