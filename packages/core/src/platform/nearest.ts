// Nearest: which of some names somebody most likely meant by one that is none of them.

// A name of which more is wrong is another name.
const SHARE_WRONG = 0.4;

/**
 * The name that is most like `given`: one that it begins or that begins it, else by its letters; undefined where none is near.
 * Of names whose lengths alone tell them apart no letter is compared, so that thousands take milliseconds.
 */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  const typed = plain(given.slice(0, 128));
  const letters = lettersOf(typed);
  let found: { readonly name: string; readonly far: number } | undefined;
  for (const name of names) {
    const far = distance({ typed, letters }, plain(name), found?.far ?? SHARE_WRONG);
    if (far <= SHARE_WRONG && (found === undefined || far < found.far)) found = { name, far };
  }
  return found?.name;
}

/**
 * How much of two names differs, from 0 to 1; anything larger where that is more than `most`. A name that was cut short is
 * nearer than one with letters changed.
 */
function distance({ typed: one, letters }: Typed, other: string, most: number): number {
  const longest = Math.max(one.length, other.length, 1);
  const shortest = Math.min(one.length, other.length);
  if (shortest >= 2 && (one.startsWith(other) || other.startsWith(one)))
    return ((longest - shortest) / longest) * SHARE_WRONG;
  const edit = Math.floor(most * longest);
  if (longest - shortest > edit || lacking(letters, other) + Math.max(0, one.length - other.length) > edit)
    return 1;
  return edits(one, other, edit) / longest;
}

/** A name as it was typed, and how many of each letter it has. */
interface Typed {
  readonly typed: string;
  readonly letters: Int16Array;
}

// Letters beyond ASCII share places, which makes names no further apart than they are.
const PLACES = 128;

function lettersOf(name: string): Int16Array {
  const letters = new Int16Array(PLACES);
  for (let at = 0; at < name.length; at++) count(letters, name.charCodeAt(at), 1);
  return letters;
}

/** How many letters of a name are not among these: each has to be put in, or to take another's place. */
function lacking(letters: Int16Array, name: string): number {
  let lacks = 0;
  for (let at = 0; at < name.length; at++) if (count(letters, name.charCodeAt(at), -1) < 0) lacks += 1;
  for (let at = 0; at < name.length; at++) count(letters, name.charCodeAt(at), 1);
  return lacks;
}

/** Adds to the number of a letter, and gives it. */
function count(letters: Int16Array, letter: number, by: number): number {
  const place = letter % PLACES;
  const number = (letters[place] ?? 0) + by;
  letters[place] = number;
  return number;
}

/** `topUp`, `top_up` and `top-up` are one word. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, "");
}

/**
 * How many letters have to be put in, taken out, changed or exchanged with their neighbour; all of them where that is more
 * than `most`.
 */
function edits(one: string, other: string, most: number): number {
  const width = other.length + 1;
  let before = new Uint32Array(width);
  let last = Uint32Array.from({ length: width }, (_, at) => at);
  let row = new Uint32Array(width);
  let least = 0;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    const leastBefore = least;
    least = i;
    const [letter, previous] = [one.charCodeAt(i - 1), one.charCodeAt(i - 2)];
    for (let j = 1; j < width; j++) {
      const isSame = letter === other.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      const put = (row[j - 1] ?? 0) + 1;
      const taken = (last[j] ?? 0) + 1;
      if (put < cost) cost = put;
      if (taken < cost) cost = taken;
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && previous === other.charCodeAt(j - 1)) {
        const swapped = (before[j - 2] ?? 0) + 1;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // What comes after is made of these two rows.
    if (least > most && leastBefore > most) return Math.max(one.length, other.length);
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? 0;
}
