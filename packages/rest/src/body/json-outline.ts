// The outline of a JSON text: counts its depth, its members and its items without parsing it.

/** The depth and the members of a text. They mean nothing where the text is not JSON. */
export interface JsonOutline {
  readonly depth: number;
  /** Members of all objects; a name that is written twice counts twice. */
  readonly members: number;
  /** Members and items of everything in it, none fewer than there are; what holds nothing counts as one. */
  readonly values: number;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Reads a text once, from left to right, and steps over each string; what is beyond the limits is not read to its end. */
export function outlineOf(text: string, limits: JsonOutline): JsonOutline {
  let open = 0;
  let depth = 0;
  let members = 0;
  let commas = 0;
  let opened = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === COMMA) {
      commas += 1;
      if (commas + opened > limits.values) break;
    } else if (char === QUOTE) at = endOfString(text, at);
    else if (char === COLON) members += 1;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      open += 1;
      opened += 1;
      if (open > depth) depth = open;
      if (depth > limits.depth || commas + opened > limits.values) break;
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) open -= 1;
  }
  // Each value but the first stands behind a comma or a bracket.
  return { depth, members, values: commas + opened };
}

/** The index of the quote that ends a string; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  const quote = text.indexOf('"', start + 1);
  if (quote === -1) return text.length;
  if (text.charCodeAt(quote - 1) !== BACKSLASH) return quote;
  // An escape takes the character behind it along. Looked at one by one: there may be a quote at every other.
  let at = start + 1;
  while (at < text.length) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) return at;
    at += char === BACKSLASH ? 2 : 1;
  }
  return text.length;
}
