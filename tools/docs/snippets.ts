// Snippets: code blocks in Markdown that repeat a file of the repository, so that readers copy what runs.

/** A page with fresh snippets, and the files of those that were stale. */
export interface Snippets {
  readonly text: string;
  readonly stale: readonly string[];
}

const SNIPPET = /(<!-- file: (\S+) -->\n+(`{3,})[^\n]*\n)([\s\S]*?)(^\3[ \t]*$)/gm;

/** Fills every block that follows `<!-- file: path -->`; `read` gives a file by its path from the root, or throws. */
export function fillSnippets(page: string, read: (path: string) => string): Snippets {
  const stale: string[] = [];
  const text = page.replace(
    SNIPPET,
    (_whole, head: string, path: string, _fence, body: string, end: string) => {
      const file = `${read(path).trimEnd()}\n`;
      if (body !== file) stale.push(path);
      return head + file + end;
    },
  );
  return { text, stale };
}
