// Where the time of a call goes: V8's own profile of a service under load, as a table of the layers of a call, for each way to call it.
import type { ChildProcess, ForkOptions } from "node:child_process";
import type { Profiler } from "node:inspector";
import { forkFile, next } from "./children.js";
import { PRICE_ARGS } from "./priced-service.js";
import { layersOf } from "./profile-layers.js";

const WARM_UP = 20_000;
const REQUESTS = 30_000;
const SHOWN = 4;
// A profile is too large for JSON between processes.
const LARGE = { serialization: "advanced" } satisfies ForkOptions;

const MCP = {
  accept: "application/json, text/event-stream",
  "accept-encoding": "gzip, deflate",
  "mcp-protocol-version": "2025-11-25",
};

/** A way in which a service is called; `body` and `headers` are those of the load. */
interface Way {
  readonly title: string;
  readonly way: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const WAYS: readonly Way[] = [
  { title: "a keyed call over HTTP, the store in memory", way: "memory" },
  { title: "a keyed call over HTTP, the store in sqlite", way: "sqlite" },
  { title: "a keyed call through createExpressServer", way: "express" },
  {
    title: "tools/call over MCP",
    way: "mcp",
    headers: MCP,
    body: message("tools/call", { name: "get_price_0", arguments: PRICE_ARGS }),
  },
  { title: "tools/list of 250 tools over MCP", way: "mcp", headers: MCP, body: message("tools/list", {}) },
  { title: "a keyed call in process", way: "process" },
  { title: "an event on Lambda", way: "lambda" },
];

/** Prints for each way what each layer takes of a call, and each layer's costliest functions. */
export async function benchProfile(): Promise<void> {
  for (const way of WAYS) {
    const server = forkFile("profile-server.js", [way.way], LARGE);
    const load = forkFile("http-load.js", [], LARGE);
    try {
      await printProfile(way, server, load);
    } finally {
      for (const child of [server, load]) child.disconnect();
    }
  }
}

interface Ran {
  readonly requests: number;
  readonly failed: number;
}

async function printProfile(
  { title, headers, body }: Way,
  server: ChildProcess,
  load: ChildProcess,
): Promise<void> {
  const { url, key } = await next<{ url?: string; key: string }>(server);
  const run = (amount: number): Promise<Ran> =>
    url === undefined ? next(server, amount) : next(load, { url, key, amount, headers, body });
  await run(WARM_UP);
  await next(server, "start");
  const { requests, failed } = await run(REQUESTS);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const layers = layersOf(await next<Profiler.Profile>(server, "stop"));
  const whole = layers.reduce((sum, { us }) => sum + us, 0);
  console.log(`${title}: ${(whole / requests).toFixed(1)} µs`);
  for (const { name, us, functions } of layers) {
    console.log(line(name, us, whole, requests));
    const costliest = [...functions].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
    if (functions.size > 1)
      for (const [called, own] of costliest) console.log(`  ${line(called, own, whole, requests)}`);
  }
}

function message(method: string, params: object): string {
  return JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
}

function line(title: string, us: number, whole: number, requests: number): string {
  const share = ((us / whole) * 100).toFixed(1).padStart(5);
  return `${(us / requests).toFixed(2).padStart(7)} µs ${share} %  ${title}`;
}
