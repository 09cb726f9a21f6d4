// The categories that always exist, as a sentence names them.
import { CATEGORIES } from "@svckit/core";

/** All of them, with what follows from it. */
export function categorySentence(): string {
  const names = CATEGORIES.map((category) => `\`${category}\``);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} always exist.`;
}
