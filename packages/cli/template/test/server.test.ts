// The server as its callers see it: over REST and MCP, with a key and without, on a store in memory.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { memoryStore } from "@svckit/core";
import { startServer } from "../src/server.js";

let server: Awaited<ReturnType<typeof startServer>>;

before(async () => {
  server = await startServer({ host: "127.0.0.1", port: 0, store: memoryStore() });
});
after(() => server.close());

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return answer.text();
}

const call = { tool: "roll_dice", args: { count: 3 } };

test("a tool of its own is called, without a key and with one", async () => {
  const keyless = JSON.parse(await post("/api/v1/execute", call));
  assert.equal(keyless.ok, true);
  assert.equal(keyless.data.faces.length, 3);
  const paid = JSON.parse(await post("/api/v1/execute", call, { authorization: `Bearer ${server.key}` }));
  assert.equal(paid.ok, true);
  assert.equal(paid.meta.credits_used, 1);
});

test("arguments are checked before anything is spent", async () => {
  const refused = JSON.parse(await post("/api/v1/execute", { tool: "roll_dice", args: { count: 11 } }));
  assert.equal(refused.error.code, "VALIDATION_ERROR");
});

test("an agent finds the tools over MCP", async () => {
  const listed = await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" });
  assert.match(listed, /search_tools/);
});
