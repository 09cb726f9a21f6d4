// Over MCP: calls and lists of svckit, FastMCP and the SDK as its documentation shows it, in one run.
import type { ChildProcess, ForkOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { forkFile, next } from "./children.js";
import { median, shuffled } from "./measure.js";
import { CHECKOUT } from "./places.js";
import { PRICE_ARGS } from "./priced-service.js";

const ROUNDS = 5;
const CALL = {
  method: "tools/call",
  connections: 16,
  params: { name: "get_price_0", arguments: PRICE_ARGS },
};
// On a busy machine the others need a good part of a second for a list of 250 tools.
const LIST = { method: "tools/list", connections: 2, params: {} };

interface Rival {
  readonly title: string;
  readonly child: ChildProcess;
  readonly url: string;
  readonly key: string;
  readonly cpuUs: number[];
  readonly perSecond: number[];
}

/** A server, and how many tools it has. */
interface Contender {
  readonly kind: string;
  readonly tools: number;
}

const PEERS = ["svckit", "sdk", "fastmcp"];

/** Prints requests a second and processor time a request for each server, and the ratios with their goals. */
export async function benchMcp(): Promise<void> {
  const ones = PEERS.map((kind) => ({ kind, tools: 1 }));
  const calls = await compare("tools/call", CALL, [...ones, { kind: "svckit", tools: 400 }], 2);
  ratio("P3, tools/call beside FastMCP", calls, "fastmcp", "10");
  ratio("tools/call beside the SDK", calls, "sdk", "none");
  const [few, all] = [calls.get("svckit"), calls.get("svckit, 400 tools")];
  if (few && all) {
    const share = median(all.cpuUs) / median(few.cpuUs);
    console.log(`P3, tools/call at 400 tools beside one: ${share.toFixed(2)} × (goal ≤ 1.1)`);
  }
  const listed = PEERS.map((kind) => ({ kind, tools: 250 }));
  const lists = await compare("tools/list of 250 tools", LIST, listed, 4);
  ratio("P4, tools/list beside FastMCP", lists, "fastmcp", "150");
  ratio("tools/list beside the SDK", lists, "sdk", "none");
}

/** Measures the contenders in shuffled rounds; gives them by their kinds, and their tools where a kind has them twice. */
async function compare(
  title: string,
  message: object,
  contenders: readonly Contender[],
  seconds: number,
): Promise<Map<string, Rival>> {
  const rivals = new Map<string, Rival>();
  for (const { kind, tools } of contenders) {
    const rival = await start(kind, message === LIST ? [String(tools), "list"] : [String(tools)]);
    if (rival) rivals.set(rivals.has(kind) ? `${kind}, ${tools} tools` : kind, rival);
  }
  const load = forkFile("mcp-load.js", [], QUIET);
  try {
    for (const rival of rivals.values()) await round(load, rival, message, seconds);
    for (const { cpuUs, perSecond } of rivals.values()) cpuUs.length = perSecond.length = 0;
    for (let each = 0; each < ROUNDS; each++)
      for (const rival of shuffled([...rivals.values()])) await round(load, rival, message, seconds);
  } finally {
    for (const { child } of [...rivals.values(), { child: load }]) child.disconnect();
  }
  console.log(title);
  for (const { title: name, cpuUs, perSecond } of rivals.values()) {
    const rate = median(perSecond).toFixed(0).padStart(8);
    const cost = median(cpuUs).toFixed(0).padStart(7);
    console.log(`  ${name.padEnd(44)} ${rate} a second ${cost} µs of processor a request`);
  }
  return rivals;
}

function ratio(title: string, rivals: ReadonlyMap<string, Rival>, theirs: string, goal: string): void {
  const [a, b] = [rivals.get("svckit"), rivals.get(theirs)];
  if (!a || !b) return;
  const byCpu = (median(b.cpuUs) / median(a.cpuUs)).toFixed(1);
  const byRate = (median(a.perSecond) / median(b.perSecond)).toFixed(1);
  console.log(`${title}: ${byCpu} × by processor time, ${byRate} × by requests a second (goal ≥ ${goal})`);
}

const TITLES: Readonly<Record<string, string>> = {
  svckit: "svckit, keyed and metered",
  sdk: "v2 SDK, McpServer, unmetered",
  fastmcp: "FastMCP, unmetered",
};

// FastMCP writes a line for each request, which must not count.
const QUIET = { stdio: ["ignore", "ignore", "inherit", "ipc"] } satisfies ForkOptions;

/** Gives undefined for a peer that is not installed. */
async function start(kind: string, given: readonly string[]): Promise<Rival | undefined> {
  const isPeer = kind === "fastmcp";
  if (isPeer && !existsSync(join(CHECKOUT, "bench/mcp-peers/node_modules"))) {
    console.log("FastMCP is not installed: `npm ci --prefix bench/mcp-peers --no-workspaces`");
    return undefined;
  }
  const child = isPeer
    ? forkFile("../mcp-peers/dist/fastmcp.js", [...given], QUIET)
    : forkFile("mcp-server.js", [kind, ...given], QUIET);
  const { url, key } = await next<{ url: string; key: string }>(child);
  const [tools] = given;
  const title = `${TITLES[kind] ?? kind}, ${tools === "1" ? "one tool" : `${tools} tools`}`;
  return { title, child, url, key, cpuUs: [], perSecond: [] };
}

async function round(load: ChildProcess, rival: Rival, message: object, seconds: number): Promise<void> {
  const { child, url, key } = rival;
  const before = await next<{ cpuUs: number }>(child, {});
  const result = await next<{ requests: number; failed: number; perSecond: number }>(load, {
    url,
    key,
    seconds,
    ...message,
  });
  const after = await next<{ cpuUs: number }>(child, {});
  if (result.failed > 0 || result.requests === 0)
    throw new Error(`${result.failed} requests to ${rival.title} failed, ${result.requests} did not`);
  rival.cpuUs.push((after.cpuUs - before.cpuUs) / result.requests);
  rival.perSecond.push(result.perSecond);
}
