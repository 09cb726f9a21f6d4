// Processes that a test starts and kills, and what they say when they are up.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { LedgerProof } from "@svckit/core";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A program of this folder that runs. */
export interface KilledProcess {
  readonly child: ChildProcess;
  /** The next line it prints; undefined once it has ended. */
  line(): Promise<string | undefined>;
  /** Ends it at once, wherever it is, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a program of this folder; it imports every package from its source. */
export function startProgram(name: string, ...args: string[]): KilledProcess {
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, name), ...args], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.json") },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, "exit");
  return {
    child,
    line: async () => (await lines.next()).value,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** A service that runs, and what its ledger said before its first call. */
export interface MeteredService extends KilledProcess {
  readonly url: string;
  readonly proof: LedgerProof;
}

/** Starts the metered service on a file; with a step, it dies there in its first call. */
export async function startService(file: string, step = ""): Promise<MeteredService> {
  const started = startProgram("metered-service.ts", file, step);
  const line = await started.line();
  if (line === undefined) throw new Error("the service did not start");
  return { ...started, ...(JSON.parse(line) as { url: string; proof: LedgerProof }) };
}
