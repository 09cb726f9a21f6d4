// Near rows: the rows of the answers before that a turn tells by a word, a figure or a name of theirs, such as "the Base one".
import type { Mention } from "../entities/mention.js";
import { STOP_WORDS } from "../tables/words.js";
import { carried } from "./carried.js";
import type { Read } from "./ordinals.js";
import { isSubject } from "./replacing.js";
import { chainIn, cutBetween, IDS, listedIn, rowIn } from "./rows.js";
import { stemOf } from "./toolbox.js";

/** A row of an answer, and how surely a turn means it. */
export interface NearRow {
  readonly mention: Mention;
  readonly chain: Mention | undefined;
  /** How many words tell it, each by its share of this row among all that have it. */
  readonly near: number;
}

interface Row {
  readonly text: string;
  readonly mention: Mention;
  readonly named: readonly Mention[];
}

const MOST_ROWS = 2;
// A row that has so much less of a turn's words is not meant.
const LEAST_SHARE = 0.5;
const MOST_BACK = 3;

/** The rows that a turn tells, the surest first, of the last answer that has any. */
export function nearRows(
  said: { readonly text: string; readonly mentions: readonly Mention[] },
  answers: readonly string[],
  read: Read,
): readonly NearRow[] {
  const words = wordsIn(said.text);
  for (const answer of answers.slice(0, MOST_BACK)) {
    const rows = rowsOf(answer, read);
    const near = rows.map(() => 0);
    const count = (has: (row: Row) => boolean) => {
      const having = rows.flatMap((row, at) => (has(row) ? [at] : []));
      for (const at of having) near[at] = (near[at] ?? 0) + 1 / having.length;
    };
    for (const word of words) count((row) => hasWord(row.text, word));
    for (const each of said.mentions)
      if (!words.includes(each.text.toLowerCase()))
        count((row) => row.named.some((own) => isSame(own, each)));
    const found = rows
      .map(({ mention, named }, at) => ({ mention, chain: chainIn(named), near: near[at] ?? 0 }))
      .filter((row) => row.near > 0)
      .sort((a, b) => b.near - a.near);
    const most = found[0]?.near ?? 0;
    if (most > 0) return found.filter((row) => row.near >= most * LEAST_SHARE).slice(0, MOST_ROWS);
  }
  return [];
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu;
const LEAST_WORD = 3;

/** The words of a turn that may tell a row; "No" is a name where it is written as one. */
function wordsIn(text: string): readonly string[] {
  const found = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const small = word.toLowerCase();
    const isName = index > 0 && /^\p{Lu}/u.test(word) && word !== "I";
    const isWord = !STOP_WORDS.has(small) && (word.length >= LEAST_WORD || /\d/.test(word));
    return isName || isWord ? [small] : [];
  });
  return [...new Set(found)];
}

function hasWord(row: string, word: string): boolean {
  const own = wordsOf(row);
  if (own.has(word)) return true;
  // "That 38 %" is 38.2.
  if (/^\d+$/.test(word)) return [...own].some((each) => each.startsWith(`${word}.`));
  const stem = stemOf(word);
  // "The apes" are BoredApeYachtClub.
  return [...own].some(
    (each) =>
      stemOf(each) === stem || (each.length <= LONGEST && stem.length >= LEAST_WORD && each.includes(stem)),
  );
}

// What is longer is an address.
const LONGEST = 24;

function wordsOf(text: string): ReadonlySet<string> {
  return new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
}

function isSame({ readings: one }: Mention, { readings: other }: Mention): boolean {
  const chain = other.chain ?? other.maybeChain;
  return (
    (chain !== undefined && (one.chain ?? one.maybeChain) === chain) ||
    (other.coin?.id !== undefined && one.coin?.id === other.coin.id)
  );
}

/** The things that an answer names, each with the words around it. */
function rowsOf(answer: string, read: Read): readonly Row[] {
  const items = listedIn(answer);
  if (items.length > 1)
    return items.map((text) => {
      const named = read(text);
      return { text, mention: carried(rowIn(text, named)), named };
    });
  const said = read(answer);
  const ids = said.filter(({ readings }) => IDS.some((kind) => readings[kind] !== undefined));
  const things = ids.length > 1 ? ids : said.filter(isSubject);
  let from = 0;
  return things.map((mention, at) => {
    const next = things[at + 1]?.start;
    const end = next === undefined ? answer.length : cutBetween(answer, mention.end, next);
    const row = {
      text: answer.slice(from, end),
      mention: { ...carried(mention), isRow: true },
      named: said.filter((each) => each.start >= from && each.end <= end),
    };
    from = end;
    return row;
  });
}
