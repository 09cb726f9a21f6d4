// What the endpoints list, as the readers of every draft of JSON Schema and of every revision see it.
import { defineProvider, defineTool } from "@svckit/core";
import { coingecko, evm, hello } from "@svckit/providers";
import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { faultsOf } from "./protocol-schema.js";
import { post, type Served, serveMcp } from "./served.js";

const odd = defineTool({
  name: "get_odd",
  title: "Odd",
  description: "Has every form of schema that some client stumbles over.",
  category: "market_data",
  effect: "read",
  input: z.any(),
  inputSchema: {
    type: "object",
    properties: {
      anything: true,
      nothing: false,
      name: { type: ["string", "null"] },
      pair: { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false },
    },
  },
  output: z.object({
    rows: z.array(z.tuple([z.number(), z.string().nullable()])),
    next: z.string().nullish(),
  }),
  execute: () => ({ rows: [] }),
});

let served: Served;
beforeAll(async () => {
  const providers = [
    hello(),
    coingecko({}),
    evm({}),
    defineProvider({ id: "odd", title: "Odd", tools: [odd] }),
  ];
  served = await serveMcp({ providers });
});
afterAll(() => served.close());

const PATHS = ["/mcp", "/svc_market_data/mcp", "/svc_portfolio_wallet/mcp", "/svc_demo/mcp"];

async function listed(path: string): Promise<Record<string, object>[]> {
  const { json } = await post(`${served.url}${path}`, "tools/list");
  return json.result?.tools ?? [];
}

test("no list of types and no tuple is published, over MCP or REST", async () => {
  const { data } = (await (await fetch(`${served.url}/api/v1/tools?limit=250`)).json()) as {
    data: { tools: object[] };
  };
  const tools = [...data.tools, ...(await Promise.all(PATHS.map(listed))).flat()];
  expect(tools.length).toBeGreaterThan(30);
  for (const tool of tools) expect(JSON.stringify(tool)).not.toMatch(/"prefixItems"|"items":\[|"type":\[/);
});

test.each(["2025-03-26", "2025-06-18", "2025-11-25"] as const)(
  "every list is what the official schema of revision %s says",
  async (revision) => {
    for (const path of PATHS) {
      const { json } = await post(
        `${served.url}${path}`,
        "tools/list",
        {},
        { "mcp-protocol-version": revision },
      );
      if (json.result) expect(faultsOf(revision, "tools/list", json)).toEqual([]);
    }
  },
);

const OPTIONS: Options = { strict: true, strictTypes: false, validateFormats: false };

describe.each([
  ["draft 7", () => new Ajv(OPTIONS)],
  ["draft 2019-09", () => new Ajv2019(OPTIONS)],
  ["draft 2020-12", () => new Ajv2020(OPTIONS)],
])("a strict reader of %s", (_, open) => {
  test("reads the schemas of every tool", async () => {
    const reader = open();
    for (const path of PATHS) {
      for (const { name, inputSchema = {}, outputSchema = {} } of await listed(path)) {
        for (const schema of [inputSchema, outputSchema])
          expect(() => reader.compile(schema), String(name)).not.toThrow();
      }
    }
  });
});
