// Search stem: what a word has in common with its other forms, worked out once.
import { stemmer } from "stemmer";

const stems = new Map<string, string>();
// The vocabulary has about 5,000 words. What callers type is not remembered for ever.
const MAX_STEMS = 20_000;

/** The stem of a word. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const made = word.length > 40 ? word : stemmer(word);
  stems.set(word, made);
  return made;
}
