// Journal: what was done to credits and holds. The lines of a transaction share a row: a row a line costs several times as much.
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
  /** What else is known of a hold: see `holds.ts`. */
  ...more: (string | number | null)[],
];

/** A transaction's lines. */
export interface JournalRow {
  readonly seq: number;
  readonly lines: readonly Line[];
}

/** The journal of a file. */
export interface Journal {
  /** Gathers a line for this transaction's row. */
  post(line: Line): void;
  /** Writes the gathered lines as a row, with the number of the first one whose holds have not all ended; `false` where there are none. */
  write(seq: number, pendingSince: number): boolean;
  /** Forgets what was gathered. */
  forget(): void;
  /** The row from which on there may be holds that have not ended. */
  pendingSince(): number;
  /** Some of the rows from a number on, and whether there may be more behind them. */
  piece(from: number): { readonly read: readonly JournalRow[]; readonly isMore: boolean };
}

// So many are read in one piece, for which everybody waits: some milliseconds where they are full.
const ROWS_AT_ONCE = 20;

/** Prepares the statements. */
export function createJournal(database: Database): Journal {
  const sql = {
    write: database.prepare("INSERT INTO journal (seq, pending_since, lines) VALUES (?, ?, ?)"),
    last: database.prepare("SELECT pending_since FROM journal ORDER BY seq DESC LIMIT 1"),
    from: database.prepare("SELECT seq, lines FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?"),
  };
  let gathered: Line[] = [];

  return {
    post(line) {
      gathered.push(line);
    },
    write(seq, pendingSince) {
      if (gathered.length === 0) return false;
      sql.write.run(seq, pendingSince, JSON.stringify(gathered));
      gathered = [];
      return true;
    },
    forget() {
      gathered = [];
    },
    pendingSince() {
      const row = sql.last.get() as { readonly pending_since: number } | undefined;
      return row?.pending_since ?? 1;
    },
    piece(from) {
      const rows = sql.from.all(from, ROWS_AT_ONCE) as { readonly seq: number; readonly lines: string }[];
      // `as`: written by `write`.
      const read = rows.map(({ seq, lines }) => ({ seq, lines: JSON.parse(lines) as Line[] }));
      return { read, isMore: rows.length === ROWS_AT_ONCE };
    },
  };
}
