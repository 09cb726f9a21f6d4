// Objects: pieces of a text that are objects in JSON.
import type { Formed } from "./mention.js";

/** The objects of a text, from the left. */
export function readObjects(text: string): readonly Formed[] {
  const found: Formed[] = [];
  for (let start = text.indexOf("{"); start >= 0; ) {
    const end = endOf(text, start);
    const json = end === undefined ? "" : text.slice(start, end);
    const isRead = end !== undefined && /^\{\s*"/.test(json) && isJson(json);
    if (isRead) found.push({ start, end, readings: { json } });
    start = text.indexOf("{", isRead ? end : start + 1);
    if (end === undefined) break;
  }
  return found;
}

/** Behind the bracket that closes the one at the start. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\\") at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === "{") depth += 1;
    else if (!isQuoted && sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Brackets of prose are none.
    return false;
  }
}
