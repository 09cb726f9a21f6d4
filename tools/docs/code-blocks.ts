// The code of a page: its fenced blocks, with their language, their place, and the file that they repeat.

/** A fenced block. */
export interface CodeBlock {
  /** The first word behind the fence; empty where there is none. */
  readonly language: string;
  readonly text: string;
  /** Of the fence, from 1. */
  readonly line: number;
  /** From the root, where the block follows `<!-- file: path -->`. */
  readonly file: string | undefined;
}

const BLOCK = /(?:^<!-- file: (\S+) -->\n+)?^([ ]*)(`{3,})(\w*)[^\n`]*\n([\s\S]*?)^\2\3[ \t]*$/gm;

/** All of a page, from top to bottom. */
export function codeBlocksOf(page: string): readonly CodeBlock[] {
  return [...page.matchAll(BLOCK)].map(
    ({ 0: whole, 1: file, 3: fence = "", 4: language = "", 5: text = "", index }) => ({
      language,
      text,
      line: page.slice(0, index + whole.indexOf(fence)).split("\n").length,
      file,
    }),
  );
}
