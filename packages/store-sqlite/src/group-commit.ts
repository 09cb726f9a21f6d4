// Group commit: what arrives together is written in one transaction, so that many callers share one disk sync.
import type { Database } from "./database.js";

/** Runs pieces of work, each within a transaction that it may share with others. */
export interface GroupCommit {
  /** Runs `work` and resolves once it is on the disk. Work that throws undoes itself alone. */
  run<T>(work: () => T): Promise<T>;
  /** Runs `work` at once, in a transaction of its own. */
  runNow<T>(work: () => T): T;
  /** Runs what is waiting, and takes no more. */
  close(): void;
}

/** What is gathered while a transaction runs, and written once before it is committed. */
export interface Gathered {
  write(): void;
  forget(): void;
}

interface Piece {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

// So much is done before the event loop gets its turn.
const MOST_PIECES = 256;

/** Groups the work of one turn of the event loop; there is no timer to wait for. */
export function createGroupCommit(database: Database, gathered: readonly Gathered[]): GroupCommit {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const waiting: Piece[] = [];
  let due = false;
  let closed = false;

  function inTransaction<T>(work: () => T): T {
    begin.run();
    try {
      const value = work();
      for (const each of gathered) each.write();
      commit.run();
      return value;
    } catch (error) {
      rollBack(database);
      throw error;
    } finally {
      for (const each of gathered) each.forget();
    }
  }

  /** Commits what it can of the pieces: one that throws is taken out and the others are run again without it. */
  function commitAll(pieces: readonly Piece[]): void {
    let running: Piece | undefined;
    try {
      const values = inTransaction(() => {
        const done = pieces.map((piece) => {
          running = piece;
          return piece.work();
        });
        running = undefined;
        return done;
      });
      for (const [index, { resolve }] of pieces.entries()) resolve(values[index]);
    } catch (error) {
      // Where no piece is to blame the file cannot be written to, and none of them is tried again.
      const failed = running ? [running] : pieces;
      for (const { reject } of failed) reject(error);
      const others = pieces.filter((piece) => !failed.includes(piece));
      if (others.length > 0) commitAll(others);
    }
  }

  function flush(): void {
    due = false;
    const pieces = waiting.splice(0, MOST_PIECES);
    if (waiting.length > 0) schedule();
    if (pieces.length > 0) commitAll(pieces);
  }

  function schedule(): void {
    if (due) return;
    due = true;
    setImmediate(flush);
  }

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed) throw new Error("the store is closed");
        // `as`: what a piece resolves with is what its own work gave.
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      }),
    runNow: inTransaction,
    close() {
      closed = true;
      while (waiting.length > 0) flush();
    },
  };
}

function rollBack(database: Database): void {
  try {
    database.exec("ROLLBACK");
  } catch {
    // A transaction that the engine has ended itself needs no ending.
  }
}
