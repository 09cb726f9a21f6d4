// Facts: what the tools and the caller have said in one request, and which figures of an answer they do not bear out.
import { isObject } from "@svckit/core";
import {
  countedDigits,
  type Decimal,
  isExactly,
  magnitudeOf,
  type Shown,
  shows,
  toDecimal,
} from "./decimal.js";
import { type Figure, readFigures } from "./figures.js";
import { createKnownIdentifiers, type Identifier, readIdentifiers } from "./identifiers.js";
import { instantOf, keysOf, type Moment, readMoments } from "./moments.js";
import { withDigits } from "./number-words.js";
import { plainText } from "./plain-text.js";

/** What is known in one request. */
export interface Facts {
  /** The result of a tool. A text of several words in it proves figures, but no address and no link: anybody may have written it. */
  addData(data: unknown): void;
  /** The arguments of a call that was made: they say which days a result is about and how many, and prove nothing else. */
  addArguments(args: unknown): void;
  /** What the caller wrote. */
  addText(text: string): void;
  /** What a text shows that is not known, as it stands there. */
  unproven(text: string): Unproven;
  /** The identifiers of a text that are not known. */
  unknownIdentifiers(text: string): readonly Identifier[];
}

/** What nobody has said. */
export interface Unproven {
  readonly figures: readonly string[];
  readonly links: readonly string[];
}

// What stands behind so many numbers proves nothing; results that models read are bounded long before.
const MAX_NUMBERS = 50_000;
// wei, gwei and lamports, satoshi, and the decimals of most stablecoins.
const UNIT_DECIMALS = [18, 9, 8, 6];
const ROUGHLY = 1e-9;
// In another unit fewer digits than these could be those of any number, unless they are all that there are.
const TELLING_DIGITS = 3;

interface Known {
  readonly decimal: Decimal;
  readonly magnitude: number;
}

/** Facts of one request; it knows no more than the instant, in milliseconds, at which it is asked. */
export function createFacts(now: number): Facts {
  const identifiers = createKnownIdentifiers();
  const moments = new Set<string>();
  const runs = new Set<string>();
  const numbers: Known[] = [];
  const spans = new Set<string>();
  const decimals = new Set(UNIT_DECIMALS);

  function addNumber(decimal: Decimal | undefined): void {
    if (decimal === undefined || numbers.length >= MAX_NUMBERS) return;
    const magnitude = magnitudeOf(decimal);
    numbers.push({ decimal, magnitude });
    const instant = decimal.negative ? undefined : instantOf(magnitude);
    if (instant !== undefined) addWords(instant);
  }

  function addMoments(found: readonly Moment[]): void {
    for (const { key } of found) for (const each of keysOf(key)) moments.add(each);
  }

  /** Adds the dates and numbers that a text in plain spelling says. */
  function addWords(text: string): void {
    const dated = readMoments(text);
    addMoments(dated.found);
    for (const { run, sign, readings } of readFigures(withDigits(dated.rest))) {
      runs.add(run);
      for (const { value } of readings) addNumber({ ...value, negative: sign === "-" });
    }
    // A name such as volume_24h or ERC-20 says its number, too.
    for (const [run] of dated.rest.matchAll(/(?<=\p{L}[-_]?)\d{1,4}/gu)) addNumber(toDecimal(run));
  }

  function addLeaf(text: string): void {
    const plain = plainText(text);
    const decimal = toDecimal(plain);
    if (decimal !== undefined) {
      runs.add(plain);
      addNumber(decimal);
      return;
    }
    if (!/\s/.test(plain)) identifiers.addValue(plain);
    addWords(readIdentifiers(plain).rest);
  }

  function addData(data: unknown): void {
    if (typeof data === "number" || typeof data === "bigint") addNumber(toDecimal(String(data)));
    else if (typeof data === "string") addLeaf(data);
    else if (Array.isArray(data)) for (const each of data) addData(each);
    else if (isObject(data)) {
      for (const [name, value] of Object.entries(data)) {
        addLeaf(name);
        addData(value);
        const places = /decimals$/.test(name) ? Number(value) : 0;
        if (places > 0 && places <= 36) decimals.add(places);
      }
    }
  }

  const isKnown = (figure: Figure) =>
    moments.has(figure.run) ||
    (runs.has(figure.run) && figure.sign === "" && isBare(figure)) ||
    (figure.measure === "span" && spans.has(figure.run)) ||
    numbers.some((known) => bearsOut(known, figure, decimals));

  function unproven(text: string): Unproven {
    const { found, rest } = readIdentifiers(plainText(text));
    const unknown = found.filter((identifier) => !identifiers.has(identifier));
    const dated = readMoments(rest);
    const dates = dated.found.filter(({ key }) => !moments.has(key));
    const figures = readFigures(withDigits(dated.rest)).filter((figure) => !isKnown(figure));
    const textOf = (each: { readonly text: string }) => each.text;
    const isLink = ({ kind }: Identifier) => kind === "url";
    return {
      figures: [...unknown.filter((each) => !isLink(each)), ...dates, ...figures].map(textOf),
      links: unknown.filter(isLink).map(textOf),
    };
  }

  addWords(new Date(now).toISOString());
  return {
    addData,
    addArguments(args) {
      const dated = readMoments(JSON.stringify(args));
      addMoments(dated.found);
      for (const [run] of dated.rest.matchAll(/\d+/g)) spans.add(run);
    },
    addText(text) {
      const plain = plainText(text);
      identifiers.addText(plain);
      addWords(readIdentifiers(plain).rest);
    },
    unproven,
    unknownIdentifiers: (text) =>
      readIdentifiers(plainText(text)).found.filter((identifier) => !identifiers.has(identifier)),
  };
}

/** Whether digits that stand in a result in the same form need no reading. */
function isBare({ measure, readings }: Figure): boolean {
  return measure === "none" || measure === "span" || readings.length === 0;
}

/** Whether a known number, in its own unit or in one that the figure's measure allows, is shown by the figure. */
function bearsOut({ decimal, magnitude }: Known, figure: Figure, decimals: ReadonlySet<number>): boolean {
  if (figure.sign === "-" && !decimal.negative) return false;
  if (figure.sign === "+" && decimal.negative) return false;
  const shifts = shiftsOf(figure, decimal, decimals);
  return figure.readings.some((shown) =>
    shifts.some(
      (shift) =>
        isNear(shown, magnitude, shift) &&
        shows(shown, decimal, shift) &&
        (shift === 0 || countedDigits(shown) >= TELLING_DIGITS || isExactly(shown, decimal, shift)),
    ),
  );
}

function shiftsOf({ measure }: Figure, fact: Decimal, decimals: ReadonlySet<number>): readonly number[] {
  switch (measure) {
    case "percent":
    case "cents":
      return [0, 2];
    case "points":
      return [0, 2, 4];
    // An amount in the smallest unit is whole, and worth showing in a larger one when it is long.
    case "unit":
      return fact.exponent >= 0 ? [0, ...[...decimals].map((places) => -places)] : [0];
    case "smallest":
      return [0, ...[...decimals].flatMap((places) => [places, -places])];
    case "span":
    case "none":
      return [0];
  }
}

/** A look without big numbers, which most facts do not pass. */
function isNear({ value, roundPlace }: Shown, magnitude: number, shift: number): boolean {
  const shown = magnitudeOf(value);
  return Math.abs(shown - magnitude * 10 ** shift) <= 1.01 * 10 ** roundPlace + shown * ROUGHLY;
}
