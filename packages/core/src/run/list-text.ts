// List text: a result with a list, as JSON text row by row, so that it can be cut at a row and no row is read again.
import { isObject } from "../platform/json.js";

/** The JSON text of an object with a list in it: what stands before the rows, the rows, and what stands behind. */
export interface ListText {
  /** Where the list is, as a dotted path. */
  readonly path: string;
  readonly before: string;
  readonly rows: readonly string[];
  readonly after: string;
}

/**
 * Splits the text of an object at its list: the one at `path`, or the longest in bytes that stands in no other list.
 * Undefined where there is none.
 */
export function splitList(text: string, path: string | undefined): ListText | undefined {
  // `as`: the text is one that the runner has written, and of an object.
  const data = JSON.parse(text) as Record<string, unknown>;
  const lists = [...listsIn(data, [])];
  const found =
    lists.find((each) => each.path.join(".") === path) ??
    lists.reduce<FoundList | undefined>(
      (longest, each) => (longest === undefined || each.length > longest.length ? each : longest),
      undefined,
    );
  if (found === undefined) return undefined;
  const [before, after] = around(data, found.path);
  return { path: found.path.join("."), before, rows: found.rows, after };
}

/** The text with the rows from one to another. */
export function joinRows({ before, rows, after }: ListText, from: number, to: number): string {
  return `${before}${rows.slice(from, to).join(",")}${after}`;
}

interface FoundList {
  readonly path: readonly string[];
  readonly rows: readonly string[];
  /** Of all rows, in characters. */
  readonly length: number;
}

function* listsIn(value: unknown, path: readonly string[]): Iterable<FoundList> {
  if (Array.isArray(value)) {
    const rows = value.map((row) => JSON.stringify(row));
    yield { path, rows, length: rows.reduce((sum, row) => sum + row.length + 1, 0) };
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) yield* listsIn(member, [...path, name]);
  }
}

/** The text before and behind the rows of the list at a path. */
function around(value: unknown, [name, ...rest]: readonly string[]): readonly [string, string] {
  if (name === undefined || !isObject(value)) return ["[", "]"];
  const names = Object.keys(value);
  const member = (each: string) => `${JSON.stringify(each)}:${JSON.stringify(value[each])}`;
  const at = names.indexOf(name);
  const [before, after] = around(value[name], rest);
  const front = names.slice(0, at).map((each) => `${member(each)},`);
  const back = names.slice(at + 1).map((each) => `,${member(each)}`);
  return [`{${front.join("")}${JSON.stringify(name)}:${before}`, `${after}${back.join("")}}`];
}
