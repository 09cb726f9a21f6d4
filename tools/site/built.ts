// What has to hold of the built site, whoever reads it: it is whole without anybody else, and its search knows its words.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LOADED = /<(?:script|img|iframe|source|link)\b[^>]*?\s(?:src|srcset|href)="((?:https?:)?\/\/[^"]*)"/g;
const STYLED = /(?:@import|url\()\s*["']?((?:https?:)?\/\/[^"')\s]+)/g;

/** What is wrong with it, a line a fault; `word` is one that the search has to know. */
export function faultsOf(folder: string, word: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const loading = files
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const pattern = file.endsWith(".css") ? STYLED : LOADED;
      return [...text.matchAll(pattern)].map(([, url]) => `${file} loads ${url}`);
    });
  const index = files.find((file) => /localSearchIndexroot.*\.js$/.test(file));
  const knows = index !== undefined && readFileSync(join(folder, index), "utf8").includes(word);
  return knows ? loading : [...loading, `the index of the search does not know the word "${word}"`];
}
