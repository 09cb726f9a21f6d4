// Weighings: tables of weights as they are written, in hundredths beside the words that they are of.

/** How much words tell for one outcome. */
export type Weighing = ReadonlyMap<string, number>;

// Weights are written in hundredths.
const UNIT = 0.01;
/** What is counted without any word. */
export const ALWAYS = "*";

/** The weighings of a table by what they tell for: "@" and that, then the weight of each word. */
export function weighingsOf(table: string): ReadonlyMap<string, Weighing> {
  const all = new Map<string, Weighing>();
  for (const part of table.split("@").slice(1)) {
    const [name = "", ...pairs] = part.trim().split(/\s+/);
    const weights = pairs.map((pair) => pair.split(":"));
    all.set(name, new Map(weights.map(([weight, word = ""]) => [word, Number(weight) * UNIT])));
  }
  return all;
}
