// Sentences: where a question ends and another may begin, and where a part of one does.
import type { Mention } from "../entities/mention.js";
import { type Clause, isAsking, isOnlyNamed, isThing } from "./clause.js";

/** A piece of a text, from its first character to the one behind its last. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// A point ends a sentence where a blank stands behind it and no short form before it.
const ENDS = /[?;!]+\s*|(?<!\b(?:vs|approx|eg|ie|e\.g|i\.e|no|nr|etc))\.+(?:\s+|$)|\n+/gi;
const PARTS =
  /[?;!]+\s*|(?<!\b(?:vs|approx|eg|ie|e\.g|i\.e|no|nr|etc))\.+(?:\s+|$)|\n+|,\s+|\s+(?:and|plus|also|then|as well as|along with|&|\+)\s+/gi;

/** The sentences of a text; nothing ends within what is named or quoted. */
export function sentencesIn({ text, mentions }: Clause): readonly Piece[] {
  return piecesIn(text, mentions, ENDS);
}

/** The parts of its sentences, parted by commas and joining words as well. */
export function partsIn({ text, mentions }: Clause): readonly Piece[] {
  return piecesIn(text, mentions, PARTS);
}

function piecesIn(text: string, mentions: readonly Mention[], joints: RegExp): readonly Piece[] {
  const pieces: Piece[] = [];
  const take = (from: number, to: number) => {
    const said = text.slice(from, to);
    const trimmed = said.trim();
    const start = from + (said.length - said.trimStart().length);
    if (/[\p{L}\p{N}]/u.test(trimmed)) pieces.push({ text: trimmed, start, end: start + trimmed.length });
  };
  let from = 0;
  for (const { 0: joint, index } of text.matchAll(joints)) {
    const end = index + joint.length;
    if (mentions.some((each) => end > each.start && index < each.end)) continue;
    take(from, index);
    from = end;
  }
  take(from, text.length);
  return pieces;
}

/** What is named within a piece. */
export function namedIn({ start, end }: Piece, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((each) => each.start >= start && each.end <= end);
}

/** Whether a mention is one that a call is about: no number, time, currency or chain. */
export function isTelling(mention: Mention): boolean {
  return isAmount(mention) || Object.keys(mention.readings).some((kind) => TELLING.has(kind));
}

const THINGS = [
  "evmAddress",
  "evmHash",
  "bitcoinAddress",
  "bitcoinHash",
  "solanaAddress",
  "solanaSignature",
  "ens",
];
const TELLING: ReadonlySet<string> = new Set([
  ...THINGS,
  ...["hex", "moveType", "uuid", "signature", "json", "quoted"],
]);

/** Whether a mention is of one thing that is called nothing else: an amount, an address, a hash, a name of ENS. */
export function isOneThing(mention: Mention): boolean {
  return isAmount(mention) || Object.keys(mention.readings).some((kind) => THINGS.includes(kind));
}

// "On Base", "in euro", "for the last week", "and base": more or less of what was asked before.
const GOES_ON =
  /^(?:and|but|or|also|then|plus|second|on|in|at|for|from|by|to|with|without|via|of|since|during|until|before|after|between|than|per|as|using|only|just|same|including|excluding|not|no|looking for|trying to|expressed|measured|denominated|priced|rounded|sorted|ordered|ranked)\b/i;
const REFERS =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she|his|her|one|ones|same|both|there|here|former|latter|above|again|instead|other|others|another)\b/i;

/** Whether a part says more or less of what stands before it, and nothing by itself. */
export function goesOn(text: string): boolean {
  return (
    GOES_ON.test(text.replace(/^(?:(?:and|plus|also|then|as well as|along with|[&+])\s+)+/i, "")) ||
    REFERS.test(text)
  );
}

/** Whether a sentence may stand alone: it names what it is about, and neither goes on nor refers to what stands before it. */
export function mayStandAlone(clause: Clause): boolean {
  const { text, mentions } = clause;
  if (GOES_ON.test(text) || REFERS.test(text) || !isAsking(text)) return false;
  if (mentions.some(isAmount)) return mentions.length > 1;
  return !isOnlyNamed(clause) && mentions.some(isThing);
}

function isAmount({ readings }: Mention): boolean {
  return readings.unit !== undefined && readings.number !== undefined;
}
