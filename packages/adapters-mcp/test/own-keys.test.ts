// Clauses of keys that callers bring over MCP: by the header that REST has, through invokers and direct calls alike.
import { defineProvider, defineTool } from "@svckit/core";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { type Served, serveMcp } from "./served.js";

const OWN = "mine-7Tq1Lm4Vc8Zx3Ns6Pd0";

let served: Served | undefined;
afterEach(() => served?.close());

async function start() {
  const asked: (string | null)[] = [];
  const getBalance = defineTool({
    name: "get_balance",
    title: "A balance",
    description: "Gives the balance of an address.",
    category: "onchain",
    effect: "read",
    keyless: true,
    input: z.object({}),
    output: z.object({ by: z.string() }),
    execute: (_, ctx) => ctx.http.get("", { schema: z.object({ by: z.string() }) }),
  });
  const helius = defineProvider({
    id: "helius",
    title: "Helius",
    baseUrl: "https://helius.example",
    auth: { header: "x-token", variable: "HELIUS_API_KEY", personal: true },
    tools: [getBalance],
  });
  const fetchHelius = async ({ headers }: Request) => {
    asked.push(headers.get("x-token"));
    return Response.json({ by: `somebody with ${headers.get("x-token")}` });
  };
  served = await serveMcp({ providers: [helius], fetch: fetchHelius });
  const { url } = served;
  const call = async (path: string, params: object, headers: Record<string, string>) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    return response.text();
  };
  return { call, asked };
}

const INVOKED = { name: "invoke_api_endpoint", arguments: { tool: "get_balance", args: {} } };

test.each([
  ["an invoker", "/mcp", INVOKED],
  ["a direct call", "/svc_onchain/mcp", { name: "get_balance", arguments: {} }],
])("the header brings a caller's own key to %s, and no answer repeats it", async (_, path, params) => {
  const { call, asked } = await start();
  const answer = await call(path, params, { "X-Svc-Key-Helius-Api-Key": OWN });
  expect(asked).toEqual([OWN]);
  expect(answer).toContain("somebody with [secret]");
  expect(answer).not.toContain(OWN.slice(0, 8));
  expect(await call(path, params, {})).toContain("x-svc-key-helius-api-key");
  expect(asked.length).toBe(1);
});

test("a key among the arguments is none", async () => {
  const { call, asked } = await start();
  const params = { ...INVOKED, arguments: { ...INVOKED.arguments, keys: { HELIUS_API_KEY: OWN } } };
  expect(await call("/mcp", params, {})).toContain("VALIDATION_ERROR");
  expect(asked).toEqual([]);
});
