// Callers whom the host knows, over MCP: at each entrance, with and without OAuth, and where the host fails.
import { jwtVerifier } from "@svckit/adapters-mcp";
import { type Identify, type IdentifyRequest, silentLogger } from "@svckit/core";
import { afterEach, expect, test } from "vitest";
import { startIssuer } from "./issuer.js";
import { CONNECT, post, type Served, serveMcp } from "./served.js";

const ECHO = { name: "invoke_api_endpoint", arguments: { tool: "get_private_echo", args: { text: "hi" } } };
const SECRET = "connect ECONNREFUSED sessions.internal";

let served: Served | undefined;
afterEach(() => served?.close());

/** The account that a header names; a token of the host's is one, too. */
const bySession: Identify = ({ headers }) => {
  const [session] = headers["x-session"] ?? headers["authorization"]?.map((each) => each.slice(7)) ?? [];
  if (session === "refused") return { refuse: "Your trial is over." };
  return session?.startsWith("host-") ? { account: session, plan: "pro" } : undefined;
};

async function call(path: string, headers: Record<string, string> = {}) {
  const { json, status } = await post(`${served?.url}${path}`, "tools/call", ECHO, headers);
  return { status, content: json.result?.structuredContent, error: json.error };
}

test("shows the host the request: transport mcp, its path and headers, and Node's own request", async () => {
  const seen: IdentifyRequest[] = [];
  served = await serveMcp({
    identify(request) {
      seen.push(request);
      return { account: "acme" };
    },
  });
  const { content } = await call("/mcp", { "x-session": "1" });
  expect(content).toMatchObject({ ok: true, meta: { credits_remaining: 9_999 } });
  expect(seen).toMatchObject([
    { transport: "mcp", method: "POST", path: "/mcp", address: "127.0.0.1", host: { url: "/mcp" } },
  ]);
  expect(seen[0]?.headers["x-session"]).toEqual(["1"]);
});

test("bills whom the host knows by a header or by a token of its own, without OAuth", async () => {
  served = await serveMcp({ identify: bySession });
  const { content } = await call("/mcp", { "x-session": "host-a" });
  expect(content).toMatchObject({ ok: true, meta: { credits_remaining: 499_999 } });
  const byToken = await call("/mcp", { authorization: "Bearer host-a" });
  expect(byToken.content).toMatchObject({ ok: true, meta: { credits_remaining: 499_998 } });
  const { key } = await served.account();
  expect((await call("/mcp", { authorization: `Bearer ${key}` })).content).toMatchObject({
    meta: { credits_remaining: 9_999 },
  });
  for (const authorization of ["Bearer somebody-else", "Bearer refused"])
    expect((await call("/mcp", { authorization })).content).toMatchObject({
      ok: false,
      error: { code: "INVALID_API_KEY" },
    });
});

test.each(Object.entries(CONNECT))("is taken from a real client of %s", async (_, connect) => {
  served = await serveMcp({ identify: bySession });
  const client = await connect(`${served.url}/mcp`, { "x-session": "host-b" });
  expect(await client.callTool(ECHO)).toMatchObject({ structuredContent: { ok: true } });
  await client.close();
  expect((await served.service.describeAccount("host-b")).wallet).toMatchObject({ spent: 1 });
});

test("at the address that asks to sign in, whom the host knows needs no token, and a token still opens its own account", async () => {
  const issuer = await startIssuer();
  const oauth = { authorizationServers: [issuer.issuer], verify: jwtVerifier(issuer) };
  served = await serveMcp({ identify: bySession }, { oauth });
  const path = "/mcp/signin";
  expect((await call(path)).status).toBe(401);
  expect((await call(path, { "x-session": "host-c" })).content).toMatchObject({
    ok: true,
    meta: { credits_remaining: 499_999 },
  });
  const token = await issuer.sign(`${served.url}${path}`);
  expect((await call(path, { authorization: `Bearer ${token}` })).content).toMatchObject({
    ok: true,
    meta: { credits_remaining: 9_999 },
  });
  const { content } = await call(path, { "x-session": "refused", authorization: `Bearer ${token}` });
  expect(content).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^Your trial is over\./) },
  });
  issuer.close();
});

test("asks once for a batch, whose calls are all the account's", async () => {
  let asked = 0;
  served = await serveMcp({
    identify() {
      asked += 1;
      return { account: "acme" };
    },
  });
  const message = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/call", params: ECHO });
  const response = await fetch(`${served.url}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-03-26",
    },
    body: JSON.stringify([1, 2, 3].map(message)),
  });
  expect(await response.json()).toMatchObject(Array(3).fill({ result: { structuredContent: { ok: true } } }));
  expect(asked).toBe(1);
  expect((await served.service.describeAccount("acme")).wallet).toMatchObject({ spent: 3 });
});

test.each<[string, Identify]>([
  [
    "throws",
    () => {
      throw new Error(SECRET);
    },
  ],
  ["rejects", () => Promise.reject(new Error(SECRET))],
  // `as`: what a host in JavaScript may give.
  ["gives null", () => null as unknown as undefined],
  ["names a plan that is none", async () => ({ account: "acme", plan: SECRET })],
])(
  "where the host's function %s, a call is AUTH_SERVICE_UNAVAILABLE, with a key and without",
  async (_, identify) => {
    const lines: unknown[] = [];
    const logger = { ...silentLogger, error: (message: string) => lines.push(message) };
    const issuer = await startIssuer();
    const oauth = { authorizationServers: [issuer.issuer], verify: jwtVerifier(issuer) };
    served = await serveMcp({ identify, logger }, { oauth });
    const { key, id } = await served.account();
    const token = await issuer.sign(`${served.url}/mcp`);
    for (const headers of [{}, { authorization: `Bearer ${key}` }, { authorization: `Bearer ${token}` }]) {
      const { content } = await call("/mcp", headers);
      expect(content).toMatchObject({
        ok: false,
        error: { code: "AUTH_SERVICE_UNAVAILABLE", retryable: true },
      });
      expect(JSON.stringify(content)).not.toContain(SECRET);
    }
    expect(lines).toEqual(Array(3).fill("the host's `identify` failed"));
    expect((await served.service.describeAccount(id)).wallet).toMatchObject({ spent: 0, held: 0 });
    expect(await served.service.quota({ address: "127.0.0.1" })).toMatchObject({ quotaRemaining: 25 });
    issuer.close();
  },
);

test("shows whom the host knows the tools of its plan, and nothing where the host fails", async () => {
  let isDown = false;
  served = await serveMcp({
    identify(request) {
      if (isDown) throw new Error(SECRET);
      return bySession(request);
    },
    plans: { pro: { tools: { deny: ["get_echo"] } } },
  });
  const list = async (headers: Record<string, string>) => {
    const { json, text } = await post(`${served?.url}/svc_market_data/mcp`, "tools/list", {}, headers);
    return { json, text, names: json.result?.tools.map(({ name }: { name: string }) => name) };
  };
  expect((await list({ "x-session": "host-d" })).names).not.toContain("get_echo");
  const { key } = await served.account();
  expect((await list({ authorization: `Bearer ${key}` })).names).toContain("get_echo");
  isDown = true;
  for (const headers of [{}, { "x-session": "host-d" }]) {
    const { names, json, text } = await list(headers);
    expect([names, json.error.data.code]).toEqual([undefined, "AUTH_SERVICE_UNAVAILABLE"]);
    // A fault within, and none of the request's.
    expect(json.error.code).toBe(-32_603);
    expect(text).not.toContain(SECRET);
  }
  const read = await post(`${served.url}/mcp`, "resources/read", { uri: "svc://tools" });
  expect(read.json.error).toMatchObject({ code: -32_603, data: { code: "AUTH_SERVICE_UNAVAILABLE" } });
});
