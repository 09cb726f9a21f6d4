// Group commit: calls that arrive together share one transaction, and one sync of the disk.
import { isBusy, isConstraint } from "./database.js";
import type { Transact } from "./transaction.js";

/** Runs pieces of work, each in a transaction that it may share with others. */
export interface GroupCommit {
  /** Runs `work` in a transaction. Resolves with what it gives, once the transaction is on the disk. */
  run<T>(work: () => T): Promise<T>;
  /** Writes what is waiting, and takes no more. */
  close(): void;
}

interface Piece {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

// More pieces wait for the next turn of the event loop.
const MAX_PIECES = 256;

/** There is no timer: what arrives in one turn of the event loop is written at the end of it. */
export function createGroupCommit(transact: Transact): GroupCommit {
  const waiting: Piece[] = [];
  let due = false;
  let closed = false;

  /** Commits the pieces. Where one throws, it is rejected and the others are run again without it. */
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
      // All in one turn: what they ask for next comes together again.
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
      // A row of one of them was refused at the end: each is tried by itself.
      for (const piece of pieces) commit([piece]);
    } else {
      // Another process has the lock. Whoever waits behind them is refused with them, or all would wait for it again.
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
