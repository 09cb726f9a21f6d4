// WAL checkpointer: moves the log into the file from a thread of its own, so that calls do not wait for it.
import { Worker } from "node:worker_threads";
import { CHECKPOINT_PAGES, type Database, ENGINE, settingsOf } from "./database.js";

/** Moves the log beside the connection that writes. */
export interface WalCheckpointer {
  /** Is told of each commit. */
  committed(): void;
  /** Ends the thread, and returns once it has let go of the file. */
  close(): void;
}

// It is started where so many commits come within so long. A file that is hardly written to needs no thread.
const BUSY_COMMITS = 200;
const BUSY_MS = 20_000;
// The thread moves the log when about so many pages have come, and at so many commits at most. Of more at once a commit that comes
// meanwhile would wait for longer, since both go to one disk.
const MOVED_PAGES = 300;
const MOST_COMMITS = 1_000;
// A log starts anew once all of it is moved, and while calls go on some of it never is. So the connection that writes moves the
// last pages itself, right behind the thread, where the log is so long; and at twice as long in any case.
const LONG_PAGES = 3_000;
// So long the thread keeps out of its way, where no call comes.
const LEFT_MS = 1_000;
// In MB: it keeps next to nothing.
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
// How long it is waited for at the end, where it moves a log just then.
const CLOSE_MS = 5_000;

// Cells that both threads share: the commits so far, the number of them at which to move next, whether the thread is to look now,
// whether the other one is to move what is left, and a state.
const COMMITS = 0;
const DUE = 1;
const WAKE = 2;
const LEFT = 3;
const STATE = 4;
const CELLS = 5;
const STARTING = 0;
const READY = 1;
const CLOSING = 2;
const CLOSED = 3;

// As a text, since a bundle has no file to start. A pass that fails, as on a full disk, is tried again with the next.
const PROGRAM = `
const { workerData: { from, engine, file, settings, cells } } = require("node:worker_threads");
try {
  const { DatabaseSync } = require("node:module").createRequire(from)(engine);
  const database = new DatabaseSync(file);
  for (const setting of settings) database.exec(setting);
  const pass = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  let pages = 0;
  let commits;
  Atomics.compareExchange(cells, ${STATE}, ${STARTING}, ${READY});
  while (Atomics.load(cells, ${STATE}) === ${READY}) {
    Atomics.wait(cells, ${WAKE}, 0);
    const now = Atomics.load(cells, ${COMMITS});
    Atomics.store(cells, ${DUE}, (now + ${MOST_COMMITS}) | 0);
    Atomics.store(cells, ${WAKE}, 0);
    let found = pages;
    try {
      found = pass.get().log;
      if (found >= ${LONG_PAGES}) {
        found = pass.get().log;
        Atomics.store(cells, ${LEFT}, 1);
        Atomics.wait(cells, ${LEFT}, 1, ${LEFT_MS});
        Atomics.store(cells, ${LEFT}, 0);
      }
    } catch {}
    // By how many pages a commit took since the last time. A log that is shorter has started anew.
    const came = Math.max(1, found < pages ? found : found - pages);
    const next = commits === undefined ? 1 : (${MOVED_PAGES} * Math.max(1, (now - commits) | 0)) / came;
    Atomics.store(cells, ${DUE}, (now + Math.min(Math.max(Math.ceil(next), 2), ${MOST_COMMITS})) | 0);
    pages = found;
    commits = now;
  }
  database.close();
} finally {
  Atomics.store(cells, ${STATE}, ${CLOSED});
  Atomics.notify(cells, ${STATE});
}
`;

/** For the connection that writes to a file. The thread is started once enough was written; where there can be none, all is as it was without. */
export function createWalCheckpointer(file: string, database: Database, lockMs: number): WalCheckpointer {
  const cells = new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | undefined;
  let commits = 0;
  let since = performance.now();
  let isShared = false;
  let isOver = false;

  function startWhereBusy(): void {
    const now = performance.now();
    if (now - since < BUSY_MS) start();
    since = now;
  }

  function start(): void {
    const workerData = { from: import.meta.url, engine: ENGINE, file, settings: settingsOf(lockMs), cells };
    try {
      // It needs nothing that this process was started with.
      worker = new Worker(PROGRAM, { eval: true, workerData, resourceLimits: SMALL, env: {}, execArgv: [] });
    } catch {
      isOver = true;
      return;
    }
    worker.unref();
    worker.on("error", () => {});
    worker.on("exit", goOnAlone);
  }

  function moveLeft(): void {
    try {
      database.exec("PRAGMA wal_checkpoint(PASSIVE)");
    } catch {
      // On a full disk the log stays, and grows until there is room.
    }
    Atomics.store(cells, LEFT, 0);
    Atomics.notify(cells, LEFT);
  }

  function goOnAlone(): void {
    worker = undefined;
    if (isShared && !isOver) database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    isOver = true;
  }

  return {
    committed() {
      if (isOver) return;
      commits = (commits + 1) | 0;
      if (worker === undefined) {
        if (commits % BUSY_COMMITS === 0) startWhereBusy();
        return;
      }
      Atomics.store(cells, COMMITS, commits);
      if (!isShared) {
        if (Atomics.load(cells, STATE) !== READY) return;
        isShared = true;
        database.exec(`PRAGMA wal_autocheckpoint = ${2 * LONG_PAGES}`);
      }
      if (Atomics.load(cells, LEFT) === 1) moveLeft();
      if (((commits - Atomics.load(cells, DUE)) | 0) < 0) return;
      if (Atomics.exchange(cells, WAKE, 1) === 0) Atomics.notify(cells, WAKE);
    },
    close() {
      isOver = true;
      if (worker === undefined) return;
      Atomics.store(cells, STATE, CLOSING);
      Atomics.store(cells, WAKE, 1);
      Atomics.notify(cells, WAKE);
      Atomics.wait(cells, STATE, CLOSING, CLOSE_MS);
    },
  };
}
