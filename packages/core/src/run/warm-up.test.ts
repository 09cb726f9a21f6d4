// What a service does before its first call, where its host asks for it.
import { expect, test } from "vitest";
import { z } from "zod";
import { startCounting } from "../../test/counting-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { Schema } from "../schema/schema.js";
import { createService } from "../service.js";

/** A schema that counts how often it is described and how often it checks, and what. */
function countingSchema(schema: z.ZodType) {
  const seen = { described: 0, checked: [] as unknown[] };
  const { jsonSchema, ...standard } = schema["~standard"];
  const describe = (side: "input" | "output") => () => {
    seen.described += 1;
    return jsonSchema[side]({ target: "draft-2020-12" });
  };
  const counting = {
    "~standard": {
      ...standard,
      validate(value: unknown) {
        seen.checked.push(value);
        return standard.validate(value);
      },
      jsonSchema: { input: describe("input"), output: describe("output") },
    },
  };
  return { seen, schema: counting as unknown as Schema };
}

test("a service that is warm has described its schemas and run their checks, and has called nothing", async () => {
  const input = countingSchema(z.object({ ids: z.array(z.string()) }));
  const output = countingSchema(z.object({ n: z.number() }));
  let ran = 0;
  const tool = defineTool({
    name: "get_price",
    title: "Price",
    description: "Gives a number that is the same every time.",
    category: "market_data",
    effect: "read",
    input: input.schema,
    output: output.schema,
    examples: [{ description: "One", args: { ids: ["bitcoin"] } }],
    execute: () => {
      ran += 1;
      return { n: 1 };
    },
  });
  const asked: string[] = [];
  const { service, ask, account } = await startCounting({
    providers: [
      defineProvider({ id: "one", title: "One", baseUrl: "https://upstream.example", tools: [tool] }),
    ],
    fetch: async ({ url }) => {
      asked.push(url);
      return new Response("{}");
    },
  });
  await service.warm();
  expect({ described: [input.seen.described, output.seen.described], ran, asked }).toEqual({
    described: [1, 1],
    ran: 0,
    asked: [],
  });
  expect(input.seen.checked).toEqual([{ ids: ["bitcoin"] }]);
  expect(output.seen.checked).toEqual([{}]);
  expect(await ask({ tool: "get_price", args: { ids: ["x"] } })).toMatchObject({ code: undefined });
  expect([input.seen.described, output.seen.described]).toEqual([1, 1]);
  expect((await service.describeAccount(account.id)).wallet).toMatchObject({ spent: 1 });
});

test("a check that throws stops no service from being warm", async () => {
  const angry: Schema = {
    "~standard": {
      version: 1,
      vendor: "test",
      validate() {
        throw new Error("not this value");
      },
    },
  };
  const tool = defineTool({
    name: "get_price",
    title: "Price",
    description: "Gives a number that is the same every time.",
    category: "market_data",
    effect: "read",
    input: angry,
    output: angry,
    inputSchema: { type: "object" },
    outputSchema: { type: "object" },
    execute: () => ({}),
  });
  const { service } = await startCounting({
    providers: [defineProvider({ id: "one", title: "One", tools: [tool] })],
  });
  await expect(service.warm()).resolves.toBeUndefined();
});

test("while calls are there, warming up leaves them most of the time, and ends all the same", async () => {
  const tools = Array.from({ length: 3 }, (_, at) =>
    defineTool({
      name: `get_${at}`,
      title: "Number",
      description: "Gives a number that is the same every time.",
      category: "market_data",
      effect: "read",
      input: z.object({}),
      output: z.object({ n: z.number() }),
      execute: () => ({ n: 1 }),
    }),
  );
  const service = createService({ providers: [defineProvider({ id: "one", title: "One", tools })] });
  let asked = 0;
  const before = performance.now();
  await service.warm(() => {
    asked += 1;
    return asked <= 5;
  });
  expect(performance.now() - before).toBeGreaterThan(80);
  expect(service.catalog.tools.every(({ isDescribed }) => isDescribed)).toBe(true);
  await service.close();
});
