// The clauses of the catalog: order, pages, filters, retired names, and what is refused at start-up.
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { isServiceError } from "../errors/errors.js";
import { HOST } from "../identity/principal.js";
import type { Logger } from "../platform/logger.js";
import { createService } from "../service.js";
import { CATEGORIES } from "./category.js";
import { defineProvider, type Provider } from "./provider.js";
import type { Retirement } from "./retirement.js";
import { defineTool, type Tool } from "./tool.js";

function tool(name: string, more: Partial<Tool> = {}): Tool {
  return defineTool({
    name,
    title: `Title of ${name}`,
    description: "A tool that answers with nothing at all.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    execute: () => ({}),
    ...more,
  });
}

const provider = (id: string, ...tools: Tool[]): Provider => defineProvider({ id, title: id, tools });

function catalogOf(providers: readonly Provider[], retired: readonly Retirement[] = []) {
  const { catalog } = createService({ providers, retired });
  return catalog;
}

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (isServiceError(error))
      return { code: error.code, message: error.message, param: error.details.param };
    throw error;
  }
  throw new Error("it did not fail");
}

const CATALOG = catalogOf(
  [
    provider("one", tool("get_d"), tool("get_b", { category: "security_risk" }), tool("list_a")),
    provider(
      "two",
      tool("get_c"),
      tool("get_a", { title: "Token PRICE", description: "Prices of tokens, fresh to the minute." }),
    ),
  ],
  [
    { name: "get_bb", replacement: "get_b", args: "the same" },
    { name: "fetch_z", replacement: "get_a" },
  ],
);
await CATALOG.readTexts();
const names = (query: Parameters<typeof CATALOG.list>[0]) =>
  CATALOG.list(query).tools.map(({ name }) => name);

// The service's own tools are in every catalog.
const BEHIND_LIST_A = ["report_feedback", "search_tools", "validate_task_result"];
const ALL = ["get_a", "get_api_endpoint_schema", "get_b", "get_c", "get_d", "list_a", ...BEHIND_LIST_A];

test("lists tools by name, whatever order they were declared in", () => {
  expect(names({})).toEqual(ALL);
  expect(CATALOG.list({})).toMatchObject({ totalCount: ALL.length, nextCursor: null });
});

test("gives pages that join to the whole, for any page size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), (limit) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = CATALOG.list({ limit, ...(cursor !== undefined && { cursor }) });
        expect(page.tools.length).toBeLessThanOrEqual(limit);
        expect(page.totalCount).toBe(ALL.length);
        seen.push(...page.tools.map(({ name }) => name));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(names({}));
    }),
  );
});

test("names the page's last tool as the next cursor", () => {
  expect(CATALOG.list({ limit: 3 }).nextCursor).toBe("get_b");
  expect(CATALOG.list({ limit: ALL.length }).nextCursor).toBe(null);
  expect(CATALOG.list({ limit: ALL.length - 1 }).nextCursor).toBe("search_tools");
});

test("goes on behind a cursor whose tool was retired in between", () => {
  expect(names({ cursor: "get_bb" })).toEqual(["get_c", "get_d", "list_a", ...BEHIND_LIST_A]);
  expect(names({ cursor: "fetch_z" })).toEqual(names({}));
});

test("goes on behind a cursor whose tool the filter leaves out", () => {
  expect(names({ cursor: "get_b", provider: "two" })).toEqual(["get_c"]);
});

test("gives an empty page behind the last name", () => {
  const cursor = "validate_task_result";
  expect(CATALOG.list({ cursor })).toEqual({ tools: [], totalCount: ALL.length, nextCursor: null });
});

test.each(["", "get_", "get_bbb", "GET_A", "__proto__", "constructor", "0"])(
  "refuses the cursor %j, which never was a tool",
  (cursor) => {
    expect(failureOf(() => CATALOG.list({ cursor }))).toMatchObject({
      code: "CATALOG_PAGINATION_ERROR",
      param: "cursor",
    });
  },
);

test("clamps a limit above 250", () => {
  const many = catalogOf([
    provider("one", ...Array.from({ length: 260 }, (_, n) => tool(`get_${1_000 + n}`))),
  ]);
  for (const limit of [250, 251, 10_000, undefined]) {
    const page = many.list(limit === undefined ? {} : { limit });
    expect(page.tools).toHaveLength(250);
    expect(page.totalCount).toBe(264);
    expect(page.nextCursor).toBe("get_1249");
  }
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("refuses the limit %s", (limit) => {
  expect(failureOf(() => CATALOG.list({ limit }))).toMatchObject({
    code: "VALIDATION_ERROR",
    param: "limit",
  });
});

test("the categories are those that always exist and those of tools, in the order of names", () => {
  expect(catalogOf([]).categories).toEqual([...CATEGORIES].sort());
  const brought = catalogOf([provider("sea", tool("get_tide", { category: "air_and_sea" }))]);
  expect(brought.categories).toEqual(["air_and_sea", ...CATEGORIES].sort());
});

test("filters by category, by provider and by both", () => {
  expect(names({ category: "security_risk" })).toEqual(["get_b"]);
  expect(names({ provider: "two" })).toEqual(["get_a", "get_c"]);
  expect(names({ provider: "two", category: "security_risk" })).toEqual([]);
  expect(CATALOG.list({ provider: "two", limit: 1 })).toMatchObject({ totalCount: 2, nextCursor: "get_a" });
});

test("takes a category with the brand in front of it, and names those that are there for an unknown one", () => {
  expect(names({ category: "svc_security_risk" })).toEqual(["get_b"]);
  expect(names({ category: "discovery" })).toEqual(names({ provider: "svc" }));
  const brought = catalogOf([provider("sea", tool("get_tide", { category: "svc_sea" }))]);
  expect(brought.list({ category: "svc_sea" }).totalCount).toBe(1);
  for (const category of ["nothing", "svc_nothing", ""]) {
    const failure = failureOf(() => CATALOG.list({ category, search: "price" }));
    expect(failure).toMatchObject({ code: "VALIDATION_ERROR", param: "category" });
    for (const known of [...CATEGORIES, "discovery"]) expect(failure.message).toContain(known);
  }
});

test("ranks what is searched for by its meaning, best first, in any case", () => {
  expect(names({ search: "what is BITCOIN worth" })[0]).toBe("get_a");
  expect(names({ search: "  MINUTE   token " })[0]).toBe("get_a");
  expect(names({ search: "call get_b for me" })[0]).toBe("get_b");
  expect(names({ search: "price", category: "security_risk" })).toEqual([]);
  expect(names({ search: "" })).toEqual(names({}));
  expect(names({ search: ".*" })).toEqual([]);
});

test("pages through a ranking", () => {
  const search = "a tool that answers";
  const whole = names({ search });
  expect(whole.length).toBeGreaterThan(1);
  const paged: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = CATALOG.list({ search, limit: 1, ...(cursor && { cursor }) });
    paged.push(...page.tools.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(paged).toEqual(whole);
});

test("finds a tool by its exact name alone", () => {
  expect(CATALOG.find("get_a").name).toBe("get_a");
  for (const name of ["get_A", "get_a ", "", "get", "__proto__", "constructor", "toString"]) {
    const failure = failureOf(() => CATALOG.find(name));
    expect(failure.code).toBe("TOOL_NOT_FOUND");
    expect(failure.message).toContain(JSON.stringify(name));
  }
});

test("names the nearest tool for a slip of the pen, and none for a name that is near none", () => {
  const told = (name: string) => failureOf(() => CATALOG.find(name)).message;
  expect(told("get-bbb")).toMatch(/^There is no tool named "get-bbb"\. Did you mean `get_b`\? Find/);
  expect(told("never_there")).toMatch(/^There is no tool named "never_there"\. Find/);
});

test("repeats no more of an unknown name than a tool's name may be long", () => {
  expect(failureOf(() => CATALOG.find("x".repeat(10_000))).message.length).toBeLessThan(300);
});

test("names the replacement of a retired tool and how its arguments translate", () => {
  const failure = failureOf(() => CATALOG.find("get_bb"));
  expect(failure.code).toBe("TOOL_RETIRED");
  expect(failure.message).toContain("get_bb");
  expect(failure.message).toContain("Call get_b (the same).");
});

test("derives what agents are told from the effect, and whether there is an upstream", () => {
  const tools = [
    tool("get_x"),
    tool("set_x", { effect: "write" }),
    tool("put_x", { effect: "write", idempotent: true }),
    tool("drop_x", { effect: "destroy" }),
  ];
  const { catalog } = createService({
    providers: [
      { id: "one", title: "One", baseUrl: "https://one.example", tools },
      provider("two", tool("get_y")),
    ],
  });
  const hints = (name: string) => Object.values(catalog.find(name).entry().annotations);
  expect(Object.keys(catalog.find("get_x").entry().annotations)).toEqual([
    "readOnlyHint",
    "destructiveHint",
    "idempotentHint",
    "openWorldHint",
  ]);
  expect(hints("get_x")).toEqual([true, false, true, true]);
  expect(hints("set_x")).toEqual([false, false, false, true]);
  expect(hints("put_x")).toEqual([false, false, true, true]);
  expect(hints("drop_x")).toEqual([false, true, false, true]);
  expect(hints("get_y")).toEqual([true, false, true, false]);
});

test("ends the start for a fallback that is no read", () => {
  const falling = provider(
    "one",
    tool("get_x", { fallback: { tool: "set_x" } }),
    tool("set_x", { effect: "write" }),
  );
  expect(() => catalogOf([falling])).toThrow('tool get_x: its fallback set_x has effect "write"');
});

test("shows all of a tool that a caller may see, and its schemas closed", () => {
  const { catalog } = createService({
    providers: [
      provider(
        "one",
        tool("get_x", {
          input: z.object({ id: z.string(), n: z.number().optional(), d: z.string().default("x") }),
          output: z.object({ a: z.number() }),
          keyless: true,
          credits: 3,
          fallback: { tool: "get_y" },
          examples: [{ description: "One.", args: { id: "a" } }],
        }),
        tool("get_y"),
      ),
    ],
  });
  const entry = catalog.find("get_x").entry();
  expect(entry).toEqual({
    name: "get_x",
    title: "Title of get_x",
    description: "A tool that answers with nothing at all.",
    category: "market_data",
    provider: "one",
    inputSchema: entry.inputSchema,
    outputSchema: entry.outputSchema,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    keyless: true,
    credits: 3,
    status: { available: true },
    fallback: "get_y",
    examples: [{ description: "One.", args: { id: "a" } }],
  });
  expect(entry.inputSchema).toMatchObject({ type: "object", required: ["id"], additionalProperties: false });
  expect(Object.keys(entry.inputSchema["properties"] as object)).toEqual(["id", "n", "d", "idempotency_key"]);
  expect(entry.outputSchema).toMatchObject({ type: "object", required: ["a"] });
  expect(catalog.find("get_y").entry()).toMatchObject({
    keyless: false,
    credits: 1,
    fallback: null,
    examples: [],
  });
});

test("closes the schema of a tool without arguments, and leaves one open that says so", () => {
  const { catalog } = createService({
    providers: [provider("one", tool("get_x"), tool("get_y", { input: z.looseObject({}) }))],
  });
  expect(catalog.find("get_x").inputSchema).toMatchObject({ type: "object", additionalProperties: false });
  expect(catalog.find("get_y").argumentNames).toBe(undefined);
});

test("shows a tool that cannot be described as open, beside all others, and says so once", async () => {
  const faults: unknown[] = [];
  const logger: Logger = {
    info() {},
    warn() {},
    error: (_, fields) => faults.push(String(fields?.["error"])),
  };
  const tools = [
    tool("get_date", { output: z.object({ at: z.date() }), execute: () => ({ at: new Date(0) }) }),
    tool("get_number", { input: z.object({ n: z.string().or(z.bigint()) }) }),
    tool("get_x"),
  ];
  const service = createService({ providers: [provider("one", ...tools)], logger });
  expect(faults).toEqual([]);
  for (let time = 0; time < 2; time++) expect(service.catalog.list({ provider: "one" }).totalCount).toBe(3);
  expect(faults).toEqual([
    "Error: tool get_date of one: its output schema cannot describe itself as JSON Schema; give it as outputSchema",
    "Error: tool get_number of one: its input schema cannot describe itself as JSON Schema; give it as inputSchema",
  ]);
  const { outputSchema } = service.catalog.find("get_date").entry();
  expect(outputSchema).toMatchObject({ type: "object", properties: { _svc: { type: "object" } } });
  expect(outputSchema).not.toHaveProperty("required");
  expect(service.catalog.find("get_number").entry().inputSchema).toEqual({ type: "object" });
  const call = (name: string, args: unknown) => service.execute({ tool: name, args, principal: HOST });
  expect(await call("get_date", {})).toMatchObject({ ok: true, data: { at: "1970-01-01T00:00:00.000Z" } });
  expect(await call("get_number", { n: "1" })).toMatchObject({ ok: true });
  expect(await call("get_number", { n: [] })).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
});

test("refuses a tool whose schema is seen to have no JSON Schema, also one that defineTool has not seen", () => {
  const bare = {
    "~standard": { version: 1, vendor: "own", validate: (value: unknown) => ({ value }) },
  } as const;
  const described = { type: "object" };
  const cases: [Partial<Tool>, string][] = [
    [{ input: bare }, "inputSchema"],
    [{ output: bare, inputSchema: described }, "outputSchema"],
  ];
  for (const [lacking, missing] of cases) {
    expect(() => tool("get_x", lacking)).toThrow(missing);
    const plain: Tool = { ...tool("get_x"), ...lacking };
    expect(() => catalogOf([{ id: "one", title: "One", tools: [plain] }])).toThrow(missing);
  }
  const whole = tool("get_x", { input: bare, output: bare, inputSchema: described, outputSchema: described });
  expect(
    catalogOf([provider("one", whole)])
      .find("get_x")
      .entry().inputSchema,
  ).toEqual(described);
});

test("shows a tool whose provider is not configured as unavailable, with the reason", () => {
  const broken = defineProvider({
    id: "acme",
    title: "Acme",
    unavailable: "set ACME_KEY",
    tools: [tool("get_x")],
  });
  expect(catalogOf([broken]).find("get_x").entry().status).toEqual({
    available: false,
    reason: "acme is not configured: set ACME_KEY",
  });
});

test("shows a tool that wants another plan as unavailable, with the reason, and its neighbours as they are", () => {
  const unavailable = "it wants the Pro plan";
  const catalog = catalogOf([provider("acme", tool("get_x", { unavailable }), tool("get_y"))]);
  expect(catalog.find("get_x").entry().status).toEqual({
    available: false,
    reason: "acme does not give this: it wants the Pro plan",
  });
  expect(catalog.find("get_y").entry().status).toEqual({ available: true });
});

test("names both providers where two tools have one name", () => {
  expect(() => catalogOf([provider("one", tool("get_x")), provider("two", tool("get_x"))])).toThrow(
    /get_x.*one.*two/,
  );
});

test("refuses two providers with one id", () => {
  expect(() => catalogOf([provider("one", tool("get_x")), provider("one", tool("get_y"))])).toThrow("one");
});

test("leaves a fallback out whose tool no provider brings", () => {
  const catalog = catalogOf([provider("one", tool("get_x", { fallback: { tool: "get_gone" } }))]);
  expect(catalog.find("get_x").entry().fallback).toBeNull();
});

test("knows the names that a provider has retired, and the host's word on one of them", () => {
  const tools = provider("one", tool("get_x"), tool("get_y"));
  const own = { ...tools, retired: [{ name: "get_old", replacement: "get_x", args: { coin: "id" } }] };
  expect(() => catalogOf([own]).find("get_old")).toThrow("Call get_x (coin is id).");
  const host = [{ name: "get_old", replacement: "get_y" }];
  expect(() => catalogOf([own], host).find("get_old")).toThrow("Call get_y.");
});

test("refuses a retired name that is in the catalog, and a replacement that is not", () => {
  const providers = [provider("one", tool("get_x"))];
  expect(() => catalogOf(providers, [{ name: "get_x", replacement: "get_x" }])).toThrow("get_x");
  expect(() => catalogOf(providers, [{ name: "get_old", replacement: "get_gone" }])).toThrow(
    /get_old.*get_gone/,
  );
});

test("checks tool names when a service is created, also of tools that defineTool has not seen", () => {
  for (const name of ["Get_x", "get-x", "get x", "", "1get", "x".repeat(65)]) {
    const plain: Tool = { ...tool("get_x"), name };
    expect(() => catalogOf([{ id: "one", title: "One", tools: [plain] }])).toThrow(JSON.stringify(name));
  }
});

test("refuses a cursor that is a tool and not in the ranking, or is retired, where something is searched for", () => {
  const search = "bbb";
  for (const cursor of ["list_a", "get_bb"]) {
    expect(failureOf(() => CATALOG.list({ search, cursor }))).toMatchObject({
      code: "CATALOG_PAGINATION_ERROR",
      param: "cursor",
    });
  }
});
