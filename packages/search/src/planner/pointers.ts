// Pointers: how a text points at a row of an answer: by its place in all forms, by being the last, or by having more or less than the others.

/** How a text points at a row, and where in it. */
export interface Pointer {
  readonly start: number;
  readonly end: number;
  /** The place, counted from 0; from the end where it is negative. */
  readonly place?: number;
  /** The row in the middle. */
  readonly isMiddle?: boolean;
  /** Whether the row with the most is meant, or that with the least. */
  readonly side?: "most" | "least";
  /** Whether it is said so clearly that nothing else can be meant. */
  readonly isOnly?: boolean;
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const DIGITS = "1st|2nd|3rd|[4-9]th|10th";
const NOUN =
  "one|ones|row|entry|item|result|thing|guy|hit|coin|token|pool|pair|chain|network|exchange|dex|category|collection|nft|market|event|wallet|address|transaction|tx|swap|trade|protocol|project|company|holder|trader|position|feed|bridge|stablecoin|vault|option";
const OF =
  "(?: (?:of|in|on|from) (?:(?:all|both) (?:of )?)?(?:them|these|those|it|(?:the|that|this|your) (?:two|three|four|five|list|lot|bunch|table|above|ones|answer)))?";
// "The first hour" and "the last 30 days" are times: what ends a pointer, where no noun stands behind it.
const END = `(?=\\s*(?:$|[?!.,;:)–—-]|(?:and|or|in|on|at|for|with|over|since|by|is|was|has|had|did|does|do|makes?|made|go|went|please|pls|then|now|from|to|too|lately|recently|again|traded?|looks?|buys?|bought|holds?|worth|doing|been|safe|legit|costs?|as|during|today|yesterday|develop\\w*|chang\\w+|perform\\w*|mov\\w+|gets?|pays?|earns?|takes?|charges?|sits?|lives?)\\b))`;
const NO_TIME =
  "(?! ?(?:\\d|hours?\\b|days?\\b|weeks?\\b|months?\\b|quarters?\\b|years?\\b|half\\b|halves\\b|minutes?\\b|times?\\b|layer\\b|part(?:y|ies)\\b|blocks?\\b))";
const NAMED = new RegExp(
  `\\b(?:the |that |your )?(?:very )?(?:(?<sure>${ORDINALS.slice(1).join("|")}|${DIGITS})${NO_TIME}|(?<word>first|last|final|bottom|middle|upper|lower)(?= (?:${NOUN})\\b|${OF.slice(0, -1)}|${END}))(?<noun> (?:${NOUN})\\b)?${OF}`,
  "gi",
);
const NUMBERED = new RegExp(
  `(?:\\b(?:number|num|no\\.?|nr\\.?|option|item|row|rank|position|place)\\s?#?|(?<![\\w#])#)(?<digits>\\d{1,2})\\b(?![.,]?\\d)|\\b(?:number|option|item|rank) (?<word>${NUMBERS.join("|")})\\b`,
  "i",
);
const PAIRED =
  /\bthe (?<word>former|latter|runner[- ]?up|earlier one|previous one|winner|leader|front[- ]?runner|(?:\w+ )?at the (?:top|bottom)(?: of (?:the|that|your) \w+)?)(?! ?board)\b/i;
// "A) is the real one".
const LETTERED = /(?:^|[\s(])(?<letter>[a-d])\)(?=\s|$)/;
const MORE =
  "bigger|larger|higher|greater|fatter|heavier|busier|fattest|heaviest|busiest|deepest|more expensive|pricier|dearer|costlier|richer|stronger|more valuable|biggest|largest|highest|priciest|richest|most expensive|most valuable";
const LESS =
  "smaller|lower|lesser|cheaper|less expensive|weaker|poorer|smallest|lowest|cheapest|least expensive";
const COMPARED = new RegExp(
  `\\b(?:the )?(?:(?<more>${MORE})|(?<less>${LESS}))(?: ones?\\b| (?:of|in|from) (?:the |all )?(?:two|three|four|five|them|these|those|both|lot|list)(?: of them)?\\b|(?<=\\bthe \\w+)(?=\\s*(?:$|[?!,;]|\\.(?:\\s|$))))`,
  "i",
);

/** How a text points at a row; undefined where it points at none. */
export function pointerIn(text: string): Pointer | undefined {
  const compared = COMPARED.exec(text);
  if (compared) return { ...spanOf(compared), side: compared.groups?.["more"] ? "most" : "least" };
  const numbered = NUMBERED.exec(text);
  if (numbered) {
    const { digits, word = "" } = numbered.groups ?? {};
    const number = digits === undefined ? NUMBERS.indexOf(word.toLowerCase()) + 1 : Number(digits);
    if (number > 0) return { ...spanOf(numbered), place: number - 1 };
  }
  const paired = PAIRED.exec(text);
  if (paired) {
    const word = (paired.groups?.["word"] ?? "").toLowerCase();
    const isLast = word.startsWith("latter") || /at the bottom/.test(word);
    return { ...spanOf(paired), place: isLast ? -1 : word.startsWith("runner") ? 1 : 0 };
  }
  const lettered = LETTERED.exec(text);
  if (lettered) {
    const place = (lettered.groups?.["letter"] ?? "a").charCodeAt(0) - "a".charCodeAt(0);
    const { start, end } = spanOf(lettered);
    return { start: /^[\s(]/.test(lettered[0]) ? start + 1 : start, end, place };
  }
  for (const match of text.matchAll(NAMED)) {
    const found = namedIn(match, text);
    if (found) return found;
  }
  const [only] = text.matchAll(/\b(?:that|this) one\b/gi);
  return only && { ...spanOf(only), isOnly: true };
}

function namedIn(match: RegExpExecArray, text: string): Pointer | undefined {
  const { word, sure = "", noun } = match.groups ?? {};
  const said = (word ?? sure).toLowerCase();
  const isLed = /^(?:the|that|your) /i.test(match[0]) || noun !== undefined;
  const isAlone = /^\W*(?:(?:and|or|now|then|ok|what about|how about|for) )*$/i.test(
    text.slice(0, match.index),
  );
  if (!isLed && !isAlone) return undefined;
  // "When was it first traded": of no row.
  if (
    !/^the |^that |^your /i.test(match[0]) &&
    noun === undefined &&
    /^(?:last|final|lower|upper)$/.test(said)
  )
    return undefined;
  const { start, end } = spanOf(match);
  // "The second category": what it is stays said.
  const kept =
    noun === undefined || /^ (?:ones?|row|entry|item|result|thing|guy|hit|option)$/i.test(noun)
      ? 0
      : noun.length;
  const span = { start, end: kept > 0 && match[0].endsWith(noun ?? "") ? end - kept : end };
  if (said === "middle") return { ...span, isMiddle: true };
  const digits = Number.parseInt(said, 10);
  const place = Number.isNaN(digits) ? (said === "upper" ? 0 : ORDINALS.indexOf(said)) : digits - 1;
  return { ...span, place };
}

function spanOf(match: RegExpExecArray): { readonly start: number; readonly end: number } {
  return { start: match.index, end: match.index + match[0].length };
}
