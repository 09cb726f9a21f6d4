// Exact: sums, products and the order of decimals in text, without a float in between.
import { formatUnits } from "./units.js";

const DECIMAL = /^(-?\d+)(?:\.(\d+))?$/;

/** The sum of decimals, in its shortest form. All of these throw a `TypeError` for a text that is no decimal. */
export function sumOf(parts: readonly string[]): string {
  const read = parts.map(partsOf);
  const places = Math.max(0, ...read.map((part) => part.places));
  const units = read.reduce((sum, part) => sum + scaled(part, places), 0n);
  return formatUnits(units, places);
}

/** The first less the second. */
export function difference(from: string, what: string): string {
  return sumOf([from, what.startsWith("-") ? what.slice(1) : `-${what}`]);
}

/** The product of two decimals, in its shortest form. */
export function productOf(a: string, b: string): string {
  const [x, y] = [partsOf(a), partsOf(b)];
  return formatUnits(x.units * y.units, x.places + y.places);
}

/** Orders decimals from the largest to the smallest; what is unknown comes last. */
export function largestFirst(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [x, y] = [partsOf(a), partsOf(b)];
  const places = Math.max(x.places, y.places);
  const more = scaled(y, places) - scaled(x, places);
  return more > 0n ? 1 : more < 0n ? -1 : 0;
}

interface Parts {
  readonly units: bigint;
  readonly places: number;
}

function partsOf(text: string): Parts {
  const [, whole, fraction = ""] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new TypeError("a decimal was expected");
  return { units: BigInt(`${whole}${fraction}`), places: fraction.length };
}

function scaled({ units, places }: Parts, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}
