// Phrases: questions whose words say nothing one by one, and what they ask for.

const NO_ACCOUNT =
  /\b(?:transaction|tx|txn|function|selector|contract|call ?data|coin|token|market|price|stock)s?\b/i;

type Phrase = readonly [pattern: RegExp, words: readonly string[]];

const OF_ACCOUNTS: readonly Phrase[] = [
  [
    /\bwhat(?:'s|s)?\s[^?]{0,90}?\b(?:do|done|doing|up to)\b(?:\s+(?:lately|recently|today|yesterday|now|there|of late|these days|(?:last|this) \w+))*\s*[?.!]*$/im,
    ["recent", "activity"],
  ],
  [/\bwhat(?:'s|s| is)\s+(?:in|inside)\b/i, ["holdings"]],
];

const PHRASES: readonly Phrase[] = [
  [/^\s*what(?:'s|s| is| do they have)\s+(?:open|on|live|up|available|listed)\s+(?:on|at)\b/i, ["markets"]],
  [/\b(?:jpe?gs?|pfps?|collectibles?)\b/i, ["nfts"]],
  [/\b(?:coin|coingecko) ids? (?:of|for)\b/i, ["find", "coingecko", "id"]],
  [
    /\b(?:coins?|tokens?)\b.{0,20}\b(?:listed|added)\b.{0,30}\b(?:past|last|recent\w*|lately|today|this week)\b/i,
    ["newly", "listed"],
  ],
  [
    /\b(?:delist(?:s|ed)?|shut(?:ting)? down|defunct|(?:dead|closed) (?:coins|exchanges|tokens)|(?:no longer|any ?more)\b.{0,20}$)/i,
    ["list", "inactive"],
  ],
  [
    /\b(?:protocols?|d?apps?|projects?|who)\b[^?]{0,40}\b(?:earn(?:s|ed|ing)?|mak(?:es?|ing)|made|takes? in)\b/i,
    ["fees", "revenue"],
  ],
];

/** The words that a text stands for beside those that it has. */
export function meantWords(text: string): readonly string[] {
  const phrases = NO_ACCOUNT.test(text) ? PHRASES : [...OF_ACCOUNTS, ...PHRASES];
  return phrases.flatMap(([pattern, words]) => (pattern.test(text) ? words : []));
}
