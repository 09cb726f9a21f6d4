// Signing in with real clients at a real issuer: each starts on the 401 of the address that asks, and calls with its token.

import { auth, createMCPClient } from "@ai-sdk/mcp";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { jwtVerifier, type McpOptions } from "@svckit/adapters-mcp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, type Served, serveMcp } from "./served.js";
import { KNOWN_CLIENT, signIn, startOidcIssuer } from "./sign-in-issuer.js";

const REDIRECT = "http://127.0.0.1:53682/callback";
const ECHO = { name: "invoke_api_endpoint", arguments: { tool: "get_private_echo", args: { text: "hi" } } };
const INFO = { name: "test", version: "1.0.0" };

let issuer: Awaited<ReturnType<typeof startOidcIssuer>>;
let served: Served;
let strict: Served;

beforeAll(async () => {
  issuer = await startOidcIssuer([REDIRECT]);
  const oauth = { authorizationServers: [issuer.issuer], verify: jwtVerifier(issuer) };
  const start = (options: McpOptions) => serveMcp({}, { oauth, ...options });
  served = await start({});
  strict = await start({ signIn: "required" });
});
afterAll(async () => {
  await served.close();
  await strict.close();
  issuer.close();
});

/** What every client asks of whoever embeds it: what it knows of itself, its tokens, and how a page is opened. */
function memory(clientId: string | undefined) {
  let client = clientId === undefined ? undefined : { client_id: clientId };
  let tokens: { access_token: string; token_type: string } | undefined;
  let verifier = "";
  let opened: URL | undefined;
  return {
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: "test",
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code"],
      response_types: ["code"],
    },
    clientInformation: () => client,
    saveClientInformation(given: { client_id: string }) {
      client = given;
    },
    tokens: () => tokens,
    saveTokens(given: { access_token: string; token_type: string }) {
      tokens = given;
    },
    redirectToAuthorization(url: URL) {
      opened = url;
    },
    saveCodeVerifier(given: string) {
      verifier = given;
    },
    codeVerifier: () => verifier,
    /** What the issuer gives to whoever signs in at the page that was opened. */
    async answer(): Promise<URLSearchParams> {
      if (!opened) throw new Error("the client has opened no page");
      return (await signIn(opened, REDIRECT)).searchParams;
    },
    get resource() {
      return opened?.searchParams.get("resource");
    },
  };
}

type Memory = ReturnType<typeof memory>;

const codeIn = (answer: URLSearchParams) => answer.get("code") ?? `no code in ${answer}`;

/** Signs in with a client, and gives what its call is answered. */
const CLIENTS: Readonly<Record<string, (url: string, known: Memory) => Promise<unknown>>> = {
  async "SDK v1"(url, known) {
    const open = () => new TransportV1(new URL(url), { authProvider: known });
    const first = open();
    const connect = (client: ClientV1, transport: TransportV1) =>
      // `as`: the v1 transport's own type is not exact about optional members.
      client.connect(transport as Parameters<typeof client.connect>[0]);
    await expect(connect(new ClientV1(INFO), first)).rejects.toThrow("Unauthorized");
    await first.finishAuth(codeIn(await known.answer()));
    const client = new ClientV1(INFO);
    await connect(client, open());
    const result = await client.callTool(ECHO);
    await client.close();
    return result;
  },

  async "SDK v2"(url, known) {
    const open = () => new StreamableHTTPClientTransport(new URL(url), { authProvider: known });
    const newClient = () => new Client(INFO, { versionNegotiation: { mode: "auto" } });
    const first = open();
    await expect(newClient().connect(first)).rejects.toThrow();
    await first.finishAuth(await known.answer());
    const client = newClient();
    await client.connect(open());
    const result = await client.callTool(ECHO);
    await client.close();
    return result;
  },

  async "AI SDK"(url, known) {
    const open = () => createMCPClient({ transport: { type: "http", url, authProvider: known } });
    await expect(open()).rejects.toThrow();
    await auth(known, { serverUrl: new URL(url), authorizationCode: codeIn(await known.answer()) });
    const client = await open();
    const tools = await client.tools();
    const result = await tools[ECHO.name]?.execute?.(ECHO.arguments, { toolCallId: "1", messages: [] });
    await client.close();
    return result;
  },
};

const PATHS = ["/mcp/signin", "/svc_security_risk/mcp/signin"];

describe.each(Object.entries(CLIENTS))("%s", (_, run) => {
  test.each([
    ["registers itself", undefined],
    ["is registered beforehand", KNOWN_CLIENT],
  ])("signs in at the address that asks for it, and %s", async (_how, clientId) => {
    const before = issuer.registered.length;
    const known = memory(clientId);
    const url = `${served.url}/mcp/signin`;
    const result = await run(url, known);
    expect(result).toMatchObject({ structuredContent: { ok: true, data: { echo: "hi" } } });
    expect(known.resource).toBe(url);
    expect(issuer.registered.length - before).toBe(clientId === undefined ? 1 : 0);
  });

  test("signs in everywhere where the host demands it", async () => {
    const result = await run(`${strict.url}/mcp`, memory(undefined));
    expect(result).toMatchObject({ structuredContent: { ok: true, data: { echo: "hi" } } });
  });
});

test("who signs in calls from an account of their own, with its credits", async () => {
  const result = await CLIENTS["SDK v1"]?.(`${served.url}/mcp/signin`, memory(KNOWN_CLIENT));
  expect(result).toMatchObject({ structuredContent: { meta: { credits_used: 1 } } });
});

describe.each(PATHS)("%s", (path) => {
  test("sends who brings nothing away to sign in, on every message", async () => {
    for (const method of ["initialize", "tools/list", "tools/call", "ping", "server/discover"]) {
      const { status, headers, json } = await post(`${served.url}${path}`, method);
      expect([method, status]).toEqual([method, 401]);
      expect(headers.get("www-authenticate")).toBe(
        `Bearer scope="tools:read state:write", resource_metadata="${served.url}/.well-known/oauth-protected-resource${path}"`,
      );
      expect(json).toMatchObject({ id: 1, error: { data: { code: "ANON_AUTH_REQUIRED" } } });
    }
  });

  test("has metadata of its own, that names it", async () => {
    const document = await fetch(`${served.url}/.well-known/oauth-protected-resource${path}`);
    expect(await document.json()).toMatchObject({
      resource: `${served.url}${path}`,
      authorization_servers: [issuer.issuer],
    });
  });

  test("takes an API key in place of a token", async () => {
    const { key } = await served.account();
    const { status } = await post(
      `${served.url}${path}`,
      "tools/list",
      {},
      { authorization: `Bearer ${key}` },
    );
    expect(status).toBe(200);
  });
});

test("a token opens the very address that it was issued for, twin or not", async () => {
  const known = memory(KNOWN_CLIENT);
  await CLIENTS["SDK v1"]?.(`${served.url}/mcp/signin`, known);
  const headers = { authorization: `Bearer ${known.tokens()?.access_token}` };
  const statuses = [];
  for (const path of ["/mcp/signin", "/mcp", "/svc_security_risk/mcp/signin"])
    statuses.push((await post(`${served.url}${path}`, "tools/list", {}, headers)).status);
  expect(statuses).toEqual([200, 401, 401]);
});

test("endpoints that do not ask serve keyless callers still, and ask nobody where the host takes no tokens", async () => {
  expect((await post(`${served.url}/mcp`, "tools/list")).status).toBe(200);
  const without = await serveMcp();
  expect((await post(`${without.url}/mcp/signin`, "tools/list")).status).toBe(404);
  await without.close();
});

test("a host that demands signing in without an issuer is told so at the start", async () => {
  await expect(serveMcp({}, { signIn: "required" })).rejects.toThrow("set oauth");
});
