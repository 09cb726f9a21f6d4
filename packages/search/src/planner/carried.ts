// Carried: a mention of another text, as it is named again.
import type { Mention } from "../entities/mention.js";

/** A mention of another text: it has no place in this one. */
export function carried(mention: Mention): Mention {
  return { ...mention, start: -1, end: -1 };
}
