// Number words: English numbers that are written out, as digits, so that they are figures like any other.

const SMALL = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value): [string, number] => [word, value]),
);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
for (const [at, word] of TENS.entries()) SMALL.set(word, (at + 2) * 10);
const SCALES = new Map([
  ["hundred", 1e2],
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
  ["trillion", 1e12],
]);

const UNIT = [...SMALL.keys()].join("|");
const ANY = `${UNIT}|${[...SCALES.keys()].join("|")}`;
// Behind digits a scale belongs to them: "1.2 million".
const WRITTEN = new RegExp(
  `(?<![\\w-])(?:an? (?=${[...SCALES.keys()].join("|")})|(?:${UNIT})(?![a-z]))(?:(?:[ -](?:and )?|(?<= ))(?:${ANY})(?![a-z]))*`,
  "gi",
);
// Up to here a number is a count, which no tool is asked for.
const COUNTS = 12;

/** The text with digits in the place of numbers above twelve that are written out. */
export function withDigits(text: string): string {
  return text.replace(WRITTEN, (written) => {
    const value = numberOf(written.toLowerCase().match(/[a-z]+/g) ?? []);
    return value > COUNTS ? String(value) : written;
  });
}

function numberOf(words: readonly string[]): number {
  let total = 0;
  let group = 0;
  for (const word of words) {
    const scale = SCALES.get(word);
    if (scale === undefined) group += SMALL.get(word) ?? 0;
    else if (scale === 100) group = Math.max(group, 1) * scale;
    else {
      total += Math.max(group, 1) * scale;
      group = 0;
    }
  }
  return total + group;
}
