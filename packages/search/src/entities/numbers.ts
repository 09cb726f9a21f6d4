// Numbers: how many rows, which block, how much of what, how long a candle.

import type { Formed } from "./forms.js";
import type { Readings } from "./mention.js";
import { chains } from "./name-table.js";

type Groups = readonly (string | undefined)[];

const STEPS = "(1m|5m|15m|30m|1h|4h|6h|12h|1d|1w)";
const CANDLES = "candles?|candlesticks?|ohlcv?|bars?|klines?";
const ROWS =
  "levels?|rows?|results?|entries|items|points?|candles?|candlesticks?|bars?|klines?|trades?|fills?|swaps?|transfers?|transactions?|txs?|payments?|pools?|pairs?|coins?|tokens?|markets?|events?|blocks?|exchanges?|protocols?|chains?|collections?|of them";
const WORDS = "one two three four five six seven eight nine ten".split(" ");
const COUNTED = "(\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)";

const GRAMMAR: readonly (readonly [pattern: RegExp, read: (groups: Groups) => Readings | undefined])[] = [
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
  [
    /\b(\d{1,2}|one|four|five|six|fifteen|twelve)[\s-]*(minute|min|hour|day|week)s?(?=\s+(?:candles?|candlesticks?|ohlcv?|bars?|klines?|timeframe|interval|resolution))|\b(?=\w+[\s-](?:minute|min|hour|day|week)s?\b)(?<=\b(?:by|every|of|in steps of|each)\s+)(\d{1,2}|one|four|five|six|fifteen|twelve)[\s-]*(minute|min|hour|day|week)s?\b(?=\W*$)/gi,
    ([, count, unit, other = "", otherUnit = ""]) => ({
      step: `${toNumber(count ?? other)}${(unit ?? otherUnit).charAt(0).toLowerCase()}`,
    }),
  ],
  [
    // What is looked for stands in front, so that nothing is looked for behind every letter of a long text.
    new RegExp(`\\b(?=${STEPS}\\b)(?<=\\b(?:${CANDLES}|chart)\\b[^.?!]{0,80}\\b)${STEPS}`, "gi"),
    ([, step]) => ({ step: step?.toLowerCase() ?? "" }),
  ],
  [
    new RegExp(
      `\\b(hourly|daily|weekly)(?=\\s+(?:\\w+\\s+)?(?:${CANDLES}|chart)|\\s*(?:[,;.?!)]|$)|\\s+(?:for|of|price|history)\\b)|\\bby (?:the )?(hour|day|week)\\b`,
      "gi",
    ),
    ([, each, unit]) => ({
      step: `1${(each === undefined ? unit : STEP_UNITS[each.toLowerCase()])?.charAt(0).toLowerCase()}`,
    }),
  ],
  [
    /\b(?:block|height|slot)\s*(?:number|no\.?|height|#)?\s*#?\s*(\d[\d,]{0,18})\b/gi,
    ([, block = ""]) => ({ block: block.replaceAll(",", ""), number: block.replaceAll(",", "") }),
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
  [
    new RegExp(`(?<![\\w.,$])${COUNTED}\\s+(?:price\\s+)?(?=(?:${ROWS})\\b)`, "gi"),
    ([, count = ""]) => ({ count: toNumber(count), number: String(toNumber(count)) }),
  ],
  [
    /\b(an?|one|two|three|five|ten|half a) (thousand|million|billion)\b/gi,
    ([, count = "", scale = ""]) => ({
      number: scaled(/^h/i.test(count) ? "0.5" : String(Math.max(1, toNumber(count))), scale.toLowerCase()),
    }),
  ],
  [
    /(?<![\w.#])\$?(\d[\d,]*(?:\.\d+)?)\s*(k|m|b|million|billion|thousand|%|percent)?(?!\w|\.\d)/gi,
    ([, number = "", scale = ""]) => ({ number: scaled(number.replaceAll(",", ""), scale.toLowerCase()) }),
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

const UNITS: typeof GRAMMAR = [
  [
    /(?<![\w.])(\d[\d,]*(?:\.\d+)?)\s*(wei|gwei|ether)\b/gi,
    ([, number = "", unit = ""]) => ({ number: number.replaceAll(",", ""), unit: unit.toLowerCase() }),
  ],
  [
    /\b(?:wei|gwei)\b|\b(?=ether\b)(?<=\b(?:to|into)\s+)ether/gi,
    ([unit = ""]) => ({ unit: unit.toLowerCase() }),
  ],
];

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

function toNumber(text: string): number {
  const word = text.toLowerCase();
  if (word === "fifteen" || word === "twelve") return word === "twelve" ? 12 : 15;
  return /^\d/.test(word) ? Number(word) : WORDS.indexOf(word) + 1;
}

const ZEROS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, million: 6, b: 9, billion: 9 };

/** A number with its scale written out: the digits move, nothing is rounded. */
function scaled(number: string, scale: string): string {
  const zeros = ZEROS[scale];
  if (zeros === undefined) return number;
  const [whole = "", fraction = ""] = number.split(".");
  const digits = whole + fraction.padEnd(zeros, "0").slice(0, zeros);
  const rest = fraction.slice(zeros);
  return `${digits.replace(/^0+(?=\d)/, "")}${rest === "" ? "" : `.${rest}`}`;
}
