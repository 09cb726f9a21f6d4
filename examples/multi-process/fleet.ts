// The processes of one service on one Postgres: servers that take calls, and a scheduler that runs the monitors.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const MAIN = join(dirname(createRequire(import.meta.url).resolve("@svckit/cli/package.json")), "bin/svc.js");

/** A process that runs until it is ended. */
export interface Member {
  /** What it says behind READY: a server's address, or `scheduler`. */
  readonly ready: string;
  /** What it has logged. */
  log(): string;
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts two servers and a scheduler. The first server makes the tables, and shows the key of the first account. */
export async function startFleet(env: Record<string, string>) {
  const server = () => start("serve", { ...env, PORT: "0", SVC_SCHEDULER: "off" });
  const servers = [await server(), await server()];
  const scheduler = await start("scheduler", env);
  const [, key] = /shown once: (\S+)/.exec(servers[0]?.log() ?? "") ?? [];
  return { servers, scheduler, key };
}

/** What `svc` prints as JSON for a command that ends. */
export async function svc(env: Record<string, string>, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args, "--json"], {
    env: { ...process.env, ...env },
  });
  return JSON.parse(stdout);
}

async function start(command: string, env: Record<string, string>): Promise<Member> {
  const child = spawn(process.execPath, [MAIN, command], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => child.kill());
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += String(chunk);
  });
  const ready = await readyOf(child, () => log);
  return {
    ready,
    log: () => log,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

function readyOf(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (chunk) => {
      said += String(chunk);
      const [, ready] = /READY (\S+)/.exec(said) ?? [];
      if (ready !== undefined) resolve(ready);
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${log()}`)));
  });
}
