// The contract of written blocks: what stands between the marks is what the code says, and nothing else is touched.
import { expect, test } from "vitest";
import { fillWrittenBlocks } from "../docs/written-blocks.js";

const BLOCKS = { names: () => "| `$&` |" };
const page = (body: string) =>
  `Before\n\n<!-- written: names -->\n${body}<!-- end -->\n\nAfter <!-- end -->\n`;
const FRESH = page("\n| `$&` |\n\n");

test("writes a block that is empty or stale, and names it", () => {
  expect(fillWrittenBlocks(page(""), BLOCKS)).toEqual({ text: FRESH, stale: ["names"] });
  expect(fillWrittenBlocks(page("\n| old |\n\n"), BLOCKS)).toEqual({ text: FRESH, stale: ["names"] });
});

test("leaves a block that is up to date as it is", () => {
  expect(fillWrittenBlocks(FRESH, BLOCKS)).toEqual({ text: FRESH, stale: [] });
});

test("throws for a name under which nothing is written", () => {
  expect(() => fillWrittenBlocks(FRESH.replace("names", "toString"), BLOCKS)).toThrow("toString");
});
