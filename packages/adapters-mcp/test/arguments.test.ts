// Arguments as models write them: objects and numbers as text, held to the limits of every message.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, type Served, serveMcp } from "./served.js";

let served: Served;

beforeAll(async () => {
  served = await serveMcp();
});
afterAll(() => served.close());

async function invoke(args: unknown, headers: Record<string, string> = {}, invoker = "invoke_api_endpoint") {
  const params = { name: invoker, arguments: { tool: "get_echo", args } };
  const { json } = await post(`${served.url}/mcp`, "tools/call", params, headers);
  return json.result.structuredContent;
}

describe("an invoker takes args as the text of an object", () => {
  test("and calls the tool with it", async () => {
    expect(await invoke('{"text":"hi"}')).toMatchObject({ ok: true, data: { echo: "hi" } });
    expect(await invoke(' {"text":"\\u0068i"}\n')).toMatchObject({ ok: true, data: { echo: "hi" } });
  });

  test("and knows the call again that was sent as an object", async () => {
    const { key } = await served.account();
    const headers = { authorization: `Bearer ${key}` };
    const args = { text: "once", idempotency_key: "k-1" };
    const first = await invoke(args, headers);
    expect(first).toMatchObject({ ok: true });
    expect(await invoke(JSON.stringify(args), headers)).toEqual(first);
  });

  const prefix = "svc_live_";
  test.each([
    ["no JSON", "text=hi"],
    ["nothing", ""],
    ["a list", '["hi"]'],
    ["a text in a text", '"{\\"text\\":\\"hi\\"}"'],
    ["a prototype", '{"text":"hi","__proto__":{}}'],
    ["a name twice", '{"text":"hi","text":"ho"}'],
    ["a NUL", '{"text":"\\u0000"}'],
    ["an API key", `{"text":"${prefix.replace("_", "\\u005f")}x"}`],
    ["too many levels", `{"text":${"[".repeat(70)}${"]".repeat(70)}}`],
  ])("and refuses %s by the name of the argument", async (_, args) => {
    expect(await invoke(args)).toMatchObject({
      ok: false,
      error: { code: "VALIDATION_ERROR", param: "args" },
    });
  });
});

describe("a number as text", () => {
  const search = (limit: unknown) => ({ intent: "echo", limit });

  test("is taken of a model, at every endpoint and through the invokers", async () => {
    for (const path of ["/mcp", "/svc_market_data/mcp"]) {
      const params = { name: "search_tools", arguments: search("1") };
      const { json } = await post(`${served.url}${path}`, "tools/call", params);
      expect(json.result.structuredContent.data.tools).toHaveLength(1);
    }
    const params = { name: "invoke_api_endpoint", arguments: { tool: "search_tools", args: search("1") } };
    const { json } = await post(`${served.url}/mcp`, "tools/call", params);
    expect(json.result.structuredContent.data.tools).toHaveLength(1);
  });

  test("is refused of a program, over REST", async () => {
    const response = await fetch(`${served.url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ tool: "search_tools", args: search("1") }),
    });
    expect(await response.json()).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "limit" } });
  });
});

describe("null for what may be left out", () => {
  const call = async (path: string, name: string, args: object) => {
    const { json } = await post(`${served.url}${path}`, "tools/call", { name, arguments: args });
    return json.result.structuredContent;
  };

  test("is no idempotency key, beside the arguments and among them", async () => {
    const args = { text: "hi", idempotency_key: null };
    expect(await call("/svc_market_data/mcp", "get_echo", args)).toMatchObject({ ok: true });
    const beside = { tool: "get_echo", args, idempotency_key: null };
    expect(await call("/mcp", "invoke_api_endpoint", beside)).toMatchObject({ ok: true });
  });

  test("searches the endpoint's own category, and shows direct calls", async () => {
    const args = { intent: "echo", category: null, provider: null, limit: null, cursor: null, direct: null };
    const { data } = await call("/svc_security_risk/mcp", "search_tools", args);
    expect(data.tools).toMatchObject([{ name: "get_private_echo", call: { tool: "get_private_echo" } }]);
    expect(data.tools[0].call).not.toHaveProperty("invoker");
  });
});
