// The clauses of working out many tools: one a turn of the event loop, whoever asks, and nothing once it is done.
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { createService } from "../service.js";
import { defineProvider } from "./provider.js";
import { defineTool } from "./tool.js";

const COUNT = 12;

function createCatalog() {
  const tools = Array.from({ length: COUNT }, (_, index) =>
    defineTool({
      name: `get_${index}`,
      title: "A tool",
      description: "A tool that answers with nothing at all.",
      category: "market_data",
      effect: "read",
      input: z.object({ é: z.string().optional() }),
      output: z.object({}),
      examples: [{ description: "One", args: { é: "ü" } }],
      execute: () => ({}),
    }),
  );
  return createService({ providers: [defineProvider({ id: "one", title: "One", tools })] }).catalog;
}

test("of all that describe tools at once, no turn describes two", async () => {
  const catalog = createCatalog();
  const own = catalog.tools.filter(({ name }) => /^get_\d/.test(name));
  const described = () => own.filter(({ isDescribed }) => isDescribed).length;
  const runs = Promise.all([
    catalog.describe(own),
    catalog.describe(own),
    catalog.describe([...own].reverse()),
  ]);
  const steps: number[] = [];
  for (let before = 0; before < COUNT; before = described()) {
    await nextTurn();
    steps.push(described() - before);
  }
  await runs;
  expect(Math.max(...steps)).toBe(1);
  expect(described()).toBe(COUNT);
});

test("tools that are described cost no turn", async () => {
  const catalog = createCatalog();
  await catalog.describe(catalog.tools);
  expect(catalog.describe(catalog.tools)).toBeUndefined();
});

test("the bytes of an entry are its JSON text", () => {
  for (const tool of createCatalog().tools)
    expect(Buffer.concat(tool.entryBytes()).toString()).toBe(JSON.stringify(tool.entry()));
});

test("a page has the tools of the list, and describes none", async () => {
  const catalog = createCatalog();
  await catalog.readTexts();
  const { tools, ...page } = catalog.page({ limit: 5, search: "a tool" });
  expect(catalog.tools.filter(({ isDescribed }) => isDescribed)).toEqual([]);
  const { tools: entries, ...list } = catalog.list({ limit: 5, search: "a tool" });
  expect([tools.map(({ name }) => name), page]).toEqual([entries.map(({ name }) => name), list]);
});

test("texts that a search needs are read in turns, and cost no turn once they are", async () => {
  const catalog = createCatalog();
  let turns = 0;
  let isRead = false;
  const reading = catalog.readTexts()?.then(() => {
    isRead = true;
  });
  for (; !isRead; turns += 1) await nextTurn();
  await reading;
  expect(turns).toBeGreaterThan(COUNT);
  expect(catalog.readTexts()).toBeUndefined();
  expect(catalog.list({ search: "a tool" }).totalCount).toBeGreaterThan(0);
});
