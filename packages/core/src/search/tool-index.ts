// Tool index: every tool of a catalog by what its texts say, ranked for an intent by BM25. Deterministic and offline.
import { finish } from "../platform/steps.js";
import { belongs, type Named } from "./belonging.js";
import { createBest } from "./best.js";
import type { Findable } from "./documents.js";
import { createFits, TOLD } from "./fit.js";
import { createKnownWords, type KnownWord } from "./known-words.js";
import { type ReadTools, readTools } from "./read-tools.js";
import { createScores } from "./scores.js";
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
// What is written in two words is not quite what is written in one.
const JOINED = 0.6;
const HALF = 0.8;
const NOTHING: Named = { providers: new Set(), worlds: [] };

/** Reads every tool once; `rank` is then a matter of microseconds. `vocabulary` is a host's, read beside the shipped one. */
export function createToolIndex<T extends Findable>(tools: readonly T[], vocabulary = ""): ToolIndex<T> {
  return indexOf(finish(readTools(tools, vocabulary)));
}

/** The index of tools that were read. */
export function indexOf<T extends Findable>(read: ReadTools<T>): ToolIndex<T> {
  const { meanings, tools, numbers, postings, namesProviders } = read;
  const { scores, add: addTo } = createScores(tools.length, postings);
  const byName = new Map(tools.map(({ tool: { name } }, at) => [name, at]));
  const fits = createFits(tools, postings);
  // How well each belongs where an intent names nothing, as hardly any does.
  const plain = Float64Array.from(tools, ({ belonging }) => belongs(belonging, NOTHING));
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const numbersOfMeanings = Int32Array.from(meanings.terms, numberOf);
  const worlds = [...meanings.worlds].map((world) => ({ world, number: numberOf(world) }));
  const wordOf = createKnownWords(numbers);
  // How much an intent says of each term, by its number; `said` is the same in short, which is what a fit is told by.
  const weights = new Float64Array(numbers.size);
  const said = new Float32Array(numbers.size);
  // The numbers of the terms that it says.
  const heard: number[] = [];
  const best = createBest(scores, MAX_RANKED);

  function add(number: number, weight: number): void {
    if (number === -1) return;
    const before = weights[number] ?? 0;
    if (before === 0) heard.push(number);
    if (weight > before) weights[number] = weight;
  }

  let last: KnownWord | undefined;
  const listener: Listener = {
    word(word, before) {
      const known = wordOf(word);
      if (word.told > 0) add(known.stem, word.told);
      if (word.told === 1) add(known.form, 1);
      for (const group of known.groups) add(group, 1);
      for (const half of known.halves) add(half, HALF);
      const joined = before && last?.joins?.get(word.text);
      last = known;
      if (!joined) return;
      add(joined.stem, JOINED);
      add(joined.form, 1);
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
      addTo(number, weight);
    }
    if (intent.includes("_")) addNamed(intent);
    return { providers, worlds: saidWorlds() };
  }

  function saidWorlds(): readonly string[] {
    const isSaid = ({ number }: { readonly number: number }) => (weights[number] ?? 0) > TOLD;
    return worlds.some(isSaid) ? worlds.filter(isSaid).map(({ world }) => world) : NOTHING.worlds;
  }

  function addNamed(intent: string): void {
    for (const [name] of intent.toLowerCase().matchAll(NAME)) {
      const tool = byName.get(name);
      if (tool !== undefined) scores[tool] = (scores[tool] ?? 0) + NAMED;
    }
  }

  /** The numbers of the tools that fit, in the order in which they do, with their scores in `scores`. */
  function find(intent: string, accepts: ((tool: T) => boolean) | undefined): readonly number[] {
    const named = score(intent.length > MAX_INTENT ? intent.slice(0, MAX_INTENT) : intent);
    const isAccepted =
      accepts &&
      ((at: number) => {
        const known = tools[at];
        return known !== undefined && accepts(known.tool);
      });
    const candidates = best.of(RELEVANT, isAccepted);
    const namesAny = named.providers.size > 0 || named.worlds.length > 0;
    for (const at of candidates) {
      const known = tools[at];
      if (!known) continue;
      const fit = namesAny ? belongs(known.belonging, named) : (plain[at] ?? 1);
      // Kept in short, as a score is.
      scores[at] = (scores[at] ?? 0) * fits.fit(at, fit, said);
    }
    return best.among(candidates);
  }

  /** What is made of each tool that fits and of its score beside the best, best first. */
  function each<Made>(
    intent: string,
    accepts: ((tool: T) => boolean) | undefined,
    make: (tool: T, score: number, highest: number) => Made,
  ): readonly Made[] {
    const ranked = find(intent, accepts);
    const made: Made[] = [];
    const highest = scores[ranked[0] ?? 0] ?? 0;
    for (const at of ranked) {
      const score = scores[at] ?? 0;
      if (score < highest * RELEVANT) break;
      const known = tools[at];
      if (known) made.push(make(known.tool, score, highest));
    }
    scores.fill(0);
    for (const number of heard) {
      weights[number] = 0;
      said[number] = 0;
    }
    heard.length = 0;
    return made;
  }

  return {
    rank: (intent, accepts) => each(intent, accepts, (tool) => tool),
    weigh: (intent, accepts) =>
      each(intent, accepts, (tool, score, highest) => ({ tool, share: score / highest })),
  };
}
