// Compiles the script that tests start (`run-program.cjs`) before they do: a server of it answers what most of them ask, and keeps the code.
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const { mkdtempSync, rmSync } = require("node:fs");
const { createServer } = require("node:http");
const { tmpdir } = require("node:os");
const { join } = require("node:path");

void compile();

async function compile() {
  const folder = mkdtempSync(join(tmpdir(), "svc-compile-"));
  const upstream = createServer((_, response) => response.end('{"bitcoin":{"usd":1}}'));
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  const server = spawn(process.execPath, [join(__dirname, "run-program.cjs"), "serve"], {
    env: {
      ...{ PATH: process.env["PATH"], PORT: "0", SVC_STORE: `sqlite:${folder}/svc.db`, SVC_WARM_UP: "off" },
      SVC_UPSTREAM_COINGECKO: `http://127.0.0.1:${upstream.address().port}`,
      KEEPS_CODE: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (chunk) => {
    log += chunk;
  });
  const ended = once(server, "exit");
  const [said] = await Promise.race([once(server.stdout, "data"), ended]);
  const [, url] = /READY (\S+)/.exec(said) ?? [];
  if (url !== undefined) await askAll(url, /svc_live_\w+/.exec(log)?.[0]);
  server.kill();
  const [code] = await ended;
  upstream.close();
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`svc serve ended with ${code}: ${log}`);
}

/** Calls with a key and without, by each surface. */
async function askAll(url, key) {
  const send = async (path, body, token) => {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    await (await fetch(url + path, { headers, ...post })).text();
  };
  const call = { tool: "get_price", args: { ids: "bitcoin", vs_currencies: "usd" } };
  for (const token of [undefined, key]) {
    await send("/api/v1/execute", call, token);
    await send("/api/v1/execute", { ...call, args: {} }, token);
    await send("/api/v1/quota", undefined, token);
  }
  await send("/api/v1/execute", { ...call, args: { ...call.args, idempotency_key: "one" } }, key);
  const named = { name: "invoke_api_endpoint", arguments: call };
  await send("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" });
  await send("/mcp", { jsonrpc: "2.0", id: 2, method: "tools/call", params: named });
}
