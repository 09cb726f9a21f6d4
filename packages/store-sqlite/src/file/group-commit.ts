// Group commit: what arrives together is decided and written in one transaction, so that many callers share one disk sync.
import { isBusy, isConstraint } from "./database.js";
import type { Transact } from "./transaction.js";

/** Takes pieces of work, each into a transaction that it may share with others. */
export interface GroupCommit {
  /** Runs `work` in a transaction, and resolves with what it gives once that is on the disk. */
  run<T>(work: () => T): Promise<T>;
  /** Writes what is waiting, and takes no more. */
  close(): void;
}

interface Piece {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

// So much is done before the event loop gets its turn.
const MAX_PIECES = 256;

/** Groups without a timer: what arrives in one turn of the event loop is written at its end. */
export function createGroupCommit(transact: Transact): GroupCommit {
  const waiting: Piece[] = [];
  let due = false;
  let closed = false;

  /** Commits the pieces. One that throws is taken out, and the others are run again without it. */
  function commit(pieces: readonly Piece[]): void {
    let running: Piece | undefined;
    try {
      const values = transact(() => {
        const done = pieces.map((piece) => {
          running = piece;
          return piece.work();
        });
        running = undefined;
        return done;
      });
      // All at once, so that what they ask for next comes together again.
      pieces.forEach(({ resolve }, index) => {
        resolve(values[index]);
      });
    } catch (error) {
      refuse(pieces, running, error);
    }
  }

  function refuse(pieces: readonly Piece[], guilty: Piece | undefined, error: unknown): void {
    if (guilty) {
      guilty.reject(error);
      const others = pieces.filter((piece) => piece !== guilty);
      if (others.length > 0) commit(others);
    } else if (isConstraint(error) && pieces.length > 1) {
      // One of them broke the transaction of all: each is tried by itself.
      for (const piece of pieces) commit([piece]);
    } else {
      // Where another has the lock, who waits behind them would wait for it once more, and nobody else be served.
      const refused = isBusy(error) ? [...pieces, ...waiting.splice(0)] : pieces;
      for (const { reject } of refused) reject(error);
    }
  }

  function flush(): void {
    due = false;
    const pieces = waiting.splice(0, MAX_PIECES);
    if (waiting.length > 0) schedule();
    if (pieces.length > 0) commit(pieces);
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
    close() {
      closed = true;
      while (waiting.length > 0) flush();
    },
  };
}
