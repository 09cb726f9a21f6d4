// Search meanings: the vocabulary as a tree of stems, in which the phrases of a text are found.
import { finish, type Steps } from "../platform/steps.js";
import { createReadWords, type ReadWord, type ReadWords } from "./read-words.js";
import { SHIPPED } from "./vocabulary/shipped.js";
import { readVocabulary, type Said } from "./vocabulary.js";
import { stem } from "./words.js";

/** What a word or a phrase means, and how sure that is where a tool says it, and where a caller does. */
export interface Meaning {
  /** The term of a vocabulary's entry. */
  readonly term: string;
  readonly tool: number;
  readonly caller: number;
}

/** Words of a text from `start` to before `end` that mean something. */
export interface FoundPhrase {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly Meaning[];
  readonly weight: number;
}

/** A kind of thing that is asked about: its meaning, and the arguments that take it. */
export interface Kind {
  readonly term: string;
  readonly argumentNames: ReadonlySet<string>;
}

/** What texts are read by. */
export interface Meanings {
  readonly root: Node;
  readonly kinds: readonly Kind[];
  /** Meanings that a tool is for and for nothing else, such as a price in the past. */
  readonly special: ReadonlySet<string>;
  /** Kinds of chains, such as `@solana`: special kinds. A tool of one of them is of no use for another. */
  readonly worlds: ReadonlySet<string>;
  /** Reads the words of a text. */
  readonly read: ReadWords;
}

interface Node {
  /** What goes on behind each stem; undefined at the end of all phrases. */
  next: Map<string, Node> | undefined;
  /** What goes on behind a few words that do not matter. */
  gap: Node | undefined;
  readonly meanings: Meaning[];
}

type Certainty = Omit<Meaning, "term">;

// How sure a phrase is. What one side says counts a quarter where the other side says it.
const OF_IDEAS: Readonly<Record<Said, Certainty>> = {
  tool: { tool: 1, caller: 1 },
  caller: { tool: 0.25, caller: 1 },
  hint: { tool: 0.1, caller: 0.4 },
  certain: { tool: 0.5, caller: 2 },
};
// A tool that names a kind takes one such thing; a caller who names the kind has named no thing.
const OF_KINDS: Readonly<Record<Said, Certainty>> = {
  tool: { tool: 0.5, caller: 0.05 },
  caller: { tool: 0, caller: 1 },
  hint: { tool: 0, caller: 0.4 },
  certain: { tool: 0, caller: 2 },
};
// A longer phrase is surer, and what is said within it means less by itself.
const EACH_FURTHER_WORD = 0.2;
const WITHIN = 0.4;
const MAX_GAP = 3;

/** Words that a text may have within a phrase, or may leave out of one. */
const OPTIONAL: ReadonlySet<string> = new Set(
  "my me was were been be being is are any §evm §solana §bitcoin".split(" ").map(stem),
);

/** Meanings of no vocabulary at all. */
export const NO_MEANINGS: Meanings = finish(read([]));

let shipped: Meanings | undefined;

/** The meanings of the shipped vocabulary and of a host's; the shipped ones are read once. */
export function* readMeanings(vocabulary: string): Steps<Meanings> {
  if (vocabulary.trim() !== "") return yield* read([...SHIPPED, vocabulary]);
  shipped ??= yield* read(SHIPPED);
  return shipped;
}

function* read(vocabularies: readonly string[]): Steps<Meanings> {
  const root = createNode();
  const kinds = new Map<string, Set<string>>();
  const special = new Set<string>();
  for (const vocabulary of vocabularies) {
    for (const { term, isSpecial, argumentNames, phrases } of readVocabulary(vocabulary)) {
      if (isSpecial) special.add(term);
      const isKind = term.startsWith("@");
      if (isKind) kinds.set(term, new Set([...(kinds.get(term) ?? []), ...argumentNames]));
      const meanings = meaningsOf(term, isKind ? OF_KINDS : OF_IDEAS);
      for (const { path, said } of phrases) add(root, path, meanings[said]);
    }
    yield;
  }
  const worlds = new Set([...special].filter((term) => term.startsWith("@")));
  return {
    root,
    special,
    worlds,
    read: createReadWords([...(root.next?.keys() ?? [])]),
    kinds: [...kinds].map(([term, argumentNames]) => ({ term, argumentNames })),
  };
}

/** What the phrases of an entry mean, by who says them; made once for all of them. */
function meaningsOf(term: string, certainties: Readonly<Record<Said, Certainty>>): Record<Said, Meaning> {
  const of = (said: Said): Meaning => ({ term, ...certainties[said] });
  return { tool: of("tool"), caller: of("caller"), hint: of("hint"), certain: of("certain") };
}

function createNode(): Node {
  return { next: undefined, gap: undefined, meanings: [] };
}

function add(root: Node, path: readonly string[], meaning: Meaning): void {
  put(root, path, meaning);
  const short = path.filter((word) => !OPTIONAL.has(word));
  if (short.length > 1 && short.length < path.length && !short.includes("*")) put(root, short, meaning);
}

function put(root: Node, path: readonly string[], meaning: Meaning): void {
  let node = root;
  for (const word of path) {
    let next = word === "*" ? node.gap : node.next?.get(word);
    if (!next) {
      next = createNode();
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
    const { term } = meaning;
    const [tool, caller] = [Math.max(other.tool, meaning.tool), Math.max(other.caller, meaning.caller)];
    node.meanings[at] = { term, tool, caller };
  }
}

/** The phrases of a text that mean something, single words among them. */
export function phrasesOf({ root }: Meanings, words: readonly ReadWord[]): readonly FoundPhrase[] {
  const phrases: Weighed[] = [];
  let covered = 0;
  for (let start = 0; start < words.length; start++) {
    const word = words[start];
    if (!word?.opens) continue;
    const first = phrases.length;
    follow(root, start, 0, words, start, phrases);
    let furthest = 0;
    for (let at = first; at < phrases.length; at++) furthest = Math.max(furthest, phrases[at]?.end ?? 0);
    for (let at = first; at < phrases.length; at++) {
      const phrase = phrases[at];
      if (phrase && (phrase.end <= covered || phrase.end < furthest)) phrase.weight *= WITHIN;
    }
    if (furthest > start + 1) covered = Math.max(covered, furthest);
    if (!word.joins) continue;
    // "hash rate" is also written "hashrate".
    const joined = root.next?.get(`${word.text}${words[start + 1]?.stem}`);
    if (joined) phrases.push({ start, end: start + 2, meanings: joined.meanings, weight: 1 });
  }
  return phrases;
}

type Weighed = { -readonly [Field in keyof FoundPhrase]: FoundPhrase[Field] };

/** Goes on from a node at a word, `said` words into a phrase, and finds the phrases that end on the way. */
function follow(
  from: Node,
  start: number,
  said: number,
  words: readonly ReadWord[],
  at: number,
  found: FoundPhrase[],
): void {
  let node = from;
  let count = said;
  for (let word = at; word < words.length; word++) {
    if (node.gap) {
      for (let behind = word + 1; behind <= word + 1 + MAX_GAP; behind++) {
        if (node.gap.next?.has(words[behind]?.stem ?? ""))
          follow(node.gap, start, count, words, behind, found);
      }
    }
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
