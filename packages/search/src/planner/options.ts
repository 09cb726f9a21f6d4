// Options: what a question may ask for, with what tells of each, and the likeliest of them by weights that were learned.
import type { Candidate } from "./candidates.js";
import { OUTSIDE } from "./follow-up.js";
import type { ClausePlan } from "./plan.js";
import { type SignWeights, type Told, toldScorer } from "./sign-weights.js";

/** What a question may ask for, with what tells of it. */
export interface Option {
  readonly candidate: Candidate;
  /** How much is to be asked back, where the rules do not answer either. */
  readonly doubt: number;
  /** What answers it then. */
  readonly plans: readonly ClausePlan[];
  readonly told: readonly Told[];
}

/** The likeliest of some options. */
export function likeliest(options: readonly Option[], weights: SignWeights): Option {
  const scoreOf = toldScorer(weights);
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = scoreOf(option.told) + option.doubt;
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best ?? { candidate: OUTSIDE, doubt: 0, plans: [], told: [] };
}
