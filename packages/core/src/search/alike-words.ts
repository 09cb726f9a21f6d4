// Alike words: which words mean about the same in any field, for tools that the other tables are not about.

import { once } from "../platform/once.js";
import { stem } from "./stem.js";
import { ALIKE } from "./vocabulary/alike.js";

const NONE: readonly string[] = [];

// With the first word, so that a process which searches nothing starts without them.
const readGroups = once((): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const line of ALIKE.trim().split("\n")) {
    const [first = "", ...others] = line.split(" ");
    for (const word of new Set([first, ...others].map(stem)))
      groups.set(word, [...(groups.get(word) ?? []), `~${first}`]);
  }
  return groups;
});

/** The terms of the groups that a word is in, by its stem. */
export function groupsOf(stemmed: string): readonly string[] {
  return readGroups().get(stemmed) ?? NONE;
}
