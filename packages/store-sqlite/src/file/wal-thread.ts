// WAL thread: the program of the thread that moves the log, and the cells that it shares with the connection that writes.

/** What the thread is started with. */
export interface ThreadData {
  /** The module that the engine is found from, and the engine's name. */
  readonly from: string;
  readonly engine: string;
  readonly url: string;
  readonly settings: readonly string[];
  readonly cells: Int32Array;
  /** The paths of the file and of its log, each with what tells them from others of that name. */
  readonly files: readonly (readonly [path: string, identity: string | undefined])[];
}

/** Cells that both threads share. */
export const THREAD_CELLS = {
  /** The commits so far. */
  COMMITS: 0,
  /** The number of commits at which the thread moves the log next. */
  DUE: 1,
  /** 1 where the thread is to look now. */
  WAKE: 2,
  /** 1 where the other one is to move what is left. */
  LEFT: 3,
  STATE: 4,
  NUMBER: 5,
} as const;

/** What is in the cell of the state. Each follows those before it. */
export const STATES = { STARTING: 0, READY: 1, CLOSING: 2, CLOSED: 3 } as const;

// So long the thread leaves a long log to the connection that writes, where no commit comes.
const LEFT_MS = 1_000;

// The thread moves the log when about so many pages have come, and at so many commits at most. Of more at once a commit that comes
// meanwhile would wait for longer, since both go to one disk.
const MOVED_PAGES = 300;
const MOST_COMMITS = 1_000;
// A log starts anew once all of it is moved, and while calls go on some of it never is. So where the log is so long the thread
// moves it twice in a row, and the connection that writes moves the little that is left right behind.
const LONG_PAGES = 3_000;

const { COMMITS, DUE, WAKE, LEFT, STATE } = THREAD_CELLS;
const { STARTING, READY, CLOSED } = STATES;

/**
 * As a text, since a bundle has no file to start. It opens the file where it is still the one that was opened first: by its
 * name it might get another one, and mix up their logs. A pass that fails, as on a full disk, is tried again with the next.
 */
export const PROGRAM = `
const { statSync } = require("node:fs");
const { workerData: { from, engine, url, settings, cells, files } } = require("node:worker_threads");
const isOf = ([path, identity]) => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && found.dev + " " + found.ino === identity;
};
const isSame = () => files.every(isOf);

function moveUntilClosed(database) {
  const pass = database.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  let pages = 0;
  let commits;
  Atomics.compareExchange(cells, ${STATE}, ${STARTING}, ${READY});
  while (Atomics.load(cells, ${STATE}) === ${READY}) {
    Atomics.wait(cells, ${WAKE}, 0);
    const now = Atomics.load(cells, ${COMMITS});
    Atomics.store(cells, ${DUE}, (now + ${MOST_COMMITS}) | 0);
    Atomics.store(cells, ${WAKE}, 0);
    const found = move(pass) ?? pages;
    // The pages that have come since the last time. A log that is shorter has started anew.
    const came = Math.max(1, found < pages ? found : found - pages);
    const next = commits === undefined ? 1 : (${MOVED_PAGES} * Math.max(1, (now - commits) | 0)) / came;
    Atomics.store(cells, ${DUE}, (now + Math.min(Math.max(Math.ceil(next), 2), ${MOST_COMMITS})) | 0);
    pages = found;
    commits = now;
  }
}

// Gives the pages of the log; undefined where it could not be moved, or another connection moves it.
function move(pass) {
  try {
    let { log } = pass.get();
    if (log >= ${LONG_PAGES}) {
      ({ log } = pass.get());
      Atomics.store(cells, ${LEFT}, 1);
      if (Atomics.load(cells, ${STATE}) === ${READY}) Atomics.wait(cells, ${LEFT}, 1, ${LEFT_MS});
      Atomics.store(cells, ${LEFT}, 0);
    }
    return log < 0 ? undefined : log;
  } catch {
    return undefined;
  }
}

try {
  if (Atomics.load(cells, ${STATE}) === ${STARTING} && isSame()) {
    const { DatabaseSync } = require("node:module").createRequire(from)(engine);
    const database = new DatabaseSync(url);
    try {
      if (isSame()) {
        for (const setting of settings) database.exec(setting);
        moveUntilClosed(database);
      }
    } finally {
      database.close();
    }
  }
} finally {
  Atomics.store(cells, ${STATE}, ${CLOSED});
  Atomics.notify(cells, ${STATE});
}
`;
