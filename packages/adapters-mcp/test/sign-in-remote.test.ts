// Signing in through mcp-remote, which lets clients that only start processes sign in: its page is opened by a script.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { jwtVerifier } from "@svckit/adapters-mcp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../cli/test/free-port.js";
import { type Served, serveMcp } from "./served.js";
import { KNOWN_CLIENT, signIn, startOidcIssuer } from "./sign-in-issuer.js";

const PROXY = join(
  dirname(createRequire(import.meta.url).resolve("mcp-remote/package.json")),
  "dist/proxy.js",
);
const ECHO = { name: "invoke_api_endpoint", arguments: { tool: "get_private_echo", args: { text: "hi" } } };

let port: number;
let issuer: Awaited<ReturnType<typeof startOidcIssuer>>;
let served: Served;
let folder: string;

beforeAll(async () => {
  port = await freePort("127.0.0.1");
  issuer = await startOidcIssuer([`http://127.0.0.1:${port}/oauth/callback`]);
  const oauth = { authorizationServers: [issuer.issuer], verify: jwtVerifier(issuer) };
  served = await serveMcp({}, { oauth });
  folder = mkdtempSync(join(tmpdir(), "mcp-remote-"));
});
afterAll(async () => {
  await served.close();
  issuer.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks as soon as the port is listened on: the program names its page before it waits for whoever comes back from it. */
async function fetchOnceOpen(url: URL): Promise<Response> {
  for (const until = Date.now() + 20_000; ; await sleep(50)) {
    try {
      return await fetch(url);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

test.each([
  ["registers itself", []],
  ["is registered beforehand", ["--static-oauth-client-info", JSON.stringify({ client_id: KNOWN_CLIENT })]],
])(
  "mcp-remote signs in at the address that asks for it, and %s",
  async (_, more) => {
    const before = issuer.registered.length;
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [PROXY, `${served.url}/mcp/signin`, String(port), "--allow-http", "--host", "127.0.0.1", ...more],
      // No browser of the machine is started, and nothing of an earlier run is found.
      env: {
        PATH: "/nowhere",
        BROWSER: "true",
        HOME: folder,
        MCP_REMOTE_CONFIG_DIR: mkdtempSync(join(folder, "auth-")),
      },
      stderr: "pipe",
    });
    let said = "";
    const opened = new Promise<string>((resolve) => {
      transport.stderr?.on("data", (chunk) => {
        said += String(chunk);
        const [url] = /http:\/\/127\.0\.0\.1:\d+\/auth\?\S+/.exec(said) ?? [];
        if (url) resolve(url);
      });
    });
    const client = new ClientV1({ name: "test", version: "1.0.0" });
    const connecting = client.connect(transport);
    connecting.catch(() => {});
    const back = await signIn(await opened, `http://127.0.0.1:${port}/`);
    expect((await fetchOnceOpen(back)).status).toBe(200);
    await connecting;
    expect(await client.callTool(ECHO)).toMatchObject({
      structuredContent: { ok: true, data: { echo: "hi" } },
    });
    expect(issuer.registered.length - before).toBe(more.length === 0 ? 1 : 0);
    await client.close();
  },
  60_000,
);
