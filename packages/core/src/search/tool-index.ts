// Tool index: every tool of a catalog by what its texts say, ranked for an intent by BM25. Deterministic and offline.
import { finish } from "../platform/steps.js";
import { belongs, type Named, worldsOf } from "./belonging.js";
import type { Findable, Posting } from "./documents.js";
import { type Part, type ReadTool, type ReadTools, readTools } from "./read-tools.js";
import { hear } from "./terms.js";

/** Tools by meaning. */
export interface ToolIndex<T extends Findable> {
  /** The tools that fit an intent, best first, at most 25; of equals the first that was handed in. */
  rank(intent: string, accepts?: (tool: T) => boolean): readonly T[];
  /** The same, with how well each fits beside the best. */
  weigh(intent: string, accepts?: (tool: T) => boolean): readonly Weighed<T>[];
}

/** A tool that fits an intent. */
export interface Weighed<T> {
  readonly tool: T;
  /** Share of the best tool's score: 1 for the best, more than 0 for others. */
  readonly share: number;
}

// A tool that is called by its name is the one that is meant.
const NAMED = 50;
// Names of one word are found as words are.
const NAME = /[a-z0-9]+(?:_[a-z0-9]+)+/g;
// How much of the score is owed to how much of the tool's name the intent has said.
const NAME_SHARE = 0.22;
// What a tool loses by each speciality of its name that the intent has not said.
const SPECIALITY = 0.075;
// What it gains by each word but the first of a phrase of its keywords, or its title, that the intent says whole.
const PHRASE = 0.2;
// What it gains by each kind of thing in the intent that it takes as an argument.
const TAKES = 0.15;
// Above this weight an intent has said a meaning and not only touched it.
const TOLD = 0.2;
// What scores less than this part of the best is no answer.
const RELEVANT = 0.3;
const MAX_RANKED = 25;
// What stands behind so many characters changes no answer, and hostile text stays cheap.
const MAX_INTENT = 1_000;

/** Reads every tool once; `rank` is then a matter of microseconds. `vocabulary` is a host's, read beside the shipped one. */
export function createToolIndex<T extends Findable>(tools: readonly T[], vocabulary = ""): ToolIndex<T> {
  return indexOf(finish(readTools(tools, vocabulary)));
}

/** The index of tools that were read. */
export function indexOf<T extends Findable>(read: ReadTools<T>): ToolIndex<T> {
  const { meanings, tools, numbers, postings, namesProviders } = read;
  const scores = new Float32Array(tools.length);
  const byName = new Map(tools.map(({ tool: { name } }, at) => [name, at]));
  // How much an intent says of each term, by its number; `said` is the same in short, which is what a fit is told by.
  const weights = new Float64Array(numbers.size);
  const said = new Float32Array(numbers.size);

  // The numbers of the terms that it says.
  let heard: number[] = [];

  function add(term: string, weight: number): void {
    const number = numbers.get(term);
    if (number === undefined) return;
    const before = weights[number] ?? 0;
    if (before === 0) heard.push(number);
    if (weight > before) weights[number] = weight;
  }

  /** Adds up what each tool scores; gives what the intent names. */
  function score(intent: string): Named {
    hear(meanings, intent, "caller", add);
    const providers = namesProviders(intent);
    for (const term of providers) add(term, 1);
    for (const number of heard) {
      const weight = weights[number] ?? 0;
      said[number] = weight;
      addTo(scores, postings[number], weight);
    }
    if (intent.includes("_")) addNamed(intent);
    const worlds = worldsOf(meanings, weightOf, TOLD);
    return { providers, worlds };
  }

  function weightOf(term: string): number | undefined {
    return weights[numbers.get(term) ?? -1];
  }

  function addNamed(intent: string): void {
    for (const [name] of intent.toLowerCase().matchAll(NAME)) {
      const tool = byName.get(name);
      if (tool !== undefined) scores[tool] = (scores[tool] ?? 0) + NAMED;
    }
  }

  /** What the score of a tool is multiplied by: how well its name and its arguments fit what is said. */
  function fit({ belonging, takes, phrases, parts }: ReadTool<T>, named: Named): number {
    let gain = belongs(belonging, named);
    for (const kind of takes) if ((said[kind] ?? 0) > TOLD) gain *= 1 + TAKES;
    return gain * (1 + PHRASE * longestSaid(phrases, said)) * nameFit(parts, said);
  }

  function weigh(intent: string, accepts?: (tool: T) => boolean): readonly Weighed<T>[] {
    const named = score(intent.slice(0, MAX_INTENT));
    const isAccepted = (at: number) => {
      const known = tools[at];
      return known !== undefined && (accepts === undefined || accepts(known.tool));
    };
    const ranked: number[] = [];
    for (const at of bestOf(scores, isAccepted)) {
      const known = tools[at];
      if (known) scores[at] = (scores[at] ?? 0) * fit(known, named);
      place(ranked, at, scores);
    }
    const weighed: Weighed<T>[] = [];
    const highest = scores[ranked[0] ?? 0] ?? 0;
    for (const at of ranked) {
      const score = scores[at] ?? 0;
      if (score < highest * RELEVANT) break;
      const known = tools[at];
      if (known) weighed.push({ tool: known.tool, share: score / highest });
    }
    scores.fill(0);
    for (const number of heard) weights[number] = said[number] = 0;
    heard = [];
    return weighed;
  }

  return {
    rank: (intent, accepts) => weigh(intent, accepts).map(({ tool }) => tool),
    weigh,
  };
}

function addTo(scores: Float32Array, posting: Posting | undefined, weight: number): void {
  if (!posting) return;
  const { tools, scores: more } = posting;
  for (let at = 0; at < tools.length; at++) {
    const tool = tools[at] ?? 0;
    scores[tool] = (scores[tool] ?? 0) + weight * (more[at] ?? 0);
  }
}

/** The tools that score best, at most MAX_RANKED and none that is far behind, without sorting the rest. */
function bestOf(scores: Float32Array, isAccepted: (tool: number) => boolean): readonly number[] {
  let highest = 0;
  for (let tool = 0; tool < scores.length; tool++) {
    const score = scores[tool] ?? 0;
    if (score > highest && isAccepted(tool)) highest = score;
  }
  const best: number[] = [];
  if (highest === 0) return best;
  let least = highest * RELEVANT;
  for (let tool = 0; tool < scores.length; tool++) {
    const score = scores[tool] ?? 0;
    // Of equals the first stays.
    if (score < least || (best.length === MAX_RANKED && score === least) || !isAccepted(tool)) continue;
    place(best, tool, scores);
    if (best.length <= MAX_RANKED) continue;
    best.pop();
    least = scores[best[MAX_RANKED - 1] ?? 0] ?? 0;
  }
  return best;
}

/** Puts a tool among others that are in the order of their scores, best first; of equals the first that was handed in. */
function place(ranked: number[], tool: number, scores: Float32Array): void {
  const score = scores[tool] ?? 0;
  let rank = ranked.push(tool) - 1;
  for (; rank > 0; rank--) {
    const before = ranked[rank - 1] ?? 0;
    const better = (scores[before] ?? 0) - score;
    if (better > 0 || (better === 0 && before < tool)) break;
    ranked[rank] = before;
  }
  ranked[rank] = tool;
}

/** How many words, but the first, the longest phrase has of those that are said whole. */
function longestSaid(phrases: readonly (readonly number[])[], said: Float32Array): number {
  let most = 0;
  for (const phrase of phrases) {
    if (phrase.length - 1 > most && isSaid(phrase, said)) most = phrase.length - 1;
  }
  return most;
}

function isSaid(phrase: readonly number[], said: Float32Array): boolean {
  for (const word of phrase) if (!said[word]) return false;
  return true;
}

/** How well a name fits what is said: the rarer the part that is not, the worse. */
function nameFit(parts: readonly Part[], said: Float32Array): number {
  let all = 0;
  let met = 0;
  let fit = 1;
  for (const { words, meanings, rarity, special } of parts) {
    let share = 0;
    for (const word of words) if (said[word]) share += 1 / words.length;
    for (const meaning of meanings) share = Math.max(share, Math.min(1, said[meaning] ?? 0));
    all += rarity;
    met += rarity * share;
    if (special && share < TOLD) fit *= 1 - SPECIALITY;
  }
  return all === 0 ? fit : fit * (1 - NAME_SHARE + (NAME_SHARE * met) / all);
}
