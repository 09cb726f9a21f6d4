// Text ranking: short texts ranked for a question by the words and the meanings that tools are found by. Deterministic and offline.
import { type Steps, stepped } from "../platform/steps.js";
import { createPostings, spaced, type ToolDocument } from "./documents.js";
import { type Meanings, readMeanings } from "./meanings.js";
import { loadShippedTexts } from "./shipped-texts.js";
import { termsOf } from "./terms.js";

/** A text with a name of its own, such as a key. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

// A word of the name is worth two of the text.
const NAME = 2.7;
const TEXT = 1.35;
// Somebody's own words mean less of what they mean in a catalog, and are more by themselves.
const HOME = 0.5;
// What scores less than this part of the best is no answer.
const RELEVANT = 0.2;
// What stands behind so many characters changes no answer, and a thousand long texts stay a matter of milliseconds.
const MAX_QUESTION = 1_000;
const MAX_TEXT = 400;
const NAME_BREAK = /[^\p{L}\p{N}]+/gu;

// So many texts are read in one turn of the event loop.
const A_TURN = 50;

/**
 * The texts that fit a question, best first; of equals the first that was handed in. Many are read in turns, and others have
 * the ones between.
 */
export async function rankTexts<T extends NamedText>(
  texts: readonly T[],
  question: string,
): Promise<readonly T[]> {
  await loadShippedTexts();
  const ranking = stepped(() => rank(texts, question));
  await ranking.inTurns();
  return ranking.now();
}

function* rank<T extends NamedText>(texts: readonly T[], question: string): Steps<readonly T[]> {
  const meanings = yield* readMeanings("");
  const asked = termsOf(meanings, question.slice(0, MAX_QUESTION), "caller");
  const documents: ToolDocument[] = [];
  for (const text of texts) {
    documents.push(documentOf(meanings, text));
    if (documents.length % A_TURN === 0) yield;
  }
  const homes = texts.map(() => HOME);
  const { numbers, postings } = yield* createPostings(documents, homes, asked);
  const scores = new Float64Array(texts.length);
  for (const [term, weight] of asked) {
    const posting = postings[numbers.get(term) ?? -1];
    for (const [at, text] of posting?.tools.entries() ?? [])
      scores[text] = (scores[text] ?? 0) + weight * (posting?.scores[at] ?? 0);
  }
  const least = scores.reduce((most, score) => Math.max(most, score), 0) * RELEVANT;
  const found = texts.map((text, at) => ({ text, score: scores[at] ?? 0 })).filter(({ score }) => score > 0);
  found.sort((a, b) => b.score - a.score);
  return found.filter(({ score }) => score >= least).map(({ text }) => text);
}

function documentOf(meanings: Meanings, { name, text }: NamedText): ToolDocument {
  const terms = new Map<string, number>();
  const fields = [
    [NAME, spaced(name.slice(0, MAX_TEXT)).replace(NAME_BREAK, " ")],
    [TEXT, text.slice(0, MAX_TEXT)],
  ] as const;
  for (const [weight, said] of fields) {
    for (const [term, count] of termsOf(meanings, said, "tool"))
      terms.set(term, (terms.get(term) ?? 0) + weight * count);
  }
  return { terms, length: terms.size };
}
