// A TypeScript text with its comments and strings told apart from its code, found by scanning and not by parsing.

/** A string literal, or a text piece of a template. */
export interface StringLiteral {
  readonly text: string;
  /** Where the text starts, behind its quote. */
  readonly offset: number;
}

/** A text in three views of one length, so that an offset means the same place in each. */
export interface SourceText {
  readonly text: string;
  /** The text with comments blanked out. */
  readonly code: string;
  /** The text with comments, string contents and regular expressions blanked out. */
  readonly bare: string;
  readonly strings: readonly StringLiteral[];
}

// One token a match: a comment, a quoted string, a template's backtick or a brace; anything else is passed over.
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|[`{}/]/g;
const TEMPLATE_PIECE = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;

// A slash behind one of these starts a regular expression; behind anything else it divides.
const BEFORE_REGEX = /(?:^|[([{}=,;:!&|?+\-*%<>~^]|\b(?:return|typeof|case|in|of|void|yield|await))\s*$/;

/** Scans a text. */
export function scan(text: string): SourceText {
  const strings: StringLiteral[] = [];
  const comments: [number, number][] = [];
  const literals: [number, number][] = [];
  // Braces that are open: true for one that a template opened, so that its end goes on with the template.
  const braces: boolean[] = [];

  function readPiece(from: number): number {
    TEMPLATE_PIECE.lastIndex = from;
    const [whole, piece = "", end] = TEMPLATE_PIECE.exec(text) ?? [""];
    strings.push({ text: piece, offset: from });
    literals.push([from, from + piece.length]);
    if (end === "${") braces.push(true);
    return from + whole.length;
  }

  /** Takes the token at an offset; gives the offset behind it. */
  function take(token: string, at: number): number {
    const end = at + token.length;
    if (token.startsWith("//") || token.startsWith("/*")) comments.push([at, end]);
    else if (token === "`") return Math.max(end, readPiece(end));
    else if (token === "{") braces.push(false);
    else if (token === "}") return braces.pop() ? Math.max(end, readPiece(end)) : end;
    else if (token === "/") return takeSlash(at);
    else {
      strings.push({ text: token.slice(1, -1), offset: at + 1 });
      literals.push([at + 1, end - 1]);
    }
    return end;
  }

  function takeSlash(at: number): number {
    REGEX.lastIndex = at;
    const [regex] = (BEFORE_REGEX.test(text.slice(Math.max(0, at - 40), at)) && REGEX.exec(text)) || [];
    if (regex === undefined) return at + 1;
    literals.push([at + 1, at + regex.length]);
    return at + regex.length;
  }

  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match; match = token.exec(text)) {
    token.lastIndex = take(match[0], match.index);
  }
  const code = blank(text, comments);
  return { text, code, bare: blank(code, literals), strings };
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function blank(text: string, ranges: readonly [number, number][]): string {
  let blanked = "";
  let from = 0;
  for (const [start, end] of ranges) {
    blanked += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, " ");
    from = end;
  }
  return blanked + text.slice(from);
}
