// Pointing: "that slot", "the one before it": which block of the turns before is meant, and on which chain a row is.
import type { Mention } from "../entities/mention.js";
import { numberOf } from "../entities/time-span.js";

// What an answer calls a block: "block number 33870021", "block #19,000,000", "the latest block is 840000". A fee, a size and a year are none.
const NUMBER = "#?(\\d{1,3}(?:,\\d{3})+|\\d{4,12})(?![\\w-]|[.,:]\\d)";
const BLOCK_SAID = [
  new RegExp(`\\b(?:block|slot)(?:\\s+(?:number|height|no\\.?|nr\\.?))?:?\\s+${NUMBER}`, "i"),
  new RegExp(`\\bblock\\b[^.,;:()\\d]{0,24}\\b(?:is|was|at)\\s+${NUMBER}`, "i"),
  new RegExp(`\\b[Bb]lock\\b[^;]{0,80}?\\b(?:number|height)\\s+${NUMBER}`),
  new RegExp(`\\b[Bb]lock\\b[^;:()]{0,24}\\((?:[^(),:;]{1,40}, )?${NUMBER}\\)?`),
];
const BEFORE = "before|preceding|previous|prior|earlier|back";
const COUNT = "(\\d{1,6}|one|two|three|four|five|six|seven|eight|nine|ten)";
const NEIGHBOUR =
  /\b(?:(?:the )?(?:one|block|slot) (?:(?:right|just|directly|immediately) )?(before|after|behind|preceding|following)\b|(?:the )?(previous|preceding|prior|next|following) (?:one|block|slot)\b)/i;
const FURTHER = new RegExp(`\\b${COUNT} blocks? (${BEFORE}|later|after|further|on)\\b`, "i");
const THAT_BLOCK =
  /\b(?:that|this|the same|said) (?:block|slot)\b|\b(?:when|what time) was (?:it|that) (?:mined|produced|made|built|proposed|created)\b/i;
const BACK = new RegExp(`^(?:${BEFORE})$`, "i");
// A turn that says nothing else: "and the next?", "and 10 before that", "when was it mined?".
const LEAD =
  "^\\W*(?:(?:and|ok|okay|now|then|so|what about|how about|show|give|get|me|in|of|for|the one|the block)\\s+)*";
const THAT = "(?:\\s+(?:it|that|this|that one|this one))?\\W*$";
const ALONE = [
  new RegExp(`${LEAD}${NEIGHBOUR.source}${THAT}`, "i"),
  new RegExp(`${LEAD}(?:the )?(previous|preceding|prior|next|following)\\W*$`, "i"),
  new RegExp(`${LEAD}${COUNT}(?: blocks?)? (${BEFORE}|later|after|further|on)${THAT}`, "i"),
  new RegExp(`${LEAD}(?:${THAT_BLOCK.source})\\W*$`, "i"),
];

/** The block of the turns before that a text points at, or one beside it; `last` is what the turn before has named. */
export function blockPointedAt(
  text: string,
  last: readonly Mention[],
  before: readonly Mention[],
  answer: string,
): Mention | undefined {
  const alone = ALONE.map((pattern) => pattern.exec(text)).find((each) => each !== null);
  const said = alone ?? NEIGHBOUR.exec(text) ?? FURTHER.exec(text) ?? THAT_BLOCK.exec(text);
  if (said === null) return undefined;
  const block = Number(blockIn(last) ?? blockSaid(answer) ?? blockIn(before) ?? Number.NaN);
  if (!Number.isSafeInteger(block)) return undefined;
  const [count, way] = wayOf(said);
  const number = String(Math.max(0, block + (way === undefined ? 0 : BACK.test(way) ? -count : count)));
  return { text: said[0], start: -1, end: -1, before: "", readings: { block: number, number } };
}

/** How many blocks away a text points, and which way. */
function wayOf(said: RegExpExecArray): readonly [count: number, way: string | undefined] {
  const [first, second] = said.slice(1).filter((each) => each !== undefined);
  return first !== undefined && second !== undefined ? [numberOf(first), second] : [1, first];
}

function blockIn(mentions: readonly Mention[]): string | undefined {
  return mentions.find(({ readings }) => readings.block !== undefined)?.readings.block;
}

/** The block that an answer tells of. */
export function blockSaid(answer: string): string | undefined {
  const said = BLOCK_SAID.map((pattern) => pattern.exec(answer)).find((each) => each !== null);
  return said?.[1]?.replaceAll(",", "");
}

/** Whether a text points at a block and says nothing else. */
export function isOfBlockAlone(text: string): boolean {
  return ALONE.some((pattern) => pattern.test(text));
}

/** The chain of a row by its address: that which the row names, else that of the question for it. */
export function chainOf(
  { mention: { readings }, chain: said }: { readonly mention: Mention; readonly chain?: Mention | undefined },
  own: readonly Mention[],
  known: readonly Mention[],
): readonly Mention[] {
  const isOfChain = (each: Mention) => each.readings.chain !== undefined;
  if (own.some(isOfChain)) return [];
  if (said !== undefined && (readings.evmAddress ?? readings.solanaAddress ?? readings.evmHash) !== undefined)
    return [said];
  if (readings.evmAddress === undefined) return [];
  const [first] = known.filter(isOfChain);
  const chain = first?.readings.chain;
  return first === undefined || chain === undefined
    ? []
    : [{ ...first, start: -1, end: -1, readings: { chain } }];
}
