// Discovery while another program keeps the lock of the file, over REST and MCP.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withMcp } from "@svckit/adapters-mcp";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { toFetch } from "@svckit/rest";
import { expect, test } from "vitest";
import { z } from "zod";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";

const tool = defineTool({
  name: "get_x",
  title: "X",
  description: "Gives x, which is the same every time.",
  category: "market_data",
  effect: "read",
  keyless: true,
  input: z.object({}),
  output: z.object({ x: z.number() }),
  execute: () => ({ x: 1 }),
});

test("search_tools and get_api_endpoint_schema are answered while the file is locked; a paid call is not", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "svc-test-")), "svc.db");
  const service = createService({
    store: sqliteStore(file),
    providers: [defineProvider({ id: "one", title: "One", tools: [tool] })],
  });
  const { key } = await service.createKey((await service.createAccount()).id);
  const handle = toFetch(withMcp(service));
  const post = async (path: string, body: object, credential?: string) => {
    const headers = new Headers({
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    });
    if (credential !== undefined) headers.set("authorization", `Bearer ${credential}`);
    const request = new Request(`http://127.0.0.1:8787${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return (await (await handle(request)).json()) as Record<string, unknown>;
  };
  const execute = (name: string, args: object, credential?: string) =>
    post("/api/v1/execute", { tool: name, args }, credential);
  const callTool = async (name: string, args: object, credential?: string) => {
    const params = { name, arguments: args };
    const answer = await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params }, credential);
    return (answer["result"] as { structuredContent: object }).structuredContent;
  };
  const other = connect(file);
  other.exec("BEGIN EXCLUSIVE");
  try {
    for (const credential of [undefined, key]) {
      for (const call of [execute, callTool]) {
        expect(await call("search_tools", { intent: "give x" }, credential)).toMatchObject({
          ok: true,
          data: { tools: [{ name: "get_x" }] },
        });
        expect(await call("get_api_endpoint_schema", { tool: "get_x" }, credential)).toMatchObject({
          ok: true,
          data: { tool: "get_x" },
        });
      }
    }
    expect(await execute("get_x", {}, key)).toMatchObject({ error: { code: "QUOTA_SERVICE_UNAVAILABLE" } });
  } finally {
    other.exec("ROLLBACK");
    other.close();
    await service.close();
  }
}, 60_000);
