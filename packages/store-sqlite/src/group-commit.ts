// Group commit: what arrives together is decided in memory and written in one transaction, so that many callers share one disk sync.
import { isConstraint, type Value } from "./database.js";
import type { Writer } from "./writer.js";

/** Takes pieces of work, each into a transaction that it may share with others. */
export interface GroupCommit {
  /** Lets `decide` gather what is to be written, and resolves with what it gives once that is on the disk. */
  run<T>(decide: () => T): Promise<T>;
  /** Runs a statement, and resolves with the number of rows that it changed once they are on the disk. */
  change(change: Change): Promise<number>;
  /** Writes what is waiting, takes no more, and closes the writer. */
  close(): Promise<void>;
}

/** A statement that writes. */
export interface Change {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A statement that writes rows, which it takes as one JSON array: bound values cost more than their rows. */
export interface Rows {
  readonly sql: string;
  readonly rows: readonly unknown[];
}

/** What is remembered of the file, and gathered to be written to it. */
export interface Gathered {
  /** Gives what was gathered, in the order in which it is to be written. */
  writes(): readonly Rows[];
  /** Forgets what was gathered, as it was not written, and what was remembered, as it no longer holds. */
  forget(): void;
}

interface Piece {
  /** Gathers, and gives what the piece comes to by the numbers of changed rows. */
  readonly decide: (loose: Change[]) => (changed: readonly number[]) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Decided {
  readonly piece: Piece;
  readonly outcome: (changed: readonly number[]) => unknown;
}

// So much goes into one transaction.
const MOST_PIECES = 256;

// So many callers go on in one turn: while the next do, what these have asked for is being written.
const ANSWERED_AT_ONCE = 32;

/** Groups without a timer: what arrives while a transaction is on its way goes with the next. */
export function createGroupCommit(writer: Writer, gathered: readonly Gathered[]): GroupCommit {
  const waiting: Piece[] = [];
  // To be tried each by itself, since one of them broke the transaction of all.
  const apart: Piece[] = [];
  const answers: (() => void)[] = [];
  let onItsWay = false;
  let due = false;
  let closed: Promise<void> | undefined;
  let drained: (() => void) | undefined;

  function forget(): void {
    for (const each of gathered) each.forget();
  }

  /** Decides the pieces: where one throws it is taken out, and the others are decided anew without it. */
  function decide(pieces: readonly Piece[]): {
    readonly decided: readonly Decided[];
    readonly loose: readonly Change[];
  } {
    const decided: Decided[] = [];
    const loose: Change[] = [];
    for (const piece of pieces) {
      try {
        decided.push({ piece, outcome: piece.decide(loose) });
      } catch (error) {
        forget();
        answers.push(() => piece.reject(error));
        return decide(pieces.filter((other) => other !== piece));
      }
    }
    return { decided, loose };
  }

  async function write(pieces: readonly Piece[]): Promise<void> {
    const { decided, loose } = decide(pieces);
    try {
      const changed = await writer.write([
        ...loose,
        ...gathered.flatMap((each) => each.writes().flatMap(toChange)),
      ]);
      if (changed === "stale") {
        forget();
        return await write(decided.map(({ piece }) => piece));
      }
      for (const { piece, outcome } of decided) answers.push(() => piece.resolve(outcome(changed)));
    } catch (error) {
      forget();
      if (isConstraint(error) && decided.length > 1) apart.push(...decided.map(({ piece }) => piece));
      else for (const { piece } of decided) answers.push(() => piece.reject(error));
    }
  }

  async function begin(pieces: readonly Piece[]): Promise<void> {
    onItsWay = true;
    await write(pieces);
    onItsWay = false;
    turn();
  }

  /** Writes what is waiting before it answers, so that the writer works while the callers go on. */
  function turn(): void {
    due = false;
    if (!onItsWay) {
      const pieces = apart.length > 0 ? apart.splice(0, 1) : waiting.splice(0, MOST_PIECES);
      if (pieces.length > 0) void begin(pieces);
    }
    for (const answer of answers.splice(0, ANSWERED_AT_ONCE)) answer();
    if (answers.length > 0) schedule();
    else if (!onItsWay && waiting.length === 0) drained?.();
  }

  function schedule(): void {
    if (due) return;
    due = true;
    setImmediate(turn);
  }

  function take<T>(decide: Piece["decide"]): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (closed) throw new Error("the store is closed");
      // `as`: what a piece resolves with is what it came to.
      waiting.push({ decide, resolve: resolve as (value: unknown) => void, reject });
      if (!onItsWay) schedule();
    });
  }

  async function end(): Promise<void> {
    const idle = new Promise<void>((resolve) => {
      drained = resolve;
    });
    schedule();
    await idle;
    await writer.close();
  }

  return {
    run: <T>(decide: () => T) =>
      take<T>(() => {
        const value = decide();
        return () => value;
      }),
    change: (change) =>
      take<number>((loose) => {
        const index = loose.push(change) - 1;
        return (changed) => changed[index];
      }),
    close() {
      closed ??= end();
      return closed;
    },
  };
}

function toChange({ sql, rows }: Rows): Change[] {
  return rows.length === 0 ? [] : [{ sql, values: [JSON.stringify(rows)] }];
}
