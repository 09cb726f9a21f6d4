// GET /api/openapi.json is valid, complete, small, and true of the routes and the tools.
import { Validator } from "@seriousme/openapi-schema-validator";
import { defineProvider, defineTool, ERRORS, type ErrorRow, type Tool } from "@svckit/core";
import * as shipped from "@svckit/providers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { routes } from "../src/routes/table.js";
import type { OpenApiDocument } from "./document-check.js";
import { startServer, type TestServer } from "./server.js";

const Tree: z.ZodType = z.object({
  value: z.number(),
  get children() {
    return z.array(Tree).optional();
  },
});

function tool(name: string, input: Tool["input"] = z.object({ id: z.string().describe("Which") })): Tool {
  return defineTool({
    name,
    title: `Title of ${name}`,
    description: `Gives what is kept under ${name}, from the tests of this folder, fresh at every call.`,
    category: "market_data",
    effect: "read",
    input,
    output: z.looseObject({}),
    examples: [{ description: "One", args: { id: "x" } }],
    execute: () => ({}),
  });
}

const own = defineProvider({
  id: "own",
  title: "Own",
  tools: [
    { ...tool("get_tree", z.object({ tree: Tree })), examples: [] },
    {
      ...tool("get_either", z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])),
      examples: [],
    },
  ],
});

let server: TestServer;
let document: OpenApiDocument & Record<string, unknown>;

beforeAll(async () => {
  server = await startServer({ providers: [...Object.values(shipped).map((factory) => factory()), own] });
  const { text } = await server.request("/api/openapi.json");
  document = JSON.parse(text);
});

afterAll(() => server.close());

test("the document passes a validator of OpenAPI 3.1, and every reference in it leads somewhere", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document["openapi"]).toBe("3.1.1");
  for (const reference of referencesOf(document)) {
    const parts = reference.slice(2).split("/");
    const found = parts.reduce<unknown>((at, part) => Reflect.get(at as object, part), document);
    expect([reference, typeof found]).toEqual([reference, "object"]);
  }
});

test("it describes every route of the table and no other, each under a name of its own", () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [method.toUpperCase(), path, operationId]),
  );
  expect(described).toEqual(routes.map(({ method, path, operationId }) => [method, path, operationId]));
  expect(new Set(described.map(([, , id]) => id)).size).toBe(routes.length);
  for (const { path, parameters = [] } of routes) {
    const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(places);
  }
});

test("each tool's arguments are a component, and the body of a call is one of them, told apart by `tool`", () => {
  const { schemas } = document.components;
  const calls = schemas["ExecuteRequest"] as {
    oneOf: { $ref: string }[];
    discriminator: { mapping: object };
  };
  const names = server.service.catalog.tools.map(({ name }) => name);
  const { examples: _examples, ...key } = schemas["IdempotencyKey"] ?? {};
  expect(Object.keys(calls.discriminator.mapping)).toEqual(names);
  expect(calls.oneOf.map(({ $ref }) => $ref)).toEqual(
    names.map((name) => `#/components/schemas/${name}_call`),
  );
  for (const entry of server.service.catalog.list({}).tools) {
    const described = JSON.stringify(schemas[`${entry.name}_args`])
      .replaceAll(`#/components/schemas/${entry.name}_args`, "#")
      .replace('{"$ref":"#/components/schemas/IdempotencyKey"}', JSON.stringify(key));
    expect(JSON.parse(described)).toEqual(entry.inputSchema);
  }
});

test("a tool's schema that refers to itself, and one that is a union, hold in the document", async () => {
  const { validator } = await server.documentCheck();
  const fits = validator("/components/schemas/ExecuteRequest");
  const tree = (leaf: unknown) => ({
    tool: "get_tree",
    args: { tree: { value: 1, children: [{ value: leaf }] } },
  });
  expect(fits(tree(2))).toBe(true);
  expect(fits(tree("2"))).toBe(false);
  expect(fits({ tool: "get_either", args: { b: "x" } })).toBe(true);
  expect(fits({ tool: "get_either", args: {} })).toBe(false);
  expect(fits({ tool: "get_nothing", args: {} })).toBe(false);
});

test("every example fits the schema beside it", async () => {
  const { validator } = await server.documentCheck();
  let seen = 0;
  const hold = (pointer: string, value: unknown) => {
    const fits = validator(pointer);
    expect([pointer, fits(value), fits.errors ?? []]).toEqual([pointer, true, []]);
    seen += 1;
  };
  for (const { value } of Object.values(document.components.examples))
    hold("/components/schemas/Failure", value);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const value of (schema["examples"] as unknown[] | undefined) ?? [])
      hold(`/components/schemas/${name}`, value);
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { requestBody, responses }] of Object.entries(operations)) {
      const base = `/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method}`;
      const contents = Object.entries(responses).map(
        ([status, { content }]) => [`responses/${status}`, content] as const,
      );
      for (const [place, content = {}] of [["requestBody", requestBody?.content] as const, ...contents]) {
        for (const [type, { examples = {} }] of Object.entries(content)) {
          for (const { value } of Object.values(examples)) {
            if (value !== undefined)
              hold(`${base}/${place}/content/${type.replace("/", "~1")}/schema`, value);
          }
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
});

test("every code that leaves over REST is there with its status, and is a refusal of some route at that status", () => {
  const listed = document.components.schemas["ErrorCode"] as {
    enum: string[];
    "x-codes": Record<string, unknown>;
  };
  const expected = Object.entries<ErrorRow>(ERRORS).filter(([, row]) => row.transports.includes("rest"));
  expect(listed.enum).toEqual(expected.map(([code]) => code));
  const refusals = JSON.stringify(document.paths);
  for (const [code, { status, type, retryable }] of expected) {
    expect(listed["x-codes"][code]).toEqual({ status, type, retryable });
    expect(refusals).toContain(`"${code}"`);
  }
  for (const operations of Object.values(document.paths)) {
    for (const { responses } of Object.values(operations)) {
      for (const [status, response] of Object.entries(responses)) {
        for (const [, code = ""] of JSON.stringify(response).matchAll(/components\/examples\/(\w+)/g)) {
          expect([code, String(Reflect.get(ERRORS, code).status)]).toEqual([code, status]);
        }
      }
    }
  }
});

test("its words are the brand's", async () => {
  const branded = await startServer({ providers: [shipped.hello()], brand: "acme" });
  const { text } = await branded.request("/api/openapi.json");
  expect(text).toContain("_acme");
  expect(text).toContain("acme_live_");
  expect(text).not.toMatch(/svc/);
  expect((await branded.request("/llms.txt")).text).not.toMatch(/svc/);
  await branded.close();
});

test("a catalog of 250 tools stays below half a megabyte, and is described once", async () => {
  const tools = Array.from({ length: 250 }, (_, index) => tool(`get_thing_${index}`));
  const large = await startServer({ providers: [defineProvider({ id: "large", title: "Large", tools })] });
  const started = performance.now();
  const first = await large.request("/api/openapi.json");
  const took = performance.now() - started;
  console.log(
    `250 tools: ${Math.round(first.text.length / 1_024)} KiB, first asked for in ${Math.round(took)} ms`,
  );
  expect(first.text.length).toBeLessThan(512 * 1_024);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/".+"$/);
  expect((await large.request("/api/openapi.json")).headers.get("etag")).toBe(etag);
  const headers = { "if-none-match": etag.slice(2) };
  const known = await large.request("/api/openapi.json", { headers });
  expect([known.status, known.text, known.headers.get("etag")]).toEqual([304, "", etag]);
  await large.close();
});

test("an answer that the document does not allow is found out", async () => {
  const { faultsOf } = await server.documentCheck();
  const target = "/api/v1/quota";
  const headers = { "content-type": "application/json", "x-request-id": "a" };
  const { text } = await server.request(target);
  const answer = { method: "GET", target, status: 200, headers: new Headers(headers), text };
  const faults = (change: Partial<typeof answer>) => faultsOf({ ...answer, ...change }).join("; ");
  const { data } = JSON.parse(text);
  const changed = (more: object) => JSON.stringify({ ok: true, data: { ...data, ...more } });
  const having = (more: Record<string, string>) => new Headers({ ...headers, ...more });
  expect(faults({})).toBe("");
  expect(faults({ status: 418 })).toContain("status 418 is not documented");
  expect(faults({ text: changed({ used: "1" }) })).not.toBe("");
  expect(faults({ text: changed({ more: 1 }) })).not.toBe("");
  expect(faults({ text: '{"ok":true}' })).not.toBe("");
  expect(faults({ headers: having({ "content-type": "text/html" }) })).toContain("content-type");
  expect(faults({ headers: having({ "x-more": "1" }) })).toContain("x-more is not documented");
  expect(faults({ headers: new Headers({ "content-type": "application/json" }) })).toContain("is missing");
  expect(faults({ text: changed({ lane: "<html>" }) })).toContain("HTML");
  expect(faults({ text: changed({ lane: "at run (call.ts:1:2)" }) })).toContain("stack");
  expect(faults({ target: "/nowhere" })).toContain("where there is no route");
});

function referencesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === "$ref" && typeof member === "string" ? [member] : referencesOf(member),
  );
}
