// Starts processes that work on one store together.
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { bundledProgram } from "../../store-sqlite/test/bundled-program.js";
import type { Report, Task } from "./process-task.js";

const PROGRAM = join(import.meta.dirname, "store-process.ts");

/** A process with a task. */
export interface StoreProcess {
  readonly process: ChildProcess;
  readonly report: Promise<Report>;
}

/** Starts a process for each task. */
export async function startProcesses(tasks: readonly Task[]): Promise<StoreProcess[]> {
  const program = await bundledProgram(PROGRAM);
  return tasks.map((task) => {
    const child = fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
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
  const started = await startProcesses(tasks);
  const reports = await Promise.all(started.map(({ report }) => report));
  await Promise.all(started.map(ended));
  return reports;
}

/** Resolves once a process has ended. */
export async function ended({ process: child }: StoreProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((done) => child.once("exit", done));
}
