// Bounded reading: as much of a question and of the turns before it as the planner reads, so that no text costs more than its share.
import type { Question, Turn } from "../engine.js";

// What stands behind so many characters changes no answer.
const MOST_CHARACTERS = 1_200;

/** A question cut to what is read; the turns share what it leaves, those of the user first and the latest before the others. */
export function boundedOf({ text, earlier }: Question): Pick<Question, "text" | "earlier"> {
  const asked = cut(text, MOST_CHARACTERS);
  let left = MOST_CHARACTERS - asked.length;
  const kept = new Map<Turn, string>();
  for (const isOfUser of [true, false])
    for (const turn of earlier.filter(({ role }) => (role === "user") === isOfUser).reverse()) {
      const content = cut(turn.content, left);
      kept.set(turn, content);
      left -= content.length;
    }
  const turns = earlier.map((turn) => ({ role: turn.role, content: kept.get(turn) ?? "" }));
  return { text: asked, earlier: turns.filter(({ content }) => content !== "") };
}

/** What of a question is not read; empty where all of it is. */
export function unreadIn(text: string): string {
  const all = cut(text, text.length);
  return all.slice(cut(text, MOST_CHARACTERS).length).trim();
}

/** The start of a text, each run of blanks as one: a line break where it holds one. No word is cut in two, unless it is long. */
function cut(text: string, most: number): string {
  const plain = text
    .slice(0, 4 * most)
    .replace(/\s{2,}/g, (blanks) => (blanks.includes("\n") ? "\n" : " "))
    .trim();
  if (plain.length <= most) return plain;
  const start = plain.slice(0, most);
  const isWhole = /\s/.test(plain.charAt(most));
  const end = isWhole ? most : most - (/\S{1,100}$/.exec(start)?.[0].length ?? 0);
  return end > 0 && !/\S{101}$/.test(start) ? start.slice(0, end).trimEnd() : start;
}
