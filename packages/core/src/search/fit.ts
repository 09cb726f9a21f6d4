// Search fit: how well a tool's name, phrases and arguments fit what an intent says. All tools' terms stand in one list of numbers.
import type { Posting } from "./documents.js";
import type { ReadTool } from "./read-tools.js";

// How much of the score is owed to how much of the tool's name the intent has said.
const NAME_SHARE = 0.22;
// What a tool loses by each speciality of its name that the intent has not said.
const SPECIALITY = 0.075;
// What it gains by each word but the first of a phrase of its keywords, or its title, that the intent says whole.
const PHRASE = 0.2;
// What it gains by each kind of thing in the intent that it takes as an argument.
const TAKES = 0.15;
/** Above this weight an intent has said a meaning and not only touched it. */
export const TOLD = 0.2;

/** How well tools fit, by their numbers. */
export interface Fits {
  /** What `gain` of a tool becomes by what is said: how much, for each term by its number. */
  fit(tool: number, gain: number, said: Float32Array): number;
}

/** What each tool has some of, one tool's behind the other's, so that a search reads no objects. */
interface Lists {
  readonly list: Int32Array;
  /** Where each tool's begins; one more says where the last ends. */
  readonly starts: Uint32Array;
}

/** Writes what each tool has, so that it can be told how well they fit. */
export function createFits(tools: readonly ReadTool<unknown>[], postings: readonly Posting[]): Fits {
  const commonness = (term: number) => postings[term]?.tools.length ?? 0;
  const takes = listsOf(tools, ({ takes }) => takes);
  const phrases = listsOf(tools, ({ phrases }) =>
    phrases
      .toSorted((a, b) => b.length - a.length)
      // Hardly any phrase is said: its rarest word tells it soonest.
      .flatMap((phrase) => [phrase.length, ...phrase.toSorted((a, b) => commonness(a) - commonness(b))]),
  );
  const parts = listsOf(tools, ({ parts }) =>
    parts.flatMap(({ words, meanings, special }) => [
      special ? 1 : 0,
      words.length,
      ...words,
      meanings.length,
      ...meanings,
    ]),
  );
  const rarities = tools.map(({ parts }) => Float64Array.from(parts, ({ rarity }) => rarity));
  return {
    fit(tool, gain, said) {
      const gained = takesGain(takes, tool, gain, said);
      const longest = longestSaid(phrases, tool, said);
      return gained * (1 + PHRASE * longest) * nameFit(parts, tool, rarities[tool] ?? NO_PARTS, said);
    },
  };
}

const NO_PARTS = new Float64Array(0);

function listsOf(
  tools: readonly ReadTool<unknown>[],
  of: (tool: ReadTool<unknown>) => readonly number[],
): Lists {
  const list: number[] = [];
  const starts = [0];
  for (const tool of tools) {
    for (const number of of(tool)) list.push(number);
    starts.push(list.length);
  }
  return { list: Int32Array.from(list), starts: Uint32Array.from(starts) };
}

/** What is gained by the kinds of things that the tool takes. */
function takesGain({ list, starts }: Lists, tool: number, gain: number, said: Float32Array): number {
  let gained = gain;
  const end = starts[tool + 1] ?? 0;
  for (let at = starts[tool] ?? 0; at < end; at++) {
    if ((said[list[at] ?? 0] ?? 0) > TOLD) gained *= 1 + TAKES;
  }
  return gained;
}

/** How many words, but the first, the longest phrase has of those that are said whole; they stand behind their lengths. */
function longestSaid({ list, starts }: Lists, tool: number, said: Float32Array): number {
  const end = starts[tool + 1] ?? 0;
  for (let at = starts[tool] ?? 0; at < end; ) {
    const length = list[at] ?? 0;
    const behind = at + 1 + length;
    for (at += 1; at < behind && (said[list[at] ?? 0] ?? 0) > 0; ) at += 1;
    if (at === behind) return length - 1;
    at = behind;
  }
  return 0;
}

/** How well the name fits what is said: the rarer the part that is not, the worse. */
function nameFit({ list, starts }: Lists, tool: number, rarities: Float64Array, said: Float32Array): number {
  let all = 0;
  let met = 0;
  let fit = 1;
  let at = starts[tool] ?? 0;
  for (let part = 0; part < rarities.length; part++) {
    const isSpecial = list[at] === 1;
    const words = list[at + 1] ?? 0;
    const meanings = at + 2 + words;
    const end = meanings + 1 + (list[meanings] ?? 0);
    let share = 0;
    for (at += 2; at < meanings; at++) if ((said[list[at] ?? 0] ?? 0) > 0) share += 1 / words;
    for (at += 1; at < end; at++) share = Math.max(share, Math.min(1, said[list[at] ?? 0] ?? 0));
    const rarity = rarities[part] ?? 0;
    all += rarity;
    met += rarity * share;
    if (isSpecial && share < TOLD) fit *= 1 - SPECIALITY;
  }
  return all === 0 ? fit : fit * (1 - NAME_SHARE + (NAME_SHARE * met) / all);
}
