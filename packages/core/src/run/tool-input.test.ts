// The clauses of checking arguments: what the caller is told of a missing, a wrong and an unknown one.
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { Schema } from "../schema/schema.js";
import { createService } from "../service.js";

function serviceOf(input: Schema) {
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Gives its arguments back as they are.",
    category: "market_data",
    effect: "read",
    keyless: true,
    input,
    output: z.object({ given: z.any() }),
    execute: (given) => ({ given }),
  });
  return createService({ providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })] });
}

const service = serviceOf(
  z.object({
    ids: z.string(),
    currency: z.enum(["usd", "eur"]).default("usd"),
    days: z.int().min(1).max(90).optional().describe("How many days back."),
    filter: z.object({ chain: z.string(), tags: z.array(z.string()).optional() }).optional(),
  }),
);

async function errorOf(args: unknown, on = service) {
  const envelope = await on.execute({ tool: "get_x", args });
  if (envelope.ok) throw new Error("it did not fail");
  expect(envelope.meta?.runtime_status).toBe("invalid_input");
  return envelope.error;
}

test("fills in defaults and takes arguments that are right", async () => {
  const envelope = await service.execute({ tool: "get_x", args: { ids: "btc", days: 90 } });
  expect(envelope.ok && envelope.data["given"]).toEqual({ ids: "btc", currency: "usd", days: 90 });
});

test.each([undefined, null, {}])(
  "names a missing argument, also where the arguments are %s",
  async (args) => {
    const error = await errorOf(args);
    expect(error).toMatchObject({ code: "MISSING_PARAM", param: "ids", retryable: false });
    expect(error.message).toContain('"ids"');
    expect(error.message).toContain("string");
  },
);

test("names a missing argument inside another by its path", async () => {
  expect(await errorOf({ ids: "a", filter: {} })).toMatchObject({
    code: "MISSING_PARAM",
    param: "filter.chain",
  });
});

test("tells a missing argument before a wrong one", async () => {
  expect(await errorOf({ currency: "gbp", days: 0 })).toMatchObject({ code: "MISSING_PARAM", param: "ids" });
});

test("takes an explicit null for a required argument as wrong, not as missing", async () => {
  expect(await errorOf({ ids: null })).toMatchObject({ code: "VALIDATION_ERROR", param: "ids" });
  expect(await errorOf({ ids: "a", filter: { chain: null } })).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "filter.chain",
  });
});

test("takes an explicit null for an optional argument as not given, also inside another", async () => {
  const args = { ids: "a", currency: null, days: null, filter: null };
  const envelope = await service.execute({ tool: "get_x", args });
  expect(envelope.ok && envelope.data["given"]).toEqual({ ids: "a", currency: "usd" });
  const inside = await service.execute({
    tool: "get_x",
    args: { ids: "a", filter: { chain: "base", tags: null } },
  });
  expect(inside.ok && inside.data["given"]).toEqual({
    ids: "a",
    currency: "usd",
    filter: { chain: "base" },
  });
});

test("keeps a null that the schema takes, and one that it says nothing of", async () => {
  const nullable = serviceOf(
    z.object({ to: z.string().nullish(), either: z.union([z.number(), z.null()]).optional(), any: z.any() }),
  );
  const args = { to: null, either: null, any: null };
  const envelope = await nullable.execute({ tool: "get_x", args });
  expect(envelope.ok && envelope.data["given"]).toEqual(args);
});

test("makes no value of a null where the schema would make one of any text", async () => {
  const coercing = serviceOf(z.object({ limit: z.coerce.number().optional() }));
  const envelope = await coercing.execute({ tool: "get_x", args: { limit: null } });
  expect(envelope.ok && envelope.data["given"]).toEqual({});
});

test("takes an idempotency key of null as none, wherever it stands", async () => {
  const args = { ids: "a", idempotency_key: null };
  for (const idempotencyKey of [null, undefined, "k"]) {
    const envelope = await service.execute({ tool: "get_x", args, idempotencyKey });
    expect(envelope.ok && envelope.data["given"]).toEqual({ ids: "a", currency: "usd" });
  }
});

test("names a wrong argument and the values it may have", async () => {
  const error = await errorOf({ ids: "a", currency: "gbp" });
  expect(error).toMatchObject({ code: "VALIDATION_ERROR", param: "currency" });
  expect(error.message).toContain('"currency"');
  expect(error.message).toContain('one of "usd", "eur"');
});

test.each([0, 91, 1.5, "7"])("names the bounds of a number that is %j", async (days) => {
  const error = await errorOf({ ids: "a", days });
  expect(error).toMatchObject({ code: "VALIDATION_ERROR", param: "days" });
  expect(error.message).toContain("at least 1");
  expect(error.message).toContain("at most 90");
  expect(error.message).toContain("How many days back");
});

test("names a wrong item by its place", async () => {
  expect(await errorOf({ ids: "a", filter: { chain: "eth", tags: ["x", 1] } })).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "filter.tags.1",
  });
});

test("refuses an unknown argument and lists those there are", async () => {
  const error = await errorOf({ ids: "a", currencey: "eur" });
  expect(error).toMatchObject({ code: "VALIDATION_ERROR", param: "currencey" });
  expect(error.message).toContain('"currencey"');
  expect(error.message).toContain("ids, currency, days, filter");
});

test("names the unknown argument beside the missing one, as when a name was misspelled", async () => {
  const error = await errorOf({ id: "a" });
  expect(error).toMatchObject({ code: "MISSING_PARAM", param: "ids" });
  expect(error.message).toContain('"id"');
});

test("refuses an unknown argument that another library's schema lets through, since its JSON Schema names all", async () => {
  const properties = { ids: { type: "string" } };
  const passing = {
    "~standard": {
      version: 1,
      vendor: "passing",
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => ({ type: "object", properties }), output: () => ({}) },
    },
  } as const;
  expect(await errorOf({ ids: "a", idz: "b" }, serviceOf(passing))).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "idz",
  });
});

test.each([
  ["an intersection lets through", z.object({ ids: z.string() }).and(z.looseObject({}))],
  ["a transformation makes", z.object({ ids: z.string() }).transform((given) => ({ ...given, idz: "c" }))],
  ["a rule makes", z.object({ ids: z.string() }).overwrite((given) => ({ ...given, idz: "c" }))],
])("refuses an unknown argument by a name that %s", async (_, input) => {
  expect(await errorOf({ ids: "a", idz: "b" }, serviceOf(input))).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "idz",
  });
});

test("takes what a schema takes that cannot be described", async () => {
  const on = serviceOf(z.object({ ids: z.string(), day: z.date().optional() }));
  const envelope = await on.execute({ tool: "get_x", args: { ids: "a", idz: "b", cursor: "c" } });
  expect(envelope.ok && envelope.data["given"]).toEqual({ ids: "a" });
});

test("says that a tool without arguments takes none", async () => {
  const error = await errorOf({ a: 1 }, serviceOf(z.object({})));
  expect(error.message).toContain("It takes none.");
});

test("names an unknown argument and those there are for a strict schema too", async () => {
  const error = await errorOf({ id: "a", x: 1 }, serviceOf(z.strictObject({ id: z.string() })));
  expect(error).toMatchObject({ code: "VALIDATION_ERROR", param: "x" });
  expect(error.message).toContain("It takes: id.");
});

test.each([[1], ["text"], [true], [[1]], [[]]])(
  "refuses arguments that are %j in place of an object",
  async (args) => {
    expect(await errorOf(args)).toMatchObject({ code: "VALIDATION_ERROR", param: "args" });
  },
);

test("refuses members that reach for a prototype as unknown arguments", async () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const args: unknown = JSON.parse(`{"ids":"a","${name}":{"currency":"eur"}}`);
    expect(await errorOf(args)).toMatchObject({ code: "VALIDATION_ERROR", param: name });
  }
});

test("takes the arguments of either side of a union", async () => {
  const union = serviceOf(z.union([z.object({ id: z.string() }), z.object({ symbol: z.string() })]));
  expect(await union.execute({ tool: "get_x", args: { symbol: "BTC" } })).toMatchObject({ ok: true });
  expect(await union.execute({ tool: "get_x", args: { id: "btc" } })).toMatchObject({ ok: true });
});

test("waits for a schema that checks asynchronously", async () => {
  const slow = serviceOf(z.object({ id: z.string().refine(async (id) => id === "a", "not a") }));
  expect(await slow.execute({ tool: "get_x", args: { id: "a" } })).toMatchObject({ ok: true });
  expect(await errorOf({ id: "b" }, slow)).toMatchObject({ code: "VALIDATION_ERROR", param: "id" });
});

test("refuses a flood of unknown names at once, by the first of them", async () => {
  const names = Array.from({ length: 5_000 }, (_, at) => [`name${at}`, 1]);
  expect(await errorOf({ ids: "btc", ...Object.fromEntries(names) })).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "name0",
    message: expect.stringContaining('no argument "name0"'),
  });
});

test("passes over many names that a schema takes", async () => {
  const names = Array.from({ length: 3_000 }, (_, at) => [`name${at}`, 1]);
  const loose = serviceOf(z.looseObject({ ids: z.string() }));
  const args = { ids: "btc", ...Object.fromEntries(names) };
  expect(await loose.execute({ tool: "get_x", args })).toMatchObject({ ok: true });
});
