// Tool index: every tool of a catalog by what its texts say, ranked for an intent by BM25. Deterministic and offline.
import { finish } from "../platform/steps.js";
import { belongs, type Named } from "./belonging.js";
import { createBest } from "./best.js";
import type { Findable, Posting } from "./documents.js";
import { createFits, TOLD } from "./fit.js";
import { type ReadTools, readTools } from "./read-tools.js";
import type { ReadWord } from "./read-words.js";
import { hear, type Listener } from "./terms.js";

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
// What scores less than this part of the best is no answer.
const RELEVANT = 0.3;
const MAX_RANKED = 25;
// What stands behind so many characters changes no answer, and hostile text stays cheap.
const MAX_INTENT = 1_000;
const MAX_WORDS = 20_000;

/** Reads every tool once; `rank` is then a matter of microseconds. `vocabulary` is a host's, read beside the shipped one. */
export function createToolIndex<T extends Findable>(tools: readonly T[], vocabulary = ""): ToolIndex<T> {
  return indexOf(finish(readTools(tools, vocabulary)));
}

/** The index of tools that were read. */
export function indexOf<T extends Findable>(read: ReadTools<T>): ToolIndex<T> {
  const { meanings, tools, numbers, postings, namesProviders } = read;
  const scores = new Float32Array(tools.length);
  const byName = new Map(tools.map(({ tool: { name } }, at) => [name, at]));
  const fits = createFits(tools, postings);
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const numbersOfMeanings = Int32Array.from(meanings.terms, numberOf);
  const worlds = [...meanings.worlds].map((world) => ({ world, number: numberOf(world) }));
  const numbersOfWord = createNumbersOfWord(numberOf);
  // How much an intent says of each term, by its number; `said` is the same in short, which is what a fit is told by.
  const weights = new Float64Array(numbers.size);
  const said = new Float32Array(numbers.size);
  // The numbers of the terms that it says.
  const heard: number[] = [];
  const best = createBest(MAX_RANKED);

  function add(number: number, weight: number): void {
    if (number === -1) return;
    const before = weights[number] ?? 0;
    if (before === 0) heard.push(number);
    if (weight > before) weights[number] = weight;
  }

  const listener: Listener = {
    word(word) {
      const { stem, form } = numbersOfWord(word);
      add(stem, word.told);
      if (word.told === 1) add(form, 1);
    },
    meaning: ({ at }, says) => add(numbersOfMeanings[at] ?? -1, says),
  };

  /** Adds up what each tool scores; gives what the intent names. */
  function score(intent: string): Named {
    hear(meanings, intent, "caller", listener);
    const providers = namesProviders(intent);
    for (const term of providers) add(numberOf(term), 1);
    for (const number of heard) {
      const weight = weights[number] ?? 0;
      said[number] = weight;
      addTo(scores, postings[number], weight);
    }
    if (intent.includes("_")) addNamed(intent);
    return { providers, worlds: saidWorlds() };
  }

  function saidWorlds(): readonly string[] {
    const found: string[] = [];
    for (const { world, number } of worlds) if ((weights[number] ?? 0) > TOLD) found.push(world);
    return found;
  }

  function addNamed(intent: string): void {
    for (const [name] of intent.toLowerCase().matchAll(NAME)) {
      const tool = byName.get(name);
      if (tool !== undefined) scores[tool] = (scores[tool] ?? 0) + NAMED;
    }
  }

  function weigh(intent: string, accepts?: (tool: T) => boolean): readonly Weighed<T>[] {
    const named = score(intent.length > MAX_INTENT ? intent.slice(0, MAX_INTENT) : intent);
    const isAccepted =
      accepts &&
      ((at: number) => {
        const known = tools[at];
        return known !== undefined && accepts(known.tool);
      });
    const candidates = best.of(scores, RELEVANT, isAccepted);
    for (const at of candidates) {
      const known = tools[at];
      // Kept in short, as a score is.
      if (known) scores[at] = (scores[at] ?? 0) * fits.fit(at, belongs(known.belonging, named), said);
    }
    const weighed: Weighed<T>[] = [];
    const ranked = best.among(candidates, scores);
    const highest = scores[ranked[0] ?? 0] ?? 0;
    for (const at of ranked) {
      const score = scores[at] ?? 0;
      if (score < highest * RELEVANT) break;
      const known = tools[at];
      if (known) weighed.push({ tool: known.tool, share: score / highest });
    }
    scores.fill(0);
    for (const number of heard) weights[number] = said[number] = 0;
    heard.length = 0;
    return weighed;
  }

  return {
    rank: (intent, accepts) => weigh(intent, accepts).map(({ tool }) => tool),
    weigh,
  };
}

interface NumbersOfWord {
  readonly stem: number;
  readonly form: number;
}

/** The numbers of a word's stem and form. What callers type is not remembered for ever. */
function createNumbersOfWord(numberOf: (term: string) => number): (word: ReadWord) => NumbersOfWord {
  const known = new Map<ReadWord, NumbersOfWord>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MAX_WORDS) known.clear();
    const made = { stem: numberOf(word.stem), form: numberOf(word.form) };
    known.set(word, made);
    return made;
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
