// Phrase tree: the phrases of a vocabulary by the stems of their words, in lists of numbers that are quick to walk through.
import { once } from "../platform/once.js";
import type { Steps } from "../platform/steps.js";
import { stem } from "./stem.js";

/** What a word or a phrase means, and how sure that is where a tool says it, and where a caller does. */
export interface Meaning {
  /** The term of a vocabulary's entry. */
  readonly term: string;
  /** Where the term stands in `Meanings.terms`. */
  readonly at: number;
  readonly tool: number;
  readonly caller: number;
}

/** Where a phrase may have got to is a node, by its number: 0 before the first word. */
export interface PhraseTree {
  /** The number of each stem that a phrase has. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The nodes of the stems that phrases begin with. */
  readonly openings: ReadonlyMap<string, number>;
  readonly edges: Edges;
  /** The node behind a few words that do not matter, for each node; 0 where there is none. */
  readonly gaps: Int32Array;
  readonly meant: Meant;
}

/** Which word leads from which node to each node. */
interface Edges {
  readonly words: Int32Array;
  readonly parents: Int32Array;
  /** Nodes, each in the first slot by the hash of its edge, or where that was taken in the next one that was not. */
  readonly slots: Int32Array;
}

/** What the phrases mean that end at a node, one node's meanings behind the other's. */
interface Meant {
  /** Where those of each node begin; they end where those of the next one begin. */
  readonly starts: Int32Array;
  /** Where their terms stand in `Meanings.terms`. */
  readonly terms: Int32Array;
  /** How sure they are where a tool says it, and where a caller does. */
  readonly tool: Float64Array;
  readonly caller: Float64Array;
}

/** Where a phrase has got to, while phrases are added. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  readonly meanings: Meaning[];
}

const GAP = "*";
const ROOT = 0;
const NO_NODE = 0;
const NO_WORD = -1;
// Nodes that are written in one turn of the event loop.
const NODES_A_TURN = 1_000;

const readOptional = once(
  (): ReadonlySet<string> =>
    new Set("my me was were been be being is are any §evm §solana §bitcoin".split(" ").map(stem)),
);

/** Whether a text may have a word within a phrase, or may leave it out of one; by its stem. */
export function isOptional(stemmed: string): boolean {
  return readOptional().has(stemmed);
}

/** No phrases. */
export function createPhraseNode(): PhraseNode {
  return { next: new Map(), meanings: [] };
}

/** Adds a phrase; what a text may leave out of it is left out of a second one. */
export function addPhrase(root: PhraseNode, path: readonly string[], meaning: Meaning): void {
  put(root, path, meaning);
  const short = path.filter((word) => !isOptional(word));
  if (short.length > 1 && short.length < path.length && !short.includes(GAP)) put(root, short, meaning);
}

function put(root: PhraseNode, path: readonly string[], meaning: Meaning): void {
  let node = root;
  for (const word of path) {
    let next = node.next.get(word);
    if (!next) {
      next = createPhraseNode();
      node.next.set(word, next);
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

/** Writes all phrases into lists, level by level. */
export function* toPhraseTree(root: PhraseNode): Steps<PhraseTree> {
  const numbers = new Map([[GAP, 0]]);
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  };
  const nodes = [root];
  const words = [0];
  const parents = [0];
  for (const [parent, { next }] of nodes.entries()) {
    for (const [word, node] of next) {
      nodes.push(node);
      words.push(numberOf(word));
      parents.push(parent);
    }
    if (parent % NODES_A_TURN === NODES_A_TURN - 1) yield;
  }
  const edges = yield* toEdges(Int32Array.from(words), Int32Array.from(parents));
  yield;
  const openings = [...root.next.keys()].map(
    (word) => [word, nodeBehind(edges, ROOT, numberOf(word))] as const,
  );
  const gaps = Int32Array.from(nodes, (_, node) => nodeBehind(edges, node, 0));
  yield;
  const meant = yield* toMeant(nodes);
  return { numbers, edges, openings: new Map(openings.filter(([word]) => word !== GAP)), gaps, meant };
}

function* toEdges(words: Int32Array, parents: Int32Array): Steps<Edges> {
  // At least half of the slots stay empty, so that what is not there is soon known.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * words.length)));
  for (let node = 1; node < words.length; node++) {
    let at = firstSlot(slots, parents[node] ?? 0, words[node] ?? 0);
    while (slots[at] !== NO_NODE) at = (at + 1) & (slots.length - 1);
    slots[at] = node;
    if (node % NODES_A_TURN === 0) yield;
  }
  return { words, parents, slots };
}

function* toMeant(nodes: readonly PhraseNode[]): Steps<Meant> {
  const starts = new Int32Array(nodes.length + 1);
  const all: Meaning[] = [];
  for (const [node, { meanings }] of nodes.entries()) {
    for (const meaning of meanings) all.push(meaning);
    starts[node + 1] = all.length;
    if (node % NODES_A_TURN === NODES_A_TURN - 1) yield;
  }
  return {
    starts,
    terms: Int32Array.from(all, ({ at }) => at),
    tool: Float64Array.from(all, ({ tool }) => tool),
    caller: Float64Array.from(all, ({ caller }) => caller),
  };
}

/** The number of a stem; -1 where no phrase has it. */
export function numberOfWord({ numbers }: PhraseTree, stem: string): number {
  return numbers.get(stem) ?? NO_WORD;
}

/** The node that a word leads to from another; 0 where there is none. */
export function nodeBehind({ words, parents, slots }: Edges, node: number, word: number): number {
  for (let at = firstSlot(slots, node, word); ; at = (at + 1) & (slots.length - 1)) {
    const next = slots[at] ?? NO_NODE;
    if (next === NO_NODE || (words[next] === word && parents[next] === node)) return next;
  }
}

function firstSlot(slots: Int32Array, node: number, word: number): number {
  const hash = Math.imul(node ^ Math.imul(word, 0x85ebca6b), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}
