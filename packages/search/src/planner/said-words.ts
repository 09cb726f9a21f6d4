// Said words: the words of a text as stems, without what it names, and its pairs of words.
import type { Clause } from "./clause.js";
import { stemOf } from "./toolbox.js";

/** The words of a text without its names, as stems, each once. */
export function wordsIn(clause: Clause): readonly string[] {
  return [...new Set(runOf(clause).filter((word) => /^[\p{L}\p{N}]/u.test(word)))];
}

const NAME = "_";

/** The words of a text in their order as stems, with the signs between them and one word for every name. */
function runOf({ text, mentions }: Clause): readonly string[] {
  let rest = text;
  for (const { start, end } of mentions)
    if (start >= 0) rest = `${rest.slice(0, start)}${NAME.repeat(end - start)}${rest.slice(end)}`;
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+|_+|[?.!,]/gu) ?? [])
    .map((word) => (word.startsWith(NAME) ? NAME : stemOf(word)))
    .filter((word) => word !== "");
}

/** Each two words that stand side by side, with where a text begins and ends. */
export function pairsIn(clause: Clause): readonly string[] {
  const run = ["^", ...runOf(clause), "$"];
  return run.slice(1).map((word, at) => `${run[at]}+${word}`);
}
