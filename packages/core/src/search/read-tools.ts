// Read tools: what an index knows of the tools of a catalog, read out of their texts a tool at a time.
import type { Steps } from "../platform/steps.js";
import { type Belonging, belongingOf, type ProviderNames, providerNames } from "./belonging.js";
import {
  createPostings,
  documentOf,
  type Findable,
  type Posting,
  spaced,
  type ToolDocument,
} from "./documents.js";
import { homesOf } from "./home.js";
import { type Meanings, noMeanings, readMeanings } from "./meanings.js";
import { isSpecial, kindsOf, partsOf, phraseOf } from "./terms.js";

/** A part of a tool's name, its terms by their numbers. */
export interface Part {
  readonly words: readonly number[];
  readonly meanings: readonly number[];
  readonly rarity: number;
  readonly special: boolean;
}

/** What is known of one tool, its terms by their numbers. */
export interface ReadTool<T> {
  readonly tool: T;
  readonly belonging: Belonging;
  /** The parts of its name. */
  readonly parts: readonly Part[];
  /** Its title and keywords, of more than one word. */
  readonly phrases: readonly (readonly number[])[];
  /** The kinds of things that it takes as arguments. */
  readonly takes: readonly number[];
}

/** What is known of all tools. */
export interface ReadTools<T> {
  readonly meanings: Meanings;
  readonly tools: readonly ReadTool<T>[];
  /** The number of each term. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly postings: readonly Posting[];
  readonly providerNames: ProviderNames;
}

// Above this share meanings are heard in the name of a tool.
const AT_HOME = 0.5;

/** Reads every tool. `vocabulary` is a host's, read beside the shipped one. */
export function* readTools<T extends Findable>(tools: readonly T[], vocabulary: string): Steps<ReadTools<T>> {
  const meanings = yield* readMeanings(vocabulary);
  const documents: ToolDocument[] = [];
  for (const tool of tools) {
    documents.push(documentOf(meanings, tool));
    yield;
  }
  const homes = yield* homesOf(tools);
  yield;
  const { numbers, rarities, postings } = yield* createPostings(documents, homes);
  // An intent may name a kind of chain that no tool says.
  for (const world of meanings.worlds) if (!numbers.has(world)) numbers.set(world, numbers.size);
  const number = (terms: readonly string[]) => terms.flatMap((term) => numbers.get(term) ?? []);
  const read: ReadTool<T>[] = [];
  for (const [at, tool] of tools.entries()) {
    const { name, argumentNames = [], definition } = tool;
    const { title, keywords = [] } = definition;
    const heard = (homes[at] ?? 1) < AT_HOME ? noMeanings() : meanings;
    read.push({
      tool,
      belonging: belongingOf(meanings, tool, documents[at]?.terms),
      parts: partsOf(heard, spaced(name)).map((part) => {
        const words = number(part.words);
        const rarity = Math.max(0, ...words.map((word) => rarities[word] ?? 0));
        return { words, meanings: number(part.meanings), rarity, special: isSpecial(meanings, part) };
      }),
      phrases: [title, ...keywords]
        .map((phrase) => number(phraseOf(meanings, phrase)))
        .filter(({ length }) => length > 1),
      takes: number(kindsOf(meanings, argumentNames)),
    });
    yield;
  }
  const providers = new Set(tools.flatMap(({ provider }) => provider ?? []));
  const names = providerNames(providers, meanings);
  yield;
  return { meanings, tools: read, numbers, postings, providerNames: names };
}
