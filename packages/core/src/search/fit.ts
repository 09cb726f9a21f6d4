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

/**
 * Writes the terms of all tools one behind the other, so that a search reads no objects. A tool has its arguments' kinds, its
 * phrases, the longest first, and the parts of its name, each list behind its length.
 */
export function createFits(tools: readonly ReadTool<unknown>[], postings: readonly Posting[]): Fits {
  const list: number[] = [];
  const starts = new Uint32Array(tools.length);
  const rarities: number[] = [];
  const firstParts = new Uint32Array(tools.length);
  const commonness = (term: number) => postings[term]?.tools.length ?? 0;
  const write = (terms: readonly number[]) => list.push(terms.length, ...terms);
  for (const [at, { takes, phrases, parts }] of tools.entries()) {
    starts[at] = list.length;
    firstParts[at] = rarities.length;
    write(takes);
    list.push(phrases.length);
    // Hardly any phrase is said: its rarest word tells it soonest.
    for (const phrase of phrases.toSorted((a, b) => b.length - a.length))
      write(phrase.toSorted((a, b) => commonness(a) - commonness(b)));
    list.push(parts.length);
    for (const { words, meanings, rarity, special } of parts) {
      rarities.push(rarity);
      list.push(special ? 1 : 0);
      write(words);
      write(meanings);
    }
  }
  return fitsOf(Int32Array.from(list), starts, Float64Array.from(rarities), firstParts);
}

function fitsOf(
  list: Int32Array,
  starts: Uint32Array,
  rarities: Float64Array,
  firstParts: Uint32Array,
): Fits {
  // Where the next number stands.
  let at = 0;

  /** What is gained by the kinds of things that the tool takes. */
  function takesGain(gain: number, said: Float32Array): number {
    let gained = gain;
    const end = at + 1 + (list[at] ?? 0);
    for (at += 1; at < end; at++) if ((said[list[at] ?? 0] ?? 0) > TOLD) gained *= 1 + TAKES;
    return gained;
  }

  /** How many words, but the first, the longest phrase has of those that are said whole. */
  function longestSaid(said: Float32Array): number {
    let longest = 0;
    let phrases = list[at++] ?? 0;
    for (; phrases > 0; phrases--) {
      const length = list[at++] ?? 0;
      const end = at + length;
      if (longest === 0) {
        while (at < end && said[list[at] ?? 0]) at += 1;
        if (at === end) longest = length - 1;
      }
      at = end;
    }
    return longest;
  }

  /** How well the name fits what is said: the rarer the part that is not, the worse. */
  function nameFit(firstPart: number, said: Float32Array): number {
    let all = 0;
    let met = 0;
    let fit = 1;
    const parts = list[at++] ?? 0;
    for (let part = firstPart; part < firstPart + parts; part++) {
      const isSpecial = list[at++] === 1;
      const rarity = rarities[part] ?? 0;
      const share = partShare(said);
      all += rarity;
      met += rarity * share;
      if (isSpecial && share < TOLD) fit *= 1 - SPECIALITY;
    }
    return all === 0 ? fit : fit * (1 - NAME_SHARE + (NAME_SHARE * met) / all);
  }

  /** How much of a part is said, by its words or by what it means. */
  function partShare(said: Float32Array): number {
    let share = 0;
    const words = list[at++] ?? 0;
    for (const end = at + words; at < end; at++) if (said[list[at] ?? 0]) share += 1 / words;
    const meanings = list[at++] ?? 0;
    for (const end = at + meanings; at < end; at++) {
      const much = Math.min(1, said[list[at] ?? 0] ?? 0);
      if (much > share) share = much;
    }
    return share;
  }

  return {
    fit(tool, gain, said) {
      at = starts[tool] ?? 0;
      const gained = takesGain(gain, said);
      const longest = longestSaid(said);
      return gained * (1 + PHRASE * longest) * nameFit(firstParts[tool] ?? 0, said);
    },
  };
}
