// Checkpoints: what proofs of the ledger have found, in the file. They are read beside the calls, and written between them.
import { setImmediate as turn } from "node:timers/promises";
import type { Checkpoint } from "@svckit/core";
import { changes, type Database } from "../file/database.js";
import type { GroupCommit } from "../file/group-commit.js";
import type { BalanceTexts } from "./ledger-balances.js";

/** Reads checkpoints on a connection. */
export interface CheckpointReader {
  /** All of them, the first one first. */
  all(): readonly Checkpoint[];
  newest(): Checkpoint | undefined;
  /** The texts that are kept with one. */
  texts(checkpoint: Checkpoint): Promise<readonly string[]>;
}

const COLUMNS = "number, at, position, entries, digest, balances, seal";

// Everybody waits while so many texts are written, and for the sync of the disk.
const PARTS_AT_ONCE = 8;

/** Prepares the statements that read. */
export function createCheckpointReader(reader: Database): CheckpointReader {
  const all = reader.prepare(`SELECT ${COLUMNS} FROM checkpoint ORDER BY number`);
  const newest = reader.prepare(`SELECT ${COLUMNS} FROM checkpoint ORDER BY number DESC LIMIT 1`);
  const texts = reader.prepare(
    "SELECT text FROM checkpoint_balance WHERE balances = ? AND part >= ? ORDER BY part LIMIT ?",
  );
  return {
    // `as`: the columns are those of a checkpoint.
    all: () => all.all() as unknown as readonly Checkpoint[],
    newest: () => newest.get() as unknown as Checkpoint | undefined,
    async texts({ balances }) {
      const found: string[] = [];
      for (;;) {
        const rows = texts.all(balances, found.length, PARTS_AT_ONCE) as { readonly text: string }[];
        for (const { text } of rows) found.push(text);
        if (rows.length < PARTS_AT_ONCE) return found;
        await turn();
      }
    },
  };
}

/** Writes checkpoints. Where another process keeps the lock, both reject. */
export interface CheckpointKeeper {
  /** Keeps a checkpoint with its texts; `false` where another one came first. */
  keep(checkpoint: Checkpoint, kept: BalanceTexts): Promise<boolean>;
  /** Drops the texts of all but the newest. */
  dropOthers(): Promise<void>;
}

/** Prepares the statements that write. */
export function createCheckpointKeeper(database: Database, group: GroupCommit): CheckpointKeeper {
  const sql = {
    part: database.prepare(
      "INSERT OR IGNORE INTO checkpoint_balance (balances, part, text) VALUES (?, ?, ?)",
    ),
    // Texts under the same digest are the same. Whoever came first may have dropped these.
    keep: database.prepare(`INSERT INTO checkpoint (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?
      WHERE (SELECT coalesce(max(number), 0) FROM checkpoint) = ? - 1
        AND (SELECT count(*) FROM checkpoint_balance WHERE balances = ?) = ?`),
    drop: database.prepare(`DELETE FROM checkpoint_balance WHERE rowid IN (
      SELECT rowid FROM checkpoint_balance
      WHERE balances <> (SELECT balances FROM checkpoint ORDER BY number DESC LIMIT 1) LIMIT ?)`),
  };

  return {
    async keep({ number, at, position, entries, digest, balances, seal }, { texts }) {
      for (let from = 0; from < texts.length; from += PARTS_AT_ONCE) {
        const piece = texts.slice(from, from + PARTS_AT_ONCE);
        await group.run(() => {
          for (const [index, text] of piece.entries()) sql.part.run(balances, from + index, text);
        });
      }
      const values = [number, at, position, entries, digest, balances, seal];
      return group.run(() => changes(sql.keep, ...values, number, balances, texts.length));
    },
    async dropOthers() {
      for (let isMore = true; isMore; ) {
        const dropped = await group.run(() => Number(sql.drop.run(PARTS_AT_ONCE).changes));
        isMore = dropped === PARTS_AT_ONCE;
      }
    },
  };
}
