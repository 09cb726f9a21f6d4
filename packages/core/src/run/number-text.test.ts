// The clauses of numbers that a model wrote as text: taken where the tool takes numbers and no text, and nowhere else.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import { createService } from "../service.js";

const tool = defineTool({
  name: "get_x",
  title: "X",
  description: "Gives its arguments back as they are.",
  category: "market_data",
  effect: "read",
  input: z.object({
    limit: z.int().min(1).max(100).optional(),
    price: z.number().nullish(),
    level: z.literal([1, 2]).optional(),
    id: z.string().optional(),
    either: z.union([z.string().max(2), z.number()]).optional(),
    pair: z.tuple([z.number(), z.number()]).optional(),
    filter: z.object({ rows: z.array(z.object({ n: z.int() })) }).optional(),
  }),
  output: z.object({ given: z.any() }),
  execute: (given) => ({ given }),
});
const service = createService({
  providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
});

const ask = (args: object, writtenByModel = true) =>
  service.execute({ tool: "get_x", args, principal: HOST, writtenByModel });

test.each<[object, object]>([
  [{ limit: "5" }, { limit: 5 }],
  [{ price: "1.5e3" }, { price: 1_500 }],
  [{ price: "-0.25" }, { price: -0.25 }],
  [{ level: "2" }, { level: 2 }],
  [{ pair: ["1", 2] }, { pair: [1, 2] }],
  [{ filter: { rows: [{ n: 1 }, { n: "2" }] } }, { filter: { rows: [{ n: 1 }, { n: 2 }] } }],
  [
    { limit: "7", price: "0", id: "8" },
    { limit: 7, price: 0, id: "8" },
  ],
])("%j is taken as %j", async (args, given) => {
  expect(await ask(args)).toMatchObject({ ok: true, data: { given } });
});

describe("what is no number that the tool takes is refused by its name", () => {
  test.each<[object, string]>([
    [{ limit: "five" }, "limit"],
    [{ limit: "" }, "limit"],
    [{ limit: " 5" }, "limit"],
    [{ limit: "0x10" }, "limit"],
    [{ limit: "05" }, "limit"],
    [{ limit: "1.5" }, "limit"],
    [{ limit: "101" }, "limit"],
    [{ limit: "9007199254740993" }, "limit"],
    [{ price: "1e999" }, "price"],
    [{ price: "NaN" }, "price"],
    [{ level: "3" }, "level"],
    [{ either: "123" }, "either"],
    [{ limit: "5", filter: { rows: [{ n: "x" }] } }, "filter.rows.0.n"],
  ])("%j", async (args, param) => {
    expect(await ask(args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
  });
});

test("a program's text is no number", async () => {
  expect(await ask({ limit: "5" }, false)).toMatchObject({
    ok: false,
    error: { code: "VALIDATION_ERROR", param: "limit" },
  });
});

test("the receipt digests the arguments as they were sent", async () => {
  const sent = { limit: "5" };
  expect((await ask(sent)).meta?.input_digest).toBe(sha256(canonicalJson(sent)));
});
