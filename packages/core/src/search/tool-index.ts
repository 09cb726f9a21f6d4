// Tool index: every tool of a catalog by what its texts say, ranked for an intent by BM25. Deterministic and offline.
import { finish, type Steps } from "../platform/steps.js";
import { belongs, type Named } from "./belonging.js";
import { createBest } from "./best.js";
import type { Findable } from "./documents.js";
import { createFits, TOLD } from "./fit.js";
import { createKnownWords, type KnownWord, type Saying } from "./known-words.js";
import { phrasesOf } from "./phrases.js";
import { type ReadTools, readTools } from "./read-tools.js";
import { createScores } from "./scores.js";
import { asksNothing, hear } from "./terms.js";

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
const NONE: readonly number[] = [];
const NOTHING: Named = { providers: new Set(), worlds: [] };

/** Reads every tool once; `rank` is then a matter of microseconds. `vocabulary` is a host's, read beside the shipped one. */
export function createToolIndex<T extends Findable>(tools: readonly T[], vocabulary = ""): ToolIndex<T> {
  return finish(readIndex(tools, vocabulary));
}

/** The same in pieces. */
export function* readIndex<T extends Findable>(tools: readonly T[], vocabulary: string): Steps<ToolIndex<T>> {
  return yield* indexOf(yield* readTools(tools, vocabulary));
}

/** The index of tools that were read. */
function* indexOf<T extends Findable>(read: ReadTools<T>): Steps<ToolIndex<T>> {
  const { meanings, tools, numbers, postings, providerNames } = read;
  const own = tools.map(({ tool }) => tool);
  const belongings = tools.map(({ belonging }) => belonging);
  const scored = yield* createScores(tools.length, postings);
  const { scores } = scored;
  const best = createBest(scores, MAX_RANKED);
  const byName = new Map(own.map(({ name }, at) => [name, at]));
  yield;
  const fits = yield* createFits(tools, postings);
  yield;
  // How well each belongs where an intent names nothing, as hardly any does.
  const plain = Float64Array.from(belongings, (belonging) => belongs(belonging, NOTHING));
  const numberOf = (term: string) => numbers.get(term) ?? -1;
  const numbersOfMeanings = Int32Array.from(meanings.terms, numberOf);
  const worlds = [...meanings.worlds].map((world) => ({ world, number: numberOf(world) }));
  yield;
  const wordsOf = yield* createKnownWords(read);
  // How much an intent says of each term, by its number.
  const said = new Float64Array(numbers.size);
  // The numbers of the terms that it says, so many of them as are counted.
  const heard = new Int32Array(numbers.size);
  let count = 0;

  function add(number: number, weight: number): void {
    if (number === -1) return;
    const before = said[number] ?? 0;
    if (before === 0) heard[count++] = number;
    if (weight > before) said[number] = weight;
  }

  function addAll({ terms, weights }: Saying): void {
    for (let at = 0; at < terms.length; at++) add(terms[at] ?? -1, weights[at] ?? 0);
  }

  function listen(words: readonly KnownWord[]): void {
    const phrases = phrasesOf(meanings.tree, words);
    if (asksNothing(words, phrases)) return;
    let before: KnownWord | undefined;
    for (const word of words) {
      addAll(word.says);
      const joined = before?.joined?.get(word.text);
      if (joined) addAll(joined.joined);
      before = word;
    }
    hear(meanings, phrases, "caller", (term, says) => add(numbersOfMeanings[term] ?? -1, says));
  }

  /** Adds up what each tool scores; gives what the intent names. */
  function score(intent: string): Named {
    const words = wordsOf(intent);
    listen(words);
    // Behind an apostrophe a name is no word of its own.
    const mayName = words.some((word) => word.mayName) || intent.includes("'");
    const providers = mayName ? providerNames.namedIn(intent) : NOTHING.providers;
    for (const term of providers) add(numberOf(term), 1);
    for (let at = 0; at < count; at++) {
      const number = heard[at] ?? 0;
      scored.add(number, said[number] ?? 0);
    }
    if (intent.includes("_")) raiseNamed(intent);
    return { providers, worlds: saidWorlds() };
  }

  function saidWorlds(): readonly string[] {
    const isSaid = ({ number }: { readonly number: number }) => (said[number] ?? 0) > TOLD;
    return worlds.some(isSaid) ? worlds.filter(isSaid).map(({ world }) => world) : NOTHING.worlds;
  }

  function raiseNamed(intent: string): void {
    for (const [name] of intent.toLowerCase().matchAll(NAME)) {
      const at = byName.get(name);
      if (at !== undefined) scored.raise(at, NAMED);
    }
  }

  /** The numbers of the tools that fit, in the order in which they do, with their scores in `scores`. */
  function find(intent: string, accepts: ((tool: T) => boolean) | undefined): readonly number[] {
    const named = score(intent.length > MAX_INTENT ? intent.slice(0, MAX_INTENT) : intent);
    const isAccepted =
      accepts &&
      ((at: number) => {
        const tool = own[at];
        return tool !== undefined && accepts(tool);
      });
    const highest = isAccepted ? best.highest(isAccepted) : scored.highest();
    if (highest === 0) return NONE;
    const candidates = best.of(highest * RELEVANT, isAccepted);
    const namesAny = named.providers.size > 0 || named.worlds.length > 0;
    let fitting = 0;
    for (const at of candidates) {
      const belonging = namesAny ? belongings[at] : undefined;
      const gain = belonging ? belongs(belonging, named) : (plain[at] ?? 1);
      const score = (scores[at] ?? 0) * fits.fit(at, gain, said);
      scores[at] = score;
      fitting = Math.max(fitting, Math.fround(score));
    }
    return best.among(candidates, fitting * RELEVANT);
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
      const tool = own[at];
      if (tool) made.push(make(tool, scores[at] ?? 0, highest));
    }
    forget();
    return made;
  }

  function forget(): void {
    scored.clear();
    for (let at = 0; at < count; at++) said[heard[at] ?? 0] = 0;
    count = 0;
  }

  return {
    rank: (intent, accepts) => each(intent, accepts, (tool) => tool),
    weigh: (intent, accepts) =>
      each(intent, accepts, (tool, score, highest) => ({ tool, share: score / highest })),
  };
}
