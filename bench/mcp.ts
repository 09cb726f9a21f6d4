// Over MCP: calls and lists of svckit, FastMCP and the SDK as its documentation shows it, in one run.
import type { ChildProcess, ForkOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { forkFile, next } from "./children.js";
import { median, shuffled } from "./measure.js";
import { CHECKOUT } from "./places.js";
import { PRICE_ARGS } from "./priced-service.js";

const ROUNDS = 3;
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

/** Prints requests a second and processor time a request for each server, and the ratios with their goals. */
export async function benchMcp(): Promise<void> {
  const one = await compare("tools/call, one tool", CALL, 1, 2);
  ratio("P3, tools/call beside FastMCP", one, "fastmcp", "10");
  ratio("tools/call beside the SDK", one, "sdk", "none");
  const many = await compare("tools/call, 400 tools", CALL, 400, 2, ["svckit"]);
  const [few, all] = [one.get("svckit"), many.get("svckit")];
  if (few && all) {
    const share = median(all.cpuUs) / median(few.cpuUs);
    console.log(`P3, tools/call at 400 tools beside one: ${share.toFixed(2)} × (goal ≤ 1.1)`);
  }
  const lists = await compare("tools/list, 250 tools", LIST, 250, 4);
  ratio("P4, tools/list beside FastMCP", lists, "fastmcp", "150");
  ratio("tools/list beside the SDK", lists, "sdk", "none");
}

async function compare(
  title: string,
  message: object,
  tools: number,
  seconds: number,
  kinds: readonly string[] = ["svckit", "sdk", "fastmcp"],
): Promise<Map<string, Rival>> {
  const rivals = new Map<string, Rival>();
  for (const kind of kinds) {
    const rival = await start(kind, message === LIST ? [String(tools), "list"] : [String(tools)]);
    if (rival) rivals.set(kind, rival);
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
    console.log(`  ${name.padEnd(36)} ${rate} a second ${cost} µs of processor a request`);
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
  return { title: TITLES[kind] ?? kind, child, url, key, cpuUs: [], perSecond: [] };
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
