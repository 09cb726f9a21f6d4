// Wording a result: a line of what a tool found, by its output schema.
import { type CatalogTool, isObject } from "@svckit/core";
import { type Field, fieldsOf, itemsOf, nameOf, propertyOf, stem } from "./fields.js";
import { oneLine } from "./figure.js";

const MOST_FIELDS = 5;
const MOST_ROWS = 5;
const MOST_ROW_FIELDS = 2;
const MAX_OWN_WORDS = 700;
const MAX_LINE = 900;

/** A result in words: the tool's own, else what its schema tells. */
export function wordResult(
  tool: CatalogTool,
  data: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
  question: string,
): string {
  const own = ownWords(tool, data, args);
  if (own !== undefined) return own;
  const asked = new Set((question.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
  const schema = tool.entry().outputSchema;
  const lists = Object.entries(data).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) &&
      !/^(?:sources|missing|alternatives|warnings|quotes|chains_asked)$/.test(entry[0]),
  );
  const main = mainList(tool, lists);
  const fields = best(fieldsOf(data, schema, asked), main ? 3 : MOST_FIELDS);
  const rows = main ? wordRows(main[1], itemsOf(propertyOf(schema, main[0])), asked) : undefined;
  const parts = [fields.map(({ label, words }) => `${label} ${words}`).join(", "), rows].filter(
    (part) => part !== undefined && part !== "",
  );
  const about = aboutOf(args);
  const head = `${tool.definition.title}${about === "" ? "" : ` (${about})`}`;
  return oneLineOf(parts.length === 0 ? `${head}: nothing was found` : `${head}: ${parts.join("; ")}`);
}

/** Words that a tool has for its own result; one that fails has none. */
function ownWords(
  { definition }: CatalogTool,
  data: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
): string | undefined {
  if (definition.answer === undefined) return undefined;
  try {
    const words: unknown = definition.answer(data, args);
    return typeof words === "string" && words.trim() !== "" ? oneLine(words, MAX_OWN_WORDS) : undefined;
  } catch {
    return undefined;
  }
}

/** The list that a tool is about: the one that it names, else the longest. */
function mainList({ definition }: CatalogTool, lists: readonly (readonly [string, readonly unknown[]])[]) {
  const named = lists.find(([name]) => name === definition.list);
  return named ?? [...lists].sort((a, b) => b[1].length - a[1].length)[0];
}

function wordRows(
  rows: readonly unknown[],
  schema: ReturnType<typeof itemsOf>,
  asked: ReadonlySet<string>,
): string {
  if (rows.length === 0) return "none";
  const shown = rows.slice(0, MOST_ROWS).map((row, at) => `${at + 1}. ${wordRow(row, schema, asked)}`);
  const rest = rows.length - shown.length;
  return `${shown.join("; ")}${rest > 0 ? "; and more" : ""}`;
}

function wordRow(row: unknown, schema: ReturnType<typeof itemsOf>, asked: ReadonlySet<string>): string {
  if (Array.isArray(row))
    return row
      .slice(0, 4)
      .map((each) => oneLine(String(each), 40))
      .join(" ");
  if (!isObject(row)) return oneLine(String(row));
  const name = nameOf(row);
  const { [name?.field ?? ""]: _named, symbol: _symbol, ...others } = row;
  const fields = best(fieldsOf(others, schema, asked), name ? MOST_ROW_FIELDS : MOST_ROW_FIELDS + 1);
  return [name?.words, fields.map(({ label, words }) => `${label} ${words}`).join(", ")]
    .filter((part) => part)
    .join(" ");
}

/** The most telling fields, in the order of the result. */
function best(fields: readonly Field[], most: number): readonly Field[] {
  const kept = new Set([...fields].sort((a, b) => b.weight - a.weight).slice(0, most));
  return fields.filter((field) => kept.has(field));
}

/** What the call was about, by its arguments. */
function aboutOf(args: Readonly<Record<string, unknown>>): string {
  const words = Object.entries(args).flatMap(([name, value]) => {
    if (/^(?:limit|vs_currenc|include_|precision|order|cursor)/.test(name)) return [];
    if (typeof value === "object" && !Array.isArray(value)) return [];
    return [oneLine(Array.isArray(value) ? value.map(String).join(", ") : String(value), 70)];
  });
  return words.slice(0, 4).join(", ");
}

function oneLineOf(text: string): string {
  const letters = [...text];
  return letters.length > MAX_LINE ? `${letters.slice(0, MAX_LINE - 1).join("")}…` : text;
}
