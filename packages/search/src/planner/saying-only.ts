// Saying only: values that are wanted where words say so, and are never tried by themselves.
import type { Slot } from "../filling/slot.js";

// So many letters tell a word in its other forms: "stables".
const STEM = 5;
const OF_DOLLARS = /^(?:usd\w*|dai|dollars?|pegged|peg|buck)$/;
// Fewer letters stand in any name.
const LETTERS = 3;
// From a time on, in place of up to it.
const FORWARD = /^(?:forward|after|afterwards|following|later|onwards?|then)$/;
// How many members a coin's communities have, by any name of theirs.
const SOCIAL = /^(?:communit|social|follow|member|subscri|twitter|reddit|telegram|facebook)/;
// "7d", "24h", "300": how long, or how many.
const LENGTH = /^(?:\d+(?:[a-zA-Z]{1,3})?|max|all)$/;

/** Whether an argument has to be said, and no word says it: a flag that leaves all others out or turns time round, a length of a question alone. */
export function isUnsaid({ name, choices }: Slot, words: readonly string[], isAlone: boolean): boolean {
  if (name === "look_forward") return !words.some((word) => FORWARD.test(word));
  if (name === "community_data") return !words.some((word) => SOCIAL.test(word));
  if (name.endsWith("_only")) {
    const said = name.slice(0, STEM);
    return !words.some((word) => word.startsWith(said) || (said === "stabl" && OF_DOLLARS.test(word)));
  }
  if (name.startsWith("include_"))
    return !words.some((word) => word.length >= LETTERS && name.includes(word));
  return isAlone && choices.length > 0 && choices.every((choice) => LENGTH.test(String(choice)));
}
