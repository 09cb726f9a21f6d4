// The tables of extensions in memoryStore(): rows by key. What a transaction has changed is undone where it throws.
import { requireDone } from "../store/extension.js";
import type { MemoryDatabase, MemoryTable } from "../store/extension-database.js";

/** No tables. */
export function createMemoryDatabase(): MemoryDatabase {
  // Undoes the changes of the transaction that runs, the latest last.
  let undo: (() => void)[] | undefined;

  function write<T>(work: () => T): T {
    // A transaction within another is part of it.
    if (undo) return work();
    undo = [];
    try {
      return requireDone(work());
    } catch (error) {
      for (const back of undo.reverse()) back();
      throw error;
    } finally {
      undo = undefined;
    }
  }

  function table<Row>(): MemoryTable<Row> {
    const rows = new Map<string, Row>();

    function remember(key: string): void {
      const before = rows.get(key);
      undo?.push(() => {
        if (before === undefined) rows.delete(key);
        else rows.set(key, before);
      });
    }

    return {
      get: (key) => rows.get(key),
      set(key, row) {
        remember(key);
        rows.set(key, row);
      },
      delete(key) {
        remember(key);
        rows.delete(key);
      },
      rows: () => rows.values(),
    };
  }

  return { table, write };
}
