// Told base: the question in full that a later turn changes something of, and where in it that stands.
import type { Mention } from "../entities/mention.js";
import { isThing } from "./clause.js";
import type { Understood } from "./conversation.js";
import type { Read } from "./ordinals.js";
import { isAlike } from "./replacing.js";

/** What a later turn says, and the question before it in full. */
export interface Told {
  /** The words of the turn. */
  readonly said: string;
  readonly own: readonly Mention[];
  /** The question before, in full. */
  readonly base: string;
  readonly named: readonly Mention[];
  readonly previous: Understood;
  readonly read: Read;
}

/** Words that stand around what is exchanged. */
export const TALK =
  "(?:(?:and|but|or|so|ok|then|what|how|about|is|are|was|were|it|that|as|of|for|back|to|in|on|over|at|from|the|what['’]?s|how['’]?s|please|pls)[\\s,]+)*";

/** The times that are named. */
export function timesIn(named: readonly Mention[]): readonly Mention[] {
  return named.filter(({ readings }) => readings.time !== undefined);
}

/** A text without what it names at some places, and without the words that lead to it. */
export function withoutThem(text: string, mentions: readonly Mention[]): string {
  let rest = text;
  for (const { start, end } of [...mentions].sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start).replace(LEAD, "")} ${rest.slice(end).trimStart()}`;
  return rest.trim();
}

const LEAD = /(?:\s+(?:on|at|in|since|for|over|during|from|as|of|by|back|the|until|and))*\s*$/i;

/** Whether nothing but talk stands around what a turn names. */
export function isTalkAround(said: string, mentions: readonly Mention[]): boolean {
  const rest = [...mentions]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, said);
  return new RegExp(`^\\W*${TALK}\\W*$`, "i").test(`${rest.replace(/[?.!,;]/g, " ")} `);
}

/** The one thing of its kind that is named. */
export function onlyLike(thing: Mention, named: readonly Mention[]): Mention | undefined {
  const [had, more] = named.filter((each) => isThing(each) && isOfForm(each, thing));
  return more === undefined ? had : undefined;
}

/** Whether two things are named for the same, and both or none of them hold something: a coin is no wallet. */
export function isOfForm(one: Mention, other: Mention): boolean {
  return isAlike(one, other) && isHolder(one) === isHolder(other);
}

function isHolder({ readings }: Mention): boolean {
  return (readings.ens ?? readings.evmAddress ?? readings.solanaAddress) !== undefined;
}

/** A text with other words in the place of a thing. */
export function replaced(text: string, { start, end }: Mention, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}
