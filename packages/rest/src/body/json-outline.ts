// The outline of a JSON text: counts its depth, its members and its items without parsing it.

/** What a text holds. It means nothing where the text is not JSON. */
export interface JsonOutline extends JsonLimits {
  /** Whether a character is written by its number. */
  readonly hasCodes: boolean;
}

/** What a text may hold. */
export interface JsonLimits {
  readonly depth: number;
  /** Members of all objects; a name that is written twice counts twice. */
  readonly members: number;
  /** Members and items of everything in it, none fewer than there are; what holds nothing counts as one. */
  readonly values: number;
}

const [QUOTE, BACKSLASH, COLON, COMMA, LETTER_U] = [0x22, 0x5c, 0x3a, 0x2c, 0x75];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Reads a text once, from left to right, and steps over each string; what is beyond the limits is not read to its end. */
export function outlineOf(text: string, limits: JsonLimits): JsonOutline {
  const strings = createStrings(text);
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
    } else if (char === QUOTE) at = strings.endOf(at);
    else if (char === COLON) members += 1;
    else if (char === OPEN_OBJECT || char === OPEN_LIST) {
      open += 1;
      opened += 1;
      if (open > depth) depth = open;
      if (depth > limits.depth || commas + opened > limits.values) break;
    } else if (char === CLOSE_OBJECT || char === CLOSE_LIST) open -= 1;
  }
  // Each value but the first stands behind a comma or a bracket.
  return { depth, members, values: commas + opened, hasCodes: strings.haveCodes() };
}

/** Steps over the strings of a text. */
function createStrings(text: string) {
  let hasCodes = false;
  // The next backslash of all, so that none is looked for twice.
  let backslash = -2;

  function endOfEscaped(start: number): number {
    for (let at = start + 1; at < text.length; at++) {
      const char = text.charCodeAt(at);
      if (char === QUOTE) return at;
      if (char !== BACKSLASH) continue;
      // An escape takes the character behind it along.
      at += 1;
      if (text.charCodeAt(at) === LETTER_U) hasCodes = true;
    }
    return text.length;
  }

  return {
    haveCodes: () => hasCodes,
    /** The index of the quote that ends a string; the end of the text where there is none. */
    endOf(start: number): number {
      const quote = text.indexOf('"', start + 1);
      if (quote === -1) return text.length;
      if (backslash !== -1 && backslash <= start) backslash = text.indexOf("\\", start + 1);
      return backslash === -1 || backslash > quote ? quote : endOfEscaped(start);
    },
  };
}
