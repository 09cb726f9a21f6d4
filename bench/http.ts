// Over HTTP: a keyed call of a cached tool through each of our servers, the floor and the frameworks, in one run.
import type { ChildProcess } from "node:child_process";
import { forkFile, next } from "./children.js";
import { median, shuffled } from "./measure.js";

// In requests, not seconds: in a fixed time a busy machine might not warm a contender up.
const WARM_UP = 20_000;
const REQUESTS = 10_000;
const ROUNDS = 4;
// What a process takes differs from one start to the next, by what V8 makes of its functions and when.
const STARTS = 3;

const TITLES = {
  "by-hand": "node:http, all steps by hand",
  node: "svckit on node:http",
  express: "Express, reference handler",
  "in-express": "svckit in a host's Express application",
  "express-server": "the same, through createExpressServer",
  fastify: "Fastify, reference handler",
  hono: "Hono on node-server, reference handler",
} as const;

type Name = keyof typeof TITLES;

interface Rival {
  readonly name: Name;
  readonly child: ChildProcess;
  readonly url: string;
  readonly key: string;
}

/** What was measured of a contender, round by round, over all its starts. */
interface Figures {
  readonly cpuUs: number[];
  readonly perSecond: number[];
}

/** Prints requests a second and processor time a request for each server, and the ratios with their goals. */
export async function benchHttp(): Promise<void> {
  // `as`: the names of the table above.
  const names = Object.keys(TITLES) as Name[];
  const figures = new Map<Name, Figures>(names.map((name) => [name, { cpuUs: [], perSecond: [] }]));
  for (let each = 0; each < STARTS; each++) await compare(names, figures);
  for (const [name, { cpuUs, perSecond }] of figures) {
    const rate = median(perSecond).toFixed(0).padStart(8);
    const cost = median(cpuUs).toFixed(0).padStart(6);
    console.log(`${TITLES[name].padEnd(46)} ${rate} a second ${cost} µs of processor a request`);
  }
  const ratio = (title: string, ours: Name, theirs: Name, goal: string) => {
    const [a, b] = [figures.get(ours), figures.get(theirs)];
    if (!a || !b) return;
    const byCpu = (median(b.cpuUs) / median(a.cpuUs)).toFixed(2);
    const byRate = (median(a.perSecond) / median(b.perSecond)).toFixed(2);
    console.log(`${title}: ${byCpu} × by processor time, ${byRate} × by requests a second (goal ≥ ${goal})`);
  };
  ratio("P1, beside all steps by hand", "node", "by-hand", "0.85");
  ratio("P2, in a host's application beside its reference handler", "in-express", "express", "1.2");
  ratio("P2, through createExpressServer", "express-server", "express", "2.2");
  ratio("our Node server beside Fastify's reference handler", "node", "fastify", "0.83");
  ratio("our Node server beside Hono's reference handler", "node", "hono", "1.0");
}

/** Starts all contenders, warms them up, and measures them in shuffled rounds. */
async function compare(names: readonly Name[], figures: ReadonlyMap<Name, Figures>): Promise<void> {
  const rivals = await Promise.all(names.map(start));
  const load = forkFile("http-load.js");
  try {
    for (const rival of rivals) await round(load, rival, WARM_UP);
    for (let each = 0; each < ROUNDS; each++) {
      for (const rival of shuffled(rivals)) {
        const { cpuUs, perSecond } = await round(load, rival, REQUESTS);
        figures.get(rival.name)?.cpuUs.push(cpuUs);
        figures.get(rival.name)?.perSecond.push(perSecond);
      }
    }
  } finally {
    for (const { child } of [...rivals, { child: load }]) child.disconnect();
  }
}

async function start(name: Name): Promise<Rival> {
  const child = forkFile("http-server.js", [name]);
  const { url, key } = await next<{ url: string; key: string }>(child);
  return { name, child, url, key };
}

async function round(load: ChildProcess, { name, child, url, key }: Rival, amount: number) {
  const before = await next<{ cpuUs: number }>(child, {});
  const result = await next<{ requests: number; failed: number; perSecond: number }>(load, {
    url,
    key,
    amount,
  });
  const after = await next<{ cpuUs: number }>(child, {});
  if (result.failed > 0) throw new Error(`${result.failed} requests to ${name} failed`);
  return { cpuUs: (after.cpuUs - before.cpuUs) / result.requests, perSecond: result.perSecond };
}
