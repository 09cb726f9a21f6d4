// Exact: decimals of any size in text, compared without a float in between.
import { decimal } from "@svckit/core/schemas";

const piece = decimal();

/** The digits of a number, or of a text that is one, in their shortest form; undefined for any other value. */
export function toExact(value: unknown): string | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const read = piece.safeParse(value);
  return read.success ? read.data : undefined;
}

/** Below zero where the first is the smaller, above zero where it is the larger. */
export function compareExact(a: string, b: string): number {
  const [x, y] = inOneUnit([a, b]);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Whether a figure has moved by so many percent of what it was, up or down. Anything is that much more than nothing. */
export function hasMovedBy(percent: string, from: string, to: string): boolean {
  const [was, is] = inOneUnit([from, to]);
  const moved = magnitude(is - was);
  if (was === 0n) return moved > 0n;
  const [whole, fraction = ""] = percent.split(".");
  return moved * 100n * 10n ** BigInt(fraction.length) >= magnitude(was) * BigInt(`${whole}${fraction}`);
}

function inOneUnit([a, b]: readonly [string, string]): readonly [bigint, bigint] {
  const places = Math.max(placesOf(a), placesOf(b));
  const scaled = (text: string) => BigInt(text.replace(".", "")) * 10n ** BigInt(places - placesOf(text));
  return [scaled(a), scaled(b)];
}

const placesOf = (text: string) => text.split(".")[1]?.length ?? 0;
const magnitude = (value: bigint) => (value < 0n ? -value : value);
