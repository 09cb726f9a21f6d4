// Hostile input to `svc serve`: the forms of REST's own suite, and what they do to the process, its memory and its log.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyForms } from "../../rest/test/hostile-bodies.js";
import { callForms } from "../../rest/test/hostile-calls.js";
import { framingForms } from "../../rest/test/hostile-framing.js";
import { requestForms } from "../../rest/test/hostile-requests.js";
import { runForms } from "../../rest/test/hostile-run.js";
import { type ServerProcess, startServer } from "./server-process.js";
import { environment } from "./upstream.js";

const GROWTH_MB = 50;

// Runs in the server: at a signal it collects its garbage, and says so.
const COLLECTOR = `
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
  console.log("collected");
});`;

let upstream: StandIn;
let server: ServerProcess;
let key: string;

beforeAll(async () => {
  upstream = await createStandIn({ "GET /simple/price": () => ({ body: { bitcoin: { usd: 1 } } }) });
  server = await startServer({
    // What leads to the console is no error.
    SVC_CONSOLE: "off",
    ...environment(upstream.url, {
      retired: [{ name: "get_simple_price", replacement: "get_price" }],
      anonymous: { attemptsPerMinute: 1_000_000, callsPerDay: 1_000_000, sharedCallsPerDay: 1_000_000 },
      plans: { free: { credits: 1_000_000, callsPerMinute: 1_000_000 } },
    }),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(COLLECTOR)}`,
  });
  [key = ""] = /svc_live_\w+/.exec(server.log()) ?? [];
});

afterAll(async () => {
  await server.end("SIGKILL");
  await upstream.close();
});

/** The memory of the server's process in MB, once its garbage is collected and given back. */
async function heldMb(): Promise<number> {
  const readings: number[] = [];
  // Other threads give the memory back, in their own time.
  for (let reading = 0; reading < 5; reading++) {
    const collected = server.child.stdout && once(server.child.stdout, "data");
    server.child.kill("SIGUSR2");
    await collected;
    await setTimeout(300);
    const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(server.child.pid)], {
      encoding: "utf8",
    });
    readings.push(Number(kilobytes) / 1_024);
  }
  return Math.min(...readings);
}

test("hostile input neither ends the server, nor makes it grow, nor gets into its log", async () => {
  const port = Number(new URL(server.url).port);
  const forms = [...callForms(), ...requestForms(key), ...framingForms(), ...bodyForms()];
  // What the first thousand answers take is no growth.
  await runForms(port, callForms().slice(0, 200), { key, atOnce: 4 });
  // Nor are the schemas of all tools, which are made once.
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page = await fetch(`${server.url}/api/v1/tools${cursor && `?cursor=${cursor}`}`);
    // `as`: the answer of that route.
    cursor = ((await page.json()) as { meta: { next_cursor: string | null } }).meta.next_cursor;
  }
  const before = await heldMb();
  const started = server.log().length;
  const report = await runForms(port, forms, { key, atOnce: 4 });
  const after = await heldMb();
  console.log(
    `${report.forms} forms, slowest ${report.slowestMs} ms; memory ${before.toFixed(0)} to ${after.toFixed(0)} MB, grown by ${(after - before).toFixed(1)} (bar ${GROWTH_MB})`,
  );
  expect(report.faults).toEqual([]);
  expect(after - before).toBeLessThanOrEqual(GROWTH_MB);
  expect(server.child.exitCode).toBeNull();
  expect(faultsOfLog(server.log().slice(started))).toEqual([]);
  expect(await server.end()).toBe(0);
}, 300_000);

// Pieces of what was sent: a key, arguments, paths, values of headers.
const SENT = /passwd|evil|script|__proto__|OR 1=1|ignore previous|x{100}/;

/** Lines that are no JSON, that report an error, or that hold a piece of what was sent. */
function faultsOfLog(log: string): string[] {
  return log
    .trim()
    .split("\n")
    .filter((line) => {
      const isPlain = /^\{[\u0020-\u007e]{1,600}\}$/.test(line);
      return !isPlain || JSON.parse(line).level === "error" || SENT.test(line) || line.includes(key);
    });
}
