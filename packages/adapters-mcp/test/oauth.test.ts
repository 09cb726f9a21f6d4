// The endpoints as an OAuth resource server: which tokens they take, and how they refuse the others.
import { jwtVerifier } from "@svckit/adapters-mcp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { times } from "../../testing/test/at-length.js";
import { startIssuer } from "./issuer.js";
import { post, type Served, serveMcp } from "./served.js";

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let served: Served;

const PATHS = [
  "/mcp",
  ...["market_data", "security_risk", "portfolio_wallet", "prediction_markets"].map(pathOf),
];

function pathOf(category: string): string {
  return `/svc_${category}/mcp`;
}

beforeAll(async () => {
  issuer = await startIssuer();
  served = await serveOAuth();
});
afterAll(async () => {
  issuer.close();
  await served.close();
});

function serveOAuth(options: Parameters<typeof serveMcp>[0] = {}): Promise<Served> {
  const { issuer: name, jwksUri } = issuer;
  return serveMcp(options, {
    oauth: { authorizationServers: [name], verify: jwtVerifier({ issuer: name, jwksUri }) },
  });
}

const ECHO = { name: "invoke_api_endpoint", arguments: { tool: "get_echo", args: { text: "hi" } } };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("a token for the endpoint opens its holder's account and pays from its wallet", async () => {
  const token = await issuer.sign(`${served.url}/mcp`, { claims: { sub: "auth0|ada" } });
  for (const left of [9_999, 9_998]) {
    const { status, json } = await post(`${served.url}/mcp`, "tools/call", ECHO, bearer(token));
    expect(status).toBe(200);
    expect(json.result.structuredContent).toMatchObject({ ok: true, meta: { credits_remaining: left } });
  }
  const session = await jwtVerifier(issuer)(token, `${served.url}/mcp`);
  expect(await served.service.describeAccount(String(session?.accountId))).toMatchObject({ plan: "free" });
});

test("no holder is an account of the operator's, nor a holder of another issuer's", async () => {
  await served.service.createAccount({ id: "default", credits: 7 });
  const resource = `${served.url}/mcp`;
  const token = await issuer.sign(resource, { claims: { sub: "default" } });
  const { json } = await post(resource, "tools/call", ECHO, bearer(token));
  expect(json.result.structuredContent).toMatchObject({ ok: true, meta: { credits_remaining: 9_999 } });
  const other = await startIssuer();
  const accounts = await Promise.all(
    [issuer, other].map(async (each) =>
      jwtVerifier(each)(await each.sign(resource, { claims: { sub: "default" } }), resource),
    ),
  );
  other.close();
  const [one, two] = accounts.map((session) => session?.accountId);
  expect(one).toMatch(/^oauth:[0-9a-f]{40}$/);
  expect(two).toMatch(/^oauth:[0-9a-f]{40}$/);
  expect(one).not.toBe(two);
});

test("two first calls at once open one account", async () => {
  const token = await issuer.sign(`${served.url}/mcp`, { claims: { sub: "twins" } });
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => post(`${served.url}/mcp`, "tools/call", ECHO, bearer(token))),
  );
  const left = answers.map(({ json }) => json.result.structuredContent.meta.credits_remaining).sort();
  expect(left).toEqual([9_996, 9_997, 9_998, 9_999]);
});

test("no forged token is taken on any method, and each is told where to sign in", async () => {
  const [url, sister] = [`${served.url}/mcp`, `${served.url}${PATHS[1]}`];
  const forged = await issuer.forge(url, sister);
  const accepted: string[] = [];
  for (const [what, token] of Object.entries(forged)) {
    for (const [method, params] of [["tools/list", {}] as const, ["tools/call", ECHO] as const]) {
      const { status, headers, json } = await post(url, method, params, bearer(token));
      if (status !== 401) accepted.push(`${what}: ${status} ${JSON.stringify(json)}`);
      expect(headers.get("www-authenticate")).toMatch(
        /^Bearer .*error="invalid_token".*resource_metadata="http/,
      );
      expect(json).toMatchObject({ error: { data: { code: "INVALID_OAUTH_TOKEN", retryable: false } } });
    }
  }
  expect(accepted).toEqual([]);
  console.log(
    `${Object.keys(forged).length} forged tokens on two methods each: 0 taken, keys fetched ${issuer.state.fetches} times`,
  );
  expect(Object.keys(forged).length).toBeGreaterThanOrEqual(30);
});

test("every endpoint's metadata is where the refusal says, and names that very endpoint", async () => {
  for (const path of PATHS) {
    const { headers } = await post(`${served.url}${path}`, "tools/list", {}, bearer("a.b.c"));
    const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(headers.get("www-authenticate") ?? "") ?? [];
    expect(metadata).toBe(`${served.url}/.well-known/oauth-protected-resource${path}`);
    const document = await fetch(metadata);
    expect(document.status).toBe(200);
    expect(await document.json()).toMatchObject({
      resource: `${served.url}${path}`,
      authorization_servers: [issuer.issuer],
      scopes_supported: ["tools:read", "state:write"],
    });
    const token = await issuer.sign(`${served.url}${path}`);
    expect((await post(`${served.url}${path}`, "tools/list", {}, bearer(token))).status, path).toBe(200);
  }
});

test("a scope that is missing is asked for with all that can be needed", async () => {
  const url = `${served.url}${PATHS[1]}`;
  const set = { name: "set_echo", arguments: { text: "hi" } };
  const drop = { name: "drop_echo", arguments: { text: "hi" } };
  const get = { name: "get_echo", arguments: { text: "hi" } };
  const reader = bearer(await issuer.sign(url, { claims: { scope: "tools:read" } }));
  const nobody = bearer(await issuer.sign(url, { claims: { scope: "" } }));
  expect((await post(url, "tools/call", get, reader)).status).toBe(200);
  for (const [call, who] of [[set, reader] as const, [drop, reader] as const, [get, nobody] as const]) {
    const { status, headers } = await post(url, "tools/call", call, who);
    expect(status).toBe(403);
    expect(headers.get("www-authenticate")).toContain(
      'error="insufficient_scope", scope="tools:read state:write"',
    );
  }
  expect((await post(url, "tools/list", {}, nobody)).status).toBe(200);
  const feedback = { name: "report_feedback", arguments: { message: "It works." } };
  expect((await post(url, "tools/call", feedback, reader)).json.result.structuredContent.ok).toBe(true);
});

test("keys that cannot be fetched are told as such, and the token is not rejected", async () => {
  const down = await startIssuer();
  const unchecked = await serveMcp(
    {},
    { oauth: { authorizationServers: [down.issuer], verify: jwtVerifier(down) } },
  );
  try {
    down.state.isUp = false;
    const url = `${unchecked.url}/mcp`;
    const token = bearer(await down.sign(url));
    for (let n = 0; n < 20; n++) {
      const { status, headers, json } = await post(url, "tools/call", ECHO, token);
      expect(status).toBe(200);
      expect(headers.get("retry-after")).toBe("5");
      expect(json.result).toMatchObject({
        isError: true,
        structuredContent: { ok: false, error: { code: "AUTH_SERVICE_UNAVAILABLE" } },
      });
    }
    expect((await post(url, "tools/list", {}, token)).json.result.tools).toHaveLength(6);
    expect(down.state.fetches).toBe(1);
  } finally {
    down.close();
    await unchecked.close();
  }
});

const TOKENS = times(400, 10_000);

test(`${TOKENS} tokens of unknown keys fetch the issuer's keys no more than twice a minute`, async () => {
  const flooded = await startIssuer();
  const verify = jwtVerifier(flooded);
  const resource = "https://svc.example/mcp";
  expect(await verify(await flooded.sign(resource), resource)).toMatchObject({
    accountId: expect.any(String),
  });
  const template = await flooded.sign(resource);
  const [, body, signature] = template.split(".");
  for (let n = 0; n < TOKENS; n++) {
    const head = Buffer.from(JSON.stringify({ alg: "RS256", kid: `k${n}` })).toString("base64url");
    expect(await verify(`${head}.${body}.${signature}`, resource)).toBeUndefined();
  }
  console.log(`${TOKENS} unknown keys: the keys were fetched ${flooded.state.fetches} times`);
  expect(flooded.state.fetches).toBeLessThanOrEqual(2);
  flooded.close();
});

test("rejected tokens count as attempts of their address, and are 401 on every method, before and after the limit", async () => {
  const strict = await serveOAuth({ anonymous: { attemptsPerMinute: 3 } });
  try {
    const statuses: string[] = [];
    for (let n = 0; n < 5; n++) {
      const method = ["tools/call", "tools/list", "subscriptions/listen"][n % 3] ?? "";
      const { status, headers, json } = await post(`${strict.url}/mcp`, method, ECHO, bearer("a.b.c"));
      const { code, retry_after: seconds } = json.error.data;
      statuses.push(`${status} ${code}`);
      expect(headers.get("www-authenticate")).toContain('error="invalid_token"');
      expect(headers.get("retry-after")).toBe(seconds === undefined ? null : String(seconds));
      expect(seconds === undefined).toBe(code !== "RATE_LIMITED");
    }
    expect(statuses).toEqual([
      ...Array.from({ length: 3 }, () => "401 INVALID_OAUTH_TOKEN"),
      ...Array.from({ length: 2 }, () => "401 RATE_LIMITED"),
    ]);
  } finally {
    await strict.close();
  }
});

test("a token where no issuer is configured is AUTH_NOT_CONFIGURED, and a verifier of the host's takes opaque ones", async () => {
  const plain = await serveMcp();
  const opaque = await serveMcp(
    {},
    {
      oauth: {
        authorizationServers: ["https://issuer.example"],
        verify: async (token, resource) =>
          token === "opaque-1"
            ? { accountId: `of:${new URL(resource).pathname}`, scopes: ["tools:read"] }
            : undefined,
      },
    },
  );
  try {
    const refused = await post(`${plain.url}/mcp`, "tools/call", ECHO, bearer("opaque-1"));
    expect(refused.json.result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: "AUTH_NOT_CONFIGURED" } },
    });
    const taken = await post(`${opaque.url}/mcp`, "tools/call", ECHO, bearer("opaque-1"));
    expect(taken.json.result.structuredContent.ok).toBe(true);
    expect(await opaque.service.describeAccount("of:/mcp")).toBeDefined();
    expect((await post(`${opaque.url}/mcp`, "tools/call", ECHO, bearer("opaque-2"))).status).toBe(401);
  } finally {
    await plain.close();
    await opaque.close();
  }
});

test("a page of any origin may ask for the document with the protocol's own header", async () => {
  const document = `${served.url}/.well-known/oauth-protected-resource/mcp`;
  const preflight = await fetch(document, { method: "OPTIONS", headers: { origin: "https://app.example" } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("mcp-protocol-version");
});
