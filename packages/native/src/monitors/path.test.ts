// Which paths lead where in a result.
import { expect, test } from "vitest";
import { stepsOf, valueAt } from "./path.js";

const RESULT = {
  bitcoin: { usd: 61_000.5 },
  items: [{ price: "1" }, { price: "2" }],
  "a.b": { "c]": 3 },
  "wrapped-ether": { usd: null },
  matrix: [[1, 2], [3]],
};

test.each([
  ["bitcoin.usd", 61_000.5],
  ["items[1].price", "2"],
  ["items.0.price", "1"],
  ['"a.b"."c]"', 3],
  ['["a.b"]["c]"]', 3],
  ["wrapped-ether.usd", null],
  ["matrix[0][1]", 2],
  ["bitcoin.eur", undefined],
  ["items[2].price", undefined],
  ["bitcoin.usd.cents", undefined],
  ["items.length", 2],
  ["__proto__", undefined],
  ["bitcoin.constructor", undefined],
])("%s leads to %j", (path, value) => expect(valueAt(RESULT, path)).toBe(value));

test.each([
  "",
  ".",
  "a.",
  ".a",
  "a..b",
  "a[",
  "a[x]",
  "a]b",
  "a b",
  "a[0]b",
  '"a',
  '""',
  "a".repeat(257),
  '"a"b',
])("%j is no path", (path) => expect(stepsOf(path)).toBeUndefined());
