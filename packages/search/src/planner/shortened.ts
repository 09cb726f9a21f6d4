// Shortened: addresses that an answer writes by their first and last signs, such as "0x28C6…1d60", in full where the turns give them so.
import type { Turn } from "../engine.js";

const IN_FULL = /\b[A-Za-z0-9]{20,128}\b/g;
const SHORTENED = /\b([A-Za-z0-9]{4,12})(?:…|\.{3})([A-Za-z0-9]{2,8}\b)?/g;

/** Turns with what answers shorten in full, where one thing alone begins and ends so. */
export function inFull(turns: readonly Turn[]): readonly Turn[] {
  if (!turns.some(({ role, content }) => role === "assistant" && /…|\.{3}/.test(content))) return turns;
  const known = [...new Set(turns.flatMap(({ content }) => content.match(IN_FULL) ?? []))];
  return turns.map((turn) =>
    turn.role === "assistant"
      ? { ...turn, content: turn.content.replace(SHORTENED, (said, ...parts) => fullOf(said, parts, known)) }
      : turn,
  );
}

function fullOf(said: string, [start, end]: readonly unknown[], known: readonly string[]): string {
  const found = known.filter(
    (each) => each.startsWith(String(start)) && (typeof end !== "string" || each.endsWith(end)),
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? only : said;
}
