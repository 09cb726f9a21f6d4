// WAL checkpointer: moves the log into the file from a thread of its own, so that calls do not wait for it.
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { CHECKPOINT_PAGES, type Database, ENGINE, settingsOf } from "./database.js";
import { identityOf } from "./file-identity.js";
import { PROGRAM, STATES, THREAD_CELLS, type ThreadData } from "./wal-thread.js";

/** Moves the log beside the connection that writes. */
export interface WalCheckpointer {
  /** Is told of each commit. */
  committed(): void;
  /** Is told that the disk took no more: what the log holds may be moved, and the log starts anew. */
  refused(): void;
  /** Ends the thread, and returns once it has let go of the file. */
  close(): void;
}

// The thread is started where so many commits have come within so long, and stays. A file that is hardly written to needs none.
const BUSY_COMMITS = 200;
const BUSY_MS = 20_000;
// The connection that writes has SQLite move the log by itself only where it is as long as this, since the thread is late.
const LATE_PAGES = 6_000;
// In MB: the thread keeps next to nothing.
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
// How long the end waits for a thread that moves a log just then, and for one that is only starting and may never come up.
const CLOSE_MS = 5_000;
const CLOSE_STARTING_MS = 1_000;
// Before this version SQLite could damage a file where two connections move its log one right after the other.
const SAFE_SINCE = [3, 51, 3] as const;

const { COMMITS, DUE, WAKE, LEFT, STATE, NUMBER } = THREAD_CELLS;
const { READY, CLOSING, STARTING } = STATES;

// Where a process ends by itself its threads are torn down wherever they are, and an engine in the midst of a statement takes
// that for a fault and aborts the process. So each is ended before.
const open = new Set<WalCheckpointer>();
const closeAll = () => {
  for (const each of [...open]) each.close();
};

/**
 * For the connection that writes to a file. Where there can be no thread, or it is no longer that file, all is as it was
 * without.
 */
export function createWalCheckpointer(file: string, database: Database, lockMs: number): WalCheckpointer {
  const cells = new Int32Array(new SharedArrayBuffer(NUMBER * Int32Array.BYTES_PER_ELEMENT));
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
    if (!isSafe(database)) {
      isOver = true;
      return;
    }
    // Opened only where it is there: it would be made otherwise.
    const url = pathToFileURL(file);
    url.searchParams.set("mode", "rw");
    const workerData: ThreadData = {
      ...{ from: import.meta.url, engine: ENGINE, url: url.href, settings: settingsOf(lockMs), cells },
      files: [file, `${file}-wal`].map((path) => [path, identityOf(path)]),
    };
    Atomics.store(cells, DUE, commits);
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
    if (open.size === 0) process.on("exit", closeAll);
    open.add(checkpointer);
  }

  /** Moves what the thread has left: the log starts anew with the next commit. */
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
    forget();
    if (isShared && !isOver) database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    isOver = true;
  }

  function forget(): void {
    if (open.delete(checkpointer) && open.size === 0) process.off("exit", closeAll);
  }

  const checkpointer: WalCheckpointer = {
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
        database.exec(`PRAGMA wal_autocheckpoint = ${LATE_PAGES}`);
      }
      if (Atomics.load(cells, LEFT) === 1) moveLeft();
      // A difference, since the numbers begin anew behind the largest one.
      if (((commits - Atomics.load(cells, DUE)) | 0) < 0) return;
      if (Atomics.exchange(cells, WAKE, 1) === 0) Atomics.notify(cells, WAKE);
    },
    refused() {
      if (isShared && !isOver) moveLeft();
    },
    close() {
      isOver = true;
      if (worker === undefined) return;
      forget();
      const patience = Atomics.load(cells, STATE) === STARTING ? CLOSE_STARTING_MS : CLOSE_MS;
      if (Atomics.exchange(cells, STATE, CLOSING) > CLOSING) return;
      // It waits for one of these.
      Atomics.store(cells, LEFT, 0);
      Atomics.notify(cells, LEFT);
      Atomics.store(cells, WAKE, 1);
      Atomics.notify(cells, WAKE);
      Atomics.wait(cells, STATE, CLOSING, patience);
    },
  };
  return checkpointer;
}

function isSafe(database: Database): boolean {
  const row = database.prepare("SELECT sqlite_version() AS version").get() as { readonly version: string };
  const parts = row.version.split(".").map(Number);
  for (const [at, safe] of SAFE_SINCE.entries()) {
    const part = parts[at] ?? 0;
    if (part !== safe) return part > safe;
  }
  return true;
}
