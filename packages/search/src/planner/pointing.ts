// Pointing: "that slot", "the one before it": which block of the turns before is meant, and on which chain a row is.
import type { Mention } from "../entities/mention.js";

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
