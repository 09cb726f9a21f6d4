// The victim of an attack: `svc serve` in a process of its own with a small heap, and the figures by which it is judged.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { SCRIPT } from "../packages/cli/test/program.js";
import { slowness } from "../packages/testing/test/machine.js";
import { createVictimClient, type VictimClient } from "./victim-client.js";
import { watchHealth } from "./watch-health.js";

const ROOT = resolve(process.env["ATTACKED"] ?? join(import.meta.dirname, ".."));
// In `npm test` from a script whose code is compiled already; what is attacked elsewhere is what users start.
const MAIN = process.env["ATTACKED"] === undefined ? SCRIPT : join(ROOT, "packages/cli/dist/main.js");
const TICK_MS = 10;
// Who has ended has no figures any more, so they are looked at on the way.
const LOOK_MS = 50;
const WARM_UP_ROUNDS = 5;

/** How a victim is started. */
export interface VictimOptions {
  /** The most that its JavaScript heap may hold, in MiB; 256 where left out. */
  readonly heapMb?: number;
  /** Options of the service, as SVC_CONFIG takes them. */
  readonly config?: object;
  /** Further variables; the store is a SQLite file of its own. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What an attack did to its victim. Sizes are MiB, as far as the machine tells them. */
export interface Harm {
  /** How the process ended; undefined for one that is alive. */
  readonly ended: string | undefined;
  /** The longest time in which `/healthz` was answered while the attack ran, in milliseconds; Infinity where it was not. */
  readonly healthzMs: number;
  readonly residentMb: number;
  /** Processor time that the victim used, in milliseconds. */
  readonly processorMs: number;
  readonly storeBytes: number;
}

/** A running service under attack. */
export interface Victim extends VictimClient {
  readonly url: string;
  readonly child: ChildProcess;
  /** The key of its account, which has 10,000 credits. */
  readonly key: string;
  /** What it wrote on stderr so far. */
  log(): string;
  /** Runs an attack and watches; an attack whose victim died has no other outcome than that. */
  under(name: string, attack: () => Promise<unknown>): Promise<Harm>;
  /** Processor time since its start, in milliseconds; 0 where the machine does not tell. */
  processorMs(): number;
  /** Bytes of its store's files. */
  storeBytes(): number;
  close(): Promise<void>;
}

/** Starts a service on a free port and waits until it is ready and warm. */
export async function startVictim({ heapMb = 256, config, env = {} }: VictimOptions = {}): Promise<Victim> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is not there: npm run build`);
  const folder = mkdtempSync(join(tmpdir(), "svc-attack-"));
  const configFile = join(folder, "config.json");
  writeFileSync(configFile, JSON.stringify(config ?? {}));
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, MAIN, "serve"], {
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: "0",
      SVC_STORE: `sqlite:${folder}/svc.db`,
      SVC_CONFIG: configFile,
      // What it does for itself after five seconds is not what an attack costs.
      SVC_WARM_UP: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += String(chunk);
  });
  const url = await readyUrl(child, () => log);
  const client = createVictimClient(url);
  await warmUp(client);
  const processorMs = () => processorTime(child.pid);
  const storeBytes = () => bytesOf(folder);
  const ended = () => child.signalCode ?? (child.exitCode === null ? undefined : `exit ${child.exitCode}`);

  return {
    ...client,
    url,
    child,
    key: /svc_live_\w+/.exec(log)?.[0] ?? "",
    log: () => log,
    processorMs,
    storeBytes,
    async under(name, attack) {
      forgetPeak(child.pid);
      const before = processorMs();
      let peakMb = 0;
      const look = () => {
        peakMb = Math.max(peakMb, peakOf(child.pid));
      };
      const looking = setInterval(look, LOOK_MS);
      const health = watchHealth(url);
      let failure: { readonly error: unknown } | undefined;
      await attack().catch((error: unknown) => {
        failure = { error };
      });
      const healthzMs = await health.stop();
      look();
      clearInterval(looking);
      if (healthzMs === Number.POSITIVE_INFINITY) await untilEnded(child);
      const harm: Harm = {
        ended: ended(),
        healthzMs,
        residentMb: peakMb,
        processorMs: Math.max(0, processorMs() - before),
        storeBytes: storeBytes(),
      };
      console.info(`${name}: ${told(harm)}`);
      if (failure && harm.ended === undefined) throw failure.error;
      return harm;
    },
    async close() {
      client.disconnect();
      if (ended() === undefined) {
        const exited = once(child, "exit");
        child.kill("SIGKILL");
        await exited;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a server's first calls: what it loads and compiles for them is not what an attack does to it. */
async function warmUp({ execute, send }: VictimClient): Promise<void> {
  const params = { name: "get_api_endpoint_schema", arguments: { tool: "search_tools" } };
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  for (let id = 1; id <= WARM_UP_ROUNDS; id++) {
    const { json } = await execute(params.name, params.arguments);
    if (!json.ok) throw new Error(`the first calls fail: ${json.error.message}`);
    await send("/mcp", {
      headers,
      body: JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params }),
    });
  }
}

/** Waits a moment for the news that a process has ended, which come after its connections are gone. */
async function untilEnded(child: ChildProcess): Promise<void> {
  if (child.signalCode !== null || child.exitCode !== null) return;
  const signal = AbortSignal.timeout(1_000);
  await once(child, "exit", { signal }).catch(() => undefined);
}

/** The bound of every attack: the process lives, answers others, and holds no more memory than it may. */
export function expectUnharmed(
  harm: Harm,
  bound: { readonly residentMb: number; readonly healthzMs?: number },
) {
  expect(harm.ended, "the process").toBeUndefined();
  const { healthzMs = 500 } = bound;
  // What lasts longer may be the machine, and not the attack.
  expect(harm.healthzMs, "/healthz").toBeLessThan(
    harm.healthzMs < healthzMs ? healthzMs : healthzMs * slowness(),
  );
  expect(harm.residentMb, "resident memory").toBeLessThan(bound.residentMb);
}

function told({ ended, healthzMs, residentMb, processorMs, storeBytes }: Harm): string {
  return [
    ended === undefined ? "alive" : `the process ended (${ended})`,
    `/healthz within ${Math.round(healthzMs)} ms`,
    `${Math.round(residentMb)} MiB resident at most`,
    `${processorMs} ms of processor time`,
    `${storeBytes} bytes in the store`,
  ].join(", ");
}

function readyUrl(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((found, failed) => {
    let seen = "";
    child.stdout?.on("data", (chunk) => {
      seen += String(chunk);
      const [, ready] = /READY (\S+)/.exec(seen) ?? [];
      if (ready !== undefined) found(ready);
    });
    child.once("exit", (code) => failed(new Error(`the victim ended with ${code}: ${log()}`)));
  });
}

// Linux tells of a process in files; elsewhere these figures are 0 and bound nothing.
function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function peakOf(pid: number | undefined): number {
  const [, kilobytes = "0"] = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, "status")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Lets the kernel begin anew with the most that was resident. */
function forgetPeak(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, "5");
  } catch {
    // The peak since the start bounds it too.
  }
}

function processorTime(pid: number | undefined): number {
  // Behind the name, which may hold anything, come the state and ten numbers, then user and system time.
  const fields = readProc(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

function bytesOf(folder: string): number {
  return readdirSync(folder)
    .filter((name) => name.startsWith("svc.db"))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}
