// Only flags: what leaves all others out, as `stablecoin_only` does, is wanted where words say so.

// So many letters tell a word in its other forms: "stables".
const STEM = 5;
const OF_DOLLARS = /^(?:usd\w*|dai|dollars?|pegged|peg|buck)$/;

/** Whether an argument leaves all others out of which no word says anything. */
export function isUnsaidOnly(name: string, words: readonly string[]): boolean {
  if (!name.endsWith("_only")) return false;
  const said = name.slice(0, STEM);
  return !words.some((word) => word.startsWith(said) || (said === "stabl" && OF_DOLLARS.test(word)));
}
