// Starts processes that work on one store together.
import { type ChildProcess, fork } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Report, Task } from "./process-task.js";

const HERE = dirname(fileURLToPath(import.meta.url));

/** A process with a task. */
export interface StoreProcess {
  readonly process: ChildProcess;
  readonly report: Promise<Report>;
}

/** Starts a process for each task. */
export function startProcesses(tasks: readonly Task[]): StoreProcess[] {
  return tasks.map((task) => {
    const child = fork(join(HERE, "store-process.ts"), {
      execArgv: ["--import", "tsx"],
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve(HERE, "../../../tsconfig.json") },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const report = new Promise<Report>((done, fail) => {
      child.once("message", done);
      child.once("error", fail);
      child.once("exit", (code) => fail(new Error(`the process ended with ${code} and no report`)));
    });
    child.send(task);
    return { process: child, report };
  });
}

/** Runs a process for each task until they are done. */
export async function runProcesses(tasks: readonly Task[]): Promise<Report[]> {
  const started = startProcesses(tasks);
  const reports = await Promise.all(started.map(({ report }) => report));
  await Promise.all(started.map(ended));
  return reports;
}

/** Resolves once a process has ended. */
export async function ended({ process: child }: StoreProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((done) => child.once("exit", done));
}
