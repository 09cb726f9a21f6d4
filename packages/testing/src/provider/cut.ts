// Cut: makes a recorded answer short, where it lists more than a test needs.
import { isObject } from "@svckit/core";

/** How much of a list is kept. */
export interface CutSize {
  /** Rows of a list of objects or lists. */
  readonly rows: number;
  /** Items of a list of plain values, such as the columns of a table, and members of an object of objects. */
  readonly members: number;
}

/** From the shortest on: a tool that does not work with one is given the next. */
export const CUT_SIZES: readonly CutSize[] = [
  { rows: 3, members: 20 },
  { rows: 25, members: 200 },
  { rows: Number.POSITIVE_INFINITY, members: Number.POSITIVE_INFINITY },
];

/** A JSON value with the first rows of its lists, at all depths. */
export function cut(value: unknown, size: CutSize): unknown {
  if (Array.isArray(value)) {
    const most = value.some(isNested) ? size.rows : size.members;
    return value.slice(0, most).map((each) => cut(each, size));
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  // An object whose members are all objects is a table by name; any other has fields.
  const most = members.every(([, each]) => isNested(each)) ? size.members : members.length;
  return Object.fromEntries(members.slice(0, most).map(([name, each]) => [name, cut(each, size)]));
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
