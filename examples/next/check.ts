// Builds the application, starts it, calls it over REST and MCP as a caller would, and ends it; ends with code 0 where all works.
import { strict as assert } from "node:assert";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const PORT = "38479";
const START_MS = 30_000;
const url = `http://127.0.0.1:${PORT}`;
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  NEXT_TELEMETRY_DISABLED: "1",
  PUBLIC_URL: `${url}/web3`,
};

const built = spawnSync(process.execPath, [next, "build"], { env, encoding: "utf8" });
assert.equal(built.status, 0, `next build:\n${built.stdout}${built.stderr}`);

const server = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", PORT], {
  env,
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  const page = await asked(url);
  assert.match(await page.text(), /the host(&#x27;|')s own page/);

  const response = await fetch(`${url}/web3/api/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tool: "say_hello", args: { name: "Ada" } }),
  });
  const answer = (await response.json()) as { ok: boolean; meta: unknown; data: { _svc: unknown } };
  assert.equal(answer.ok, true);
  assert.deepEqual(answer.data._svc, answer.meta);
  assert.equal(response.headers.get("x-quota-remaining"), "24");
  const missing = await fetch(`${url}/web3/nowhere`);
  assert.deepEqual([missing.status, missing.headers.get("content-type")], [404, "application/json"]);

  const client = new Client({ name: "check", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/web3/mcp`)));
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === "search_tools"));
  const { structuredContent } = await client.callTool({
    name: "invoke_api_endpoint",
    arguments: { tool: "say_hello", args: { name: "Ada" } },
  });
  assert.equal(Object(structuredContent).ok, true);
  await client.close();

  const ended = once(server, "exit");
  server.kill("SIGTERM");
  // Next's own server waits for what is under way, and says by its code which signal it was.
  assert.deepEqual(await ended, [143, null]);
} finally {
  server.kill("SIGKILL");
}

/** The answer of an address, once somebody listens there. */
async function asked(address: string): Promise<Response> {
  for (const until = Date.now() + START_MS; ; ) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return response;
    assert.ok(server.exitCode === null && Date.now() < until, "the application does not start");
    await sleep(100);
  }
}
