// The clauses of a long list over every surface: cut alike, within what is published, and walked from one to the other.
import { canonicalJson, defineProvider, defineTool, sha256 } from "@svckit/core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { CONNECT, post, type Served, serveMcp } from "./served.js";

const ROWS = Array.from({ length: 900 }, (_, index) => ({ index, text: "é".repeat(400) }));
const BUDGET = 256 * 1_024;

const listRows = defineTool({
  name: "list_rows",
  title: "Rows",
  description: "Gives more rows than one answer may hold.",
  category: "market_data",
  effect: "read",
  keyless: true,
  input: z.object({ of: z.string().optional().describe("Whose rows") }),
  output: z.object({ rows: z.array(z.object({ index: z.int(), text: z.string() })) }),
  execute: () => ({ rows: ROWS }),
});

let served: Served;

beforeAll(async () => {
  const provider = defineProvider({ id: "long", title: "Long", tools: [listRows] });
  served = await serveMcp({ providers: [provider] });
});
afterAll(() => served.close());

const SURFACES = {
  async rest(args: object) {
    const response = await fetch(`${served.url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tool: "list_rows", args }),
    });
    return JSON.parse(await response.text());
  },
  async root(args: object) {
    const call = { name: "invoke_api_endpoint", arguments: { tool: "list_rows", args } };
    return (await post(`${served.url}/mcp`, "tools/call", call)).json.result.structuredContent;
  },
  async category(args: object) {
    const call = { name: "list_rows", arguments: args };
    return (await post(`${served.url}/svc_market_data/mcp`, "tools/call", call)).json.result
      .structuredContent;
  },
};

test("each page is within the budget and what is published, and its receipt fits it, whichever surface gives it", async () => {
  const { outputSchema } = served.service.catalog.find("list_rows").entry();
  const isPublished = new Ajv2020({ strict: false }).compile(outputSchema);
  const turns = [SURFACES.rest, SURFACES.root, SURFACES.category];
  const rows: unknown[] = [];
  let cursor: string | undefined;
  for (let turn = 0; turn === 0 || cursor !== undefined; turn += 1) {
    const ask = turns[turn % turns.length] ?? SURFACES.rest;
    const envelope = await ask(cursor === undefined ? {} : { cursor });
    expect(isPublished(envelope.data)).toBe(true);
    const { _svc: receipt, ...data } = envelope.data;
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(BUDGET);
    expect(receipt).toEqual(envelope.meta);
    expect(receipt.result_digest).toBe(sha256(canonicalJson(data)));
    expect(receipt.truncated).toBe(data.next_cursor !== undefined);
    rows.push(...data.rows);
    cursor = data.next_cursor;
  }
  expect(rows).toEqual(ROWS);
});

test.each(Object.keys(SURFACES) as (keyof typeof SURFACES)[])(
  "a cursor of other arguments is refused over %s",
  async (surface) => {
    const { data } = await SURFACES.rest({});
    expect(await SURFACES[surface]({ of: "others", cursor: data.next_cursor })).toMatchObject({
      ok: false,
      error: { code: "VALIDATION_ERROR", param: "cursor" },
    });
  },
);

test.each(Object.entries(CONNECT))(
  "a client of revision %s takes a page that was cut",
  async (_, connect) => {
    const client = await connect(`${served.url}/svc_market_data/mcp`);
    await client.listTools();
    expect(await client.callTool({ name: "list_rows", arguments: {} })).toMatchObject({
      structuredContent: { ok: true, meta: { truncated: true } },
    });
    await client.close();
  },
);
