// Broken lengths: "1.5 years", "half an hour ago" and "2 years and 3 months ago", as whole numbers of a smaller unit of time.
import { plainDigits } from "../entities/digits.js";
import { numberOf } from "../entities/time-span.js";
import { reworded, type Wording } from "./reworded.js";

/** What a unit of time is in smaller ones, the largest of them first. */
const SMALLER: Readonly<Record<string, readonly (readonly [times: number, unit: string])[]>> = {
  y: [
    [12, "months"],
    [365, "days"],
  ],
  q: [
    [3, "months"],
    [90, "days"],
  ],
  mo: [[30, "days"]],
  w: [
    [7, "days"],
    [168, "hours"],
  ],
  d: [
    [24, "hours"],
    [1_440, "minutes"],
  ],
  h: [
    [60, "minutes"],
    [3_600, "seconds"],
  ],
  mi: [[60, "seconds"]],
};
const UNIT = "(years?|yrs?|quarters?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?)";
const WORD = "(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const COUNT = `(\\d{1,4}|${WORD.slice(1, -1)})`;
const FROM_A_POINT = "(?=\\s+(?:ago|before|after|earlier|later|back|prior)\\b)";
const MOST = 9_999;

const PART = "((?:(?:an?|one) )?half|(?:(?:an?|one) )?quarter|three quarters)";
const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, "three quarters": 0.75 };
const DIGITS = "zero one two three four five six seven eight nine".split(" ");
const DIGIT = `(${DIGITS.join("|")})`;

const NUMBER = `(\\d{1,4}(?:[.,]\\d{1,2})?|${WORD.slice(1, -1)})`;

/** How lengths are written that are no whole numbers, in the order in which they are told. */
const WRITTEN: readonly Wording[] = [
  // "Between 2 and 1.5 years ago": the first is of the same unit.
  [
    new RegExp(`\\b(between|from) ${NUMBER} (and|to) ${NUMBER} ${UNIT} ago\\b`, "gi"),
    ([, lead, first, joint, last, unit]) => `${lead} ${first} ${unit} ago ${joint} ${last} ${unit} ago`,
  ],
  // "2½ years", "2 1/2 years", "3/4 of a year ago".
  [/(?<![\w.,])(\d{1,4})?\s?([½¼¾])(?=\s)/g, ([, count = "0", sign = ""]) => `${count}${SIGNS[sign]}`],
  [
    new RegExp(`(?<![\\w.,/-])(?:(\\d{1,4}) )?([1-9])/([1-9])(?: of an?)? ${UNIT}${FROM_A_POINT}`, "gi"),
    ([, count = "0", over, under, unit]) => inWhole(Number(count) + Number(over) / Number(under), unit),
  ],
  [
    new RegExp(`\\b${DIGIT} point ${DIGIT} ${UNIT}\\b`, "gi"),
    ([, count = "", part = "", unit]) =>
      inWhole(DIGITS.indexOf(count.toLowerCase()) + DIGITS.indexOf(part.toLowerCase()) / 10, unit),
  ],
  [
    new RegExp(`(?<![\\w.,$€£#/:-])(\\d{1,6}[.,]\\d{1,6})(?:\\s+|-)${UNIT}\\b`, "gi"),
    ([, digits = "", unit]) => inWhole(Number(plainDigits(digits)), unit),
  ],
  [
    new RegExp(`(?<![\\w.,$€£#/:-])(\\d{1,6}[.,]\\d{1,6})\\s?(h|d|w|y|mo)${FROM_A_POINT}`, "gi"),
    ([, digits = "", unit]) => inWhole(Number(plainDigits(digits)), LETTERS[unit?.toLowerCase() ?? ""]),
  ],
  [
    new RegExp(`(?<![\\w.,])${COUNT} and ${PART} ${UNIT}\\b`, "gi"),
    ([, count, part, unit]) => inWhole(numberOf(count) + partOf(part), unit),
  ],
  [
    new RegExp(`(?<![\\w.,])${COUNT} ${UNIT} and (?:a |one )?(half|quarter)\\b`, "gi"),
    ([, count, unit, part]) => inWhole(numberOf(count) + partOf(part), unit),
  ],
  [
    new RegExp(`\\b${PART} (?:of )?(?:an?|one) ${UNIT}${FROM_A_POINT}`, "gi"),
    ([, part, unit]) => inWhole(partOf(part), unit),
  ],
  [
    new RegExp(`(?<![\\w.,])${COUNT} ${UNIT}(?:,? and|,) ${COUNT} ${UNIT}${FROM_A_POINT}`, "gi"),
    ([, count, unit = "", more, smaller = ""]) => summed([numberOf(count), unit], [numberOf(more), smaller]),
  ],
];

const SIGNS: Readonly<Record<string, string>> = { "½": ".5", "¼": ".25", "¾": ".75" };
const LETTERS: Readonly<Record<string, string>> = {
  ...{ h: "hours", d: "days", w: "weeks", y: "years", mo: "months" },
};

/** A text with its lengths of time in whole numbers; one that cannot be told so stays. */
export function withWholeLengths(text: string): string {
  return reworded(text, WRITTEN);
}

function partOf(said: string | undefined): number {
  return PARTS[(said ?? "").toLowerCase().replace(/^(?:an?|one) /, "")] ?? 0;
}

function inWhole(number: number, unit: string | undefined): string | undefined {
  if (unit === undefined || !(number > 0) || number > MOST) return undefined;
  if (Number.isInteger(number)) return `${number} ${unit}`;
  const smaller = SMALLER[keyOf(unit)] ?? [];
  const exact = smaller.find(([times]) => isWhole(number * times)) ?? smaller.at(-1);
  if (exact === undefined) return undefined;
  const [times, name] = exact;
  return `${Math.round(number * times)} ${name}`;
}

// "1.1" times ten is no whole number to a machine.
function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6;
}

/** Two lengths as one in the unit of the smaller. */
function summed(
  [count, unit]: readonly [count: number, unit: string],
  [more, smaller]: readonly [count: number, unit: string],
): string | undefined {
  const key = keyOf(smaller);
  const found = SMALLER[keyOf(unit)]?.find(([, name]) => keyOf(name) === key);
  if (found !== undefined) return `${count * found[0] + more} ${found[1]}`;
  // "One month and 2 weeks".
  const [ofOne, ofOther] = [daysIn(unit), daysIn(smaller)];
  return ofOne !== undefined && ofOther !== undefined ? `${count * ofOne + more * ofOther} days` : undefined;
}

function daysIn(unit: string): number | undefined {
  return SMALLER[keyOf(unit)]?.find(([, name]) => name === "days")?.[0];
}

function keyOf(unit: string): string {
  const word = unit.toLowerCase();
  return /^m[io]/.test(word) ? word.slice(0, 2) : word.charAt(0);
}
