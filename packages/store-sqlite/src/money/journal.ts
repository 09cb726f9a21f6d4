// Journal: what was done to credits and holds. All lines of a transaction share a row, since a row for each costs several times as much.
import { type Database, writeRow } from "../file/database.js";

/**
 * One line: `grant` and `buy` add credits to a wallet, `adjust` and `carry` add some or take some (with a number below zero),
 * `expire` takes some, with a number below zero too; `hold` begins a hold, `capture` and `void` end it with what is in it.
 * `release` gives back what the capture behind it, in the same row, does not keep.
 */
export type Line = readonly [
  verb: "grant" | "buy" | "adjust" | "expire" | "carry" | "hold" | "capture" | "void" | "release",
  /** The hold's id, or what the credits were granted for. */
  id: string,
  /** Null for a hold that holds no credits. */
  walletId: number | null,
  amount: number,
  at: number,
  /** The rest of a hold, as `holds.ts` writes and reads it. */
  ...more: (string | number | null)[],
];

/** A transaction's lines. */
export interface JournalRow {
  readonly seq: number;
  readonly lines: readonly Line[];
  /** The lines as they are written. */
  readonly text: string;
}

/** The journal of a file. */
export interface Journal {
  /** Adds a line to this transaction's row. */
  post(line: Line): void;
  /**
   * Writes the row under its number; `false` where it has no lines. No row before `pendingSince` has begun a hold that
   * has not ended.
   */
  write(seq: number, pendingSince: number): boolean;
  /** Drops the lines of a transaction that was undone. */
  discard(): void;
  /** The first row that may have begun a hold which has not ended. */
  pendingSince(): number;
  /** Drops some of the rows whose holds have all ended; `true` where there may be more. */
  dropEnded(): boolean;
  /** Some of the rows from a number on, and whether more may follow. */
  piece(from: number): { readonly read: readonly JournalRow[]; readonly isMore: boolean };
}

// How many rows are read at once. Everybody waits for them: a millisecond or two where they are full.
const ROWS_AT_ONCE = 8;
const DROPPED_AT_ONCE = 500;

/** Prepares the statements: `journal` is the ledger and keeps all rows, `passing` is for holds without credits. */
export function createJournal(database: Database, table: "journal" | "passing"): Journal {
  const sql = {
    write: database.prepare(`INSERT INTO ${table} (seq, pending_since, lines) VALUES (?, ?, ?)`),
    last: database.prepare(`SELECT pending_since FROM ${table} ORDER BY seq DESC LIMIT 1`),
    from: database.prepare(`SELECT seq, lines FROM ${table} WHERE seq >= ? ORDER BY seq LIMIT ?`),
    drop: database.prepare(
      `DELETE FROM ${table} WHERE seq IN (SELECT seq FROM ${table} WHERE seq < ? ORDER BY seq LIMIT ?)`,
    ),
  };
  let lines: Line[] = [];

  function pendingSince(): number {
    const row = sql.last.get() as { readonly pending_since: number } | undefined;
    return row?.pending_since ?? 1;
  }

  return {
    post(line) {
      lines.push(line);
    },
    write(seq, pendingSince) {
      if (lines.length === 0) return false;
      writeRow(sql.write, seq, pendingSince, JSON.stringify(lines));
      lines = [];
      return true;
    },
    discard() {
      lines = [];
    },
    pendingSince,
    // The last row stays, and with it the number that the next one follows: no row is pending since a later one.
    dropEnded: () => Number(sql.drop.run(pendingSince(), DROPPED_AT_ONCE).changes) === DROPPED_AT_ONCE,
    piece(from) {
      const rows = sql.from.all(from, ROWS_AT_ONCE) as { readonly seq: number; readonly lines: string }[];
      // `as`: written by `write`.
      const read = rows.map(({ seq, lines: text }) => ({ seq, lines: JSON.parse(text) as Line[], text }));
      return { read, isMore: rows.length === ROWS_AT_ONCE };
    },
  };
}
