// The list that an answer words: the one that was asked for, else the one that the tool is about.
import { type CatalogTool, isObject } from "@svckit/core";
import { type Asked, stem } from "./asked.js";
import { endsOf } from "./series.js";

/** A list of a result, by its name. */
export type List = readonly [name: string, rows: readonly unknown[]];

const NO_LISTS = /^(?:sources|missing|alternatives|warnings|quotes|chains_asked)$/;

/** The lists of a result that are worth words. */
export function listsOf(data: Readonly<Record<string, unknown>>): readonly List[] {
  return Object.entries(data).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && !NO_LISTS.test(entry[0]),
  );
}

/** The list that is worded: a series where a change is asked, one that the question names, the tool's own, or one of records. */
export function mainList(
  { definition }: CatalogTool,
  lists: readonly List[],
  asked: Asked,
): List | undefined {
  const filled = lists.filter(([, rows]) => rows.length > 0);
  const records = filled.filter(([, rows]) => !isOfWords(rows));
  const own =
    lists.find(([name]) => name === definition.list) ??
    filled.find(([name]) => name === definition.pages?.list);
  const series = asked.isOfChange ? filled.find(([, rows]) => endsOf(rows)) : undefined;
  if (series || own)
    return series ?? records.find((list) => namedIn(list, asked) > namedIn(own, asked)) ?? own;
  return filled.find((list) => namedIn(list, asked) > 0) ?? records[0] ?? filled[0] ?? lists[0];
}

/** How many words of a list's name the question says. */
export function namedIn(list: List | undefined, { words }: Asked): number {
  return (list?.[0].split("_") ?? []).filter((word) => words.has(stem(word))).length;
}

/** Whether the rows are words or figures without a name each. */
export function isOfWords(rows: readonly unknown[]): boolean {
  return rows.every((row) => !isObject(row) && !Array.isArray(row));
}
