// Decimal: a number to the last digit, and whether a figure that somebody shows is that number, rounded.

/** `digits` times ten to the power of `exponent`. */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: bigint;
  readonly exponent: number;
}

/** A figure as it is shown: its value and how much of it is shown. */
export interface Shown {
  readonly value: Decimal;
  /** The power of ten of the last digit that is shown. */
  readonly place: number;
  /** The same without zeros at the end of a whole number, which may stand for digits that are left out. */
  readonly roundPlace: number;
}

// Longer than any amount of a token; what is longer is no figure.
const MAX_LENGTH = 400;
const NUMBER = /^([+-]?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
// A whole number with zeros at its end keeps two digits that count: 65,000 may be 65,432; 60,000 is not 62,345.
const KEPT_DIGITS = 2;

/** Reads a plain number, such as `-0.25` or `1e-7`; undefined for anything else. */
export function toDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, sign, whole = "", part = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return { negative: sign === "-", digits: BigInt(whole + part), exponent: Number(exponent) - part.length };
}

/** Reads a figure that counts in units of ten to the power of `power`: 3 for thousands. */
export function toShown(text: string, power = 0): Shown | undefined {
  const plain = toDecimal(text);
  if (plain === undefined) return undefined;
  const value = { ...plain, exponent: plain.exponent + power };
  const place = value.exponent;
  if (plain.exponent < 0) return { value, place, roundPlace: place };
  const digits = String(plain.digits);
  const zeros = digits.length - digits.replace(/0+$/, "").length;
  return { value, place, roundPlace: place + Math.max(0, Math.min(zeros, digits.length - KEPT_DIGITS)) };
}

/** Roughly what a decimal is, without its sign: for a first look. */
export function magnitudeOf({ digits, exponent }: Decimal): number {
  return Number(digits) * 10 ** exponent;
}

/** Whether a figure shows `fact` times ten to the power of `shift`, rounded or cut after the last digit shown. Signs are not compared. */
export function shows({ value, place, roundPlace }: Shown, fact: Decimal, shift: number): boolean {
  const least = Math.min(value.exponent, fact.exponent + shift, place);
  const most = Math.max(value.exponent, fact.exponent + shift, roundPlace);
  if (most - least > MAX_LENGTH) return false;
  const at = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - least);
  const shown = at(value);
  const exact = at({ ...fact, exponent: fact.exponent + shift });
  const off = shown > exact ? shown - exact : exact - shown;
  if (2n * off <= 10n ** BigInt(roundPlace - least)) return true;
  return exact > shown && off < 10n ** BigInt(place - least);
}

/** Whether a shown value is a decimal times ten to the power of `shift`, to the last digit. Signs are not compared. */
export function isExactly({ value }: Shown, fact: Decimal, shift: number): boolean {
  return normal(value) === normal({ ...fact, exponent: fact.exponent + shift });
}

/** How many digits count, from the first that is not zero to the last that is shown. */
export function countedDigits({ value, roundPlace, place }: Shown): number {
  return value.digits === 0n ? 0 : String(value.digits).length - (roundPlace - place);
}

function normal({ digits, exponent }: Decimal): string {
  const text = String(digits);
  const short = text.replace(/0+$/, "");
  return short === "" ? "0" : `${short}e${exponent + text.length - short.length}`;
}
