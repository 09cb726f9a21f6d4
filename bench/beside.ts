// This checkout beside another one, both built, their benchmarks too: what a call costs in process, over REST and over MCP, in one run.
import { type ChildProcess, fork } from "node:child_process";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { next } from "./children.js";
import { type Contender, measure, median, shuffled } from "./measure.js";
import { CHECKOUT } from "./places.js";
import { openPricedService, PRICE_ARGS } from "./priced-service.js";

const CALLS = 20_000;
const REQUESTS = 10_000;
const ROUNDS = 9;

/** Prints the ratio of this checkout's cost to that of the one in BENCH_BESIDE, which is to be built. */
export async function benchBeside(): Promise<void> {
  const other = process.env["BENCH_BESIDE"];
  if (!other) {
    console.log("BENCH_BESIDE names no other checkout: nothing to compare with");
    return;
  }
  const checkouts = { before: resolve(other), after: CHECKOUT };
  await inProcess(checkouts);
  await overSockets("REST", "http-server.js", ["node"], checkouts, {});
  await overSockets("REST in Express", "http-server.js", ["in-express"], checkouts, {});
  await overSockets("MCP, tools/call", "mcp-server.js", ["svckit", "1"], checkouts, {
    method: "tools/call",
    params: { name: "get_price_0", arguments: PRICE_ARGS },
  });
  await overSockets("MCP, tools/list of 250", "mcp-server.js", ["svckit", "250"], checkouts, {
    method: "tools/list",
    params: {},
  });
}

type Checkouts = Readonly<Record<"before" | "after", string>>;

function print(title: string, unit: string, before: number, after: number): void {
  const ratio = (after / before).toFixed(3);
  console.log(
    `${title.padEnd(26)} before ${before.toFixed(1).padStart(7)}  after ${after.toFixed(1).padStart(7)} ${unit}  ${ratio} ×`,
  );
}

async function inProcess(checkouts: Checkouts): Promise<void> {
  const contenders = await Promise.all(
    Object.entries(checkouts).map(([name, root]) => contenderOf(name, root)),
  );
  const figures = await measure(contenders, CALLS, ROUNDS);
  print("execute", "µs a call", figures.get("before") ?? 0, figures.get("after") ?? 0);
}

async function contenderOf(name: string, root: string): Promise<Contender> {
  // `as`: both checkouts have what is used of it by the same names.
  const core = (await import(
    pathToFileURL(join(root, "packages/core/dist/index.js")).href
  )) as typeof import("@svckit/core");
  const { service, key: credential } = await openPricedService({ core });
  return {
    name,
    async run(times) {
      for (let index = 0; index < times; index++) {
        const answer = await service.execute({ tool: "get_price", args: { ...PRICE_ARGS }, credential });
        if (!answer.ok) throw new Error(answer.error.message);
      }
    },
  };
}

interface Rival {
  readonly child: ChildProcess;
  readonly target: object;
  readonly cpuUs: number[];
}

/** Loads the same server of both checkouts in turns, and compares processor time a request. */
async function overSockets(
  title: string,
  file: string,
  args: readonly string[],
  checkouts: Checkouts,
  message: object,
): Promise<void> {
  const isMcp = file.startsWith("mcp");
  const load = forkIn(CHECKOUT, isMcp ? "mcp-load.js" : "http-load.js");
  const [before, after] = await Promise.all(
    [checkouts.before, checkouts.after].map(async (root): Promise<Rival> => {
      const child = forkIn(root, file, ...args);
      return { child, target: await next<object>(child), cpuUs: [] };
    }),
  );
  if (!before || !after) throw new Error("a server did not start");
  const amount = isMcp ? { seconds: 2, connections: 16, ...message } : { amount: REQUESTS };
  try {
    for (let round = 0; round < ROUNDS + 2; round++) {
      for (const rival of shuffled([before, after])) {
        const started = await next<{ cpuUs: number }>(rival.child, {});
        const result = await next<{ requests: number; failed: number }>(load, {
          ...rival.target,
          ...amount,
        });
        const ended = await next<{ cpuUs: number }>(rival.child, {});
        if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
        // The first two warm up.
        if (round >= 2) rival.cpuUs.push((ended.cpuUs - started.cpuUs) / result.requests);
      }
    }
  } finally {
    for (const { child } of [before, after, { child: load }]) child.disconnect();
  }
  print(title, "µs of processor a request", median(before.cpuUs), median(after.cpuUs));
}

function forkIn(root: string, file: string, ...args: string[]): ChildProcess {
  return fork(join(root, "bench/dist", file), args, { cwd: root, execArgv: [] });
}
