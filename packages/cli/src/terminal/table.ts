// Tables: rows in columns that fit into a terminal, and values as people read them.
import { isObject } from "@svckit/core";
import { cleanLine, cut, paint, widthOf } from "./paint.js";
import type { Terminal } from "./terminal.js";

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

const GAP = "  ";
const NARROWEST = 8;
const NOTHING = "–";
// The column of the names, where records are given by name.
const NAMELESS = "";

// An id or a name that is cut is of no use.
const NAME = /^\S{1,64}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Rows below the names of their columns. Where all do not fit, the widest are cut that hold no ids, nor in front the rows' names,
 * and the last left out with a word on it.
 */
export function tableOf(rows: readonly Row[], names: readonly string[], terminal: Terminal): string {
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const wanted = names.map((name, at) =>
    Math.max(widthOf(name), ...cells.map((row) => widthOf(row[at] ?? ""))),
  );
  const isKept = names.map(
    (name, at) =>
      rows.some((row) => ID.test(String(row[name]))) ||
      (at === 0 && rows.every((row) => NAME.test(String(row[name])))),
  );
  const widths = fit(wanted, isKept, terminal.columns);
  const isRight = names.map((name) => rows.every((row) => isNumberOrNothing(row[name])));
  const line = (row: readonly string[], look: (text: string) => string = (text) => text) =>
    widths
      .map((width, at) => {
        const text = cut(row[at] ?? "", width);
        const room = " ".repeat(width - widthOf(text));
        return isRight[at] ? room + look(text) : look(text) + room;
      })
      .join(GAP)
      .trimEnd();
  const left = names.slice(widths.length);
  return [
    line(names, (text) => paint(terminal, "bold", text)),
    ...cells.map((row) => line(row)),
    ...(left.length > 0
      ? [paint(terminal, "dim", `not shown: ${left.join(", ")}; --fields picks columns, --json has all`)]
      : []),
  ]
    .map((text) => `${text}\n`)
    .join("");
}

/** The names that rows have, in the order in which they come. */
function columnsOf(rows: readonly Row[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A value in one line. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "string") return cleanLine(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== "object"))
    return cleanLine(value.join(", "));
  return typeof value === "object" ? cleanLine(JSON.stringify(value)) : String(value);
}

/** A record as lines, its lists of records as tables below. */
export function recordOf(record: Row, terminal: Terminal): string {
  const entries = Object.entries(record);
  if (entries.length > 1 && entries.every(([, value]) => isFlat(value))) {
    // Records by name, such as prices by coin.
    const rows = entries.map(([name, value]) => ({ [NAMELESS]: name, ...Object(value) }));
    return tableOf(rows, columnsOf(rows), terminal);
  }
  const lines = entries.filter(([, value]) => !isRows(value) && !isDeep(value));
  const width = Math.max(0, ...lines.map(([name]) => widthOf(name)));
  const text = lines.map(
    ([name, value]) =>
      `${paint(terminal, "bold", name)}${" ".repeat(width - widthOf(name))}${GAP}${cellOf(value)}\n`,
  );
  const blocks = entries.flatMap(([name, value]) => {
    const title = `${paint(terminal, "bold", name)}\n`;
    if (isRows(value)) return [title + tableOf(value, columnsOf(value), terminal)];
    return isDeep(value) ? [title + indented(recordOf(value, terminal))] : [];
  });
  return [...(text.length > 0 ? [text.join("")] : []), ...blocks].join("\n");
}

/** Whether a value is shown as a table: a list of records. */
function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}

function isDeep(value: unknown): value is Row {
  return isObject(value) && Object.keys(value).length > 0;
}

function isFlat(value: unknown): boolean {
  return isDeep(value) && Object.values(value).every((each) => typeof each !== "object" || each === null);
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, GAP);
}

function isNumberOrNothing(value: unknown): boolean {
  return value === null || value === undefined || typeof value === "number";
}

/** Widths that fit together: the widest gives way, unless it is kept; where each is narrow, the last ones go. */
function fit(wanted: readonly number[], isKept: readonly boolean[], columns: number): readonly number[] {
  const widths = [...wanted];
  const total = () => widths.reduce((sum, width) => sum + width, GAP.length * (widths.length - 1));
  while (widths.length > 1 && total() > columns) {
    const free = widths.filter((_, at) => !isKept[at]);
    const widest = Math.max(0, ...free);
    const next = Math.max(NARROWEST, ...free.filter((width) => width < widest));
    if (widest <= NARROWEST) {
      widths.pop();
      continue;
    }
    const over = total() - columns;
    const at = widths.findLastIndex((width, column) => width === widest && !isKept[column]);
    widths[at] = Math.max(Math.min(next, widest - 1), widest - over, NARROWEST);
  }
  return widths;
}
