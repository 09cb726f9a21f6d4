// Product: two decimals in text multiplied, exact at any size.
import { formatUnits } from "../units.js";

const DECIMAL = /^(-?\d+)(?:\.(\d+))?$/;

/** The product, in its shortest form. Throws a `TypeError` for a text that is no decimal. */
export function productOf(a: string, b: string): string {
  const [x, y] = [partsOf(a), partsOf(b)];
  return formatUnits(x.units * y.units, x.places + y.places);
}

/** Orders decimals from the largest to the smallest; what is unknown comes last. */
export function byWorth(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [x, y] = [partsOf(a), partsOf(b)];
  const places = Math.max(x.places, y.places);
  const difference = scaled(y, places) - scaled(x, places);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
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
