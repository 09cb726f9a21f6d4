// One service behind REST and MCP: what is done over one is done over the other.
import { afterAll, beforeAll, expect, test } from "vitest";
import { post, type Served, serveMcp } from "./served.js";

let served: Served;

beforeAll(async () => {
  served = await serveMcp();
});
afterAll(() => served.close());

const ROUTES = {
  async rest(args: unknown, key?: string) {
    const response = await fetch(`${served.url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ tool: "get_echo", args }),
    });
    return { text: await response.text(), headers: response.headers };
  },
  async root(args: unknown, key?: string) {
    return overMcp("/mcp", { name: "invoke_api_endpoint", arguments: { tool: "get_echo", args } }, key);
  },
  async category(args: unknown, key?: string) {
    return overMcp("/svc_market_data/mcp", { name: "get_echo", arguments: args }, key);
  },
};

async function overMcp(path: string, call: object, key?: string) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const { text, headers: told } = await post(`${served.url}${path}`, "tools/call", call, headers);
  // The envelope as it stands in the message, which ends with it.
  const [, body = ""] = text.split('"structuredContent":');
  return { text: body.slice(0, body.lastIndexOf("}}")).replace(/,"isError":true$/, ""), headers: told };
}

type Route = keyof typeof ROUTES;
const PAIRS: [Route, Route][] = [
  ["rest", "root"],
  ["rest", "category"],
  ["root", "rest"],
  ["category", "root"],
];

test.each(PAIRS)("a key that was used over %s replays to the byte over %s", async (first, second) => {
  const { key } = await served.account();
  const args = { text: "once", idempotency_key: `${first}-${second}` };
  const done = await ROUTES[first](args, key);
  const again = await ROUTES[second](args, key);
  expect(again.text).toBe(done.text);
  expect(done.headers.get("idempotent-replayed")).toBe(null);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});

test.each(PAIRS)("a wallet is emptied by %s and %s together", async (first, second) => {
  const { key } = await served.account(2);
  const left = [];
  for (const route of [first, second]) left.push(JSON.parse((await ROUTES[route]({ text: "x" }, key)).text));
  expect(left.map(({ meta }) => meta.credits_remaining)).toEqual([1, 0]);
  for (const route of [first, second]) {
    expect(JSON.parse((await ROUTES[route]({ text: "y" }, key)).text)).toMatchObject({
      error: { code: "QUOTA_EXCEEDED" },
    });
  }
});

test("a receipt of a call over MCP is read back over REST", async () => {
  const { key } = await served.account();
  const { meta } = JSON.parse((await ROUTES.root({ text: "x" }, key)).text);
  const response = await fetch(`${served.url}/api/v1/receipts/${meta.receipt_id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await response.json()).toMatchObject({ ok: true, data: meta });
});

test("the keyless allowance is one, and discovery and feedback leave it alone", async () => {
  const before = Number((await ROUTES.rest({ text: "a" })).headers.get("x-quota-remaining"));
  const afterwards = await ROUTES.root({ text: "b" });
  expect(Number(afterwards.headers.get("x-quota-remaining"))).toBe(before - 1);
  await overMcp("/mcp", { name: "search_tools", arguments: { intent: "echo" } });
  await overMcp("/mcp", { name: "report_feedback", arguments: { message: "fine" } });
  const last = await ROUTES.category({ text: "c" });
  expect(Number(last.headers.get("x-quota-remaining"))).toBe(before - 2);
});

test("the discovery tools are called over REST like any other", async () => {
  const response = await fetch(`${served.url}/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tool: "get_api_endpoint_schema", args: { tool: "get_echo" } }),
  });
  expect(await response.json()).toMatchObject({ ok: true, data: { tool: "get_echo", required: ["text"] } });
});

test("the root's invokers tell the worst that they may do, and each tool what its own effect is", async () => {
  const listed = async (path: string) => {
    const { json } = await post(`${served.url}${path}`, "tools/list", {});
    const tools: { name: string; annotations: Record<string, unknown> }[] = json.result.tools;
    return (name: string) => tools.find((tool) => tool.name === name)?.annotations;
  };
  const root = await listed("/mcp");
  expect(root("invoke_api_endpoint")).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  expect(root("invoke_stateful_endpoint")).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
  });
  const category = await listed("/svc_market_data/mcp");
  expect(category("get_echo")).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  expect(category("set_echo")).toMatchObject({ readOnlyHint: false, destructiveHint: false });
  expect(category("drop_echo")).toMatchObject({ readOnlyHint: false, destructiveHint: true });
});
