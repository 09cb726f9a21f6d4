// Bare name: a later turn that is nothing but a name, which no table may have.
import type { Mention } from "../entities/mention.js";

const MOST_WORDS = 5;
const NAME =
  /^\W*(?:(?:and|or|what about|how about|now|for|of|then|ok|okay|hm+|so|also|alright|well)\s+)*["“]?([^?!.\n]{2,60}?)["”]?(?: then| too| please)?\W*$/i;
const ASKS =
  /^(?:what|which|who|how|is|are|was|does|do|did|can|could|show|list|give|get|tell|find|check|on|in|at|only|just)\b|^\d[\d.,]* of (?:them|those|these|it)\b/i;

/** The name that a turn is. */
export function bareNameIn(text: string): Mention | undefined {
  const [, name = ""] = NAME.exec(text) ?? [];
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 || words.length > MOST_WORDS || ASKS.test(name)
    ? undefined
    : { text: name, start: -1, end: -1, before: "", readings: { name } };
}
