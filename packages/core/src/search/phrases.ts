// Phrases: those of a vocabulary that a text says.
import { nodeBehind, type PhraseTree } from "./phrase-tree.js";

/** A word of a text. */
export interface PhraseWord {
  /** The number of its stem in the tree; -1 where no phrase has it. */
  readonly number: number;
  readonly stem: string;
  /** The node that it leads to, where phrases begin with it; else 0. */
  readonly opens: number;
  /** By what is written behind it in one word, as "rate" in "hashrate": the node of that. */
  readonly joins: ReadonlyMap<string, number> | undefined;
  /** Whether a phrase may be said with it in between. */
  readonly isOptional: boolean;
}

/** Words of a text from `start` to before `end` that mean something. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  /** The node at which it ends. */
  readonly node: number;
  readonly weight: number;
}

type Weighed = { -readonly [Field in keyof FoundPhrase]: FoundPhrase[Field] };

// A longer phrase is surer, and what is said within it means less by itself.
const EACH_FURTHER_WORD = 0.2;
const WITHIN = 0.4;
const MAX_GAP = 3;

/** The phrases of a text that mean something, single words among them. */
export function phrasesOf(tree: PhraseTree, words: readonly PhraseWord[]): readonly FoundPhrase[] {
  const phrases: Weighed[] = [];
  let covered = 0;
  for (let start = 0; start < words.length; start++) {
    const word = words[start];
    if (!word?.opens) continue;
    const first = phrases.length;
    enter(tree, word.opens, start, words, phrases);
    if (phrases.length > first) {
      const furthest = weaken(phrases, first, covered);
      if (furthest > start + 1 && furthest > covered) covered = furthest;
    }
    // "hash rate" is also written "hashrate".
    const joined = word.joins?.get(words[start + 1]?.stem ?? "");
    if (joined) phrases.push({ start, end: start + 2, node: joined, weight: 1 });
  }
  return phrases;
}

/** Has the phrases from `first` on mean less that are within others; gives where the longest of them ends. */
function weaken(phrases: readonly Weighed[], first: number, covered: number): number {
  let furthest = 0;
  for (let at = first; at < phrases.length; at++) furthest = Math.max(furthest, phrases[at]?.end ?? 0);
  for (let at = first; at < phrases.length; at++) {
    const phrase = phrases[at];
    if (phrase && (phrase.end <= covered || phrase.end < furthest)) phrase.weight *= WITHIN;
  }
  return furthest;
}

/** Whether a phrase ends at a node. */
function isPhrase({ meant: { starts } }: PhraseTree, node: number): boolean {
  return (starts[node] ?? 0) < (starts[node + 1] ?? 0);
}

/** Finds the phrases that begin with a word, whose node this is. */
function enter(
  tree: PhraseTree,
  node: number,
  start: number,
  words: readonly PhraseWord[],
  found: FoundPhrase[],
): void {
  if (isPhrase(tree, node)) found.push({ start, end: start + 1, node, weight: 1 });
  follow(tree, node, start, 1, words, start + 1, found);
}

/** Goes on from a node at a word, `said` words into a phrase, and finds the phrases that end on the way. */
function follow(
  tree: PhraseTree,
  from: number,
  start: number,
  said: number,
  words: readonly PhraseWord[],
  behind: number,
  found: FoundPhrase[],
): void {
  let node = from;
  let count = said;
  for (let at = behind; at < words.length; at++) {
    const gap = tree.gaps[node] ?? 0;
    if (gap) skip(tree, gap, start, count, words, at, found);
    const word = words[at];
    const next = word && word.number > 0 ? nodeBehind(tree.edges, node, word.number) : 0;
    if (!next) {
      if (word?.isOptional) continue;
      return;
    }
    node = next;
    count += 1;
    if (!isPhrase(tree, node)) continue;
    const weight = 1 + EACH_FURTHER_WORD * (count - 1);
    found.push({ start, end: at + 1, node, weight });
  }
}

/** Goes on from behind a gap, at each of the words that it may end before. */
function skip(
  tree: PhraseTree,
  gap: number,
  start: number,
  said: number,
  words: readonly PhraseWord[],
  at: number,
  found: FoundPhrase[],
): void {
  for (let behind = at + 1; behind <= at + 1 + MAX_GAP; behind++) {
    if (nodeBehind(tree.edges, gap, words[behind]?.number ?? -1))
      follow(tree, gap, start, said, words, behind, found);
  }
}
