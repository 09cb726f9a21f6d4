// Loose counts: the numbers that a question says and no argument takes: each may be how many rows are wanted.
import type { Mention } from "../entities/mention.js";

const MOST_COUNTED = 1_000;
// "Layer 2", "token 1 of 0x…", "under 1 dollar": what a number behind such a word tells is no number of rows.
const NAMING = /^(?:layer|level|token|nft|id|under|over|below|above|beneath|than|exceeding|worth)$/;

/** The numbers that a question says and a call does not use: each may be how many rows are wanted. */
export function countsIn(mentions: readonly Mention[], used: ReadonlySet<Mention>): readonly number[] {
  const numbers = mentions.flatMap((mention) =>
    used.has(mention) ||
    mention.readings.time !== undefined ||
    /[%$.]| of /.test(mention.text) ||
    NAMING.test(mention.before) ||
    isOfMoney(mention, mentions)
      ? []
      : [Number(mention.readings.number)],
  );
  return numbers.filter((each) => Number.isInteger(each) && each > 0 && each <= MOST_COUNTED);
}

/** "1 dollar", "50 euro": a currency stands right behind the number. */
function isOfMoney({ end }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ start, readings }) => readings.fiat !== undefined && start - end <= 1 && start >= end,
  );
}
