// Wording a result: a line of what a tool found, by its output schema.
import { type CatalogTool, isObject } from "@svckit/core";
import { names } from "../entities/name-table.js";
import { STOP_WORDS } from "../tables/words.js";
import { type Asked, type Field, fieldsOf, itemsOf, nameOf, propertyOf, stem } from "./fields.js";
import { oneLine, wordValue } from "./figure.js";

const MOST_FIELDS = 5;
const MOST_ROWS = 5;
const MOST_ROW_FIELDS = 2;
const MAX_OWN_WORDS = 700;
const MAX_LINE = 900;
// A field beside a list is worth a word where it is a headline or asked for.
const TELLING = 1.6;

/** A result in words: the tool's own, else what its schema tells. */
export function wordResult(
  tool: CatalogTool,
  data: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
  question: string,
): string {
  const own = ownWords(tool, data, args);
  if (own !== undefined) return own;
  const asked = {
    words: new Set(wordsOf(question).map(stem)),
    given: new Set(
      Object.values(args)
        .flat()
        .map((each) => String(each).toLowerCase()),
    ),
    currencies: new Set(
      [args["vs_currency"], args["vs_currencies"]].flatMap((each) =>
        typeof each === "string" ? each.toLowerCase().split(",") : [],
      ),
    ),
  };
  const schema = tool.entry().outputSchema;
  const lists = Object.entries(data).filter(
    (entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]) &&
      !/^(?:sources|missing|alternatives|warnings|quotes|chains_asked)$/.test(entry[0]),
  );
  const main = mainList(tool, lists);
  const all = fieldsOf(data, schema, asked);
  const fields = best(main ? all.filter(({ weight }) => weight >= TELLING) : all, main ? 3 : MOST_FIELDS);
  const rows = main ? wordRows(main[1], itemsOf(propertyOf(schema, main[0])), asked) : undefined;
  const parts = [fields.map(inWords).join(", "), rows].filter((part) => part !== undefined && part !== "");
  const about = aboutOf(args);
  const head = `${tool.definition.title}${about === "" ? "" : ` (${about})`}`;
  return oneLineOf(parts.length === 0 ? `${head}: nothing was found` : `${head}: ${parts.join("; ")}`);
}

/** The words of a question that tell something, with the symbols of the coins among them. */
function wordsOf(question: string): readonly string[] {
  const words = (question.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !STOP_WORDS.has(word));
  return [
    ...words,
    ...words.flatMap((word) => names().get(word)?.readings.coin?.symbol?.toLowerCase() ?? []),
  ];
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

/** The list that a tool is about: the one that it names, else the first with anything in it. */
function mainList({ definition }: CatalogTool, lists: readonly (readonly [string, readonly unknown[]])[]) {
  const named = lists.find(([name]) => name === definition.list);
  return named ?? lists.find(([, rows]) => rows.length > 0) ?? lists[0];
}

function wordRows(rows: readonly unknown[], schema: ReturnType<typeof itemsOf>, asked: Asked): string {
  if (rows.length === 0) return "none";
  const points = wordPoints(rows);
  if (points !== undefined) return points;
  const shown = rows.slice(0, MOST_ROWS).map((row, at) => `${at + 1}. ${wordRow(row, schema, asked)}`);
  const rest = rows.length - shown.length;
  return `${shown.join("; ")}${rest > 0 ? "; and more" : ""}`;
}

/** A list of times and values: the first and the last. */
function wordPoints(rows: readonly unknown[]): string | undefined {
  if (
    rows.length < 2 ||
    !rows.every((row) => Array.isArray(row) && typeof row[0] === "number" && row[0] > FIRST_TIME)
  )
    return undefined;
  const wordPoint = (row: unknown) => {
    const [time, ...values] = row as readonly [number, ...unknown[]]; // `as`: checked above.
    return `${new Date(time).toISOString().slice(0, 16)}Z ${values.map((each) => wordValue(each, undefined, false) ?? "unknown").join(", ")}`;
  };
  return `first ${wordPoint(rows[0])}; last ${wordPoint(rows.at(-1))}`;
}

// Milliseconds since 1970, of the year 2001: what is smaller is no time.
const FIRST_TIME = 1_000_000_000_000;

function wordRow(row: unknown, schema: ReturnType<typeof itemsOf>, asked: Asked): string {
  if (Array.isArray(row))
    return row
      .slice(0, 4)
      .map((each) => oneLine(String(each), 40))
      .join(" ");
  if (!isObject(row)) return oneLine(String(row));
  const name = nameOf(row);
  const { [name?.field ?? ""]: _named, symbol: _symbol, ...others } = row;
  const fields = best(fieldsOf(others, schema, asked), name ? MOST_ROW_FIELDS : MOST_ROW_FIELDS + 1);
  return [name?.words, fields.map(inWords).join(", ")].filter((part) => part).join(" ");
}

function inWords({ label, words }: Field): string {
  return label === "" ? words : `${label} ${words}`;
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
