// Search fit: how well a tool's name, phrases and arguments fit what an intent says. All tools' terms stand in one list of numbers.
import type { Steps } from "../platform/steps.js";
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
// Tools whose lists are written in one turn of the event loop.
const TOOLS_A_TURN = 1_000;

/** How well tools fit, by their numbers. */
export interface Fits {
  /** What `gain` of a tool becomes by what is said: how much, for each term by its number. */
  fit(tool: number, gain: number, said: Float64Array): number;
}

/** What each tool has, one tool's behind the other's, so that a search reads no objects. */
interface Lists {
  /**
   * Of each tool: how many kinds of things it takes, and these; how many parts its name has, and of each whether it is special,
   * how many words, these, how many meanings, these; then of each phrase how many words, and these.
   */
  readonly list: Int32Array;
  /** Where each tool's begins; one more says where the last ends. */
  readonly starts: Int32Array;
  /** How rare each part of a name is. */
  readonly rarities: Float64Array;
  /** Where those of each tool begin. */
  readonly rarityStarts: Int32Array;
}

/** Writes what each tool has, so that it can be told how well they fit. */
export function* createFits(tools: readonly ReadTool<unknown>[], postings: readonly Posting[]): Steps<Fits> {
  const lists = yield* listsOf(tools, (term) => postings[term]?.tools.length ?? 0);
  return { fit: (tool, gain, said) => fit(lists, tool, gain, said) };
}

function* listsOf(tools: readonly ReadTool<unknown>[], commonness: (term: number) => number): Steps<Lists> {
  const list: number[] = [];
  const starts = [0];
  const rarities: number[] = [];
  const rarityStarts: number[] = [];
  for (const { takes, parts, phrases } of tools) {
    list.push(takes.length, ...takes, parts.length);
    rarityStarts.push(rarities.length);
    for (const { words, meanings, special, rarity } of parts) {
      list.push(special ? 1 : 0, words.length, ...words, meanings.length, ...meanings);
      rarities.push(rarity);
    }
    // Hardly any phrase is said: its rarest word tells it soonest.
    for (const phrase of phrases.toSorted((a, b) => b.length - a.length))
      list.push(phrase.length, ...phrase.toSorted((a, b) => commonness(a) - commonness(b)));
    if (starts.push(list.length) % TOOLS_A_TURN === 0) yield;
  }
  return {
    list: Int32Array.from(list),
    starts: Int32Array.from(starts),
    rarities: Float64Array.from(rarities),
    rarityStarts: Int32Array.from(rarityStarts),
  };
}

function fit(lists: Lists, tool: number, gain: number, said: Float64Array): number {
  const { list, starts, rarities } = lists;
  let at = starts[tool] ?? 0;
  let gained = gain;
  const parts = at + 1 + (list[at] ?? 0);
  for (at += 1; at < parts; at++) if ((said[list[at] ?? 0] ?? 0) > TOLD) gained *= 1 + TAKES;
  // How much of the name is said: the rarer a part that is not, the worse.
  let all = 0;
  let met = 0;
  let name = 1;
  let part = lists.rarityStarts[tool] ?? 0;
  const partsEnd = part + (list[parts] ?? 0);
  for (at += 1; part < partsEnd; part++) {
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
    if (isSpecial && share < TOLD) name *= 1 - SPECIALITY;
  }
  if (all > 0) name *= 1 - NAME_SHARE + (NAME_SHARE * met) / all;
  return gained * (1 + PHRASE * furtherWords(list, at, starts[tool + 1] ?? 0, said)) * name;
}

/** How many words, but the first, the longest of these phrases has that is said whole; the longest stand first. */
function furtherWords(list: Int32Array, start: number, end: number, said: Float64Array): number {
  for (let at = start; at < end; ) {
    const length = list[at] ?? 0;
    const behind = at + 1 + length;
    for (at += 1; at < behind && (said[list[at] ?? 0] ?? 0) > 0; ) at += 1;
    if (at === behind) return length - 1;
    at = behind;
  }
  return 0;
}
