// Courtesy: the words of a question that are only polite, and what is left without them.
const COURTESIES =
  /^\s*(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|dear \w+)(?: (?:there|all|everyone|team))?\s*[,!.:–-]\s*|\b(?:would|could) you (?:please )?be so (?:kind|nice) (?:as )?(?:to|and)\b|[,.!]?\s*\b(?:thank you|thanks|many thanks|thx)(?: (?:very|so) much| a lot)?(?: in advance)?\s*[.!]*\s*$/gi;

/** A question without its courtesies; as it was where nothing else is in it. */
export function withoutCourtesy(text: string): string {
  const rest = text.replace(COURTESIES, " ").trim();
  return /\p{L}{2,}\P{L}+[\p{L}\d]/u.test(rest) ? rest : text;
}
