// Written blocks: parts of a page by hand that come from the code.

/** A page with fresh blocks, and the names of those that were stale. */
export interface WrittenBlocks {
  readonly text: string;
  readonly stale: readonly string[];
}

const BLOCK = /(<!-- written: (\S+) -->\n)([\s\S]*?)(<!-- end -->)/g;

/** Writes what stands between `<!-- written: name -->` and `<!-- end -->`; throws for a name that there is not. */
export function fillWrittenBlocks(
  page: string,
  blocks: Readonly<Record<string, () => string>>,
): WrittenBlocks {
  const stale: string[] = [];
  const text = page.replace(BLOCK, (_whole, head: string, name: string, body: string, end: string) => {
    const render = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
    if (render === undefined) throw new Error(`nothing is written under the name ${name}`);
    const written = `\n${render()}\n\n`;
    if (body !== written) stale.push(name);
    return head + written + end;
  });
  return { text, stale };
}
