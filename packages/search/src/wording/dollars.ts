// Dollars: that figures are in US dollars where another currency was asked for.
import { isObject } from "@svckit/core";

/** The note that figures are in US dollars and not in the currency of a code. */
export function dollarsNote(code: string): string {
  return `Its money is in US dollars and not in ${code.toUpperCase()}.`;
}

/** Whether it is said of figures that are in that currency after all: a result has them by its code. */
export function isUntrue(note: string, data: Readonly<Record<string, unknown>>): boolean {
  const inner = Object.values(data).filter(isObject);
  return [data, ...inner].some((each) =>
    Object.entries(each).some(
      ([name, value]) => /^[a-z]{3}$/i.test(name) && typeof value === "number" && dollarsNote(name) === note,
    ),
  );
}
