// Unknown name: the word of a clause that no table knows and that stands where a name does.
import { isPlaceOnly } from "../filling/query-values.js";
import { COMMON_WORDS } from "../tables/words.js";
import type { Clause } from "./clause.js";
import type { Toolbox } from "./toolbox.js";

/** A clause that names nothing known, with the one word that nobody knows as its name. */
export function withUnknown<T extends Clause>(clause: T, words: readonly string[], { knows }: Toolbox): T {
  const isNamed = clause.mentions.some(
    (mention) =>
      !isPlaceOnly(mention) && !/^(?:time|count|fiat|number)$/.test(Object.keys(mention.readings)[0] ?? ""),
  );
  if (isNamed) return clause;
  const isStrange = (word: string) =>
    words.includes(word) && !COMMON_WORDS.has(word) && !knows(word) && /^[a-z][\w-]{2,30}$/.test(word);
  const behind = [...clause.text.matchAll(NAMED_BY)].find(([, word = ""]) => isStrange(word.toLowerCase()));
  // A word of a sentence behind "called" is a name all the same.
  const called = /\b(?:named|called|ticker|symbol)\s+["“]?([a-z][\w-]{1,30})\b/i.exec(clause.text);
  const [only, ...others] = words.filter(isStrange);
  const alone =
    only !== undefined &&
    others.length === 0 &&
    OF_NAMES.test(clause.text) &&
    !new RegExp(`\\b(?:an?|your|his|her)\\s+(?:\\w+\\s+)?${only}\\b`, "i").test(clause.text)
      ? new RegExp(`\\b(${only})\\b`, "i").exec(clause.text)
      : null;
  const found = called ?? behind ?? alone;
  const name = found?.[1];
  if (!found || name === undefined) return clause;
  const start = found.index + found[0].length - name.length;
  const mention = {
    text: name,
    start,
    end: start + name.length,
    before: "of",
    readings: { name, coin: { id: undefined, symbol: undefined, name } },
  };
  return { ...clause, mentions: [...clause.mentions, mention] };
}

const NAMED_BY = /\b(?:of|for|named|called|is)\s+([a-z][\w-]{2,30})\b/gi;
// What has names that nobody knows yet.
const OF_NAMES = /\b(?:tokens?|coins?|pools?|pairs?|memecoins?|mints?|ticker|price)\b/i;
