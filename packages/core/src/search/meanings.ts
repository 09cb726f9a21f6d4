// Search meanings: the vocabulary that texts are read by, its kinds of things and its phrases.
import { once } from "../platform/once.js";
import { finish, type Steps } from "../platform/steps.js";
import { addPhrase, createPhraseNode, type Meaning, type PhraseTree, toPhraseTree } from "./phrase-tree.js";
import { createReadWords, type ReadWords } from "./read-words.js";
import { shippedTexts } from "./shipped-texts.js";
import { readVocabulary, type Said } from "./vocabulary.js";

/** A kind of thing that is asked about: its meaning, and the arguments that take it. */
export interface Kind {
  readonly term: string;
  readonly argumentNames: ReadonlySet<string>;
}

/** What texts are read by. */
export interface Meanings extends ReadWords {
  readonly tree: PhraseTree;
  /** Every term that a phrase may mean, each once. */
  readonly terms: readonly string[];
  readonly kinds: readonly Kind[];
  /** Meanings that a tool is for and for nothing else, such as a price in the past. */
  readonly special: ReadonlySet<string>;
  /** Kinds of chains, such as `@solana`: special kinds. A tool of one of them is of no use for another. */
  readonly worlds: ReadonlySet<string>;
}

// Everybody waits while so many are added.
const PHRASES_A_TURN = 250;

type Certainty = Omit<Meaning, "term" | "at">;

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

/** Meanings of no vocabulary at all. */
export const noMeanings = once((): Meanings => finish(read([])));

let shipped: Meanings | undefined;

/** The meanings of the shipped vocabulary and of a host's; the shipped ones are read once. */
export function* readMeanings(vocabulary: string): Steps<Meanings> {
  if (vocabulary.trim() !== "") return yield* read([...shippedTexts(), vocabulary]);
  shipped ??= yield* read(shippedTexts());
  return shipped;
}

function* read(vocabularies: readonly string[]): Steps<Meanings> {
  const root = createPhraseNode();
  const kinds = new Map<string, Set<string>>();
  const special = new Set<string>();
  const terms = new Map<string, number>();
  let added = 0;
  for (const vocabulary of vocabularies) {
    for (const { term, isSpecial, argumentNames, phrases } of yield* readVocabulary(vocabulary)) {
      if (isSpecial) special.add(term);
      const isKind = term.startsWith("@");
      if (isKind) kinds.set(term, new Set([...(kinds.get(term) ?? []), ...argumentNames]));
      const at = terms.get(term) ?? terms.size;
      terms.set(term, at);
      const meanings = meaningsOf({ term, at }, isKind ? OF_KINDS : OF_IDEAS);
      for (const { path, said } of phrases) {
        addPhrase(root, path, meanings[said]);
        added += 1;
        if (added % PHRASES_A_TURN === 0) yield;
      }
    }
  }
  const worlds = new Set([...special].filter((term) => term.startsWith("@")));
  const tree = yield* toPhraseTree(root);
  yield;
  return {
    tree,
    terms: [...terms.keys()],
    special,
    worlds,
    ...createReadWords(tree),
    kinds: [...kinds].map(([term, argumentNames]) => ({ term, argumentNames })),
  };
}

/** What the phrases of an entry mean, by who says them; made once for all of them. */
function meaningsOf(
  { term, at }: Pick<Meaning, "term" | "at">,
  certainties: Readonly<Record<Said, Certainty>>,
): Record<Said, Meaning> {
  const of = (said: Said): Meaning => ({ term, at, ...certainties[said] });
  return { tool: of("tool"), caller: of("caller"), hint: of("hint"), certain: of("certain") };
}
