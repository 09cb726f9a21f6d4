// CSV: lines as RFC 4180 has them, which no spreadsheet takes for a formula.

// Where a spreadsheet may begin to read a cell: at its beginning, and behind what others take for a separator.
const FORMULA = /(^\s*|[;\t\r\n]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

// What can stand without quotes.
const PLAIN = /^[\w.:/-]*$/;

/** A line with its end; null is an empty cell. A text that a spreadsheet would take for a formula has an apostrophe before that. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA, "$1'");
  return PLAIN.test(text) ? text : `"${text.replaceAll('"', '""')}"`;
}
