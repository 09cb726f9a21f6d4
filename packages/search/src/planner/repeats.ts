// Repeats: where a question may ask the same of several things: the question with the first of them, and what stands in its place after that.
import type { Mention } from "../entities/mention.js";
import { SUBJECT_WORDS } from "../tables/words.js";
import { type Clause, contentWords, partOf } from "./clause.js";
import { isAlike } from "./replacing.js";
import { jointsIn } from "./splits.js";

/** A question with the first of several things, and the part that names the others. */
export interface Repeat {
  readonly base: Clause;
  readonly later: Clause;
}

const MOST_REPEATS = 1;

/** The ways in which a question may ask the same of several things. */
export function repeatsOf(whole: Clause): readonly Repeat[] {
  const seen = new Set<string>();
  const all: Repeat[] = [];
  for (const joint of jointsIn(whole)) {
    const named = whole.mentions.filter(({ start }) => start >= 0);
    const before = named.filter(({ end }) => end <= joint);
    const others = named.filter(
      (each) => each.start >= joint && before.some((own) => isAlike(own, each) && own.text !== each.text),
    );
    const key = others.map(({ start }) => start).join();
    if (others.length === 0 || seen.has(key)) continue;
    seen.add(key);
    const later = { text: partOf(whole, joint, whole.text.length).text, mentions: others };
    // "and weather in Paris" is of a subject of its own.
    if (contentWords(later).some((word) => SUBJECT_WORDS.has(word))) continue;
    all.push({ base: without(whole, others), later });
    if (all.length >= MOST_REPEATS) break;
  }
  return all;
}

/** A clause as if some of what it names had not been said. */
function without({ text, mentions }: Clause, others: readonly Mention[]): Clause {
  let rest = text;
  for (const { start, end } of others)
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  return { text: rest, mentions: mentions.filter((each) => !others.includes(each)) };
}
