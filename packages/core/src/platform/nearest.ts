// Nearest: which of some names somebody most likely meant by one that is none of them.

// A name of which more is wrong is another name.
const SHARE_WRONG = 0.4;

/** The name that is most like `given`: one that it begins or that begins it, else by its letters; undefined where none is near. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const typed = given.slice(0, 128);
  let found: { readonly name: string; readonly far: number } | undefined;
  for (const name of names) {
    const far = distance(plain(typed), plain(name));
    if (far <= SHARE_WRONG && (found === undefined || far < found.far)) found = { name, far };
  }
  return found?.name;
}

/** How much of two names differs, from 0 to 1. A name that was cut short is nearer than one with letters changed. */
function distance(one: string, other: string): number {
  const longest = Math.max(one.length, other.length, 1);
  const shortest = Math.min(one.length, other.length);
  if (shortest >= 2 && (one.startsWith(other) || other.startsWith(one)))
    return ((longest - shortest) / longest) * SHARE_WRONG;
  return edits(one, other) / longest;
}

/** `topUp`, `top_up` and `top-up` are one word. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, "");
}

/** How many letters have to be put in, taken out, changed or exchanged with their neighbour. */
function edits(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const options = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)];
      if (isSwapped) options.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...options));
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
