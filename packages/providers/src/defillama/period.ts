// Period: a length of time as DefiLlama takes it, such as `4h`.
import type { Piece } from "@svckit/core/schemas";
import * as z from "zod";

const FORM = /^([1-9]\d{0,3})([mhdw])$/;
const SECONDS = { m: 60, h: 3_600, d: 86_400, w: 604_800 } as const;

/** A length of time: a whole number of minutes, hours, days or weeks. */
export function period(meaning: string): Piece<string, string> {
  return z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[1-9]\d{0,3}[mhdwMHDW]$/, "expected a whole number and one of m, h, d and w, such as `4h`")
    .describe(
      `${meaning}: a whole number of minutes, hours, days or weeks, such as \`30m\`, \`4h\`, \`1d\`, \`2w\``,
    );
}

/** The seconds of a text that `period` read. */
export function secondsOf(text: string): number {
  const [, count, unit] = FORM.exec(text) ?? [];
  // `as`: the form has these letters alone.
  return Number(count) * SECONDS[unit as keyof typeof SECONDS];
}
