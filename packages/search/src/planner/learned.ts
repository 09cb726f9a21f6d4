// Learned: what questions without turns before them have taught, read from its tables once.
import { once } from "@svckit/core";
import { FIRST_WEIGHTS } from "../tables/first-weights.js";
import { type AskingCounts, learnedAskings } from "./askings.js";
import type { SignWeights } from "./sign-weights.js";
import { weighingsOf } from "./weighings.js";

/** What questions without turns before them have taught. */
export interface FirstLearned {
  /** How much each sign of a candidate tells for it. */
  readonly weights: SignWeights;
  /** How often each tool was asked for in which words. */
  readonly askings: AskingCounts;
}

/** What was learned. */
export const firstLearned: () => FirstLearned = once(() => ({
  weights: weighingsOf(FIRST_WEIGHTS),
  askings: learnedAskings(),
}));
