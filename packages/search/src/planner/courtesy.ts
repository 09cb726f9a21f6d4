// Courtesy: the words of a question that are only polite, and what is left without them.
const COURTESIES =
  /^\s*(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|dear \w+)(?: (?:there|all|everyone|team))?\s*[,!.:–-]\s*|\b(?:would|could) you (?:please )?be so (?:kind|nice) (?:as )?(?:to|and)\b|[,.!?;]?\s*\b(?:and )?(?:thank you|thanks|many thanks|thx|cheers|(?:kind|best) regards(?:, \w+)?|have an? (?:nice|good|great|lovely) (?:day|one|evening|weekend|week|time))(?: (?:very|so) much| a lot)?(?: in advance)?(?=\s*[.!]*\s*$|,? and have an? )\s*[.!]*|^\s*first(?:ly)?(?: of all)?(?:,\s+|\s+(?=the .*\bsecond\b|(?:tell|show|give|get|find|check|what|which|how|who)\b))/gis;

// "1. …", "- …": what stands before an item, and before all of them.
const MARKS = /^[ \t]*(?:\(?\d{1,2}[.)]|[-*•])[ \t]+(?=\S)/gm;
const HEADING =
  /^\s*(?:here (?:are|is) )?(?:my |a few |some |quick |the )*(?:two |three |2 |3 |several )?(?:quick )?(?:questions?|things|requests?)(?: (?:for you|please))?\s*:\s*/i;

/** A question without its courtesies; as it was where nothing else is in it. */
export function withoutCourtesy(text: string): string {
  const marked = text.match(MARKS)?.length ?? 0;
  const plain = marked > 1 ? text.replace(HEADING, "").replace(MARKS, "") : text.replace(HEADING, "");
  const rest = plain.replace(COURTESIES, " ").trim();
  return /\p{L}\p{L}\P{L}+[\p{L}\d]/u.test(rest) ? rest : text;
}
