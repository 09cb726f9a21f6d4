// Search scores: what the terms of an intent add to the tools that say them, out of lists of numbers.
import type { Steps } from "../platform/steps.js";
import type { Posting } from "./documents.js";

/** What tools score, by their numbers. */
export interface Scores {
  /** A score for each tool, none less than 0. */
  readonly scores: Float32Array;
  /** The highest that was added up. */
  highest(): number;
  /** Adds what a term of this number gives to each tool that says it, so much of it as the weight says. */
  add(term: number, weight: number): void;
  /** Adds this to what one tool scores. */
  raise(tool: number, by: number): void;
  /** Has no tool score. */
  clear(): void;
}

// Postings that are written in one turn of the event loop.
const POSTINGS_A_TURN = 4_000;

/** Writes all postings one behind the other: a search reads no objects. */
export function* createScores(count: number, postings: readonly Posting[]): Steps<Scores> {
  const scores = new Float32Array(count);
  const starts = new Uint32Array(postings.length + 1);
  for (const [term, posting] of postings.entries())
    starts[term + 1] = (starts[term] ?? 0) + posting.tools.length;
  yield;
  const tools = new Uint32Array(starts[postings.length] ?? 0);
  const more = new Float32Array(tools.length);
  for (const [term, posting] of postings.entries()) {
    tools.set(posting.tools, starts[term]);
    more.set(posting.scores, starts[term]);
    if (term % POSTINGS_A_TURN === POSTINGS_A_TURN - 1) yield;
  }
  let highest = 0;
  return {
    scores,
    highest: () => Math.fround(highest),
    add(term, weight) {
      const end = starts[term + 1] ?? 0;
      let most = highest;
      for (let at = starts[term] ?? 0; at < end; at++) {
        const tool = tools[at] ?? 0;
        const score = (scores[tool] ?? 0) + weight * (more[at] ?? 0);
        scores[tool] = score;
        if (score > most) most = score;
      }
      highest = most;
    },
    raise(tool, by) {
      const score = (scores[tool] ?? 0) + by;
      scores[tool] = score;
      highest = Math.max(highest, score);
    },
    clear() {
      scores.fill(0);
      highest = 0;
    },
  };
}
