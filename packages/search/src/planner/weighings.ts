// Weighings: tables of weights as they are written, in hundredths beside the words that they are of.

/** How much words tell for one outcome. */
export type Weighing = ReadonlyMap<string, number>;

// Weights are written in hundredths.
const UNIT = 0.01;
/** What is counted without any word. */
export const ALWAYS = "*";

/** The weights of words as they are written: "42:word" each. */
function weighingIn(pairs: readonly string[]): Weighing {
  return new Map(
    pairs.map((pair) => {
      const [weight, word = ""] = pair.split(":");
      return [word, Number(weight) * UNIT];
    }),
  );
}

/** The weighings of a table by what they tell for: "@" and that, then the weight of each word. Names in a row have the same. */
export function weighingsOf(table: string): ReadonlyMap<string, Weighing> {
  const all = new Map<string, Weighing>();
  let alike: string[] = [];
  for (const part of table.split("@").slice(1)) {
    const [name = "", ...pairs] = part.trim().split(/\s+/);
    alike.push(name);
    if (pairs.length === 0) continue;
    const weighing = weighingIn(pairs);
    for (const each of alike) all.set(each, weighing);
    alike = [];
  }
  return all;
}
