// Figures: the numbers that a text shows, each with what it may mean. Small counts and the numbers of a list are none.
import { type Shown, toShown } from "./decimal.js";

/** What stands beside a number, as far as it says how the number may be scaled. */
export type Measure = "none" | "unit" | "smallest" | "percent" | "points" | "cents" | "span";

/** A number in a text. */
export interface Figure {
  /** As it stands there, with its sign, currency and unit. */
  readonly text: string;
  /** Its digits alone. */
  readonly run: string;
  readonly sign: "" | "-" | "+";
  readonly measure: Measure;
  /** What it may mean: `1,234` is a thousand to one reader and a little more than one to another. */
  readonly readings: readonly Shown[];
}

const RUN = /\d+(?:[.,_]\d+)*(?:e[+-]?\d{1,3}(?![\da-z]))?/gi;
const BEFORE = /([-+]?)\s?((?:US\$|[$€£¥₿Ξ])?)([-+]?)$/;
const MULTIPLE =
  /^(?:(k|m|b|t|bn|mn|tn)(?![a-z\d])| ?(K|M|B|T|bn|mn|tn)(?![A-Za-z\d])|[ -](thousand|million|billion|trillion)s?(?![a-z]))/i;
const POWERS: Readonly<Record<string, number>> = { k: 3, t: 12, m: 6, b: 9 };
const UNIT = /^[ -]?([A-Za-z][A-Za-z\d]*|%|¢|‱)/;
const SMALLEST = /^(?:wei|gwei|sats?|satoshis?|lamports?)$/i;
const MEASURES: readonly (readonly [RegExp, Measure])[] = [
  [/^(?:%|percent|pct)$/i, "percent"],
  [/^(?:bps|bp|‱|basis)$/i, "points"],
  [/^(?:cents?|¢)$/i, "cents"],
  [SMALLEST, "smallest"],
  [/^(?:d|h|w|y|hours?|days?|weeks?|months?|years?)$/i, "span"],
  [/^(?:ether|bitcoins?|dollars?|euros?|pounds?|yen|usd[a-z]?|eur|x)$/i, "unit"],
  // A token's symbol.
  [/^[A-Z][A-Z\d]{1,9}$/, "unit"],
];
// What stands farther before a number says nothing of it.
const LOOK_BACK = 40;
// Whoever counts to twelve does it without a tool.
const SMALL_COUNT = 12;
const LIST_NUMBER = /(?:^|\n)[ \t>*_#-]*$/;
// "1 ETH is 2,650 USD" says no amount of ETH.
const OF_ONE = /^ ?(?:[=≈]|(?:is|was|costs?|equals|trades|buys)\b)/;
const DAY_LONG = /^[ -]?(?:h|hr|hrs|hours?)(?![a-z])/i;

/** The figures of a text in plain spelling, whose identifiers and moments are blanked out. */
export function readFigures(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const before = text.slice(Math.max(0, index - LOOK_BACK), index);
    const figure = toFigure(before, run, text.slice(index + run.length));
    if (figure !== undefined) figures.push(figure);
  }
  return figures;
}

function toFigure(before: string, run: string, after: string): Figure | undefined {
  const [lead = "", outer = "", currency = "", inner = ""] = BEFORE.exec(before) ?? [];
  const multiple = MULTIPLE.exec(after);
  const rest = after.slice(multiple?.[0].length ?? 0);
  const { measure, unit } = measureOf(rest, currency, multiple !== null);
  const isPlain =
    currency === "" && multiple === null && (measure === "none" || measure === "span") && /^\d+$/.test(run);
  if (run === "1" && measure === "unit" && OF_ONE.test(rest.slice(unit.length))) return undefined;
  if (isPlain && isName(before, run)) return undefined;
  const sign = signOf(outer, inner, before.slice(0, before.length - lead.length));
  if (isPlain && sign === "" && isCount(before, run, after)) return undefined;
  return {
    text: `${sign}${currency}${run}${multiple?.[0] ?? ""}${unit}`,
    run,
    sign,
    measure,
    readings: readingsOf(run, multiple),
  };
}

/** A sign belongs to the number unless it joins it to what stands before: `3-5`, `ERC-20`. */
function signOf(outer: string, inner: string, before: string): Figure["sign"] {
  const sign = outer === "" || /[\w%)]$/.test(before) ? inner : outer;
  return sign === "-" || sign === "+" ? sign : "";
}

function measureOf(rest: string, currency: string, isMultiple: boolean) {
  const [unit = "", word = ""] = UNIT.exec(rest) ?? [];
  const [, measure] = MEASURES.find(([form]) => form.test(word)) ?? [];
  if (measure !== undefined) return { measure, unit };
  const other: Measure = currency !== "" || isMultiple ? "unit" : "none";
  return { measure: other, unit: "" };
}

/** Whether digits are part of a name: `V3`, `ERC-20`, `Web3`. */
function isName(before: string, run: string): boolean {
  return run.length <= 4 && /\p{L}[-_]?$/u.test(before);
}

function isCount(before: string, run: string, after: string): boolean {
  if (Number(run) <= SMALL_COUNT) return true;
  if (run.length <= 2 && /^[.)]\s/.test(after) && LIST_NUMBER.test(before)) return true;
  return run === "24" && DAY_LONG.test(after);
}

function readingsOf(run: string, multiple: RegExpExecArray | null): readonly Shown[] {
  const texts = new Set<string>();
  const plain = run.replaceAll("_", "");
  if (/^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(plain)) texts.add(plain);
  // Thousands by commas, also as India groups them, with a point before the fraction.
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain)) texts.add(plain.replaceAll(",", ""));
  // The other way round.
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) || /^\d+,\d+$/.test(plain))
    texts.add(plain.replaceAll(".", "").replace(",", "."));
  const powers = powersOf(multiple);
  return [...texts].flatMap((text) => powers.flatMap((power) => toShown(text, power) ?? []));
}

/** A small `m` may be minutes. */
function powersOf(multiple: RegExpExecArray | null): readonly number[] {
  const [, attached, apart, word] = multiple ?? [];
  const name = attached ?? apart ?? word;
  if (name === undefined) return [0];
  const power = (/^th/i.test(name) ? 3 : POWERS[name.charAt(0).toLowerCase()]) ?? 0;
  return name === "m" ? [0, power] : [power];
}
