// Whole numbers, as they are written on a command line.
import { ServiceError } from "@svckit/core";

/** Reads a number from 0 on. */
export function wholeNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new ServiceError("INVALID_ARGS", { message: `${JSON.stringify(text)} is not a whole number.` });
}

/** Reads a number with or without a sign. */
export function signedNumber(text: string): number {
  return text.startsWith("-") ? -wholeNumber(text.slice(1)) : wholeNumber(text.replace(/^\+/, ""));
}
