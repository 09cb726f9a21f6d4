// Phrase tree: the phrases of a vocabulary by the stems of their words, in lists of numbers that are quick to walk through.
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

/** Where a phrase may have got to is a node, by its number: 0 before the first word. */
export interface PhraseTree {
  /** The number of each stem that a phrase has. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The nodes of the stems that phrases begin with. */
  readonly openings: ReadonlyMap<string, number>;
  /** Where the nodes that go on from each node begin; they end where those of the next one begin. */
  readonly firsts: Uint32Array;
  /** The word that leads to each node; of the nodes that go on from one in the order of these numbers. */
  readonly words: Uint32Array;
  /** What the phrase that ends at each node means. */
  readonly meanings: readonly (readonly Meaning[])[];
}

/** Where a phrase has got to, while phrases are added. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  readonly meanings: Meaning[];
}

const GAP = "*";
const NO_NODE = 0;
const NO_WORD = -1;

/** Words that a text may have within a phrase, or may leave out of one. */
export const OPTIONAL: ReadonlySet<string> = new Set(
  "my me was were been be being is are any §evm §solana §bitcoin".split(" ").map(stem),
);

/** No phrases. */
export function createPhraseNode(): PhraseNode {
  return { next: new Map(), meanings: [] };
}

/** Adds a phrase; what a text may leave out of it is left out of a second one. */
export function addPhrase(root: PhraseNode, path: readonly string[], meaning: Meaning): void {
  put(root, path, meaning);
  const short = path.filter((word) => !OPTIONAL.has(word));
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
export function toPhraseTree(root: PhraseNode): PhraseTree {
  const numbers = new Map([[GAP, 0]]);
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const nodes = [root];
  const words = [0];
  const firsts: number[] = [];
  // Those that go on from a node are written behind all that were met before it.
  for (const { next } of nodes) {
    firsts.push(nodes.length);
    const following = [...next].map(([word, node]) => ({ number: numberOf(word), node }));
    following.sort((a, b) => a.number - b.number);
    for (const { number, node } of following) {
      nodes.push(node);
      words.push(number);
    }
  }
  firsts.push(nodes.length);
  const tree = {
    numbers,
    firsts: Uint32Array.from(firsts),
    words: Uint32Array.from(words),
    meanings: nodes.map(({ meanings }) => meanings),
  };
  const openings = [...root.next.keys()].map((word) => [word, nodeBehind(tree, 0, numberOf(word))] as const);
  return { ...tree, openings: new Map(openings.filter(([word]) => word !== GAP)) };
}

type Walked = Pick<PhraseTree, "firsts" | "words">;

/** The number of a stem; -1 where no phrase has it. */
export function numberOfWord({ numbers }: PhraseTree, stem: string): number {
  return numbers.get(stem) ?? NO_WORD;
}

/** The node that a word leads to from another; 0 where there is none. */
export function nodeBehind({ firsts, words }: Walked, node: number, word: number): number {
  const end = firsts[node + 1] ?? 0;
  let low = firsts[node] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low < end && words[low] === word ? low : NO_NODE;
}

/** The node behind a few words that do not matter; 0 where there is none. */
export function nodeBehindGap({ firsts, words }: Walked, node: number): number {
  const first = firsts[node] ?? 0;
  return first < (firsts[node + 1] ?? 0) && words[first] === 0 ? first : NO_NODE;
}
