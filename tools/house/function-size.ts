// The length of a function without the functions inside it, read from indentation: the formatter vouches for that.

/** A function that is too long. */
export interface LongFunction {
  readonly line: number;
  /** Lines that are its own. */
  readonly lines: number;
}

const DECLARATION = /^(?:export )?(?:default )?(?:async )?function\b/;
const METHOD = /^(?:async )?(?!(?:if|for|while|switch|catch|return|function)\b)[\w$]+\([^)]*\)(?:: .+)? \{$/;
const ARROW = /=> \{$/;

/** Finds the functions of a formatted text with more lines of their own than `limit`. */
export function longFunctions(text: string, limit: number): LongFunction[] {
  const lines = text.split("\n");
  const found: LongFunction[] = [];

  /** Counts the own lines from one line to another, and judges the functions that it meets. */
  function ownLines(from: number, to: number): number {
    let own = 0;
    for (let index = from; index <= to; index += 1) {
      own += 1;
      const end = startsFunction(lines[index] ?? "") ? endOf(lines, index) : index;
      if (end === index || end > to) continue;
      const inner = 1 + ownLines(index + 1, end);
      if (inner > limit) found.push({ line: index + 1, lines: inner });
      index = end;
    }
    return own;
  }

  ownLines(0, lines.length - 1);
  return found;
}

function startsFunction(line: string): boolean {
  const text = line.trimStart();
  return DECLARATION.test(text) || METHOD.test(text) || ARROW.test(text);
}

/** The line that closes what a line opens: the next one at its indentation that starts with a brace and opens nothing. */
function endOf(lines: readonly string[], start: number): number {
  const indent = /^ */.exec(lines[start] ?? "")?.[0] ?? "";
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (line.startsWith(`${indent}}`) && !line.endsWith("{")) return index;
  }
  return start;
}
