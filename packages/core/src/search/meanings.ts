// Search meanings: the tables of synonyms and names as a tree of stems, in which the phrases of a text are found.
import { NAMES } from "./names.js";
import { SYNONYMS } from "./synonyms.js";
import { entryWords, stem } from "./words.js";

/** What a word or a phrase means, and how sure that is where a tool says it, and where a caller does. */
export interface Meaning {
  /** `#` and the line of SYNONYMS, or `@` and that of NAMES. */
  readonly term: string;
  readonly tool: number;
  readonly caller: number;
}

/** Words of a text from `start` to before `end` that mean something. */
export interface Phrase {
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

interface Node {
  readonly next: Map<string, Node>;
  /** What goes on behind a few words that do not matter. */
  gap: Node | undefined;
  readonly meanings: Meaning[];
}

interface Meanings {
  readonly root: Node;
  readonly kinds: readonly Kind[];
  /** Meanings that a tool is for and for nothing else, such as a price in the past. */
  readonly special: ReadonlySet<string>;
}

// How sure a meaning is where its hint is said, where it is said for certain, and where a tool says it as callers do.
const HINT = 0.4;
const CERTAIN = 2;
const OTHER_SIDE = 0.25;
// A tool that names a kind takes one such thing; a caller who names the kind has named no thing.
const KIND_OF_TOOL = 0.5;
const KIND_ALONE = 0.05;
// A longer phrase is surer, and what is said within it means less by itself.
const EACH_FURTHER_WORD = 0.25;
const WITHIN = 0.3;
const MAX_GAP = 3;

/** Words that a phrase may have in between, and may be told by. */
const OPTIONAL: ReadonlySet<string> = new Set("my me was were been be being is are any".split(" ").map(stem));

let read: Meanings | undefined;

/** The tables; they are read with the first search. */
export function meanings(): Meanings {
  read ??= readTables();
  return read;
}

function readTables(): Meanings {
  const root = createNode();
  const kinds: Kind[] = [];
  const special = new Set<string>();
  for (const [number, line] of SYNONYMS.trim().split("\n").entries()) {
    const term = `#${number}`;
    const [tools = "", callers = ""] = line.split(": ");
    if (tools.startsWith("!")) special.add(term);
    for (const entry of tools.replace("!", "").split(", ")) add(root, entry, { term, tool: 1, caller: 1 });
    for (const entry of callers.split(", ")) {
      const caller = entry.startsWith("~") ? HINT : entry.startsWith("+") ? CERTAIN : 1;
      add(root, entry, { term, tool: caller * OTHER_SIDE, caller });
    }
  }
  for (const [number, line] of NAMES.trim().split("\n").entries()) {
    const term = `@${number}`;
    const [takes = "", tools = "", names = ""] = line.split(/ ?= |: /);
    if (takes.startsWith("!")) special.add(term);
    kinds.push({ term, argumentNames: new Set(takes.split(", ")) });
    for (const entry of tools.split(", ")) add(root, entry, { term, tool: KIND_OF_TOOL, caller: KIND_ALONE });
    for (const entry of names.split(", ")) add(root, entry, { term, tool: 0, caller: 1 });
  }
  return { root, kinds, special };
}

function createNode(): Node {
  return { next: new Map(), gap: undefined, meanings: [] };
}

function add(root: Node, entry: string, meaning: Meaning): void {
  const path = entryWords(entry).map(stem);
  // Of "just now", only "now" would be left.
  if (path.length === 0 || (path.length === 1 && entry.includes(" "))) return;
  put(root, path, meaning);
  const short = path.filter((word) => !OPTIONAL.has(word));
  if (short.length > 1 && short.length < path.length && !short.includes("*")) put(root, short, meaning);
}

function put(root: Node, path: readonly string[], meaning: Meaning): void {
  let node = root;
  for (const word of path) {
    let next = word === "*" ? node.gap : node.next.get(word);
    if (!next) {
      next = createNode();
      if (word === "*") node.gap = next;
      else node.next.set(word, next);
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

/** The phrases of a text that mean something, single words among them, by its words and their stems. */
export function phrasesOf(words: readonly string[], stems: readonly string[]): Phrase[] {
  const { root } = meanings();
  const phrases: Phrase[] = [];
  let covered = 0;
  for (let start = 0; start < stems.length; start++) {
    if (!root.next.has(stems[start] ?? "")) continue;
    const found: Phrase[] = [];
    follow(root, start, 0, stems, start, found);
    for (const phrase of found) {
      const within = phrase.end <= covered || found.some(({ end }) => end > phrase.end);
      phrases.push(within ? { ...phrase, weight: phrase.weight * WITHIN } : phrase);
    }
    for (const { end } of found) if (end - start > 1) covered = Math.max(covered, end);
    // "hash rate" is also written "hashrate".
    const joined = root.next.get(`${words[start]}${stems[start + 1]}`);
    if (joined) phrases.push({ start, end: start + 2, meanings: joined.meanings, weight: 1 });
  }
  return phrases;
}

/** Goes on from a node, and finds the phrases that end on the way. */
function follow(
  from: Node,
  start: number,
  said: number,
  stems: readonly string[],
  at: number,
  found: Phrase[],
): void {
  let node = from;
  let count = said;
  for (let place = at; place < stems.length; place++) {
    if (node.gap) {
      for (let behind = place + 1; behind <= place + 1 + MAX_GAP; behind++) {
        if (node.gap.next.has(stems[behind] ?? "")) follow(node.gap, start, count, stems, behind, found);
      }
    }
    const next = node.next.get(stems[place] ?? "");
    if (!next) {
      if (place > start && OPTIONAL.has(stems[place] ?? "")) continue;
      return;
    }
    node = next;
    count += 1;
    if (node.meanings.length > 0) {
      const weight = 1 + EACH_FURTHER_WORD * (count - 1);
      found.push({ start, end: place + 1, meanings: node.meanings, weight });
    }
  }
}
