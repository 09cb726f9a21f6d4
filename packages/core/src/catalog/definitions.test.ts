// The clauses of handed-in definitions: whatever is wrong with one, the start stops and says where, what and how to mend it.
import { expect, test } from "vitest";
import { z } from "zod";
import { createService } from "../service.js";
import { paginate } from "./paginate.js";
import { defineProvider, type Provider } from "./provider.js";
import { defineTool, type Tool } from "./tool.js";

const TOOL: Tool = {
  name: "get_x",
  title: "X",
  description: "Gives the value of x, fresh to the second.",
  category: "market_data",
  effect: "read",
  input: z.object({}),
  output: z.object({}),
  execute: () => ({}),
};
const PROVIDER: Provider = { id: "acme", title: "Acme", tools: [TOOL] };

// `as`: plugins without types, and slips of those with them.
const start = (provider: unknown) => createService({ providers: [provider as Provider] });

/** Each fault: the field, what is said of it, and what mends it. */
const OF_TOOLS: readonly (readonly [field: string, change: object, says: RegExp, mend: RegExp])[] = [
  ["name", { name: undefined }, /must match/, /such as "get_price"/],
  ["name", { name: "getX" }, /must match/, /such as "get_price"/],
  ["title", { title: undefined }, /is undefined/, /name the tool/],
  ["description", { description: undefined }, /is undefined/, /say in at least 20 characters/],
  ["description", { description: "Short." }, /too little/, /say in at least 20 characters/],
  ["category", { category: 5 }, /a number/, /such as "market_data"/],
  ["keywords", { keywords: "worth" }, /no text/, /give a list/],
  ["effect", { effect: undefined }, /is undefined/, /say "read", "write" or "destroy"/],
  ["annotations", { annotations: { readOnlyHint: true } }, /what the effect says/, /leave annotations out/],
  ["keyless", { effect: "write", keyless: true }, /effect "write"/, /leave keyless out/],
  ["keyless", { keyless: "no" }, /a string/, /leave it out/],
  ["personal", { personal: 1 }, /a number/, /leave it out/],
  ["effect", { effect: Symbol("x") }, /is Symbol\(x\)/, /say "read"/],
  ["credits", { credits: "1" }, /whole number/, /leave it out/],
  ["staleTtl", { staleTtl: -1 }, /milliseconds/, /0 or more/],
  ["input", { input: { type: "object", properties: {} } }, /no Standard Schema/, /as inputSchema/],
  ["output", { output: undefined }, /no Standard Schema/, /as outputSchema/],
  ["inputSchema", { inputSchema: "object" }, /a string/, /leave it out/],
  ["input", { input: z.object({ idempotency_key: z.string() }) }, /every tool takes/, /another name/],
  ["input", { inputSchema: { properties: { idempotency_key: {} } } }, /every tool takes/, /another name/],
  ["execute", { execute: undefined }, /is undefined/, /give the function/],
  ["upstream", { upstream: "eth" }, /must be a function/, /names one of/],
  ["fallback", { fallback: "get_y" }, /names no tool/, /say \{ tool:/],
  ["fallback", { fallback: { tool: "get_y", args: {} } }, /its args is a object/, /give a function/],
  ["fallback", { fallback: { tool: "get_y", result: null } }, /its result is null/, /give a function/],
  ["unavailable", { unavailable: "" }, /is empty/, /leave it out/],
  ["unavailable", { unavailable: true }, /a boolean/, /say what is wanted/],
  ["pages", { pages: true }, /names no list/, /with paginate/],
  ["maxResultBytes", { maxResultBytes: 1.5 }, /whole number of bytes/, /leave it out/],
  ["list", { list: "" }, /a string/, /the field of the result/],
  ["pages", { effect: "write", pages: { list: "rows", isWhole: true } }, /is read/, /say effect "read"/],
  ["examples", { examples: [{ description: "One" }] }, /must be/, /an object of arguments/],
];

test.each(OF_TOOLS)("names the provider, the tool, %s and what mends it: %j", (field, change, says, mend) => {
  const tool = { ...TOOL, ...change };
  const name = tool.name === undefined ? "undefined" : JSON.stringify(tool.name);
  const message = (provider: string) => {
    try {
      start({ ...PROVIDER, tools: [tool] });
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      expect(text.startsWith(`${provider}tool ${name}: ${field}: `), text).toBe(true);
      return text;
    }
    throw new Error("it was accepted");
  };
  const text = message('providers[0]: provider "acme": ');
  expect(text).toMatch(says);
  expect(text).toMatch(mend);
  // The same is told where it is declared.
  expect(() => defineTool(tool as Tool)).toThrow(`tool ${name}: ${field}: `);
  expect(() => defineProvider({ ...PROVIDER, tools: [tool as Tool] })).toThrow(
    `provider "acme": tool ${name}: ${field}: `,
  );
});

const OF_PROVIDERS: readonly (readonly [field: string, change: object, says: RegExp, mend: RegExp])[] = [
  ["id", { id: undefined }, /must match/, /such as "acme_prices"/],
  ["id", { id: "Bad-Id" }, /must match/, /such as "acme_prices"/],
  ["title", { title: undefined }, /is undefined/, /name the provider/],
  ["baseUrl", { baseUrl: "nope" }, /"nope" is not an http/, /give one, as "https:/],
  ["baseUrl", { baseUrl: "https://x.example/v1?key=planted" }, /a query/, /a key in auth/],
  ["baseUrl", { baseUrl: "ftp://user:planted@x.example" }, /not shown/, /give one, as "https:/],
  ["upstreams.eth", { upstreams: { eth: "eth.example" } }, /is not an http/, /give one/],
  ["headers", { headers: { "x-key": undefined } }, /x-key is undefined/, /leave a header out/],
  ["headers", { headers: { "x-key": ["planted"] } }, /x-key is a list/, /give a text/],
  ["homepage", { homepage: 5 }, /is a number/, /leave it out/],
  ["auth undefined", { auth: {} }, /must match/, /such as ACME_API_KEY/],
  [
    'auth "X_KEY"',
    { auth: { variable: "X_KEY", header: Symbol("x") } },
    /a symbol is not/,
    /name of a header/,
  ],
  ['auth "X_KEY"', { auth: { variable: "X_KEY", bearer: true, for: "get_x" } }, /a string/, /give a list/],
  ['auth "X_KEY"', { auth: { variable: "X_KEY", bearer: true, for: null } }, /null/, /give a list/],
  [
    'auth "X_KEY"',
    { auth: { variable: "X_KEY", bearer: true, personal: "no" } },
    /personal: it is a string/,
    /say true/,
  ],
  ["unavailable", { unavailable: true }, /must be a text/, /left out/],
  ["failure", { failure: {} }, /must be a function/, /reads a failure/],
  ["tools", { tools: {} }, /a object/, /give a list/],
  ["tools", { tools: [] }, /no tools/, /at least one/],
  ["tools", { tools: [TOOL, TOOL] }, /two tools named "get_x"/, /another name/],
];

test.each(OF_PROVIDERS)(
  "names the provider, %s and what mends it, also of one that defineProvider has not seen: %j",
  (field, change, says, mend) => {
    const provider = { ...PROVIDER, ...change };
    const id = provider.id === undefined ? "undefined" : JSON.stringify(provider.id);
    for (const [hand, at] of [
      [start, "providers[0]: "],
      [defineProvider, ""],
    ] as const) {
      expect(() => hand(provider as Provider)).toThrow(`${at}provider ${id}: ${field}: `);
      expect(() => hand(provider as Provider)).toThrow(says);
      expect(() => hand(provider as Provider)).toThrow(mend);
      expect(() => hand(provider as Provider)).not.toThrow(/planted/);
    }
  },
);

const LIST = {
  ...TOOL,
  input: z.object({ limit: z.number() }),
  output: z.object({ rows: z.array(z.number()) }),
  list: "rows",
  by: "page",
  page: () => ({ items: [] }),
};

test.each<[field: string, change: object, says: RegExp, mend: RegExp]>([
  ["list", { list: undefined }, /is undefined/, /give the field/],
  ["by", { by: "pages" }, /is "pages"/, /say "page", "offset"/],
  ["size", { size: 0 }, /whole number/, /leave it out/],
  ["first", { first: "1" }, /number of the first page/, /leave it out/],
  ["page", { page: undefined }, /is undefined/, /give the function/],
  ["absent", { absent: "none" }, /is a string/, /give a function/],
  ["input", { input: z.object({}) }, /no argument limit/, /add it/],
  [
    "output",
    { output: z.object({ rows: z.array(z.number()), next_cursor: z.string() }) },
    /which the service puts/,
    /leave it out/,
  ],
])("names the tool of pages, %s and what mends it: %j", (field, change, says, mend) => {
  // `as`: a plugin without types.
  const declare = () => paginate({ ...LIST, ...change } as unknown as Parameters<typeof paginate>[0]);
  expect(declare).toThrow(`tool "get_x": ${field}: `);
  expect(declare).toThrow(says);
  expect(declare).toThrow(mend);
});

test("tells who hands paginate nothing at all what it wants", () => {
  expect(() => paginate(undefined as never)).toThrow("tool undefined: list: it is undefined; give the field");
});

test("keeps the category of the service's own tools, with its rules, from those of plugins", () => {
  const tool = { ...TOOL, category: "discovery", effect: "write", keyless: true };
  expect(() => start({ ...PROVIDER, tools: [tool] })).toThrow(
    /^providers\[0\]: provider "acme": tool "get_x": category: .* give it another/,
  );
});

test("tells who hands in a promise to await it, and who hands in a factory to call it", () => {
  const factory = async () => PROVIDER;
  expect(() => start(factory())).toThrow(/providers\[0\] is a promise.*await it/);
  expect(() => start(() => PROVIDER)).toThrow(/providers\[0\] is a function.*call it/);
  expect(() => start(undefined)).toThrow(/providers\[0\] must be a provider/);
});

test("tells of an argument named idempotency_key where it is first seen, for a library that names none before", () => {
  const logged: string[] = [];
  const schema = {
    "~standard": {
      version: 1,
      vendor: "own",
      validate: (value: unknown) => ({ value }),
      jsonSchema: {
        input: () => ({ type: "object", properties: { idempotency_key: { type: "string" } } }),
        output: () => ({ type: "object" }),
      },
    },
  };
  const { catalog } = createService({
    providers: [{ ...PROVIDER, tools: [{ ...TOOL, input: schema }] }],
    logger: { info() {}, warn() {}, error: (_, fields) => logged.push(String(fields?.["error"])) },
  });
  catalog.list({});
  catalog.list({});
  expect(logged).toEqual([expect.stringMatching(/get_x of acme: input: .*another name/)]);
});
