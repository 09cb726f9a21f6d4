// Values that may be heavy to check: long, many, deep, or of characters that some code has to look at twice.

/** Chance, the same each time. */
export interface Random {
  /** A whole number from 0 up to `below`. */
  whole(below: number): number;
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Chance from a seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    chance: (of) => next() < of,
    pick(from) {
      const found = from[whole(from.length)];
      if (found === undefined) throw new TypeError("there is nothing to pick from");
      return found;
    },
  };
}

// What fits into the largest body, with room for the rest.
const ROOM = 1_000_000;

const CHUNKS = [
  ...'a ,-./:0[]({"\\\n\t',
  "é",
  "İ",
  "ﬃ",
  "𝒳",
  "e\u0301",
  "\u200d",
  "0x",
  "00",
  "a,",
  "bitcoin,",
  "price of bitcoin ",
  "eip155:1",
  "2024-01-01",
  "uint256[],",
  "\u00ad",
];
const LENGTHS = [10, 60, 250, 1_000, 10_000, 100_000, 500_000, 1_000_000];
const COUNTS = [3, 50, 500, 5_000, 9_900, 19_900];
const SIGNATURES = [
  "f(uint256[][])",
  "f(bytes[])",
  "f((uint256,bytes,string)[])",
  "f(uint256[16][16])",
  `f(${"uint256[][],".repeat(60)}bool)`,
  `f(${"(".repeat(15)}uint256${")".repeat(15)})`,
  `f(${"(".repeat(400)}`,
  `f(uint256${"[]".repeat(300)})`,
  `f(${" ".repeat(900)})`,
];

/** A value; now and then one that grows out of what was there. */
export function heavyValue(random: Random, before: unknown): unknown {
  const kind = random.whole(9);
  if (kind === 0) return textOf(random);
  if (kind === 1 && typeof before === "string") return (before + textOf(random)).slice(0, ROOM);
  if (kind === 2) return random.pick(SIGNATURES);
  if (kind === 3) return repeated(before ?? "1", random.pick(COUNTS));
  if (kind === 4) return Object.fromEntries(members(random));
  if (kind === 5) return [listOf(random)];
  if (kind === 6) return deep(random);
  if (kind === 7) return random.pick<unknown>([0, -1, 1.5, 2 ** 53 - 1, 1e300, true, null, "", [], {}]);
  return listOf(random);
}

function textOf(random: Random): string {
  const chunk = random.pick(CHUNKS);
  return chunk.repeat(Math.ceil(random.pick(LENGTHS) / chunk.length));
}

/** So many of a value, or as many as there is room for. */
function repeated<T>(item: T, count: number): T[] {
  const size = JSON.stringify(item).length + 1;
  return Array.from({ length: Math.min(count, Math.floor(ROOM / size)) }, () => item);
}

function listOf(random: Random): unknown[] {
  const item = random.pick<unknown>([
    1,
    "",
    "1",
    "é",
    [],
    {},
    [1],
    { a: 1 },
    "0x00",
    textOf(random).slice(0, 50),
  ]);
  const list = repeated(item, random.pick(COUNTS));
  // What is wrong is often looked for from the beginning.
  return random.chance(0.5) ? [...list, random.pick<unknown>([null, true, {}, "wrong"])] : list;
}

function members(random: Random): [string, unknown][] {
  const name = random.pick(CHUNKS).repeat(random.pick([1, 5, 20, 90]));
  return repeated(`${name}00000:0`, random.pick(COUNTS)).map((_, at) => [
    `${name}${(at * 7_919) % 10_007}`,
    0,
  ]);
}

function deep(random: Random): unknown {
  let value: unknown = listOf(random);
  for (let level = 0; level < 55; level += 1) value = random.chance(0.5) ? [value] : { a: value };
  return value;
}
