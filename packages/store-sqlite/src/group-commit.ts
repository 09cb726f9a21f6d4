// Group commit: what arrives together is written in one transaction, so that many callers share one disk sync.
import type { Database } from "./database.js";

/** Runs pieces of work, each within a transaction that it may share with others. */
export interface GroupCommit {
  /** Runs `work` and resolves once it is on the disk. Work that throws undoes itself alone. */
  run<T>(work: () => T): Promise<T>;
}

interface Piece {
  readonly work: () => unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Groups the work of one turn of the event loop; there is no timer to wait for. */
export function createGroupCommit(database: Database): GroupCommit {
  let waiting: Piece[] = [];

  function flush(): void {
    const pieces = waiting;
    waiting = [];
    const outcomes = inTransaction(database, () => pieces.map(({ work }) => work()));
    if (outcomes.ok) {
      for (const [index, { resolve }] of pieces.entries()) resolve(outcomes.value[index] as never);
    } else if (pieces.length === 1) {
      pieces[0]?.reject(outcomes.error);
    } else {
      // One of them failed and took the others along: each tries again by itself.
      for (const { work, resolve, reject } of pieces) {
        const outcome = inTransaction(database, work);
        if (outcome.ok) resolve(outcome.value as never);
        else reject(outcome.error);
      }
    }
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        if (waiting.length === 1) setImmediate(flush);
      }),
  };
}

type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

function inTransaction<T>(database: Database, work: () => T): Outcome<T> {
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    return { ok: false, error };
  }
  try {
    const value = work();
    database.exec("COMMIT");
    return { ok: true, value };
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // A transaction that the engine has ended itself needs no ending.
    }
    return { ok: false, error };
  }
}
