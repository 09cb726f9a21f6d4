// Phrase tree: the phrases of a vocabulary by the stems of their words, and those of them that a text says.
import { stem } from "./words.js";

/** What a word or a phrase means, and how sure that is where a tool says it, and where a caller does. */
export interface Meaning {
  /** The term of a vocabulary's entry. */
  readonly term: string;
  /** Where the term stands in `Meanings.terms`. */
  readonly at: number;
  readonly tool: number;
  readonly caller: number;
}

/** A word of a text. */
export interface PhraseWord {
  readonly stem: string;
  /** What goes on behind it, where phrases begin with it. */
  readonly opens: PhraseNode | undefined;
  /** By what is written behind it in one word, as "rate" in "hashrate": what goes on behind that. */
  readonly joins: ReadonlyMap<string, PhraseNode> | undefined;
}

/** Words of a text from `start` to before `end` that mean something. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

/** Where a phrase has got to. */
export interface PhraseNode {
  /** What goes on behind each stem; undefined at the end of all phrases. */
  next: Map<string, PhraseNode> | undefined;
  /** What goes on behind a few words that do not matter. */
  gap: PhraseNode | undefined;
  readonly meanings: Meaning[];
}

// A longer phrase is surer, and what is said within it means less by itself.
const EACH_FURTHER_WORD = 0.2;
const WITHIN = 0.4;
const MAX_GAP = 3;

/** Words that a text may have within a phrase, or may leave out of one. */
const OPTIONAL: ReadonlySet<string> = new Set(
  "my me was were been be being is are any §evm §solana §bitcoin".split(" ").map(stem),
);

/** A tree without phrases. */
export function createPhraseTree(): PhraseNode {
  return { next: undefined, gap: undefined, meanings: [] };
}

/** Adds a phrase; what a text may leave out of it is left out of a second one. */
export function addPhrase(root: PhraseNode, path: readonly string[], meaning: Meaning): void {
  put(root, path, meaning);
  const short = path.filter((word) => !OPTIONAL.has(word));
  if (short.length > 1 && short.length < path.length && !short.includes("*")) put(root, short, meaning);
}

function put(root: PhraseNode, path: readonly string[], meaning: Meaning): void {
  let node = root;
  for (const word of path) {
    let next = word === "*" ? node.gap : node.next?.get(word);
    if (!next) {
      next = createPhraseTree();
      if (word === "*") node.gap = next;
      else {
        node.next ??= new Map();
        node.next.set(word, next);
      }
    }
    node = next;
  }
  const at = node.meanings.findIndex(({ term }) => term === meaning.term);
  const other = node.meanings[at];
  if (!other) node.meanings.push(meaning);
  else {
    const [tool, caller] = [Math.max(other.tool, meaning.tool), Math.max(other.caller, meaning.caller)];
    node.meanings[at] = { ...meaning, tool, caller };
  }
}

/** The phrases of a text that mean something, single words among them. */
export function phrasesOf({ gap }: PhraseNode, words: readonly PhraseWord[]): readonly FoundPhrase[] {
  const phrases: Weighed[] = [];
  let covered = 0;
  for (let start = 0; start < words.length; start++) {
    const word = words[start];
    if (!word?.opens) continue;
    const first = phrases.length;
    if (gap) skip(gap, start, 0, words, start, phrases);
    enter(word.opens, start, words, phrases);
    let furthest = 0;
    for (let at = first; at < phrases.length; at++) furthest = Math.max(furthest, phrases[at]?.end ?? 0);
    for (let at = first; at < phrases.length; at++) {
      const phrase = phrases[at];
      if (phrase && (phrase.end <= covered || phrase.end < furthest)) phrase.weight *= WITHIN;
    }
    if (furthest > start + 1) covered = Math.max(covered, furthest);
    if (!word.joins) continue;
    // "hash rate" is also written "hashrate".
    const joined = word.joins.get(words[start + 1]?.stem ?? "");
    if (joined) phrases.push({ start, end: start + 2, meanings: joined.meanings, weight: 1 });
  }
  return phrases;
}

type Weighed = { -readonly [Field in keyof FoundPhrase]: FoundPhrase[Field] };

/** Finds the phrases that begin with a word, whose node this is. */
function enter(node: PhraseNode, start: number, words: readonly PhraseWord[], found: FoundPhrase[]): void {
  if (node.meanings.length > 0) found.push({ start, end: start + 1, meanings: node.meanings, weight: 1 });
  if (node.next || node.gap) follow(node, start, 1, words, start + 1, found);
}

/** Goes on from a node at a word, `said` words into a phrase, and finds the phrases that end on the way. */
function follow(
  from: PhraseNode,
  start: number,
  said: number,
  words: readonly PhraseWord[],
  at: number,
  found: FoundPhrase[],
): void {
  let node = from;
  let count = said;
  for (let word = at; word < words.length; word++) {
    if (node.gap) skip(node.gap, start, count, words, word, found);
    const stem = words[word]?.stem ?? "";
    const next = node.next?.get(stem);
    if (!next) {
      if (word > start && OPTIONAL.has(stem)) continue;
      return;
    }
    node = next;
    count += 1;
    if (node.meanings.length > 0) {
      const weight = 1 + EACH_FURTHER_WORD * (count - 1);
      found.push({ start, end: word + 1, meanings: node.meanings, weight });
    }
  }
}

/** Goes on from behind a gap, at each of the words that it may end before. */
function skip(
  gap: PhraseNode,
  start: number,
  said: number,
  words: readonly PhraseWord[],
  at: number,
  found: FoundPhrase[],
): void {
  for (let behind = at + 1; behind <= at + 1 + MAX_GAP; behind++) {
    if (gap.next?.has(words[behind]?.stem ?? "")) follow(gap, start, said, words, behind, found);
  }
}
