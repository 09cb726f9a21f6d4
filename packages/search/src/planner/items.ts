// Items: the things that are asked of one subject in one breath, such as "tvl and fees of Curve".
import type { Mention } from "../entities/mention.js";
import { COMMON_WORDS } from "../tables/words.js";
import { type Clause, contentWords, isThing } from "./clause.js";
import { wholesIn } from "./sentences.js";

const JOINTS = /\s{0,2}(?:[,:]|\band\b|[+&]|\bplus\b|\bas well as\b)\s{0,2}/gi;
const FEWEST = 2;
const MOST = 3;
const MOST_WORDS = 3;
const MOST_TEXT = 240;

/** Each item with what the whole names; none where a clause asks one thing alone. */
export function itemsOf({ text, mentions }: Clause): readonly Clause[] {
  const things = mentions.filter(isThing);
  if (things.length === 0 || text.length > MOST_TEXT) return [];
  const items: Clause[] = [];
  let start = 0;
  const whole = [...mentions, ...wholesIn(text)];
  const joints = [...text.matchAll(JOINTS)].filter(
    ({ index, 0: joint }) => !whole.some((each) => index + joint.length > each.start && index < each.end),
  );
  for (const end of [...joints.map(({ index }) => index), text.length]) {
    const item = itemOf(text.slice(start, end), mentions, start, things);
    if (item !== undefined) items.push(item);
    start = end + (joints.find(({ index }) => index === end)?.[0].length ?? 0);
  }
  return items.length < FEWEST || items.length > MOST ? [] : items;
}

/** An item; undefined for a piece that asks nothing, or a sentence of its own. */
function itemOf(
  piece: string,
  mentions: readonly Mention[],
  start: number,
  things: readonly Mention[],
): Clause | undefined {
  // What an earlier turn has named has no place in the text, and may be in the piece all the same.
  const own = mentions.filter((each) =>
    each.start < 0 ? piece.includes(each.text) : each.start >= start && each.end <= start + piece.length,
  );
  const words = contentWords({ text: piece, mentions: own }).filter(
    (word) => !COMMON_WORDS.has(word) && !/^\d/.test(word),
  );
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const others = things.filter((each) => !own.includes(each));
  return {
    text: [piece.trim(), ...others.map(({ text }) => text)].join(" "),
    mentions: [...own, ...others].map((each) => ({ ...each, start: -1, end: -1 })),
  };
}
