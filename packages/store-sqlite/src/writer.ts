// Writer: the thread that writes, as the event loop sees it, so that this waits neither for SQL nor for the disk.
import { Worker } from "node:worker_threads";
import { ENGINE, settingsOf } from "./database.js";
import type { Change } from "./group-commit.js";
import { type Outcome, type WriterSetup, writerThread } from "./writer-thread.js";

/** Runs one transaction at a time. */
export interface Writer {
  /**
   * Resolves with the rows that each statement changed once all of them are on the disk. `stale` says that another
   * connection has written since the last transaction: nothing is written, and the lock is held for the next call.
   */
  write(changes: readonly Change[]): Promise<readonly number[] | "stale">;
  /** Closes the file. */
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (changed: readonly number[] | "stale") => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread with the first transaction, and again after one that ended. */
export function createWriter(file: string, lockMs: number): Writer {
  const setup: WriterSetup = { from: import.meta.url, engine: ENGINE, file, settings: settingsOf(lockMs) };
  let thread: Worker | undefined;
  let asked: Asked | undefined;

  function answer(outcome: Outcome): void {
    const { resolve, reject } = asked ?? {};
    asked = undefined;
    thread?.unref();
    if ("changed" in outcome) resolve?.(outcome.changed);
    else reject?.(Object.assign(new Error(outcome.message), { errcode: outcome.errcode }));
  }

  function start(): Worker {
    // As text, so that the package may be bundled, and run from its sources; without what the host's `node` was told.
    const started = new Worker(`(${writerThread})()`, { eval: true, workerData: setup, execArgv: [] });
    let why = "the thread that writes has ended";
    started.on("message", answer);
    started.on("error", (error) => {
      why = error.message;
    });
    started.on("exit", () => {
      thread = undefined;
      answer({ message: why, errcode: undefined });
    });
    return started;
  }

  return {
    write: (changes) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject };
        thread ??= start();
        // It keeps the process alive for as long as somebody waits for it.
        thread.ref();
        thread.postMessage(changes);
      }),
    close: () =>
      new Promise((resolve) => {
        if (!thread) return resolve();
        thread.ref();
        thread.once("exit", () => resolve());
        thread.postMessage("close");
      }),
  };
}
