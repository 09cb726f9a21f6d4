// Tool index: every tool of a catalog by what its texts say, ranked for an intent by BM25. Deterministic and offline.
import {
  type Belonging,
  type Bringer,
  belongs,
  createNamesProviders,
  type Named,
  nameOf,
  providerTerm,
  worldsOf,
} from "./belonging.js";
import { createMeanings, type Meanings } from "./meanings.js";
import { isSpecial, kindsOf, partsOf, type Terms, termsOf } from "./terms.js";

/** What is known of a tool for finding it. */
export interface Findable {
  readonly name: string;
  readonly category: string;
  readonly definition: {
    readonly title: string;
    readonly description: string;
    /** Words and phrases that callers use and its other texts do not. */
    readonly keywords?: readonly string[];
    readonly examples?: readonly { readonly description: string }[];
  };
  /** Names of its arguments; those that a schema leaves open are not known. */
  readonly argumentNames?: ReadonlySet<string> | undefined;
  readonly provider?: Bringer | undefined;
  /** 1 where it can be called as things stand, less where a key or a plan is missing. */
  readonly readiness?: number;
}

/** Tools by meaning. */
export interface ToolIndex<T extends Findable> {
  /** The tools that fit an intent, best first, at most 25; of equals the first that was handed in. */
  rank(intent: string, accepts?: (tool: T) => boolean): readonly T[];
}

// How much a word weighs by where it is said.
const FIELDS = {
  name: 1.5,
  title: 1,
  description: 1.7,
  keywords: 1.7,
  examples: 1,
  arguments: 0.5,
  category: 0.8,
  provider: 1.5,
} as const;
// BM25: how soon repetition stops counting, and how much a long text is held against it.
const SATURATION = 1;
const LENGTH = 0.4;
// A tool that says a term with this weight counts as one that does, where it is told how rare a term is.
const SAID = 2;
// The same word may be said of anything; a meaning is chosen.
const WORD = 0.45;
// A tool that is called by its name is the one that is meant.
const NAMED = 50;
// Names of one word are found as words are.
const NAME = /[a-z0-9]+(?:_[a-z0-9]+)+/g;
// How much of the score is owed to how much of the tool's name the intent has said.
const NAME_SHARE = 0.3;
// What a tool loses by each speciality of its name that the intent has not said.
const SPECIALITY = 0.1;
// What it gains by each kind of thing in the intent that it takes as an argument.
const TAKES = 0.2;
// Above this weight an intent has said a meaning and not only touched it.
const TOLD = 0.3;
// What scores less than this part of the best is no answer.
const RELEVANT = 0.3;
const MAX_RANKED = 25;
// A tool that says a kind of chain with this weight is for it.
const OF_WORLD = 1.5;
const ANYWHERE: Belonging = { provider: undefined, saysProvider: false, worlds: [], readiness: 1 };
// What stands behind so many characters changes no answer, and hostile text stays cheap.
const MAX_INTENT = 1_000;

interface Posting {
  readonly tools: Uint32Array;
  readonly scores: Float32Array;
}

/** A part of a tool's name, its terms by their numbers. */
interface Part {
  readonly words: readonly number[];
  readonly meanings: readonly number[];
  readonly rarity: number;
  readonly special: boolean;
}

/** Reads every tool once; `rank` is then a matter of microseconds. `vocabulary` is a host's, read beside the shipped one. */
export function createToolIndex<T extends Findable>(tools: readonly T[], vocabulary = ""): ToolIndex<T> {
  const meanings = createMeanings(vocabulary);
  const documents = tools.map((tool) => documentOf(meanings, tool));
  const { numbers, rarities, postings } = createPostings(documents);
  const belongings = tools.map((tool, at) => belongingOf(meanings, tool, documents[at]?.terms));
  const namesProviders = createNamesProviders(
    tools.flatMap(({ provider }) => provider ?? []),
    meanings,
  );
  const scores = new Float32Array(tools.length);
  const byName = new Map(tools.map(({ name }, tool) => [name, tool]));
  // What an intent says, by the numbers of its terms, which are the ones heard.
  const said = new Float32Array(rarities.length);
  const heard: number[] = [];
  const numbersOf = (terms: readonly string[]) => terms.flatMap((term) => numbers.get(term) ?? []);
  const names = tools.map(({ name }) =>
    partsOf(meanings, spaced(name)).map((part): Part => {
      const words = numbersOf(part.words);
      const rarity = Math.max(0, ...words.map((word) => rarities[word] ?? 0));
      return { words, meanings: numbersOf(part.meanings), rarity, special: isSpecial(meanings, part) };
    }),
  );
  const takes = tools.map(({ argumentNames = [] }) => numbersOf(kindsOf(meanings, argumentNames)));

  /** Adds up what each tool scores. */
  function score(intent: string): Named {
    const terms = termsOf(meanings, intent, "caller");
    const providers = namesProviders(intent);
    const hear = (term: string, weight: number) => {
      const number = numbers.get(term);
      if (number === undefined) return;
      said[number] = weight;
      heard.push(number);
      addTo(scores, postings[number], weight);
    };
    for (const [term, weight] of terms) hear(term, weight);
    for (const term of providers) hear(term, 1);
    if (intent.includes("_")) addNamed(intent);
    return { providers, worlds: worldsOf(meanings, terms, TOLD) };
  }

  function addNamed(intent: string): void {
    for (const [name] of intent.toLowerCase().matchAll(NAME)) {
      const tool = byName.get(name);
      if (tool !== undefined) scores[tool] = (scores[tool] ?? 0) + NAMED;
    }
  }

  /** What the score of a tool is multiplied by: how well its name and its arguments fit what is said. */
  function fit(tool: number, named: Named): number {
    let gain = belongs(belongings[tool] ?? ANYWHERE, named);
    for (const kind of takes[tool] ?? []) if ((said[kind] ?? 0) > TOLD) gain *= 1 + TAKES;
    return gain * nameFit(names[tool] ?? [], said);
  }

  return {
    rank(intent, accepts = () => true) {
      // `as`: the index numbers tools of this list.
      const isAccepted = (tool: number) => accepts(tools[tool] as T);
      const named = score(intent.slice(0, MAX_INTENT));
      const best = bestOf(scores, isAccepted);
      for (const tool of best) scores[tool] = (scores[tool] ?? 0) * fit(tool, named);
      best.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      const least = (scores[best[0] ?? 0] ?? 0) * RELEVANT;
      const ranked = best.filter((tool) => (scores[tool] ?? 0) >= least);
      scores.fill(0);
      for (const term of heard.splice(0)) said[term] = 0;
      // `as`: as above.
      return ranked.map((tool) => tools[tool] as T);
    },
  };
}

/** What a tool says: how much of each term, over all its texts. */
interface ToolDocument {
  readonly terms: Terms;
  /** How much it says in all. */
  readonly length: number;
}

function documentOf(
  meanings: Meanings,
  { name, category, definition, argumentNames, provider }: Findable,
): ToolDocument {
  const { title, description, keywords = [], examples = [] } = definition;
  const texts: readonly (readonly [weight: number, text: string])[] = [
    [FIELDS.name, spaced(name)],
    [FIELDS.title, title],
    [FIELDS.description, description],
    [FIELDS.examples, examples.map((example) => example.description).join(" ")],
    [FIELDS.arguments, spaced([...(argumentNames ?? [])].join(" "))],
    [FIELDS.category, spaced(category)],
  ];
  const terms = new Map<string, number>();
  const say = (weight: number, text: string) => {
    for (const [term, count] of termsOf(meanings, text, "tool"))
      terms.set(term, (terms.get(term) ?? 0) + weight * count);
  };
  for (const [weight, text] of texts) say(weight, text);
  const length = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
  // Not counted in the length: another word for a tool takes nothing from what its own texts say.
  for (const keyword of keywords) say(FIELDS.keywords, keyword);
  if (provider) terms.set(providerTerm(provider), FIELDS.provider);
  return { terms, length };
}

function belongingOf(meanings: Meanings, tool: Findable, terms: Terms = new Map()): Belonging {
  const { name, provider, readiness = 1 } = tool;
  const called = provider ? nameOf(provider) : [];
  return {
    provider: provider && providerTerm(provider),
    saysProvider: called.length > 0 && spaced(name).split(" ").includes(called.join(" ")),
    worlds: worldsOf(meanings, terms, OF_WORLD),
    readiness,
  };
}

/** What each term adds to the score of each tool that says it, worked out once; terms are numbered as they come. */
function createPostings(documents: readonly ToolDocument[]) {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const lists = new Map<string, { readonly tool: number; readonly weight: number }[]>();
  for (const [tool, { terms }] of documents.entries()) {
    for (const [term, weight] of terms) {
      const list = lists.get(term);
      if (list) list.push({ tool, weight });
      else lists.set(term, [{ tool, weight }]);
    }
  }
  const numbers = new Map([...lists.keys()].map((term, number) => [term, number]));
  const rarities: number[] = [];
  const postings: Posting[] = [];
  for (const [term, list] of lists) {
    const count = list.reduce((sum, { weight }) => sum + Math.min(1, weight / SAID), 0);
    const rarity = Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
    const share = /^[#@]/.test(term) ? 1 : WORD;
    const score = ({ tool, weight }: { readonly tool: number; readonly weight: number }) => {
      const length = 1 - LENGTH + LENGTH * ((documents[tool]?.length ?? 0) / average);
      return (share * rarity * weight * (SATURATION + 1)) / (weight + SATURATION * length);
    };
    rarities.push(rarity);
    postings.push({
      tools: Uint32Array.from(list, ({ tool }) => tool),
      scores: Float32Array.from(list, score),
    });
  }
  return { numbers, rarities, postings };
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
function bestOf(scores: Float32Array, isAccepted: (tool: number) => boolean): number[] {
  let highest = 0;
  for (let tool = 0; tool < scores.length; tool++) {
    const score = scores[tool] ?? 0;
    if (score > highest && isAccepted(tool)) highest = score;
  }
  let least = highest * RELEVANT;
  const best: number[] = [];
  for (let tool = 0; highest > 0 && tool < scores.length; tool++) {
    const score = scores[tool] ?? 0;
    // Of equals the first stays.
    if (score < least || (best.length === MAX_RANKED && score === least) || !isAccepted(tool)) continue;
    let rank = best.length;
    while (rank > 0 && (scores[best[rank - 1] ?? 0] ?? 0) < score) rank -= 1;
    best.splice(rank, 0, tool);
    if (best.length <= MAX_RANKED) continue;
    best.pop();
    least = scores[best[MAX_RANKED - 1] ?? 0] ?? 0;
  }
  return best;
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

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
