// What of a result is read as rows, and what of those is drawn over time.
import { expect, test } from "vitest";
import { seriesOf } from "../data/series.ts";
import { shapeOf } from "../data/tables.ts";

test("reads prices by coin as rows, and leaves the receipt out", () => {
  const shape = shapeOf({ bitcoin: { usd: 1 }, ether: { usd: 2, eur: 3 }, _x: { receipt_id: "r" } }, "_x");
  expect(shape).toEqual({
    facts: [],
    tables: [
      {
        path: "",
        columns: ["name", "usd", "eur"],
        rows: [
          { name: "bitcoin", usd: 1 },
          { name: "ether", usd: 2, eur: 3 },
        ],
      },
    ],
  });
});

test("finds lists wherever they are, and single values beside them", () => {
  const shape = shapeOf(
    { chain: "base", page: { items: [{ a: 1 }, { b: 2 }], names: ["x"], none: [] } },
    "_x",
  );
  expect(shape.facts).toEqual([
    ["chain", "base"],
    ["page.none", []],
  ]);
  expect(shape.tables.map(({ path, columns }) => [path, columns])).toEqual([
    ["page.items", ["a", "b"]],
    ["page.names", ["value"]],
  ]);
});

test.each([
  [
    "seconds and exact numbers",
    [
      { time: 1_700_000_000, v: "1.5" },
      { time: 1_700_000_060, v: "2" },
      { time: 1_700_000_120, v: "0.5" },
    ],
  ],
  [
    "ISO 8601, the newest first",
    [
      { at: 0, fetched_at: "2026-01-03", v: 3 },
      { at: 0, fetched_at: "2026-01-02", v: 2 },
      { at: 0, fetched_at: "2026-01-01", v: 1 },
    ],
  ],
])("draws rows over time: %s", (_, rows) => {
  const columns = Object.keys(rows[0] ?? {});
  const series = seriesOf({ columns, rows }).find(({ name }) => name === "v");
  const times = series?.points.map(({ at }) => at) ?? [];
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times).toHaveLength(3);
});

test("draws pairs of a time and a value", () => {
  const { tables } = shapeOf(
    {
      prices: [
        [1_700_000_000_000, 1],
        [1_700_000_060_000, 2],
        [1_700_000_120_000, 3],
      ],
    },
    "_x",
  );
  expect(seriesOf(tables[0] ?? { columns: [], rows: [] })).toMatchObject([
    { points: [{ value: 1 }, { value: 2 }, { value: 3 }] },
  ]);
});

test.each([
  [
    "two rows",
    [
      { time: "2026-01-01", v: 1 },
      { time: "2026-01-02", v: 2 },
    ],
  ],
  ["no times", [{ v: 1 }, { v: 2 }, { v: 3 }]],
  [
    "words",
    [
      { time: "2026-01-01", v: "a" },
      { time: "2026-01-02", v: "b" },
      { time: "2026-01-03", v: "c" },
    ],
  ],
])("draws nothing of %s", (_, rows) => {
  expect(seriesOf({ columns: Object.keys(rows[0] ?? {}), rows })).toEqual([]);
});
