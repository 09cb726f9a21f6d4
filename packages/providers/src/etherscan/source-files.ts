// Source files of Etherscan's answer: one text, files in JSON, or the compiler's input in JSON within a second pair of braces.
import * as z from "zod";

const files = z.record(z.string(), z.looseObject({ content: z.string() }));
const input = z.looseObject({ sources: files });

/** A file of a contract's source. */
export interface SourceFile {
  readonly path: string;
  readonly content: string;
}

/** The files of a source; none of an empty one. Throws a `SyntaxError` for JSON that is none. */
export function filesOf(source: string, name: string): SourceFile[] {
  if (source.trim() === "") return [];
  if (!source.trimStart().startsWith("{")) return [{ path: name, content: source }];
  const isInput = source.startsWith("{{");
  const parsed: unknown = JSON.parse(isInput ? source.slice(1, -1) : source);
  const found = isInput ? input.parse(parsed).sources : files.parse(parsed);
  return Object.entries(found).map(([path, { content }]) => ({ path, content }));
}
