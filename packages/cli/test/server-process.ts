// `svc serve` as a process of its own, and a client with many sockets, for the tests of this folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Envelope } from "@svckit/core";
import { SCRIPT } from "./program.js";

/** A folder that is gone with the machine's temporary files. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "svc-test-"));
}

/** A file with options of a service, for SVC_CONFIG. */
export function configFile(folder: string, options: unknown): string {
  const file = join(folder, "config.json");
  writeFileSync(file, JSON.stringify(options));
  return file;
}

/** A server under test. */
export interface ServerProcess extends Running {
  readonly url: string;
}

/** A process under test. */
export interface Running {
  readonly child: ChildProcess;
  /** Its stderr so far. */
  log(): string;
  /** Sends the signal, waits for the end, and gives the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server on a free port, by a file of the command (`COMMAND` where it has plugins or pages), and waits until it is ready. */
export async function startServer(env: Record<string, string>, file = SCRIPT): Promise<ServerProcess> {
  const { said: url, ...running } = await startReady(env, "serve", file);
  return { ...running, url };
}

/** Starts a command that runs until it is ended, and waits until it is ready: `said` is what it says behind that word. */
export async function startReady(
  env: Record<string, string>,
  command: string,
  file = SCRIPT,
): Promise<Running & { readonly said: string }> {
  const child = spawn(process.execPath, [file, command], {
    // A third of a second of rehearsal, and two seconds of work for all tools, of which a test asks a few.
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", SVC_WARM_UP: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => {
    log += String(chunk);
  });
  const said = await new Promise<string>((found, failed) => {
    let seen = "";
    child.stdout.on("data", (chunk) => {
      seen += String(chunk);
      const [, ready] = /READY (\S+)/.exec(seen) ?? [];
      if (ready !== undefined) found(ready);
    });
    child.once("exit", (code) => failed(new Error(`svc ${command} ended with ${code}: ${log}`)));
  });
  // What it said on stderr before is there, but may be read behind READY.
  await nextTurn();
  return {
    said,
    child,
    log: () => log,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      const [code] = await ended;
      return code as number | null;
    },
  };
}

/** An answer as a test reads it. */
export interface Reply {
  readonly status: number;
  readonly replayed: boolean;
  readonly text: string;
  readonly json: Envelope;
}

/** A client with so many sockets, bound to an address of this machine. A connection that breaks rejects. */
export function createClient(sockets: number, localAddress?: string) {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: sockets,
    ...(localAddress !== undefined && { localAddress }),
  });
  return {
    execute(url: string, body: unknown, key?: string, more: Record<string, string> = {}): Promise<Reply> {
      const text = JSON.stringify(body);
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...more,
      };
      return new Promise((resolve, reject) => {
        const sent = request(`${url}/api/v1/execute`, { method: "POST", agent, headers }, (response) => {
          let answer = "";
          response.setEncoding("utf8");
          response.on("data", (chunk) => {
            answer += chunk;
          });
          response.on("aborted", () => reject(new Error("the answer broke off")));
          response.on("error", reject);
          response.on("end", () => {
            const replayed = response.headers["idempotent-replayed"] === "true";
            resolve({ status: response.statusCode ?? 0, replayed, text: answer, json: JSON.parse(answer) });
          });
        });
        sent.on("error", reject);
        sent.end(text);
      });
    },
    close: () => agent.destroy(),
  };
}

/** Counts the answers with a code; undefined counts those that worked. */
export function count(replies: readonly Reply[], code: string | undefined): number {
  return replies.filter(({ json }) => (json.ok ? undefined : json.error.code) === code).length;
}

/** Runs `task` for each index, so many at once. */
export async function inParallel<T>(
  total: number,
  atOnce: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < total; index = next++) results[index] = await task(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
