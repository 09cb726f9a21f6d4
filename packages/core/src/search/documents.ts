// Search documents: what a tool says over all its texts, and what each term of it adds to a score by BM25.
import type { Steps } from "../platform/steps.js";
import { type Bringer, providerTerm } from "./belonging.js";
import type { Meanings } from "./meanings.js";
import { stemsOf, type Terms, termsOf } from "./terms.js";

/** What is known of a tool for finding it. */
export interface Findable {
  readonly name: string;
  readonly category: string;
  readonly definition: {
    readonly title: string;
    readonly description: string;
    /** Words and phrases that callers use and its other texts do not. */
    readonly keywords?: readonly string[];
    /** The tools that it asks; of a composite. */
    readonly uses?: readonly string[] | undefined;
    readonly examples?: readonly { readonly description: string }[];
  };
  /** Names of its arguments; those that a schema leaves open are not known. */
  readonly argumentNames?: ReadonlySet<string> | undefined;
  /** As JSON Schema, of which the descriptions of its properties are read. */
  readonly inputSchema?: { readonly [keyword: string]: unknown } | undefined;
  readonly provider?: Bringer | undefined;
  /** 1 where it can be called as things stand, less where a key or a plan is missing. */
  readonly readiness?: number;
}

// How much a word weighs by where it is said.
const FIELDS = {
  name: 0.8,
  title: 1.35,
  description: 1.25,
  detail: 0.75,
  keywords: 2.3,
  examples: 0.3,
  arguments: 0.5,
  argumentTexts: 0.6,
  category: 0.8,
  provider: 1.05,
} as const;
// BM25: how soon repetition stops counting, and how much a long text is held against it.
const SATURATION = 1;
const LENGTH = 0.4;
// A tool that says a term with this weight counts as one that does, where it is told how rare a term is.
const SAID = 2.7;
// The same word may be said of anything; a meaning is chosen.
const WORD = 0.45;
// The same form of a word, beside the word.
const FORM = 0.33;

// A first sentence says what a tool is for, and what stands behind it how to use it. None is shorter than this.
const SENTENCE = 15;
const SENTENCE_END = /[.!?](?=\s|$)|\n/g;

// Words that mean about the same, where meanings do not count.
const ALIKE = 0.2;

// So many documents take about a millisecond, and so do so many tools in the lists of terms: where all tools say the same, each
// list has all of them.
const DOCUMENTS_A_TURN = 50;
const TOOLS_A_TURN = 2_500;

/** Tools that say a term, with what it adds to each. */
export interface Posting {
  readonly tools: Uint32Array;
  readonly scores: Float32Array;
}

/** What a tool says: how much of each term, over all its texts. */
export interface ToolDocument {
  readonly terms: Terms;
  /** How much it says in all. */
  readonly length: number;
}

/** Reads all texts of a tool. */
export function documentOf(
  meanings: Meanings,
  { name, category, definition, argumentNames, inputSchema, provider }: Findable,
): ToolDocument {
  const { title, description, keywords = [], examples = [] } = definition;
  const purposeEnd = firstEnd(description);
  const texts: readonly (readonly [weight: number, text: string])[] = [
    [FIELDS.name, spaced(name)],
    [FIELDS.title, title],
    [FIELDS.description, description.slice(0, purposeEnd)],
    [FIELDS.detail, description.slice(purposeEnd)],
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
  const length = [...terms].reduce((sum, [term, weight]) => sum + (/^[=~]/.test(term) ? 0 : weight), 0);
  // Not counted in the length: what else is said of a tool takes nothing from what its own texts say.
  for (const keyword of keywords) say(FIELDS.keywords, keyword);
  for (const word of stemsOf(meanings, argumentTexts(inputSchema)))
    terms.set(word, (terms.get(word) ?? 0) + FIELDS.argumentTexts);
  if (provider) terms.set(providerTerm(provider), FIELDS.provider);
  return { terms, length };
}

/** Where the first sentence of a text ends. */
function firstEnd(text: string): number {
  SENTENCE_END.lastIndex = SENTENCE;
  const end = SENTENCE_END.exec(text);
  return end ? end.index + 1 : text.length;
}

/** What a schema says of its properties. */
function argumentTexts(schema: Findable["inputSchema"]): string {
  const properties = Object.values(schema?.["properties"] ?? {}) as readonly unknown[];
  return properties.map((each) => (each as { description?: unknown } | null)?.description ?? "").join(" ");
}

/**
 * What each term adds to the score of each tool that says it, worked out once; terms are numbered as they come. `homes` tells
 * how much meanings count for each tool. Where `asked` is given, of its terms alone.
 */
export function* createPostings(
  documents: readonly ToolDocument[],
  homes: readonly number[],
  asked?: Terms,
): Steps<{
  numbers: Map<string, number>;
  rarities: readonly number[];
  postings: readonly Posting[];
}> {
  const average = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const lists = new Map<string, { readonly tool: number; readonly weight: number }[]>();
  for (const [tool, { terms }] of documents.entries()) {
    for (const [term, weight] of terms) {
      if (asked?.has(term) === false) continue;
      const list = lists.get(term);
      if (list) list.push({ tool, weight });
      else lists.set(term, [{ tool, weight }]);
    }
    if (tool % DOCUMENTS_A_TURN === 0) yield;
  }
  const numbers = new Map([...lists.keys()].map((term, number) => [term, number]));
  const rarities: number[] = [];
  const postings: Posting[] = [];
  let inTurn = 0;
  for (const [term, list] of lists) {
    inTurn += list.length;
    if (inTurn > TOOLS_A_TURN) {
      inTurn = 0;
      yield;
    }
    const count = list.reduce((sum, { weight }) => sum + Math.min(1, weight / SAID), 0);
    const rarity = Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
    const share = shareOf(term);
    const score = ({ tool, weight }: { readonly tool: number; readonly weight: number }) => {
      const length = 1 - LENGTH + LENGTH * ((documents[tool]?.length ?? 0) / average);
      return (share(homes[tool] ?? 1) * rarity * weight * (SATURATION + 1)) / (weight + SATURATION * length);
    };
    rarities.push(rarity);
    // What adds nothing takes no time.
    const adds = list.filter(({ tool }) => share(homes[tool] ?? 1) > 0);
    postings.push({
      tools: Uint32Array.from(adds, ({ tool }) => tool),
      scores: Float32Array.from(adds, score),
    });
  }
  return { numbers, rarities, postings };
}

/** How much a term counts, by how much meanings do: where they do not, words are all there is. */
function shareOf(term: string): (home: number) => number {
  if (/^[#@]/.test(term)) return (home) => home;
  if (term.startsWith("~")) return (home) => ALIKE * (1 - home);
  return term.startsWith("=") ? () => FORM : (home) => 1 - (1 - WORD) * home;
}

/** A name in words. */
export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
