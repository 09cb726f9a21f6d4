// What memoryStore() drops by its age. A hold that has ended is not kept in memory.
import { utcDay } from "../platform/clock.js";
import type { PruneStore, Pruning } from "../store/pruning.js";
import type { Receipt } from "../store/receipt.js";

/** Rows by their names, as far as they are used here. */
interface Rows<Row> {
  entries(): Iterable<[string, Row]>;
  delete(name: string): unknown;
}

const DROPPED_AT_ONCE = 1_000;

/** The verbs over the receipts and the sums of a store. */
export function createMemoryPruning(
  receipts: Rows<{ readonly keptAt: number; readonly receipt: Receipt }>,
  counts: Rows<{ readonly day: string }>,
): PruneStore {
  /** What goes, by its name. */
  function prunable({ kind, before }: Pruning): readonly (readonly [name: string, row: unknown])[] {
    const day = utcDay(before);
    if (kind === "receipts") return [...receipts.entries()].filter(([, { keptAt }]) => keptAt < before);
    return kind === "usage" ? [...counts.entries()].filter(([, counted]) => counted.day < day) : [];
  }

  return {
    prune(pruning) {
      const rows = prunable(pruning).slice(0, DROPPED_AT_ONCE);
      for (const [name] of rows) (pruning.kind === "receipts" ? receipts : counts).delete(name);
      return { rows: rows.length, isMore: rows.length === DROPPED_AT_ONCE };
    },
    countPrunable(pruning) {
      const rows = prunable(pruning);
      const bytes = rows.reduce((sum, [, row]) => sum + JSON.stringify(row).length, 0);
      return { rows: rows.length, bytes, next: undefined };
    },
  };
}
