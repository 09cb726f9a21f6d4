// Results in every form of schema: both clients list the tools, call them and take the results that were paid for.
import { defineProvider, defineTool, type JsonSchema, type Logger } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { CONNECT, type McpClient, post, type Served, serveMcp } from "./served.js";

const A = z.object({ kind: z.literal("a"), x: z.number() });
const B = z.object({ kind: z.literal("b"), y: z.string() });
const Node = z.object({
  name: z.string(),
  get children() {
    return z.array(Node);
  },
});
const Json: z.ZodType = z.lazy(() => z.union([z.string(), z.array(Json), z.record(z.string(), Json)]));
const A1 = { kind: "a", x: 1 };
const TREE = { name: "root", children: [{ name: "leaf", children: [] }] };

interface Case {
  readonly output?: z.ZodType;
  readonly outputSchema?: JsonSchema;
  /** What the tool gives, one call each. */
  readonly results: readonly unknown[];
}

const number = { type: "number" };
const CASES: Readonly<Record<string, Case>> = {
  object: { output: A, results: [A1] },
  union: { output: z.union([A, B]), results: [A1, { kind: "b", y: "" }] },
  discriminated_union: {
    output: z.discriminatedUnion("kind", [A, B]),
    results: [A1, { kind: "b", y: "" }],
  },
  mixed_union: { output: z.union([A, z.string(), z.array(B)]), results: [A1, "text", []] },
  nullable: { output: A.nullable(), results: [A1, null] },
  intersection: { output: A.and(z.object({ q: z.string() })), results: [{ ...A1, q: "q" }] },
  mixed_intersection: {
    output: z.union([A, B]).and(z.object({ q: z.string() })),
    results: [{ ...A1, q: "q" }],
  },
  any: { output: z.any(), results: [A1, [1], "text", null] },
  literals: { output: z.literal(["a", 1]), results: ["a", 1] },
  scalar: { output: z.number(), results: [4] },
  tuple: { output: z.tuple([z.number(), z.string()]), results: [[1, "a"]] },
  tuples: {
    output: z.object({ rows: z.array(z.tuple([z.number(), z.number()])) }),
    results: [{ rows: [[1, 2]] }],
  },
  recursive: { output: Node, results: [TREE] },
  recursive_list: { output: z.array(Node), results: [[TREE]] },
  recursive_or_text: { output: z.union([Node, z.string()]), results: [TREE, "text"] },
  recursive_union: { output: Json, results: ["text", ["text", []], { a: { b: ["text"] } }] },
  named: { output: z.union([A.meta({ id: "Test A" }), B.meta({ id: "Test B" })]), results: [A1] },
  record: { output: z.record(z.string(), z.number()), results: [{ a: 1 }] },
  record_of_names: { output: z.partialRecord(z.enum(["usd", "eur"]), z.number()), results: [{ usd: 1 }] },
  record_of_pattern: { output: z.record(z.string().regex(/^0x/), z.number()), results: [{ "0xa": 1 }] },
  record_of_some: {
    output: z.looseRecord(z.string().regex(/_/), z.number()),
    results: [{ a_b: 1, c: "text" }],
  },
  strict: { output: z.strictObject({ a: z.number() }), results: [{ a: 1 }] },
  pattern_with_flags: { output: z.object({ a: z.string().regex(/^0x[a-f]+$/i) }), results: [{ a: "0xAB" }] },
  pattern_of_old: { output: z.object({ a: z.string().regex(/^[\w-.]+$/) }), results: [{ a: "a-b.c" }] },
  url: { output: z.object({ url: z.url() }), results: [{ url: "https://host.example/ä b" }] },
  local_time: { output: z.object({ at: z.iso.time() }), results: [{ at: "12:00:00" }] },
  cents: { output: z.object({ price: z.number().multipleOf(0.01) }), results: [{ price: 19.99 }] },
  type_list: {
    outputSchema: { type: ["object", "null"], properties: { a: number } },
    results: [{ a: 1 }, null],
  },
  most_properties: { outputSchema: { type: "object", maxProperties: 1 }, results: [{ a: 1 }] },
  strict_parts: {
    outputSchema: { allOf: [{ type: "object", properties: { a: number }, additionalProperties: false }] },
    results: [{ a: 1 }],
  },
  refers_to_root: {
    outputSchema: {
      type: "object",
      properties: { c: { $ref: "#/$defs/C" } },
      $defs: { C: { type: "object", properties: { up: { $ref: "#" } } } },
    },
    results: [{ c: { up: { c: {} } } }],
  },
  refers_to_property: {
    outputSchema: { type: "object", properties: { a: number, b: { $ref: "#/properties/a" } } },
    results: [{ a: 1, b: 2 }],
  },
  refers_to_definition: {
    outputSchema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: "https://schemas.example/shared",
      type: "object",
      definitions: { n: number },
      properties: { a: { $ref: "#/definitions/n" } },
    },
    results: [{ a: 1 }],
  },
  same_id: { outputSchema: { $id: "https://schemas.example/shared", type: "object" }, results: [{ a: 1 }] },
  old_id: { outputSchema: { id: "shared", type: "object" }, results: [{ a: 1 }] },
  old_tuple: { outputSchema: { type: "array", items: [number, number] }, results: [[1, 2]] },
  refers_to_nothing: {
    outputSchema: { type: "array", items: { $ref: "#/$defs/gone" } },
    results: [[1], { a: 1 }],
  },
  refers_elsewhere: {
    outputSchema: { type: "object", $ref: "https://schemas.example/x" },
    results: [{ a: 1 }],
  },
  described_by_nothing: { output: z.object({ at: z.date() }), results: [{ at: new Date(0) }] },
};

const cases = Object.entries(CASES).map(([name, each]) => ({ name, ...each }));
const faults: string[] = [];
let served: Served;

beforeAll(async () => {
  const error: Logger["error"] = (_, fields) => faults.push(String(fields?.["tool"]));
  const tools = cases.map(({ name, output = z.any(), outputSchema, results }) =>
    defineTool({
      name,
      title: name,
      description: "Gives what the test of its schema is for.",
      category: "market_data",
      effect: "read",
      keyless: true,
      credits: 0,
      input: z.object({ which: z.number() }),
      output,
      ...(outputSchema && { outputSchema }),
      execute: ({ which }) => results[which],
    }),
  );
  served = await serveMcp({
    providers: [defineProvider({ id: "cases", title: "Cases", tools })],
    logger: { info() {}, warn() {}, error },
  });
});
afterAll(() => served.close());

describe.each(Object.entries(CONNECT))("a client of revision %s", (_, connect) => {
  let client: McpClient;
  let listed: readonly string[];

  beforeAll(async () => {
    client = await connect(`${served.url}/svc_market_data/mcp`);
    const { tools } = await client.listTools();
    listed = tools.map(({ name }) => name);
  });
  afterAll(() => client.close());

  test.each(cases)("takes what a tool gives whose result is of the form $name", async ({ name, results }) => {
    expect(listed).toContain(name);
    for (const [which, result] of results.entries()) {
      const given = await client.callTool({ name, arguments: { which } });
      const isObject = typeof result === "object" && result !== null && !Array.isArray(result);
      const data = JSON.parse(JSON.stringify(isObject ? result : { result }));
      expect(given).toMatchObject({ structuredContent: { ok: true, data } });
    }
  });
});

test("tells whoever runs the service, once, of the schemas that cannot be shown", async () => {
  const list = await post(`${served.url}/svc_market_data/mcp`, "tools/list");
  expect(list.json.result.tools).toHaveLength(cases.length);
  for (const path of ["/api/v1/tools", "/api/v1/tools/described_by_nothing"])
    expect((await fetch(served.url + path)).status).toBe(200);
  expect(faults.sort()).toEqual(["described_by_nothing", "refers_elsewhere", "refers_to_nothing"]);
});
