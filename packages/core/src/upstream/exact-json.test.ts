// The clauses of numbers that upstreams send with more digits than a double holds.
import { createStandIn, createTestClock } from "@svckit/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkExactly, parseExactly } from "./exact-json.js";
import { createUpstreamFetch } from "./fetch.js";
import { createUpstream } from "./upstream.js";
import { UPSTREAM_LIMITS } from "./upstream-limits.js";

/** What a tool's schema reads of an upstream's text. */
async function read(text: string, schema: z.ZodType): Promise<unknown> {
  const checked = await checkExactly(schema, parseExactly(text));
  return "value" in checked ? checked.value : checked.issues.map(({ path }) => path.join("."));
}

const amount = z.union([z.string(), z.number()]).transform(String);

test.each([
  "9007199254740993",
  "-9007199254740993",
  "123456789012345678901234567890",
  "1234.1234567890123456789",
  "0.1234567890123456789",
])("gives a schema that takes a text every digit of %s", async (digits) => {
  const text = `{"a":${digits},"list":[ ${digits}],"n":1}`;
  const schema = z.object({ a: amount, list: z.array(z.string()), n: z.number() });
  expect(await read(text, schema)).toEqual({ a: digits, list: [digits], n: 1 });
  expect(await read(digits, amount)).toBe(digits);
});

test.each(["9007199254740993", "123456789012345678901234567890"])(
  "fits no schema that takes a number alone, for the integer %s",
  async (digits) => {
    expect(await read(`{"a":{"b":${digits}}}`, z.object({ a: z.object({ b: z.number() }) }))).toEqual([
      "a.b",
    ]);
  },
);

test("rounds a fraction where a number is taken, and there alone", async () => {
  const schema = z.object({ price: z.number(), held: amount, either: z.union([z.number(), z.boolean()]) });
  const text = '{"price":0.1234567890123456789,"held":0.1234567890123456789,"either":36.600000000000001}';
  expect(await read(text, schema)).toEqual({
    price: 0.12345678901234568,
    held: "0.1234567890123456789",
    either: 36.6,
  });
});

test("passes over what a tool does not read", async () => {
  expect(await read('{"id":9007199254740993,"n":1}', z.object({ n: z.number() }))).toEqual({ n: 1 });
});

test.each([
  ["an integer that is a double", "1000000000000000000"],
  ["an integer that a double is written as", "59877190236946030"],
  ["an integer that a double holds and writes in another way", "9007199254740994000000"],
  ["a fraction that a double is written as", "1234.5678901234567"],
])("leaves %s a number", async (_, digits) => {
  expect(await read(`[${digits}]`, z.array(z.number()))).toEqual([Number(digits)]);
});

test("leaves digits within texts as they are", async () => {
  const value = {
    'a"9007199254740993': ["1, 9007199254740993", "\\", '\\" 9007199254740993', ": 9007199254740993"],
  };
  expect(parseExactly(JSON.stringify(value)).exact).toBeUndefined();
  const mixed = `{"t":${JSON.stringify(value)},"n":9007199254740993}`;
  expect(parseExactly(mixed).exact).toEqual({ t: value, n: "9007199254740993" });
});

test("gives what JSON.parse gives for every text without such numbers, and undefined for what is no JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseExactly(text)).toEqual({ body: JSON.parse(text) });
    }),
  );
  for (const text of ["", "<html>", "9007199254740993 1", "{", '"'])
    expect(parseExactly(text).body).toBeUndefined();
});

test("answers `failing` in place of a number that lost digits, and all digits to a tool that takes them", async () => {
  const body = '{"supply":123456789012345678901}';
  const standIn = await createStandIn({
    "GET /supply": () => ({ body, headers: { "content-type": "text/plain" } }),
  });
  const upstream = createUpstream({
    provider: "local",
    baseUrl: standIn.url,
    headers: {},
    failure: undefined,
    limits: UPSTREAM_LIMITS,
    clock: createTestClock(),
    fetch: createUpstreamFetch(),
  });
  const { get } = upstream.client({ signal: new AbortController().signal, readOnly: true });
  expect(await get("/supply", { schema: z.object({ supply: z.string() }) })).toEqual({
    supply: "123456789012345678901",
  });
  await expect(get("/supply", { schema: z.object({ supply: z.number() }) })).rejects.toMatchObject({
    code: "PROVIDER_UNAVAILABLE",
    details: { runtimeStatus: "failing", message: expect.stringContaining("supply") },
  });
  await standIn.close();
});
