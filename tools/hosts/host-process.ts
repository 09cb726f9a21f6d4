// A host in a process of its own: built, started, asked for its page until it answers, and ended.
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "../program.js";
import { type At, JOB, type Step, shutDownHost } from "./job.js";
import type { Host } from "./matrix.js";

const START_MS = 60_000;
const END_MS = 30_000;

/** What became of each part of the job: undefined where it passed. */
export type Outcome = ReadonlyMap<Step, { readonly fault?: string; readonly cannot?: string }>;

// Below those that the system gives to whoever asks for any, and so to tests beside this one.
const PORTS = { from: 20_000, to: 30_000 };

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}

/** Runs the whole job on a host; rejects where it cannot be built or started. */
export async function tryHost(host: Host, folder: string, upstream: string): Promise<Outcome> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...host.env,
    PORT: String(port),
    UPSTREAM: upstream,
    NO_COLOR: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const programOf = ([program = "node", ...args]: readonly string[]) =>
    [program === "node" ? process.execPath : program, args] as const;
  if (host.build) {
    const { code, all } = await run(...programOf(host.build), folder, { ...env, NODE_ENV: "production" });
    if (code !== 0) throw new Error(`it cannot be built:\n${all}`);
  }
  const [program, args] = programOf(host.command);
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  const at: At = { url, key: () => /KEY (\S+)/.exec(said)?.[1] ?? "" };
  try {
    await started(url, child, () => said);
    return await doJob(
      host,
      at,
      () => end(child),
      () => said,
    );
  } finally {
    child.kill("SIGKILL");
  }
}

async function started(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const until = performance.now() + START_MS;
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`it does not answer:\n${said()}`);
    await sleep(50);
  }
}

async function doJob(
  host: Host,
  at: At,
  end: () => Promise<number | undefined>,
  said: () => string,
): Promise<Outcome> {
  const outcome = new Map<Step, { readonly fault?: string; readonly cannot?: string }>();
  const attempt = async (step: Step, part: () => Promise<void>) => {
    const cannot = host.cannot?.[step];
    if (cannot !== undefined) {
      outcome.set(step, { cannot });
      return;
    }
    try {
      await part();
      outcome.set(step, {});
    } catch (error) {
      outcome.set(step, {
        fault: `${error instanceof Error ? error.message : error}\n${said().slice(-2_000)}`,
      });
    }
  };
  // `as`: the names of the job's parts.
  for (const step of Object.keys(JOB) as (keyof typeof JOB)[]) await attempt(step, () => JOB[step](at));
  await attempt("shut-down", () => shutDownHost(at, end, host.exitCode ?? 0));
  return outcome;
}

/** Tells a host to end; gives its exit code, or nothing where it did not end by itself. */
async function end(child: ChildProcess): Promise<number | undefined> {
  if (child.exitCode === null) {
    const over = once(child, "exit");
    child.kill("SIGTERM");
    await Promise.race([over, sleep(END_MS)]);
  }
  return child.exitCode ?? undefined;
}
