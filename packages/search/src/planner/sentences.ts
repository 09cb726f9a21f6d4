// Sentences: where a question may end and another begin, and what of it may stand alone.
import type { Mention } from "../entities/mention.js";
import { type Clause, isAmount, isAsking, isBlockSaid, isOnlyNamed, isThing } from "./clause.js";

/** A piece of a text, from its first character to the one behind its last. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// A sign, a word, or the mark of an item. A point ends a sentence where a blank stands behind it and no short form before it.
const JOINTS =
  /[?;!|]+\s*|(?<!\b(?:vs|approx|eg|ie|e\.g|i\.e|no|nr|etc))\.+(?:\s+|$)|\n+|,\s+|\s+(?:and|plus|also|then|as well as|along with|n|&|\+)\s+|\s+(?=\(?(?:\d|[a-h])\)\s)/gi;
// "Fear and greed", "gainers and losers": one thing.
const PAIRS =
  /(?:\b(?:fear|gainers?|winners?|bids?|in|incoming|buy|buys|bought|profits?|open|high|highs|long|longs|borrow|supply|wins?|first|more|sent|up|base)\s+(?:and|n|&|\+)\s+(?:greed|losers?|asks?|out|outgoing|sell|sells|sold|loss|losses|close|low|lows|short|shorts|lend|demand|last|more|received|down|quote)\b)/gi;
// What stands before what an item asks.
const LEADS =
  /^(?:(?:and|plus|also|then|as well as|along with|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|now|n|[&+|•*-]|\(?(?:\d{1,2}|[a-h])[.)])[\s,:]+)+/i;
const MARK = /^\(?(?:\d{1,2}|[a-h])[.)]?$/i;

/** Where two words with a joint between them are one thing: "high and low". */
export function wholesIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(PAIRS)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** The parts of a text, without the words and marks that join them; nothing ends within what is named or quoted. */
export function partsIn({ text, mentions }: Clause): readonly Piece[] {
  const whole = wholesIn(text);
  const pieces: Piece[] = [];
  let from = 0;
  const take = (to: number) => {
    const piece = pieceAt(text, from, to);
    if (piece !== undefined) pieces.push(piece);
  };
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    const end = index + joint.length;
    if ([...mentions, ...whole].some((each) => end > each.start && index < each.end)) continue;
    take(index);
    from = end;
  }
  take(text.length);
  return pieces;
}

function pieceAt(text: string, from: number, to: number): Piece | undefined {
  const said = text.slice(from, to);
  const trimmed = said.trim();
  const lead = LEADS.exec(trimmed)?.[0].length ?? 0;
  const start = from + (said.length - said.trimStart().length) + lead;
  const own = trimmed.slice(lead);
  return /[\p{L}\p{N}]/u.test(own) && !MARK.test(own)
    ? { text: own, start, end: start + own.length }
    : undefined;
}

/** The parts put together that stand alone: one that does not goes on with the one before it. */
export function segmentsIn(
  whole: Clause,
  standsAlone: (part: Clause, before: Piece | undefined) => boolean,
): readonly Piece[] {
  const segments: Piece[] = [];
  for (const piece of partsIn(whole)) {
    const before = segments.at(-1);
    const isOwn = standsAlone({ text: piece.text, mentions: namedIn(piece, whole.mentions) }, before);
    if (before === undefined || isOwn) segments.push(piece);
    else {
      const { start } = before;
      segments[segments.length - 1] = { text: whole.text.slice(start, piece.end), start, end: piece.end };
    }
  }
  return segments;
}

/** What is named within a piece. */
export function namedIn({ start, end }: Piece, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((each) => each.start >= start && each.end <= end);
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

/** Whether a mention is one that a call is about: no number, time, currency or chain. */
export function isTelling(mention: Mention): boolean {
  return (
    isAmount(mention) ||
    isBlockSaid(mention) ||
    Object.keys(mention.readings).some((kind) => TELLING.has(kind))
  );
}

/** Whether a mention is of one thing that is called nothing else: an amount, an address, a hash, a name of ENS. */
export function isOneThing(mention: Mention): boolean {
  return isAmount(mention) || Object.keys(mention.readings).some((kind) => THINGS.includes(kind));
}

// "On Base", "in euro", "for the last week": more or less of what was asked before.
const GOES_ON =
  /^(?:and|but|or|on|in|at|for|from|by|to|with|without|via|of|since|during|until|before|after|between|than|per|as|using|only|just|same|including|excluding|not|no|if|because|so|when|i mean|i meant|looking for|trying to|expressed|measured|denominated|priced|quoted|rounded|sorted|ordered|ranked)\b/i;
const REFERS =
  /\b(?:it|its|this|that|these|those|they|them|their|he|she|his|her|one|ones|same|both|there|here|former|latter|above|again|instead|other|others|another|each|everything)\b/i;

/** Whether a part says more or less of what stands before it, and nothing by itself. */
export function goesOn(text: string): boolean {
  return GOES_ON.test(text) || REFERS.test(text);
}

// "2 eth in wei": what is converted says by itself what is asked.
const CONVERTS = /^(?:convert |what(?:'s| is) |how much is )?\d[\d.,]* ?[a-z]+ (?:in|to|into|as) [a-z]+$/i;

/** Whether a part names what it is about, and neither goes on with nor refers to what stands before it. */
export function isNamedAlone(clause: Clause): boolean {
  const { text, mentions } = clause;
  if (goesOn(text) || !isAsking(text)) return false;
  if (mentions.some(isAmount) || CONVERTS.test(text)) return mentions.length > 1;
  return !isOnlyNamed(clause) && mentions.some(isThing);
}

// "I moved to Arbitrum last week", "ETH has been crazy lately": it tells, and asks nothing.
const TELLS =
  /^(?:(?:i|we|he|she|they)\b(?! (?:need|want|would like|wanna)\b(?! to\b))|(?:my|our|his|her|their) \S+ (?:is|are|was|were|has|have|had|says?|said|wants?|told|sent|asks?)\b|\S+ (?:has|have|had) been\b)/i;

/** Whether a part tells something and asks nothing. */
export function isTold(text: string): boolean {
  return TELLS.test(text);
}

const COURTESY =
  /^(?:have an? (?:nice|good|great|lovely)|(?:kind|best|warm) (?:regards|wishes)|regards|cheers|greetings|how are you|how is it going|i hope|hope |love (?:this|your)|thank|thanks|thx|please (?:answer|reply|respond|be|keep)|answer (?:in|me|short)|keep it|no rush|asap|lol|if (?:you|possible|there)|quick question|i have (?:a|two|some|three) questions?|one (?:more )?question|good (?:morning|day|evening))\b/i;

/** Whether a part is talk that asks nothing. */
export function isTalkAlone(text: string): boolean {
  return COURTESY.test(text);
}
