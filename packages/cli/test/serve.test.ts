// How `svc serve` starts, fails to start, logs and shuts down.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import type { StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMMAND } from "./program.js";
import { runHere, svc } from "./run-here.js";
import {
  configFile,
  createClient,
  type ServerProcess,
  startReady,
  startServer,
  temporaryFolder,
} from "./server-process.js";
import { type Behaviour, environment, priceOf, startUpstream } from "./upstream.js";

let upstream: StandIn;
let behaviour: Behaviour;
let server: ServerProcess | undefined;

beforeEach(async () => {
  ({ standIn: upstream, behaviour } = await startUpstream());
});

afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  await upstream.close();
});

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Starts a server, in this process, that is expected not to get as far as READY. */
async function failToStart(env: Record<string, string>) {
  const { code, out, err } = await runHere(["serve"], { env: { PORT: "0", SVC_STORE: "memory:", ...env } });
  expect(out).toBe("");
  return { code, log: err };
}

test("a start that fails ends the process", async () => {
  const child = spawn(process.execPath, [COMMAND, "serve"], {
    env: { PATH: process.env["PATH"] ?? "", PORT: "70000" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += String(chunk);
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(log).toContain("PORT");
});

test.each<[string, object | string, string]>([
  ["an option that does not exist", { bogus: 1 }, "bogus"],
  ["an option of the file that is misspelt", { plugin: [] }, "did you mean plugins"],
  ["a limit that does not exist", { anonymous: { callsPerDy: 1 } }, "anonymous.callsPerDy"],
  ["a limit that is no number", { anonymous: { callsPerDay: "many" } }, "anonymous.callsPerDay"],
  ["a proxy that is no address", { trustedProxies: ["nowhere"] }, "trustedProxies"],
  ["proxies that are no list", { trustedProxies: "10.0.0.0/8" }, "trustedProxies must be a list"],
  ["a list", [], "object"],
  ["an origin with a path", { allowedOrigins: ["https://app.example/"] }, "allowedOrigins"],
  ["a license without a name", { info: { license: { url: "https://acme.example/terms" } } }, "info.license"],
  ["no JSON", "{", "SVC_CONFIG"],
])("a configuration with %s ends the start and is named", async (_, config, named) => {
  const folder = temporaryFolder();
  const file = configFile(folder, config);
  if (typeof config === "string") writeFileSync(file, config);
  const { code, log } = await failToStart({ SVC_CONFIG: file });
  expect(code).toBe(1);
  expect(log).toContain(named);
});

test.each([
  [{ SVC_BOOTSTRAP_KEY: "svc_live_short" }, "SVC_BOOTSTRAP_KEY"],
  [{ SVC_STORE: "mysql://user:secret@host" }, "SVC_STORE"],
  [{ PORT: "70000" }, "PORT"],
  [{ HOST: "203.0.113.1" }, "HOST"],
  [{ SVC_PUBLIC_URL: "https://user:secret@host.example" }, "publicUrl"],
  [{ SVC_KEY_COINGECKO: "secret\n" }, "SVC_KEY_COINGECKO"],
  [{ SVC_TEST_CLOCK_FILE: "/tmp/x" }, "SVC_TEST"],
  [{ SVC_ALLOWED_ORIGINS: "https://app.example,app.example" }, 'allowedOrigins: "app.example"'],
])("the environment %j ends the start and is named", async (env, named) => {
  const { code, log } = await failToStart(env);
  expect(code).toBe(1);
  expect(log).toContain(named);
  expect(log).not.toContain("secret");
});

test("takes a TypeScript file of options, and one without a default export ends the start", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "config.ts");
  const info = "{ contact: { name: 'Acme' } }";
  writeFileSync(
    file,
    `const anonymous: { callsPerDay: number } = { callsPerDay: 3 };\nexport default { anonymous, info: ${info}, providers: [] };\n`,
  );
  server = await startServer({ SVC_STORE: "memory:", SVC_CONFIG: file });
  const quota = (await (await fetch(`${server.url}/api/v1/quota`)).json()) as { data: { limit: number } };
  expect(quota.data.limit).toBe(3);
  expect(await (await fetch(`${server.url}/api/openapi.json`)).text()).toContain('"contact":{"name":"Acme"}');
  writeFileSync(file, "export const anonymous = {};\n");
  expect((await failToStart({ SVC_CONFIG: file })).log).toContain("default export");
});

test.each([
  ["ledger", "verify"],
  ["admin", "account", "create"],
])(
  "an administrator makes no store where a path was mistyped: svc %s %s",
  async (...args) => {
    const file = join(temporaryFolder(), "mistyped", "svc.db");
    const { code, json } = await svc({ SVC_STORE: `sqlite:${file}` }, ...args.filter(Boolean));
    expect(code).not.toBe(0);
    expect(JSON.stringify(json)).toContain("there is no such file");
    expect(existsSync(dirname(file))).toBe(false);
  },
  60_000,
);

test("a store under ~ is in the home folder, and nobody else reads it", async () => {
  const home = temporaryFolder();
  server = await startServer({
    ...environment(upstream.url),
    SVC_STORE: "sqlite:~/state/svc.db",
    HOME: home,
  });
  const modeOf = (path: string) => statSync(join(home, path)).mode & 0o777;
  expect(modeOf("state")).toBe(0o700);
  const files = readdirSync(join(home, "state"));
  expect(files).toEqual(expect.arrayContaining(["svc.db", "svc.db-wal", "svc.db.lock", "svc.db.pid"]));
  for (const file of files) expect([file, modeOf(`state/${file}`)]).toEqual([file, 0o600]);
});

test("the bootstrap key and credits make the default account, and its key is not shown then", async () => {
  const env = environment(upstream.url);
  server = await startServer(env);
  const key = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
  await server.end();
  server = await startServer({
    ...environment(upstream.url),
    SVC_BOOTSTRAP_KEY: key,
    SVC_BOOTSTRAP_CREDITS: "7",
  });
  expect(server.log()).not.toContain("svc_live_");
  const client = createClient(1);
  const { json: answer } = await client.execute(server.url, priceOf("bitcoin"), key);
  client.close();
  expect(answer).toMatchObject({ ok: true, meta: { credits_remaining: 6 } });
});

// The process sends itself the signal within the write of READY, as a supervisor on a busy machine may.
const atReady = (signal: string) => `
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text, ...rest) => {
  const written = write(text, ...rest);
  if (String(text).startsWith("READY")) process.kill(process.pid, "${signal}");
  return written;
};`;

test.each([
  ["serve", "SIGTERM"],
  ["scheduler", "SIGTERM"],
  ["serve", "SIGHUP"],
])(
  "svc %s that is stopped by %s as it says READY closes its store, and ends with 0",
  async (command, signal) => {
    const file = join(temporaryFolder(), "svc.db");
    const process = await startReady(
      {
        ...environment(upstream.url),
        SVC_STORE: `sqlite:${file}`,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(atReady(signal))}`,
      },
      command,
    );
    expect(await process.end()).toBe(0);
    expect(existsSync(file)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
  },
);

test("shutting down: calls in flight are answered, new ones are told SHUTTING_DOWN, readiness fails, and it ends with 0", async () => {
  behaviour.latency = () => 1_500;
  server = await startServer(environment(upstream.url));
  const { url } = server;
  const client = createClient(20);
  const inFlight = Array.from({ length: 10 }, (_, index) => client.execute(url, priceOf(`coin-${index}`)));
  while (upstream.requests.length < 10) await pause(10);
  const signalled = performance.now();
  const ended = server.end("SIGTERM");
  await pause(100);
  const refused = createClient(1);
  const reply = await refused.execute(url, priceOf("late"));
  expect([reply.status, reply.json.ok || reply.json.error.code]).toEqual([503, "SHUTTING_DOWN"]);
  const readiness = await fetch(`${url}/readyz`);
  expect([
    readiness.status,
    readiness.headers.get("retry-after"),
    readiness.headers.get("connection"),
  ]).toEqual([503, "1", "close"]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const { json } of await Promise.all(inFlight)) expect(json.ok).toBe(true);
  expect(await ended).toBe(0);
  expect(performance.now() - signalled).toBeLessThan(5_000);
  client.close();
  refused.close();
});

test("a signal that npm hands on is the same stop, and one that is sent a second later ends the process at once", async () => {
  behaviour.latency = () => 4_000;
  server = await startServer(environment(upstream.url));
  const client = createClient(1);
  const cut = client.execute(server.url, priceOf("bitcoin")).catch(() => "cut");
  while (upstream.requests.length === 0) await pause(10);
  const ended = server.end("SIGINT");
  server.child.kill("SIGINT");
  await pause(1_200);
  expect(server.child.exitCode).toBe(null);
  server.child.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(await cut).toBe("cut");
  client.close();
});

test("the log holds neither keys nor arguments nor the upstream's address, whatever fails", async () => {
  behaviour.latency = (id) => (id.includes("slow") ? 2_000 : 0);
  behaviour.fails = (id) => id.includes("bad");
  const upstreamUrl = `${upstream.url}/SECRETPATH`;
  server = await startServer({
    ...environment(upstream.url, { upstream: { attemptMs: 200, breaker: false } }),
    SVC_EVM_RPC_LOCAL: upstreamUrl,
  });
  const key = /svc_live_\w+/.exec(server.log())?.[0] ?? "";
  const shown = server.log().length;
  const client = createClient(2);
  await client.execute(server.url, priceOf("private-slow"), key);
  await client.execute(server.url, priceOf("private-bad"), key);
  await client.execute(server.url, { tool: "get_gas_price", args: { chain: "local" } }, key);
  client.close();
  await server.end();
  const log = server.log().slice(shown);
  expect(log).not.toMatch(/svc_live_|private-|SECRETPATH|127\.0\.0\.1/);
  for (const line of log.trim().split("\n").filter(Boolean)) expect(JSON.parse(line)).toHaveProperty("level");
});

test("what is no HTTP is answered in JSON, and the server goes on", async () => {
  server = await startServer({ SVC_STORE: "memory:" });
  const port = Number(new URL(server.url).port);
  const send = (text: string) =>
    new Promise<string>((done) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      let answer = "";
      socket.on("data", (chunk) => {
        answer += String(chunk);
      });
      socket.on("close", () => done(answer));
      socket.on("error", () => done(answer));
    });
  expect(await send("NONSENSE / HTTP/1.1\r\n\r\n")).toContain('"INVALID_REQUEST"');
  expect(await send(`GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`)).toContain(
    '"PAYLOAD_TOO_LARGE"',
  );
  const both =
    "POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n";
  expect(await send(both)).toContain('"INVALID_REQUEST"');
  expect(
    await send(`GET ${server.url}/healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
  ).toContain("alive");
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("ends at once though callers with several requests in line have left", async () => {
  server = await startServer(environment(upstream.url));
  behaviour.latency = () => 100;
  const port = Number(new URL(server.url).port);
  const body = JSON.stringify(priceOf("bitcoin"));
  const request = `POST /api/v1/execute HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  for (let caller = 0; caller < 10; caller++) {
    const socket = connect(port, "127.0.0.1", () => socket.write(request.repeat(3)));
    setTimeout(() => socket.destroy(), 50);
  }
  await pause(500);
  const asked = performance.now();
  expect(await server.end()).toBe(0);
  // Far from the 25 s that calls in flight are given.
  expect(performance.now() - asked).toBeLessThan(10_000);
}, 60_000);
