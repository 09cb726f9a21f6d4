// Processes that a test starts and kills, and what they say.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { bundledProgram } from "./bundled-program.js";

const ROOT = resolve(import.meta.dirname, "../../..");

/** A program of this folder that runs. */
export interface KilledProcess {
  readonly child: ChildProcess;
  /** The next line it prints; undefined once it has ended. */
  line(): Promise<string | undefined>;
  /** Gives it a line to read. */
  send(line: string): void;
  /** Ends it at once, wherever it is, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts a program of this folder. */
export async function startProgram(name: string, ...args: string[]): Promise<KilledProcess> {
  return run([await bundledProgram(join(import.meta.dirname, name)), ...args]);
}

function run(args: readonly string[]): KilledProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  // It may be killed before it has read the line.
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, "exit");
  return {
    child,
    line: async () => (await lines.next()).value,
    send: (line) => void child.stdin.write(`${line}\n`),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Processes of one program that are started before they are needed, and wait for a line to read. */
export interface Standbys {
  take(): KilledProcess;
  /** Ends those that were not needed. */
  close(): Promise<void>;
}

// On two processors, more of them at once would only come up later.
const AHEAD = 2;

/** Starts standbys of a program of this folder. */
export async function createStandbys(name: string): Promise<Standbys> {
  const file = await bundledProgram(join(import.meta.dirname, name));
  const waiting: KilledProcess[] = [];
  const start = () => run([file]);
  return {
    take() {
      while (waiting.length <= AHEAD) waiting.push(start());
      return waiting.shift() ?? start();
    },
    async close() {
      await Promise.all(waiting.splice(0).map((each) => each.kill()));
    },
  };
}
