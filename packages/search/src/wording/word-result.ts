// Wording a result: a line of what a tool found, by its output schema.
import { type CatalogTool, isObject } from "@svckit/core";
import { type Asked, askedOf } from "./asked.js";
import { wordBook } from "./book.js";
import { type Field, fieldsOf, itemsOf, nameOf, propertyOf } from "./fields.js";
import { oneLine } from "./figure.js";
import { isOfWords, type List, listsOf, mainList, namedIn } from "./list.js";
import { endsOf, wordPairs } from "./series.js";
import { ofItsTime } from "./span.js";
import { withUnits } from "./units.js";

const COUNTS = /^(?:limit|per_page|count|depth)$/;
const MOST_FIELDS = 5;
const MOST_ROWS = 5;
// Where so many are asked for.
const MOST_ASKED_ROWS = 10;
const MOST_ROW_FIELDS = 2;
const MOST_ASKED_ROW_FIELDS = 3;
const MAX_OWN_WORDS = 700;
// Ten rows with a hash each.
const MAX_LINE = 1_400;
// A field beside a list is worth a word where it is a headline or asked for.
const TELLING = 1.6;

/** A result in words: the tool's own, else what its schema tells. */
export function wordResult(
  tool: CatalogTool,
  found: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
  question: string,
): string {
  const own = ownWords(tool, found, args);
  if (own !== undefined) return withUnits(own, question);
  const { data, isEmpty } = ofItsTime(tool, found, args);
  const about = aboutOf(args);
  const head = `${tool.definition.title}${about === "" ? "" : ` (${about})`}`;
  if (isEmpty) return `${head}: there is nothing for that time`;
  const asked = askedOf(question, args, data);
  const schema = tool.entry().outputSchema;
  const rowsIn = ([name, rows]: List, of = asked) =>
    wordRows(rows, itemsOf(propertyOf(schema, name)), of, data, mostRows(args));
  // "Order" of "order book" names no field of a level.
  const book = wordBook(data, asked, (rows, name) => rowsIn([name, rows], { ...asked, words: new Set() }));
  const all = fieldsOf(data, schema, asked);
  const main = book === undefined ? mainList(tool, listsOf(data), asked) : undefined;
  const isBeside = book !== undefined || main !== undefined;
  const fields = best(
    isBeside ? all.filter(({ weight }) => weight >= TELLING) : all,
    isBeside ? 3 : MOST_FIELDS,
  );
  const rows = main && !isAside(main, fields, asked) ? rowsIn(main) : book;
  const parts = [fields.map(inWords).join(", "), rows].filter((part) => part !== undefined && part !== "");
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

/** Whether a list of bare words is left out: a field is what was asked, and the list is not. */
function isAside(main: List, fields: readonly Field[], asked: Asked): boolean {
  return isOfWords(main[1]) && namedIn(main, asked) === 0 && fields.some(({ isAsked }) => isAsked);
}

function wordRows(
  rows: readonly unknown[],
  schema: ReturnType<typeof itemsOf>,
  asked: Asked,
  data: Readonly<Record<string, unknown>>,
  most: number,
): string {
  if (rows.length === 0) return "none";
  const wordOne = (row: unknown) => wordRow(row, schema, asked);
  const pairs = wordPairs(rows);
  if (pairs !== undefined) return pairs;
  const ends = endsOf(rows);
  // The first rows of a long series from its beginning are the ones that tell least.
  if (ends && (asked.isOfChange || (ends.isOldestFirst && rows.length > MOST_ROWS))) {
    const isPart = typeof data["next_cursor"] === "string";
    const [first, last] = isPart ? ["first of this page", "last of this page"] : ["first", "last"];
    return `${first} ${wordOne(ends.first)}; ${last} ${wordOne(ends.last)}`;
  }
  const shown = rows
    .slice(0, most)
    .map(wordOne)
    .filter((words) => words !== "")
    .map((words, at) => `${at + 1}. ${words}`);
  return `${shown.join("; ")}${rows.length > most ? "; and more" : ""}`;
}

/** How many rows are told: as many as a call names, or says to want. */
function mostRows(args: Readonly<Record<string, unknown>>): number {
  const asked = Object.entries(args).map(([name, value]) => {
    if (typeof value === "number") return COUNTS.test(name) ? value : 0;
    return Array.isArray(value) ? value.length : typeof value === "string" ? value.split(",").length : 0;
  });
  return Math.min(MOST_ASKED_ROWS, Math.max(MOST_ROWS, ...asked));
}

function wordRow(row: unknown, schema: ReturnType<typeof itemsOf>, asked: Asked): string {
  if (Array.isArray(row))
    return row
      .slice(0, 4)
      .map((each) => oneLine(String(each), 40))
      .join(" ");
  if (!isObject(row)) return oneLine(String(row));
  const name = nameOf(row);
  const { [name?.field ?? ""]: _named, symbol: _symbol, ...others } = row;
  // A slug that is the name again says nothing.
  const news = fieldsOf(others, schema, asked).filter(
    ({ words, isAsked }) => isAsked || words.toLowerCase() !== name?.words.toLowerCase(),
  );
  const usual = name ? MOST_ROW_FIELDS : MOST_ROW_FIELDS + 1;
  const wanted = Math.min(news.filter(({ isAsked }) => isAsked).length, MOST_ASKED_ROW_FIELDS);
  const fields = best(news, Math.max(usual, wanted));
  const told = fields.map(inWords).join(", ");
  const id = keyOf(row);
  const key = id === undefined || `${name?.words} ${told}`.includes(id) || asked.given.has(id.toLowerCase());
  return [name?.words, key ? "" : `(${id})`, told].filter((part) => part).join(" ");
}

const KEY = /^0x(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** By what other tools know a row that a name or a symbol tells badly: its hash, or the address of an account; a token has its symbol. */
function keyOf(row: Readonly<Record<string, unknown>>): string | undefined {
  const { hash, address, id, symbol } = row;
  if (typeof hash === "string" && KEY.test(hash)) return hash;
  if (typeof address === "string" && KEY.test(address) && symbol === undefined) return address;
  // What a name stands for: its address is the answer.
  return typeof id === "string" && KEY.test(id) && (symbol ?? null) === null ? id : undefined;
}

function inWords({ label, words }: Field): string {
  return label === "" ? words : `${label} ${words}`;
}

/** The most telling fields: those that were asked for, then the others in the order of the result. */
function best(fields: readonly Field[], most: number): readonly Field[] {
  const kept = [...fields].sort((a, b) => b.weight - a.weight).slice(0, most);
  const others = new Set(kept.filter(({ isAsked }) => !isAsked));
  return [...kept.filter(({ isAsked }) => isAsked), ...fields.filter((field) => others.has(field))];
}

/** What the call was about, by its arguments. */
export function aboutOf(args: Readonly<Record<string, unknown>>): string {
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
