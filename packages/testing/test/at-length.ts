// At length: how much of what takes long `npm test` does; `npm run test:long` does all of it.

/** Whether all is done. */
export const isAtLength = process.env["LENGTH"] === "full";

/** Every second of the cases, or third, and so on, with the first of them. */
export function some<T>(cases: readonly T[], each: number): readonly T[] {
  return isAtLength ? cases : cases.filter((_, at) => at % each === 0);
}

/** How often something is done: in a short run, and in one that takes its time. */
export function times(short: number, long: number): number {
  return isAtLength ? long : short;
}
