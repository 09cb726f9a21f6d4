// The links of the documents that lead within the repository: to a file that is there, and to a heading that it has.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { anchorOf } from "./anchor.js";

const FENCED = /^ *(`{3,})[\s\S]*?^ *\1[ \t]*$/gm;
const SPAN = /(`+)[^\n]*?\1/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)[^)]*\)/g;
const HEADING = /^#{1,6} +(.+?)[ #]*$/gm;
const ID = /<[a-z]+ [^>]*\bid="([^"]+)"/g;

/** The links of some pages that lead nowhere, a line each; `pages` are paths from the root. */
export function deadLinksOf(root: string, pages: readonly string[]): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>();

  /** Whether a file of the repository has such a heading. Of files that are no Markdown, nobody knows. */
  function has(file: string, anchor: string): boolean {
    if (!file.endsWith(".md")) return true;
    const known = anchors.get(file) ?? anchorsOf(readFileSync(file, "utf8"));
    anchors.set(file, known);
    return known.has(anchor);
  }

  return pages.flatMap((page) => {
    const file = join(root, page);
    return linksOf(readFileSync(file, "utf8")).flatMap((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : resolve(dirname(file), path);
      if (relative(root, target).startsWith("..")) return [`${page}: ${link} leads out of the repository`];
      if (!existsSync(target)) return [`${page}: ${link} is not there`];
      return anchor === undefined || has(target, anchor) ? [] : [`${page}: ${link} has no such heading`];
    });
  });
}

function linksOf(page: string): string[] {
  // A span is left as one mark, so that a link whose words are code stays a link.
  const prose = page.replace(FENCED, "").replace(SPAN, "`");
  const links = [...prose.matchAll(LINK)].flatMap(([, link]) => link ?? []);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

function anchorsOf(page: string): ReadonlySet<string> {
  const prose = page.replace(FENCED, "");
  const found = new Set([...prose.matchAll(ID)].flatMap(([, id]) => id ?? []));
  for (const [, heading = ""] of prose.matchAll(HEADING)) {
    const anchor = anchorOf(
      heading.replace(LINK, (link) => link.slice(1, link.indexOf("]"))).replace(/[`*]/g, ""),
    );
    let [free, count] = [anchor, 0];
    while (found.has(free)) {
      count += 1;
      free = `${anchor}-${count}`;
    }
    found.add(free);
  }
  return found;
}
