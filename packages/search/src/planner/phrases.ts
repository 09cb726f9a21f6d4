// Phrases: questions whose words say nothing one by one, and what they ask for.

const NO_ACCOUNT =
  /\b(?:transaction|tx|txn|function|selector|contract|call ?data|coin|token|market|price)s?\b/i;

const PHRASES: readonly (readonly [pattern: RegExp, words: readonly string[]])[] = [
  [
    /\bwhat(?:'s|s)?\s[^?]{0,90}?\b(?:do|done|doing|up to)\b(?:\s+(?:lately|recently|today|yesterday|now|there|of late|these days|(?:last|this) \w+))*\s*[?.!]*$/im,
    ["recent", "activity"],
  ],
  [/\bwhat(?:'s|s| is)\s+(?:in|inside)\b/i, ["holdings"]],
  [/^\s*what(?:'s|s| is| do they have)\s+(?:open|on|live|up|available|listed)\s+(?:on|at)\b/i, ["markets"]],
  [
    /\b(?:delist(?:s|ed)?|shut(?:ting)? down|defunct|(?:no longer|any ?more)\b.{0,20}$)/i,
    ["list", "inactive"],
  ],
  [
    /\b(?:protocols?|d?apps?|projects?|who)\b[^?]{0,40}\b(?:earn(?:s|ed|ing)?|mak(?:es?|ing)|made|takes? in)\b/i,
    ["fees", "revenue"],
  ],
];

/** The words that a text stands for beside those that it has. */
export function meantWords(text: string): readonly string[] {
  if (NO_ACCOUNT.test(text)) return [];
  return PHRASES.flatMap(([pattern, words]) => (pattern.test(text) ? words : []));
}
