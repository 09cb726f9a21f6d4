// Numbers: how many rows, which block, how much of what, how long a candle.

import { BELOW_ZERO, DIGITS_SAID, plainDigits, shifted } from "./digits.js";
import type { Formed, Readings } from "./mention.js";
import { chains } from "./name-table.js";

type Groups = readonly (string | undefined)[];

const STEPS = "(1m|5m|15m|30m|1h|4h|6h|12h|1d|1w)";
const CANDLES = "candles?|candlesticks?|ohlcv?|bars?|klines?";
const ROWS =
  "levels?|rows?|results?|entries|items|points?|candles?|candlesticks?|bars?|klines?|trades?|fills?|swaps?|transfers?|transactions?|txs?|payments?|pools?|pairs?|coins?|tokens?|markets?|events?|blocks?|exchanges?|protocols?|chains?|collections?|nfts?|wallets?|holders?|addresses|accounts?|companies|gainers?|losers?|feeds?|positions?|orders?|approvals?|dexe?s|reports?|profiles?|vaults?|validators?|bridges?|categories|names|prices|steps|slots|pieces|of them";
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS: Readonly<Record<string, number>> = {
  ...{
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
  },
  ...{ seventy: 70, eighty: 80, ninety: 90, hundred: 100, dozen: 12 },
};
const TEENS = "three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen";
const TIES =
  "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?";
const COUNTED = `(\\d{1,3},\\d{3}|\\d{1,4}(?![.,]\\d)|(?:(?:an?|half an?)\\s+)?(?:dozen|hundred)|two dozen|two hundred|${TIES}|two|${TEENS})`;
const COUNTED_IN_WORDS = `((?:a|half a|two) dozen|(?:a|two) hundred|${TIES}|${TEENS}|hundred)`;
// Behind a number: what it measures, where it counts no rows.
const OF_MEASURE =
  "seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|hundred|thousand|grand|million|billion|trillion|percent|figures|times";
const IN_WORDS = `(?:${[...WORDS, ...Object.keys(TENS)].join("|")})`;
const OF_STEP =
  "(\\d{1,2}|one|two|three|four|five|six|eight|ten|twelve|fifteen|thirty)[\\s-]*(minutes?|mins?|hours?|hrs?|days?|weeks?|[mhdw])\\b";
const STEPPED =
  "steps?|intervals?|increments?|granularity|buckets?|spacing|apart|candles?|candlesticks?|ohlcv?|bars?|klines?|charts?|timeframe|resolution";

const GRAMMAR: readonly (readonly [pattern: RegExp, read: (groups: Groups) => Readings | undefined])[] = [
  // "Half an ether": the name of the coin has been taken, and a blank is left for it.
  [
    /\b(half|(?:a|one) quarter|three quarters|(?:a|one) tenth)\s+(?:of\s+)?(?:an?|one)\b(?=\s{3})/gi,
    ([, part = ""]) => ({ number: PARTS[part.toLowerCase().replace(/^one /, "a ")] ?? "1" }),
  ],
  // "One per cent".
  [
    new RegExp(`\\b(half an?|an?|${IN_WORDS}) (?:percent|per cent)\\b`, "gi"),
    ([, count = ""]) => ({ number: String(/^an?$/i.test(count) ? 1 : toNumber(count)) }),
  ],
  // Behind a question for candles: "make it 4h".
  [
    /^\W*(?:(?:and|make|it|that|in|on|with|what about|how about|now|then|at|for|use)\s+){0,4}(1m|5m|15m|30m|1h|4h|6h|12h)\W*$/gi,
    ([, step = ""]) => ({ step: step.toLowerCase() }),
  ],
  [
    new RegExp(
      `\\b${STEPS}\\b(?=\\s*-?\\s*(?:candles?|candlesticks?|ohlcv?|bars?|klines?|timeframe|interval|resolution|chart))`,
      "gi",
    ),
    ([, step]) => ({ step: step?.toLowerCase() ?? "" }),
  ],
  // "15m on Hyperliquid, last 48 bars"; "$15m" is money.
  [
    new RegExp(`(?<![\\w.,$])${STEPS}\\b(?=[^.?!]{1,40}\\b(?:${CANDLES})\\b)`, "gi"),
    ([, step]) => ({ step: step?.toLowerCase() ?? "" }),
  ],
  // "Candles of one hour".
  [
    new RegExp(`\\b(?=(?:of|in)\\s)(?<=\\b(?:${CANDLES})\\s{1,3})(?:of|in)\\s+${OF_STEP}`, "gi"),
    ([, count, unit]) => ({ step: stepOf(count, unit) }),
  ],
  // "One point a day", "day after day", "dailies".
  [
    /\b(?:one|an?|single)\s+(?:point|candle|bar|price|value|figure|sample|reading|row)s?\s+(?:an?|per|each|every|for (?:each|every))\s+(minute|hour|day|week)\b|\b(day|hour|week) after (?:day|hour|week)\b|\b(dail)ies\b/gi,
    ([, unit, after]) => ({ step: `1${(unit ?? after ?? "day").charAt(0).toLowerCase()}` }),
  ],
  // "15-minute bars", "at 6-hour steps".
  [
    new RegExp(`\\b${OF_STEP}(?=\\s*-?(?:${STEPPED})\\b)`, "gi"),
    ([, count, unit]) => ({ step: stepOf(count, unit) }),
  ],
  // "Every 4 hours", "each hour"; "by two weeks" and such may be how far back, unless they end the text.
  [
    new RegExp(`\\b(?:every|each)\\s+${OF_STEP}|\\b(?:by|of|in steps of)\\s+${OF_STEP}(?=\\W*$)`, "gi"),
    ([, count, unit, other, otherUnit]) => ({ step: stepOf(count ?? other, unit ?? otherUnit) }),
  ],
  [
    // What is looked for stands in front, so that nothing is looked for behind every letter of a long text.
    new RegExp(`\\b(?=${STEPS}\\b)(?<=\\b(?:${CANDLES}|chart)\\b[^.?!]{0,80}\\b)${STEPS}`, "gi"),
    ([, step]) => ({ step: step?.toLowerCase() ?? "" }),
  ],
  [
    /\b(hourly|daily|weekly)\b(?!\s+(?:active|change|return|gain|loss|winners?|losers?|movers?|limit))|\b(?:by (?:the )?|per |each |every |\b(?:day|hour|minute|week) by )(minute|hour|day|week)\b/gi,
    ([, each, unit]) => ({
      step: `1${(each === undefined ? unit : STEP_UNITS[each.toLowerCase()])?.charAt(0).toLowerCase()}`,
    }),
  ],
  [
    /\b(?:block|height|slot)\s*(?:number|no\.?|height|#)?\s*#?\s*(\d{1,3}(?:[ .'’]\d{3}){2,5}|\d[\d,]{0,18})\b/gi,
    ([, said = ""]) => {
      const block = said.replace(/[ .,'’]/g, "");
      return { block, number: block };
    },
  ],
  [
    /\b(?=\d{1,10}\b)(?<=\b(?:chain|network)s?(?:\s+(?:has|with|is|number|no|id|the|of|for)){0,3}\s+#?)\d+/gi,
    ([number = ""]) => ({ number, ...chainOf(number) }),
  ],
  [/#(\d{2,18})\b/g, ([, block = ""]) => ({ block, number: block })],
  [
    new RegExp(
      `\\b(?:top|first|last|latest|newest|biggest|largest|best|recent|next)\\s+${COUNTED}\\b(?!\\s*(?:(?:hours?|days?|weeks?|months?|years?|minutes?|h|d)\\b|%))`,
      "gi",
    ),
    ([, count = ""]) => ({ count: toNumber(count) }),
  ],
  [
    new RegExp(
      `\\b${COUNTED}\\s+(?:(?:most|latest|newest|biggest|largest|best|top|recent|last|highest|richest|cheapest|major)\\b)`,
      "gi",
    ),
    ([, count = ""]) => ({ count: toNumber(count) }),
  ],
  [
    /\b(?:limit|only|just|max(?:imum)?)\s+(?:of\s+)?(\d{1,4})\b/gi,
    ([, count = ""]) => ({ count: toNumber(count) }),
  ],
  // "At most fifty", "five at most", "x7".
  [
    new RegExp(
      `\\b(?:at most|up to|(?:no|not) more than)\\s+${COUNTED}\\b(?!\\s*(?:%|percent|[kmb]\\b|${OF_MEASURE})|[.,]\\d)|(?<![\\w.,$])${COUNTED}\\s+(?:at (?:the )?most|max(?:imum)?|tops)\\b|\\bx ?(\\d{1,3})(?=\\W*$)`,
      "gi",
    ),
    ([, most, said, times]) => ({ count: toNumber(most ?? said ?? times ?? "") }),
  ],
  [
    // "Layer 1 coins" counts none.
    new RegExp(`(?<![\\w.,$]|\\blayer[ -])${COUNTED}\\s+(?:price\\s+)?(?=(?:${ROWS})\\b)`, "gi"),
    ([, count = ""]) => ({ count: toNumber(count), number: String(toNumber(count)) }),
  ],
  [
    new RegExp(
      `\\b((?:an?|one|half an?|${IN_WORDS}(?:[- ]${IN_WORDS})?)(?: hundred)?) (thousand|grand|million|billion|trillion)\\b`,
      "gi",
    ),
    ([, count = "", scale = ""]) => ({
      number: scaled(String(toNumber(count) || 1), scale.toLowerCase()),
    }),
  ],
  [
    new RegExp(
      `(?<![\\w.#]|\\d,)(${BELOW_ZERO})\\$?(${DIGITS_SAID})\\s*(k|mn|mm|mil|mio|m|bn|b|tn|t|millions?|billions?|trillion|thousand|grand|%|percent|per cent|bps?)?(?!\\w|[.,]\\d)`,
      "gi",
    ),
    ([, sign = "", said = "", scale = ""]) => {
      const digits = plainDigits(sign + said);
      return digits === undefined ? undefined : { number: scaled(digits, scale.toLowerCase()) };
    },
  ],
  // "Fifteen are enough", "the five costliest".
  [
    new RegExp(`\\b${COUNTED_IN_WORDS}\\b(?!\\s*-?(?:${OF_MEASURE})\\b)`, "gi"),
    ([, count = ""]) => ({ number: String(toNumber(count)) }),
  ],
  // "#8817": one of a collection.
  [/(?<![\w#])#(\d{2,10})\b/g, ([, number = ""]) => ({ number })],
];

/** The EVM chain of a number. */
function chainOf(number: string): Readings {
  const chain = [...chains()].find(([, facts]) => String(facts.number) === number)?.[0];
  return chain === undefined ? {} : { chain };
}

const STEP_UNITS: Readonly<Record<string, string>> = { hourly: "hour", daily: "day", weekly: "week" };

const PARTS: Readonly<Record<string, string>> = {
  ...{ half: "0.5", "a quarter": "0.25", "three quarters": "0.75", "a tenth": "0.1" },
};
const DIGITS = "zero one two three four five six seven eight nine".split(" ");

const UNITS: typeof GRAMMAR = [
  // "Three point seven five ether".
  [
    new RegExp(
      `\\b(${DIGITS.join("|")}|ten|eleven|twelve) point((?: (?:${DIGITS.join("|")}))+)(?: (wei|gwei|ether))?\\b`,
      "gi",
    ),
    ([, whole = "", fraction = "", unit]) => ({
      number: `${toNumber(whole) || 0}.${fraction
        .trim()
        .toLowerCase()
        .split(" ")
        .map((each) => DIGITS.indexOf(each))
        .join("")}`,
      ...(unit !== undefined && { unit: unit.toLowerCase() }),
    }),
  ],
  // "0.5 eth in gwei": the coin in the place of its unit.
  [
    new RegExp(
      `(?<![\\w.,])(${BELOW_ZERO}${DIGITS_SAID})\\s*(wei|gwei|ether|eths?(?=\\s+(?:to|in|into|as)\\s+g?wei\\b))\\b`,
      "gi",
    ),
    ([, said = "", unit = ""]) => {
      const number = plainDigits(said);
      return number === undefined ? undefined : { number, unit: unitOf(unit) };
    },
  ],
  [
    /\b(?:wei|gwei)\b|\b(?=ether\b)(?<=\b(?:to|into)\s+)ether|\b(?=eth\b)(?<=\bg?wei\s{1,4}(?:to|in|into|as)\s{1,4})eth\b/gi,
    ([unit = ""]) => ({ unit: unitOf(unit) }),
  ],
];

function unitOf(said: string): string {
  return /^eth/i.test(said) ? "ether" : said.toLowerCase();
}

/** The amounts and units of a coin that a text says, from the left. */
export function readUnits(text: string): readonly Formed[] {
  return readBy(UNITS, text);
}

/** The numbers that a text says, from the left. */
export function readNumbers(text: string): readonly Formed[] {
  return readBy(GRAMMAR, text);
}

function readBy(grammar: typeof GRAMMAR, text: string): readonly Formed[] {
  const found: Formed[] = [];
  let rest = text;
  for (const [pattern, read] of grammar) {
    for (const match of rest.matchAll(pattern)) {
      const readings = read(match);
      if (readings === undefined) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      found.push({ start, end, readings });
      rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function stepOf(count: string | undefined, unit: string | undefined): string {
  return `${toNumber(count ?? "one")}${unit?.charAt(0).toLowerCase()}`;
}

/** A number in digits or words: "fifteen", "a dozen", "two hundred", "half a million" without its scale. */
function toNumber(text: string): number {
  const words = text.toLowerCase().split(/[\s-]+/);
  if (/^\d/.test(text)) return Number(plainDigits(text));
  if (words[0] === "half") return (TENS[words.at(-1) ?? ""] ?? 1) / 2;
  return words.reduce((sum, word) => {
    const [one, tens] = [WORDS.indexOf(word) + 1, TENS[word]];
    if (/^(?:dozen|hundred)$/.test(word)) return Math.max(1, sum) * (tens ?? 1);
    return sum + (tens ?? one);
  }, 0);
}

const ZEROS: Readonly<Record<string, number>> = {
  ...{ k: 3, thousand: 3, grand: 3 },
  ...{ m: 6, mn: 6, mm: 6, mil: 6, mio: 6, million: 6, millions: 6 },
  ...{ b: 9, bn: 9, billion: 9, billions: 9, t: 12, tn: 12, trillion: 12 },
};

/** A number with its scale written out. */
function scaled(number: string, scale: string): string {
  const zeros = ZEROS[scale];
  return zeros === undefined ? number : shifted(number, zeros);
}
