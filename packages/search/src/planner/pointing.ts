// Pointing: "that chain", "that slot", "the one before it": which thing of the turns before a word with a kind stands for.
import type { Kind, Mention } from "../entities/mention.js";
import { THINGS } from "./things.js";

const POINTS = THINGS.map(({ noun, kinds }) => ({
  pattern: new RegExp(`\\b(?:that|this|the same|said)\\s+(?:very\\s+)?(?:${noun})\\b`, "i"),
  kinds,
}));

/** What would name the thing that a text calls "that …"; undefined where it calls none so. */
export function kindsPointedAt(text: string): readonly Kind[] | undefined {
  return POINTS.find(({ pattern }) => pattern.test(text))?.kinds;
}

/** Of the things that were named those of such a kind: what the question named before what the answer did. */
export function ofKinds(
  kinds: readonly Kind[],
  ...named: readonly (readonly Mention[])[]
): readonly Mention[] {
  for (const mentions of named) {
    const fitting = mentions.filter(({ readings }) => kinds.some((kind) => readings[kind] !== undefined));
    if (fitting.length > 0) return fitting;
  }
  return [];
}

const POINTED = /\b(?:that|this|the same|said)\s+(?:very\s+)?(\w{4,})/i;

/** Whether the answer was the first to speak of what a text points at: "that spender". */
export function isBroughtUp(text: string, before: string, answer: string): boolean {
  const [, noun = ""] = POINTED.exec(text) ?? [];
  const said = new RegExp(`\\b${noun}s?\\b`, "i");
  return noun !== "" && said.test(answer) && !said.test(before);
}

const BLOCK_SAID = /\b(?:block|slot|height)\b\D{0,24}?#?(\d{1,3}(?:,\d{3})+|\d{4,12})\b/i;
const NEIGHBOUR =
  /\b(?:(?:the )?(?:one|block|slot) (?:(?:right|just|directly|immediately) )?(before|after|behind|preceding|following)\b|(?:the )?(previous|preceding|prior|next|following) (?:one|block|slot)\b)/i;
const THAT_BLOCK =
  /\b(?:that|this|the same|said) (?:block|slot)\b|\b(?:when|what time) was (?:it|that) (?:mined|produced|made|built|proposed|created)\b/i;
const BACK = /^(?:before|preceding|previous|prior)$/i;

/** The block of the turns before that a text points at, or the one beside it. */
export function blockPointedAt(
  text: string,
  before: readonly Mention[],
  answer: string,
): Mention | undefined {
  const beside = NEIGHBOUR.exec(text);
  const said = beside ?? THAT_BLOCK.exec(text);
  if (said === null) return undefined;
  const [, inAnswer] = BLOCK_SAID.exec(answer) ?? [];
  const asked = before.find(({ readings }) => readings.block !== undefined)?.readings.block;
  const block = Number(inAnswer?.replaceAll(",", "") ?? asked ?? Number.NaN);
  if (!Number.isSafeInteger(block)) return undefined;
  const way = beside?.[1] ?? beside?.[2];
  const number = String(way === undefined ? block : Math.max(0, BACK.test(way) ? block - 1 : block + 1));
  return { text: said[0], start: -1, end: -1, before: "", readings: { block: number, number } };
}

/** The chain of a row by its address: that of the question for it. */
export function chainOf(
  { readings }: Mention,
  own: readonly Mention[],
  known: readonly Mention[],
): readonly Mention[] {
  const isOfChain = (each: Mention) => each.readings.chain !== undefined;
  if (readings.evmAddress === undefined || own.some(isOfChain)) return [];
  const [first] = known.filter(isOfChain);
  const chain = first?.readings.chain;
  return first === undefined || chain === undefined
    ? []
    : [{ ...first, start: -1, end: -1, readings: { chain } }];
}
