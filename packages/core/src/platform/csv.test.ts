// Clauses of CSV: what a reader of RFC 4180 gets back, and what no spreadsheet runs.
import { expect, test } from "vitest";
import { csvLine } from "./csv.js";

test.each([
  [["a", 1, null, ""], "a,1,,\r\n"],
  [["a,b", 'say "hi"', "two\r\nlines"], '"a,b","say ""hi""","two\r\nlines"\r\n'],
  [[" a", "a;b", "žluť"], '" a","a;b","žluť"\r\n'],
  [[-5, 0.5], "-5,0.5\r\n"],
  [["2026-01-01", "svc:user/1.2"], "2026-01-01,svc:user/1.2\r\n"],
])("%j is %j", (cells, line) => expect(csvLine(cells)).toBe(line));

test.each([
  "=cmd|' /C calc'!A0",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "  =1+1",
  "＝1+1",
  "x;=1+1",
  "x\t=1+1",
  "x\n=1+1",
  '",=1+1',
])("%j does not begin a formula, whatever separates cells", (text) => {
  const line = csvLine([text]);
  const raw = line.slice(0, -2);
  // As a reader of RFC 4180 has it, and as one that splits at semicolons and tabs and heeds no quotes.
  const cell = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
  expect(cell.replaceAll("'", "")).toBe(text.replaceAll("'", ""));
  for (const part of cell.split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/);
});
