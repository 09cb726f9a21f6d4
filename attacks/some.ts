// Some: how much of a long attack `npm test` has; `npm run test:long` has all of it.

const isAll = process.env["ATTACKS"] === "all";

/** Each so-manieth of the cases, the first among them. */
export function some<T>(cases: readonly T[], each: number): readonly T[] {
  return isAll ? cases : cases.filter((_, at) => at % each === 0);
}

/** How often something is done: in a short run, and in one that takes its time. */
export function times(short: number, long: number): number {
  return isAll ? long : short;
}
