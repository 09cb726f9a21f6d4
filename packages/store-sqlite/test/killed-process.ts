// Processes that a test starts and kills, and what they say.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "tsup";

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

/** Starts a program of this folder; it imports every package from its source. */
export function startProgram(name: string, ...args: string[]): KilledProcess {
  return run(["--import", "tsx", join(import.meta.dirname, name), ...args]);
}

function run(args: readonly string[]): KilledProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, "tsconfig.json") },
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

/** Starts standbys of a program of this folder. It is bundled into one file, which comes up in a quarter of the time. */
export async function createStandbys(name: string): Promise<Standbys> {
  // Within the repository, where the packages that are not bundled are found.
  const caches = join(ROOT, "node_modules/.cache");
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(caches, "killed-"));
  await build({
    entry: { program: join(import.meta.dirname, name) },
    outDir: folder,
    tsconfig: join(ROOT, "tsconfig.json"),
    format: "esm",
    platform: "node",
    target: "node20",
    // CommonJS packages are not bundled.
    noExternal: [/^(?!pg$)/],
    external: ["pg"],
    config: false,
    silent: true,
  });
  const waiting: KilledProcess[] = [];
  const start = () => run([join(folder, "program.js")]);
  return {
    take() {
      while (waiting.length <= AHEAD) waiting.push(start());
      return waiting.shift() ?? start();
    },
    async close() {
      await Promise.all(waiting.splice(0).map((each) => each.kill()));
      rmSync(folder, { recursive: true });
    },
  };
}
