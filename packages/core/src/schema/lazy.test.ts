// A lazy schema is made with its first use, once, and says and checks what the schema itself does.
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import { createService } from "../service.js";
import { lazy } from "./lazy.js";
import type { Schema } from "./schema.js";

function serviceOf(input: Schema<{ readonly name: string }>, output: Schema<{ readonly words: string }>) {
  const tool = defineTool({
    name: "say_words",
    title: "Words",
    description: "Says words to somebody, for the tests of lazy schemas.",
    category: "market_data",
    effect: "read",
    input,
    output,
    execute: ({ name }) => ({ words: `hello ${name}` }),
  });
  return createService({ providers: [defineProvider({ id: "words", title: "Words", tools: [tool] })] });
}

function counted() {
  let made = 0;
  const input = lazy(() => {
    made += 1;
    return z.object({ name: z.string().min(1).describe("Who") });
  });
  const output = lazy(() => z.object({ words: z.string().describe("The words") }));
  return { service: serviceOf(input, output), made: () => made };
}

test("a call whose arguments are right has no JSON Schema written of what it checks", async () => {
  const input = z.object({ name: z.string(), title: z.string().optional() });
  const written = vi.spyOn(input["~standard"].jsonSchema, "input");
  const service = serviceOf(input, z.object({ words: z.string() }));
  const call = (args: object) => service.execute({ tool: "say_words", args, principal: HOST });
  expect(await call({ name: "Ada" })).toMatchObject({ ok: true });
  expect(written).not.toHaveBeenCalled();
  // To tell which arguments there are, and that null is none, it is read.
  expect(await call({ name: "Ada", nmae: "Bob" })).toMatchObject({
    error: { code: "VALIDATION_ERROR", message: expect.stringContaining('no argument "nmae"') },
  });
  expect(await call({ name: "Ada", title: null })).toMatchObject({ ok: true });
  expect(written).toHaveBeenCalledTimes(1);
});

test("a schema is not made by the start of a service, and once by all of its calls", async () => {
  const { service, made } = counted();
  expect(made()).toBe(0);
  const answer = await service.execute({ tool: "say_words", args: { name: "Ada" }, principal: HOST });
  expect(answer).toMatchObject({ ok: true, data: { words: "hello Ada" } });
  await service.execute({ tool: "say_words", args: { name: "" }, principal: HOST });
  expect(service.catalog.find("say_words").inputSchema).toMatchObject({ required: ["name"] });
  expect(made()).toBe(1);
});

test("arguments that do not fit a lazy schema are refused by name", async () => {
  const { service } = counted();
  const answer = await service.execute({ tool: "say_words", args: { name: "" }, principal: HOST });
  expect(answer).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param: "name" } });
});
