// Journal: what was done to credits and holds. All lines of a transaction share a row, since a row for each costs several times as much.
import type { Database } from "../file/database.js";

/** One line: `grant` adds credits to a wallet, `hold` begins a hold, `capture` and `void` end it. */
export type Line = readonly [
  verb: "grant" | "hold" | "capture" | "void",
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
  /** Some of the rows from a number on, and whether more may follow. */
  piece(from: number): { readonly read: readonly JournalRow[]; readonly isMore: boolean };
}

// How many rows are read at once. Everybody waits for them: some milliseconds where they are full.
const ROWS_AT_ONCE = 20;

/** Prepares the statements. */
export function createJournal(database: Database): Journal {
  const sql = {
    write: database.prepare("INSERT INTO journal (seq, pending_since, lines) VALUES (?, ?, ?)"),
    last: database.prepare("SELECT pending_since FROM journal ORDER BY seq DESC LIMIT 1"),
    from: database.prepare("SELECT seq, lines FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?"),
  };
  let lines: Line[] = [];

  return {
    post(line) {
      lines.push(line);
    },
    write(seq, pendingSince) {
      if (lines.length === 0) return false;
      sql.write.run(seq, pendingSince, JSON.stringify(lines));
      lines = [];
      return true;
    },
    discard() {
      lines = [];
    },
    pendingSince() {
      const row = sql.last.get() as { readonly pending_since: number } | undefined;
      return row?.pending_since ?? 1;
    },
    piece(from) {
      const rows = sql.from.all(from, ROWS_AT_ONCE) as { readonly seq: number; readonly lines: string }[];
      // `as`: written by `write`.
      const read = rows.map((row) => ({ seq: row.seq, lines: JSON.parse(row.lines) as Line[] }));
      return { read, isMore: rows.length === ROWS_AT_ONCE };
    },
  };
}
