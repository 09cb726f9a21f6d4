// A server that has just started: how long its start takes, and its first answer beside its tenth.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createService } from "@svckit/core";
import { createStandIn } from "@svckit/testing";
import { median, shuffled } from "./measure.js";

const HERE = resolve(import.meta.dirname, "..");
const STARTS = 11;
const ANSWERS = 10;

interface Start {
  /** Milliseconds from the process to READY, and of each answer after it. */
  readonly readyMs: number;
  readonly answersMs: readonly number[];
}

/** What is asked first. Each call has arguments of its own, so that each asks its upstream. */
const REQUESTS: Readonly<Record<string, (index: number) => { path: string; body: object }>> = {
  "REST, a paid call": (index) => ({
    path: "/api/v1/execute",
    body: { tool: "get_price", args: { ids: `coin-${index}`, vs_currencies: "usd" } },
  }),
  "MCP, a paid call": (index) => ({
    path: "/svc_market_data/mcp",
    body: {
      jsonrpc: "2.0",
      id: index,
      method: "tools/call",
      params: { name: "get_price", arguments: { ids: `coin-${index}`, vs_currencies: "usd" } },
    },
  }),
};

/** Prints the time of a start, of its first and of its tenth answer, and their ratio; in BENCH_BESIDE's checkout too. */
export async function benchCold(): Promise<void> {
  const beside = process.env["BENCH_BESIDE"];
  const checkouts = { ...(beside && { before: resolve(beside) }), after: HERE };
  const upstream = await createStandIn({
    "GET /simple/price": ({ query }) => ({ body: { [query.get("ids") ?? ""]: { usd: 1 } } }),
  });
  const key = await wellFormedKey();
  const folder = await mkdtemp(join(tmpdir(), "cold-"));
  try {
    for (const [title, toRequest] of Object.entries(REQUESTS)) {
      const starts = new Map<string, Start[]>(Object.keys(checkouts).map((name) => [name, []]));
      for (let round = 0; round <= STARTS; round++) {
        for (const [name, root] of shuffled(Object.entries(checkouts))) {
          const store = join(folder, `${title}-${name}-${round}.db`);
          const started = await start({ root, store, upstream: upstream.url, key }, toRequest);
          // The first start reads the program from the disk, and warms this process up.
          if (round > 0) starts.get(name)?.push(started);
        }
      }
      for (const [name, all] of starts) print(beside ? `${title}, ${name}` : title, all);
    }
  } finally {
    await upstream.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function print(title: string, starts: readonly Start[]): void {
  const ready = median(starts.map(({ readyMs }) => readyMs));
  const at = (index: number) => median(starts.map(({ answersMs }) => answersMs[index] ?? Number.NaN));
  const [first, second, tenth] = [at(0), at(1), at(ANSWERS - 1)];
  const ratio = median(starts.map(({ answersMs }) => (answersMs[0] ?? 0) / (answersMs[ANSWERS - 1] ?? 0)));
  console.log(
    `${title}: READY after ${ready.toFixed(0)} ms; first answer ${first.toFixed(1)} ms, second ${second.toFixed(1)}, tenth ${tenth.toFixed(1)}: ${ratio.toFixed(1)} × (goal ≤ 3)`,
  );
}

/** A key that a server takes for its first account. */
async function wellFormedKey(): Promise<string> {
  const service = createService({ providers: [] });
  const { id } = await service.createAccount();
  return (await service.createKey(id)).key;
}

interface Setting {
  readonly root: string;
  readonly store: string;
  readonly upstream: string;
  readonly key: string;
}

async function start(
  { root, store, upstream, key }: Setting,
  toRequest: (index: number) => { path: string; body: object },
): Promise<Start> {
  const before = performance.now();
  const child = spawn(process.execPath, [join(root, "packages/cli/bin/svc.js"), "serve"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      SVC_STORE: `sqlite:${store}`,
      SVC_BOOTSTRAP_KEY: key,
      SVC_UPSTREAM_COINGECKO: upstream,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = await readyUrl(child);
    const readyMs = performance.now() - before;
    const answersMs: number[] = [];
    for (let index = 0; index < ANSWERS; index++) {
      const { path, body } = toRequest(index);
      const asked = performance.now();
      await post(agent, `${url}${path}`, key, body);
      answersMs.push(performance.now() - asked);
    }
    return { readyMs, answersMs };
  } finally {
    agent.destroy();
    child.kill("SIGKILL");
  }
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let seen = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    seen += text;
  });
  while (!seen.includes("\n")) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (child.stdout) await once(child.stdout, "data");
  }
  return /READY (\S+)/.exec(seen)?.[1] ?? "";
}

async function post(agent: Agent, url: string, key: string, body: object): Promise<void> {
  const sent = request(url, {
    method: "POST",
    agent,
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
  sent.end(JSON.stringify(body));
  // `as`: a request emits its response.
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  if (response.statusCode !== 200 || (!text.includes('"ok":true') && !text.includes('\\"ok\\":true')))
    throw new Error(text);
}
