// What both clients see over streamable HTTP: lists, resources, a search, a schema, a call and an error.
import { mcpRoutes } from "@svckit/adapters-mcp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONNECT, type McpClient, receiptOnce, type Served, serveMcp } from "./served.js";

let served: Served;

beforeAll(async () => {
  served = await serveMcp();
});
afterAll(() => served.close());

interface CallResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent: {
    readonly ok: boolean;
    readonly data?: Record<string, unknown>;
    readonly error?: { readonly code: string };
  };
}

async function call(client: McpClient, name: string, args: Record<string, unknown>): Promise<CallResult> {
  const result = (await client.callTool({ name, arguments: args })) as CallResult;
  expect(result.content).toHaveLength(1);
  expect(JSON.parse(result.content[0]?.text ?? "")).toEqual(receiptOnce(result.structuredContent));
  expect(result.isError ?? false).toBe(!result.structuredContent.ok);
  return result;
}

const ROOT_TOOLS = [
  "get_api_endpoint_schema",
  "invoke_api_endpoint",
  "invoke_stateful_endpoint",
  "report_feedback",
  "search_tools",
  "validate_task_result",
];

describe.each(Object.entries(CONNECT))("a client of revision %s", (revision, connect) => {
  test("finds its way from the root to a result and to an error", async () => {
    const client = await connect(`${served.url}/mcp`);
    expect(client.revision).toBe(revision);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(ROOT_TOOLS);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "svc://categories",
      "svc://errors",
      "svc://providers",
      "svc://status",
      "svc://tools",
    ]);
    for (const { uri } of [...resources, { uri: "svc://tools/get_echo" }]) {
      const { contents } = await client.readResource({ uri });
      expect(contents, uri).toEqual([
        { uri, mimeType: "application/json", text: expect.stringMatching(/^\{/) },
      ]);
    }
    expect((await client.listResourceTemplates()).resourceTemplates).toMatchObject([
      { uriTemplate: "svc://tools/{name}" },
    ]);
    await expect(client.readResource({ uri: "svc://nothing" })).rejects.toMatchObject({
      code: revision === "2026-07-28" ? -32_602 : -32_002,
    });

    const found = await call(client, "search_tools", { intent: "echo a text" });
    expect(found.structuredContent.data).toMatchObject({
      tools: expect.arrayContaining([
        expect.objectContaining({
          name: "get_echo",
          required: ["text"],
          call: { invoker: "invoke_api_endpoint", tool: "get_echo", args: { text: "hello" } },
        }),
      ]),
    });
    const schema = await call(client, "get_api_endpoint_schema", { tool: "get_echo" });
    expect(schema.structuredContent.data).toMatchObject({
      invoker: "invoke_api_endpoint",
      required: ["text"],
      parameters: expect.arrayContaining([
        { name: "text", type: "string", required: true, description: "Any text" },
      ]),
    });
    const done = await call(client, "invoke_api_endpoint", { tool: "get_echo", args: { text: "hi" } });
    expect(done.structuredContent).toMatchObject({ ok: true, data: { echo: "hi" } });
    const wrong = await call(client, "invoke_api_endpoint", { tool: "get_echo", args: { text: 1 } });
    expect(wrong.structuredContent.error?.code).toBe("VALIDATION_ERROR");
    await expect(client.callTool({ name: "get_echo", arguments: {} })).rejects.toMatchObject({
      code: -32_602,
      data: { code: "TOOL_NOT_FOUND" },
    });
    await client.close();
  });

  test("calls the tools of a category directly, and none of another", async () => {
    const client = await connect(`${served.url}/svc_market_data/mcp`);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "drop_echo",
      "get_echo",
      "get_nothing",
      "get_refusal",
      "set_echo",
    ]);
    const done = await call(client, "get_echo", { text: "hi" });
    expect(done.structuredContent).toMatchObject({ ok: true, data: { echo: "hi" } });
    const refused = await call(client, "get_refusal", { text: "hi" });
    expect(refused.structuredContent.error?.code).toBe("TOOL_ERROR");
    await expect(client.callTool({ name: "get_private_echo", arguments: {} })).rejects.toMatchObject({
      code: -32_602,
    });
    await client.close();
  });

  test.each(["security_risk", "portfolio_wallet", "prediction_markets"])(
    "finds an endpoint for the category %s, where tools are searched and feedback is taken",
    async (category) => {
      const client = await connect(`${served.url}/svc_${category}/mcp`);
      await client.listTools();
      expect((await call(client, "search_tools", { intent: "echo" })).structuredContent.ok).toBe(true);
      expect((await call(client, "report_feedback", { message: "Fine." })).structuredContent.ok).toBe(true);
      await client.close();
    },
  );

  test("finds no name twice at the endpoints, so that one agent takes them all", async () => {
    const listed: string[] = [];
    for (const { path } of mcpRoutes(served.service)) {
      const client = await connect(`${served.url}${path}`);
      listed.push(...(await client.listTools()).tools.map(({ name }) => name));
      await client.close();
    }
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed).toEqual(expect.arrayContaining([...ROOT_TOOLS, "get_echo", "get_private_echo"]));
  });
});
