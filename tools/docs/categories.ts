// The categories that always exist, in a sentence.
import { CATEGORIES } from "@svckit/core";

/** The sentence. */
export function categorySentence(): string {
  const names = CATEGORIES.map((category) => `\`${category}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} always exist.`;
}
